/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the printed page share: caravan-score-paper.c lays the page out,
   -grid.c has the lines, -lower.c what lies under it.

   Every part is one function that draws or only measures: so what was measured is what
   is drawn. It begins at y and returns its height. */
#pragma once

#include "caravan-draw.h"
#include "caravan-score-paper.h"

typedef struct
{
  CaravanSheet *sheet;
  cairo_t *cr;
  gboolean draws; /* or only measures */
  double scale;   /* of everything but the code */
} CaravanPaper;

/* Paper is light whatever the window looks like. */
#define CARAVAN_PAPER_LOOK CARAVAN_LOOK_LIGHT

/* Points of a size that follows the scale. */
static inline double
caravan_paper_size (const CaravanPaper *paper, double size)
{
  return size * paper->scale;
}

/* The same paper, when only the height is asked for. */
static inline CaravanPaper
caravan_paper_measuring (const CaravanPaper *paper)
{
  CaravanPaper measuring = *paper;

  measuring.draws = FALSE;
  return measuring;
}

/* size follows the scale. */
typedef struct
{
  double size;
  CaravanColor color;
  PangoAlignment align;
} CaravanPaperFont;

/* Plain text, heavy or not, in a column at x; returns its height. */
double caravan_paper_plain (const CaravanPaper *paper,
                            CaravanPaperFont font,
                            gboolean heavy,
                            const char *text,
                            double x,
                            double y,
                            double width);

/* The sign of a player on this square. */
void caravan_paper_badge (
    const CaravanPaper *paper, int seat, double x, double y, double side);

/* A line across, in points. */
void caravan_paper_rule (const CaravanPaper *paper,
                         CaravanColor color,
                         double x,
                         double y,
                         double width,
                         double weight);

double caravan_paper_grid (const CaravanPaper *paper, double x, double y, double width);

/* Takes as much of the height as it can use; _least is what it needs. */
double caravan_paper_lower (
    const CaravanPaper *paper, double x, double y, double width, double height);
double caravan_paper_lower_least (const CaravanPaper *paper, double width);
