/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of any game with what stands on it, drawn as large as there is room. It is
   no control: a game that has a table in the window has a CaravanBoard. */
#pragma once

#include <gtk/gtk.h>

#include "cv-game.h"

#define CARAVAN_TYPE_BOARD_DRAWING (caravan_board_drawing_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBoardDrawing, caravan_board_drawing, CARAVAN, BOARD_DRAWING, GtkWidget)

GtkWidget *caravan_board_drawing_new (void);

/* All are copied; last are the cells of the last step, which are ringed. */
void caravan_board_drawing_show (CaravanBoardDrawing *self,
                                 const CvTable *table,
                                 const CvState *state,
                                 const CvSet *last);
