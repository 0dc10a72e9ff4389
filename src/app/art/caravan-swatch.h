/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pieces of a chart and the lines of a score look like: a ground with a
   pattern of its own, and in a square the motif. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-motif.h"

/* A ground and its pattern. NULL wherever one is asked for: plain accent. */
typedef struct
{
  CaravanInk ground, fg;
  void (*mark) (cairo_t *cr);     /* adds one round the origin, in a cell of 1 × 1 */
  gboolean is_filled;             /* or a line */
  double step;                    /* from mark to mark, in em */
  const CaravanMotifLayer *motif; /* in a square; NULL: the pattern alone */
} CaravanSwatch;

typedef struct
{
  cairo_t *cr;
  CaravanLook look;
  double em; /* the size of the text beside it; patterns and lines grow with it */
} CaravanSwatchPen;

/* Ground, pattern, outline. */
void caravan_swatch_fill (const CaravanSwatchPen *pen,
                          const CaravanSwatch *part,
                          double x,
                          double y,
                          double width,
                          double height);

/* Colours for a number on it. */
GdkRGBA caravan_swatch_ground (CaravanLook look, const CaravanSwatch *part);
const GdkRGBA *caravan_swatch_ink (CaravanLook look, const CaravanSwatch *part);

/* A square with the motif, where there is one. */
void caravan_swatch_draw_at (const CaravanSwatchPen *pen,
                             const CaravanSwatch *part,
                             double x,
                             double y,
                             double side);

/* The same in the 64 units of all drawings. */
void caravan_swatch_draw (cairo_t *cr, CaravanLook look, const CaravanSwatch *part);
