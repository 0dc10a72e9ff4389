/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a board is drawn: frame, grounds and printed spaces, areas as one figure each,
   pieces. It knows no game, only the styles of its art. */
#pragma once

#include "caravan-sprites.h"

/* A cell as it lies on the screen. */
typedef struct
{
  CvLook look;
  int bit;
  int size; /* the label of the figure that stands here, or 0 */
} CaravanSpot;

/* The cells, row by row as they lie on the screen. */
struct CaravanSpots
{
  const CaravanArt *art;
  const CvTable *table;
  int columns, rows;
  CaravanSpot *spots;
  const char *const *ticked; /* plates at the edges that were named, or NULL */
};

/* The layers from below, with the upper left cell at (0, 0). with_outside also shows
   the cells outside, for whoever paints a board. */
GskRenderNode *caravan_scenery_ground (const CaravanSpots *spots,
                                       CaravanSprites *sprites,
                                       gboolean with_outside);
GskRenderNode *caravan_scenery_areas (const CaravanSpots *spots,
                                      CaravanSprites *sprites);
GskRenderNode *caravan_scenery_pieces (const CaravanSpots *spots,
                                       CaravanSprites *sprites);

/* A set of cells lit as figures, the rest of the board half faded. lit has a byte a
   spot. */
GskRenderNode *caravan_scenery_choice (const CaravanSpots *spots,
                                       CaravanSprites *sprites,
                                       const guint8 *lit);

/* What the cards of a step name, as figures with an outline; the rest of the board lies
   under a veil, but for cells that are lit. Both have a byte a spot. */
GskRenderNode *caravan_scenery_named (const CaravanSpots *spots,
                                      CaravanSprites *sprites,
                                      const guint8 *named,
                                      const guint8 *lit);

/* Flat colours in pixels of this size, and dots: not a control. */
void caravan_scenery_draw_small (const CaravanSpots *spots,
                                 CaravanLook look,
                                 cairo_t *cr,
                                 double cell);
