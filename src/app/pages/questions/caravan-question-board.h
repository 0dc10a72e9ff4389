/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position that a question is about, on the board or the game's own surface. Spaces
   are marked there where they are asked for; after the answer it shows which were right,
   and says what the engine holds of each. */
#pragma once

#include <adwaita.h>

#include "caravan-quiz.h"

#define CARAVAN_TYPE_QUESTION_BOARD (caravan_question_board_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuestionBoard, caravan_question_board, CARAVAN, QUESTION_BOARD, AdwBin)

/* Signal "done" (): Enter on a space. */
GtkWidget *caravan_question_board_new (CaravanQuiz *quiz);

/* Takes the focus without pointing at a space. */
void caravan_question_board_rest (CaravanQuestionBoard *self);
