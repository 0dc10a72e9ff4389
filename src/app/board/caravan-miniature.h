/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a board with its position: flat colours and dots, no control. It
   is decoration to the screen reader; what stands beside it says which game it is. */
#pragma once

#include <gtk/gtk.h>

#include "cv-game.h"

#define CARAVAN_TYPE_MINIATURE (caravan_miniature_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanMiniature, caravan_miniature, CARAVAN, MINIATURE, GtkWidget)

/* width and height in pixels: the board is fitted into them. */
GtkWidget *caravan_miniature_new (int width, int height);

/* Both are copied; state NULL shows the empty board, table NULL nothing. */
void caravan_miniature_show (CaravanMiniature *self,
                             const CvTable *table,
                             const CvState *state);
