/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brushes to choose one from, each with a picture and what it paints. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-paint.h"

#define CARAVAN_TYPE_BRUSHES (caravan_brushes_get_type ())
G_DECLARE_FINAL_TYPE (CaravanBrushes, caravan_brushes, CARAVAN, BRUSHES, GtkWidget)

/* Signal "chosen" (): another brush is chosen. Whoever has them says what they are
   together, by their accessible label. As many stand beside each other as there is room
   for: for their words, or for their pictures alone. */
void caravan_brushes_set_narrow (CaravanBrushes *self);

/* picture_only: the term is only spoken, and shown when pointed at. */
void caravan_brushes_add (CaravanBrushes *self,
                          const CaravanPaintBrush *brush,
                          gboolean picture_only);

int caravan_brushes_get_chosen (CaravanBrushes *self);
void caravan_brushes_choose (CaravanBrushes *self, int index);

/* A second line, such as how many are left; NULL for none. */
void caravan_brushes_set_detail (CaravanBrushes *self, int index, const char *text);

/* The colour of a brush's picture, where a player has one. */
void caravan_brushes_set_color (CaravanBrushes *self, int index, int color);
GtkWidget *caravan_brushes_get_button (CaravanBrushes *self, int index);
