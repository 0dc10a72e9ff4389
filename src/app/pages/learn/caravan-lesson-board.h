/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of a lesson: live, as at a table, but it tells nothing before it is asked:
   what is legal is for the learner to find. It follows the lesson from task to task. */
#pragma once

#include <adwaita.h>

#include "caravan-board.h"
#include "caravan-lesson.h"

#define CARAVAN_TYPE_LESSON_BOARD (caravan_lesson_board_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanLessonBoard, caravan_lesson_board, CARAVAN, LESSON_BOARD, AdwBin)

/* is_asked: whether answers are given on it; else it is only looked at. */
GtkWidget *caravan_lesson_board_new (CaravanLesson *lesson, gboolean is_asked);

/* Whoever looks at the board hears this too: what the space that was answered says. */
void caravan_lesson_board_describe (CaravanLessonBoard *self, const char *text);

/* Takes the focus without pointing at a space. */
void caravan_lesson_board_rest (CaravanLessonBoard *self);

/* The board of cells, or NULL where the game is played on something else. */
CaravanBoardView *caravan_lesson_board_get_view (CaravanLessonBoard *self);
