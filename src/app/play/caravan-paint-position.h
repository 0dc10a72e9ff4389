/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position that is being painted: what lies where on a board, and every step of the
   painting to go back to. A piece that would make the position impossible is not taken,
   and the engine says why; so the board always shows something that can be. Only the
   players' ranks may be half filled in, which the verdict on the whole then says. */
#pragma once

#include "caravan-painting.h"
#include "rec-event.h"

/* A layer or, where the players are its keys, that of one player. */
typedef struct
{
  const CaravanPaintLayer *layer;
  int seat; /* CV_NO_PLAYER where the layer belongs to nobody */
  guint8 arg, key;
} CaravanSlot;

typedef struct _CaravanPaintPosition CaravanPaintPosition;

/* The table is copied. NULL when positions of the game can't be painted yet. */
CaravanPaintPosition *caravan_paint_position_new (const CvTable *table);
void caravan_paint_position_free (CaravanPaintPosition *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanPaintPosition, caravan_paint_position_free)

const CvTable *caravan_paint_position_get_table (const CaravanPaintPosition *self);
const CaravanPainting *
caravan_paint_position_get_painting (const CaravanPaintPosition *self);
const CaravanSlot *caravan_paint_position_get_slot (const CaravanPaintPosition *self,
                                                    int slot);

/* The slot of a layer (by number) and a player (any where the layer has none). */
int caravan_paint_position_find_slot (const CaravanPaintPosition *self,
                                      int layer,
                                      int seat);

/* The state that the position makes. */
const CvState *caravan_paint_position_get_state (const CaravanPaintPosition *self);
gboolean caravan_paint_position_is_empty (const CaravanPaintPosition *self);

/* What is painted until the next call is one step of undo. */
void caravan_paint_position_begin_stroke (CaravanPaintPosition *self);

/* Puts a piece on a cell, in the place of what lay there. True when something changed.
   Else the verdict is legal when it lay there already, or says why it can't; then the
   cells that decide are in ret_lit. */
gboolean caravan_paint_position_paint (CaravanPaintPosition *self,
                                       int slot,
                                       CvCell cell,
                                       CvVerdict *ret_verdict,
                                       CvSet *ret_lit);

/* The same, but nothing changes. True when the piece may lie there. */
gboolean caravan_paint_position_try (const CaravanPaintPosition *self,
                                     int slot,
                                     CvCell cell,
                                     CvVerdict *ret_verdict,
                                     CvSet *ret_lit);

/* Takes everything off a cell. */
gboolean caravan_paint_position_erase (CaravanPaintPosition *self, CvCell cell);

/* A player's rank, from 1; 0 is unknown. */
int caravan_paint_position_get_rank (const CaravanPaintPosition *self, int seat);
gboolean
caravan_paint_position_set_rank (CaravanPaintPosition *self, int seat, int rank);

gboolean caravan_paint_position_can_undo (const CaravanPaintPosition *self);
gboolean caravan_paint_position_can_redo (const CaravanPaintPosition *self);
gboolean caravan_paint_position_undo (CaravanPaintPosition *self);
gboolean caravan_paint_position_redo (CaravanPaintPosition *self);

/* The verdict on the whole, ranks included. */
void caravan_paint_position_judge (const CaravanPaintPosition *self,
                                   CvVerdict *ret_verdict);

/* The event that records it. A new reference. */
json_t *caravan_paint_position_write (const CaravanPaintPosition *self);
