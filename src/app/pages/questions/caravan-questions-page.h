/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about the rules, made and marked by the engine: ten of a game, a theme and a
   level, or five easy ones before a game; then how it went, by rule. Nothing is counted
   on, nothing is timed. */
#pragma once

#include "caravan-page.h"
#include "caravan-quiz.h"

#define CARAVAN_TYPE_QUESTIONS_PAGE (caravan_questions_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuestionsPage, caravan_questions_page, CARAVAN, QUESTIONS_PAGE, CaravanPage)

/* game NULL: the first one with questions. */
GtkWidget *caravan_questions_page_new (const CvGame *game);

/* Questions begin at once: those of the plan. For tests the seed is theirs; else it is
   taken at random. */
void caravan_questions_page_begin (CaravanQuestionsPage *self,
                                   const CaravanQuizPlan *plan,
                                   guint64 seed);

/* Those that are asked now, or were at last; NULL before the first. */
CaravanQuiz *caravan_questions_page_get_quiz (CaravanQuestionsPage *self);
