/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pieces of a chart and the lines of a score look like: a ground with a
   pattern of its own, and in a square the motif. A picture is named as in
   CvGame.categories. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-draw.h"

typedef struct
{
  cairo_t *cr;
  CaravanLook look;
  double em; /* the size of the text beside it; patterns and lines grow with it */
} CaravanSwatchPen;

/* Ground, pattern, outline. */
void caravan_swatch_fill (const CaravanSwatchPen *pen,
                          const char *picture,
                          double x,
                          double y,
                          double width,
                          double height);

/* Colours for a number on it. */
GdkRGBA caravan_swatch_ground (CaravanLook look, const char *picture);
const GdkRGBA *caravan_swatch_ink (CaravanLook look, const char *picture);

/* A square with the motif, where there is one. */
void caravan_swatch_draw_at (
    const CaravanSwatchPen *pen, const char *picture, double x, double y, double side);

/* The same in the 64 units of all drawings. */
void caravan_swatch_draw (cairo_t *cr, CaravanLook look, const char *picture);
