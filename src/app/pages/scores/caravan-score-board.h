/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of the board, drawn like the board itself, as large as there is room: some
   cells lit, the rest dimmed by half. It is no control. What it shows is said in words
   by its label, for the screen reader. */
#pragma once

#include <gtk/gtk.h>

#include "cv-game.h"

#define CARAVAN_TYPE_SCORE_BOARD (caravan_score_board_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanScoreBoard, caravan_score_board, CARAVAN, SCORE_BOARD, GtkWidget)

GtkWidget *caravan_score_board_new (void);

/* Both are copied. Only for games that have a table, with a board. */
void caravan_score_board_show (CaravanScoreBoard *self,
                               const CvTable *table,
                               const CvState *state);

/* No cell: nothing is lit and nothing is dimmed. */
void caravan_score_board_light (CaravanScoreBoard *self, const CvSet *cells);
const CvSet *caravan_score_board_get_lit (CaravanScoreBoard *self);
