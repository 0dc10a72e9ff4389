/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the spots of a board. For the scenery, and for what games add to it. */
#pragma once

#include "caravan-scenery.h"

static inline const CaravanGroundStyle *
caravan_spot_style (const CaravanSpots *spots, int index)
{
  return caravan_art_ground (spots->art, spots->table->game,
                             spots->spots[index].look.ground);
}

static inline CaravanGroundKind
caravan_spot_ground (const CaravanSpots *spots, int index)
{
  return caravan_spot_style (spots, index)->kind;
}

static inline const CaravanPieceStyle *
caravan_spot_piece (const CaravanSpots *spots, int index)
{
  return caravan_art_piece (spots->art, spots->table->game,
                            spots->spots[index].look.piece);
}

/* What is scattered lies on a few cells: which ones depends on the cell alone, so that it
   stays where it is when the board is turned. */
static inline void
caravan_spot_append_scatter (const CaravanSpots *spots,
                             int index,
                             CaravanSprites *sprites,
                             GtkSnapshot *snapshot)
{
  const CaravanGroundStyle *style = caravan_spot_style (spots, index);
  guint chance = ((guint) spots->spots[index].bit * 2654435761u) >> 13;
  int cell = caravan_sprites_cell (sprites);

  if (style->scatter != NULL && chance % 5 < style->n_of_five)
    caravan_sprites_append_drawing (sprites, snapshot, index % spots->columns * cell,
                                    index / spots->columns * cell, style->scatter,
                                    (int) (chance / 5 % 2));
}
