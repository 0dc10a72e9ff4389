/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position that is being painted: what lies where on a board. A piece that would make
   the position impossible is not taken, and the engine says why; so the board always
   shows something that can be. Only the players' ranks may be half filled in and their
   numbers be wrong together, which the verdict on the whole then says. The brushes are
   the layers of the game's painting. */
#pragma once

#include "caravan-match.h"
#include "caravan-paint.h"

#define CARAVAN_TYPE_PAINT_POSITION (caravan_paint_position_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPaintPosition, caravan_paint_position, CARAVAN, PAINT_POSITION, CaravanPaint)

/* The table is copied. NULL when positions of the game can't be painted yet. */
CaravanPaint *caravan_paint_position_new (const CvTable *table);

/* The same with a position of that table (cv_position) lying there already; that is where
   undo ends. */
CaravanPaint *caravan_paint_position_new_at (const CvTable *table,
                                             const CvMove *position);

/* For a game that began before the record did: finished, the position becomes the first
   event of the match, which has none yet, unless nothing is painted. A reference to the
   match is taken. */
CaravanPaint *caravan_paint_position_new_for (CaravanMatch *match);

/* The match it is for, or NULL. */
CaravanMatch *caravan_paint_position_get_match (CaravanPaintPosition *self);

gboolean caravan_paint_position_is_empty (CaravanPaintPosition *self);

/* The event that records it. A new reference. */
json_t *caravan_paint_position_write (CaravanPaintPosition *self);
