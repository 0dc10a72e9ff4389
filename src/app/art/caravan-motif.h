/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings as data: a motif is a list of layers, each a path with a fill and a stroke,
   on 64 × 64 units. caravan-motif-data.c holds those that all games share, each game its
   own (CaravanArt.motifs); caravan-draw.c puts them together. */
#pragma once

#include "caravan-draw.h"

/* What a layer is painted with: nothing, a colour of its own, one of the palette, or
   what the drawing is given. */
typedef guint32 CaravanInk;
#define CARAVAN_INK_NONE      0x00000000u
#define CARAVAN_INK_RGB(rgb)  (0x01000000u | (rgb))
#define CARAVAN_INK_OF(color) (0x02000000u | (guint32) (color))
#define CARAVAN_INK(NAME)     CARAVAN_INK_OF (CARAVAN_COLOR_##NAME)
#define CARAVAN_INK_PLAYER    0x03000000u /* the piece's own colour */
#define CARAVAN_INK_RIM       0x04000000u /* its rim; a rim of ink is thinner */
#define CARAVAN_INK_GIVEN     0x05000000u /* CaravanPen.given */
#define CARAVAN_INK_KIND_MASK 0xFF000000u

/* A rim of ink looks as strong as one of paper at this part of its width. */
#define CARAVAN_INK_RIM_PART 0.68

/* path: absolute M, L, C and Z as in SVG, and two more: O cx cy rx ry is an ellipse, R
   x y width height radius a rectangle with round corners. NULL ends a list. */
typedef struct
{
  const char *path;
  CaravanInk fill;
  CaravanInk stroke;
  float width;
  float alpha; /* 0 counts as 1 */
} CaravanMotifLayer;

typedef struct
{
  const char *name;
  const CaravanMotifLayer *layers;
} CaravanMotif;

/* What is not in the data: the look, the player, the colour of INK_GIVEN. */
typedef struct
{
  CaravanLook look;
  int color; /* CvColor, or -1 */
  CaravanInk given;
} CaravanPen;

/* name NULL ends the list. */
extern const CaravanMotif caravan_motifs[];
const CaravanMotif *caravan_motif_find (const char *name);
const CaravanMotif *caravan_motif_find_in (const CaravanMotif *list, const char *name);

/* Adds the path to cairo's; FALSE, with the readable part added, when it can't be
   read. */
gboolean caravan_motif_trace (cairo_t *cr, const char *path);

void caravan_motif_draw_layers (cairo_t *cr,
                                const CaravanMotifLayer *layers,
                                const CaravanPen *pen);
void caravan_motif_draw (cairo_t *cr, const char *name, const CaravanPen *pen);

/* One on a square. */
void caravan_motif_draw_on (cairo_t *cr,
                            CaravanLook look,
                            const CaravanMotif *motif,
                            double x,
                            double y,
                            double side);
