/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is put on paper, in points. Every part is one function that draws or only
   measures: so what was measured is what is drawn. It begins at y and returns its
   height. */
#pragma once

#include "caravan-draw.h"

typedef struct
{
  cairo_t *cr;
  gboolean draws; /* or only measures */
  double scale;   /* of sizes that follow it */
  double leading; /* lines of a text are so many times as high as the font has them; 0:
                     once */
} CaravanPaper;

/* Paper is light whatever the window looks like. */
#define CARAVAN_PAPER_LOOK CARAVAN_LOOK_LIGHT

/* Points of a size that follows the scale. */
static inline double
caravan_paper_size (const CaravanPaper *paper, double size)
{
  return size * paper->scale;
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

/* The same for marked up text. */
double caravan_paper_markup (const CaravanPaper *paper,
                             CaravanPaperFont font,
                             const char *markup,
                             double x,
                             double y,
                             double width);

/* As wide as plain text is in one line. */
double caravan_paper_width (const CaravanPaper *paper,
                            CaravanPaperFont font,
                            gboolean heavy,
                            const char *text);

/* A line across, in points. */
void caravan_paper_rule (const CaravanPaper *paper,
                         CaravanColor color,
                         double x,
                         double y,
                         double width,
                         double weight);

/* The double line round a page or a card, in points. */
void caravan_paper_frame (
    const CaravanPaper *paper, double x, double y, double width, double height);

/* The largest step at which something fits, found by halves: more than this one, which
   is taken for granted, and no more than most. */
int caravan_paper_find_step (gboolean (*fits) (gconstpointer data, int step),
                             gconstpointer data,
                             int granted,
                             int most);
