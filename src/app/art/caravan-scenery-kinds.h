/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Grounds and pieces by their ids: which colours and drawings they have. Private to
   the scenery. */
#pragma once

#include "caravan-scenery.h"

typedef enum
{
  CARAVAN_GROUND_LAND,
  CARAVAN_GROUND_OUTSIDE,
  CARAVAN_GROUND_BORDER, /* land along an oasis border */
  CARAVAN_GROUND_PATH,
  CARAVAN_GROUND_BONUS
} CaravanGroundKind;

typedef struct
{
  const char *id;
  CaravanGroundKind kind;
  const char *drawing; /* of a bonus space */
} CaravanGroundStyle;

typedef struct
{
  const char *id;
  const char *drawing;
  gboolean is_tile; /* neighbours grow together; else it stands by itself */
  CaravanColor fill, line;
} CaravanPieceStyle;

const CaravanGroundStyle *caravan_ground_style (const CvGame *game, char glyph);

/* NULL where no piece stands. */
const CaravanPieceStyle *caravan_piece_style (const CvGame *game, int piece);

static inline CaravanGroundKind
caravan_spot_ground (const CaravanSpots *spots, int index)
{
  return caravan_ground_style (spots->table->game, spots->spots[index].look.ground)
      ->kind;
}

static inline const CaravanPieceStyle *
caravan_spot_piece (const CaravanSpots *spots, int index)
{
  return caravan_piece_style (spots->table->game, spots->spots[index].look.piece);
}

/* A few cells have a dune or a print: which ones depends on the cell alone, so that
   they stay where they are when the board is turned. */
static inline guint
caravan_scatter (int bit)
{
  return ((guint) bit * 2654435761u) >> 13;
}
