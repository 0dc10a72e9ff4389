/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Above the questions: which one it is, how those before were answered, and the choice of
   game, theme and level. */
#pragma once

#include <adwaita.h>

#include "caravan-quiz.h"

#define CARAVAN_TYPE_QUESTIONS_HEAD (caravan_questions_head_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuestionsHead, caravan_questions_head, CARAVAN, QUESTIONS_HEAD, AdwBin)

/* Signal "chosen" (): another game, theme or level. */
GtkWidget *caravan_questions_head_new (void);

void caravan_questions_head_choose_game (CaravanQuestionsHead *self,
                                         const CvGame *game);

/* What is chosen; n stays. */
void caravan_questions_head_read (CaravanQuestionsHead *self,
                                  CaravanQuizPlan *ret_plan);

/* The questions it tells of; NULL: none are asked now. */
void caravan_questions_head_show (CaravanQuestionsHead *self, CaravanQuiz *quiz);

void caravan_questions_head_set_narrow (CaravanQuestionsHead *self, gboolean narrow);
