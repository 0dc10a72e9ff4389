/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question as a sentence, and the answers to choose from: buttons, each with the
   figure of the key that presses it. */
#pragma once

#include <adwaita.h>

#include "caravan-quiz.h"

#define CARAVAN_TYPE_QUESTION_ANSWERS (caravan_question_answers_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuestionAnswers, caravan_question_answers, CARAVAN, QUESTION_ANSWERS, AdwBin)

GtkWidget *caravan_question_answers_new (CaravanQuiz *quiz);

/* What the key of a figure does; from 0. */
void caravan_question_answers_choose (CaravanQuestionAnswers *self, int answer);

/* What Enter does: all spaces are marked, or the next question. */
void caravan_question_answers_go_on (CaravanQuestionAnswers *self);

/* Where the focus belongs: on the sentence, or on what comes next. */
void caravan_question_answers_take_focus (CaravanQuestionAnswers *self);
