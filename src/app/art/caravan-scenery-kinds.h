/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the spots of a board. Private to the scenery. */
#pragma once

#include "caravan-scenery.h"

static inline CaravanGroundKind
caravan_spot_ground (const CaravanSpots *spots, int index)
{
  return caravan_art_ground (spots->art, spots->table->game,
                             spots->spots[index].look.ground)
      ->kind;
}

static inline const CaravanPieceStyle *
caravan_spot_piece (const CaravanSpots *spots, int index)
{
  return caravan_art_piece (spots->art, spots->table->game,
                            spots->spots[index].look.piece);
}

/* A few cells have a dune or a print: which ones depends on the cell alone, so that
   they stay where they are when the board is turned. */
static inline guint
caravan_scatter (int bit)
{
  return ((guint) bit * 2654435761u) >> 13;
}
