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
  const CaravanLayer *layer;
  int seat; /* CV_NO_PLAYER where the layer belongs to nobody */
  guint8 arg, key;
} CaravanSlot;

typedef struct _CaravanPosition CaravanPosition;

/* The table is copied. NULL when positions of the game can't be painted yet. */
CaravanPosition *caravan_position_new (const CvTable *table);
void caravan_position_free (CaravanPosition *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanPosition, caravan_position_free)

const CvTable *caravan_position_get_table (const CaravanPosition *self);
const CaravanPainting *caravan_position_get_painting (const CaravanPosition *self);
const CaravanSlot *caravan_position_get_slot (const CaravanPosition *self, int slot);

/* The slot of a layer (by number) and a player (any where the layer has none). */
int caravan_position_find_slot (const CaravanPosition *self, int layer, int seat);

/* The state that the position makes. */
const CvState *caravan_position_get_state (const CaravanPosition *self);
gboolean caravan_position_is_empty (const CaravanPosition *self);

/* What is painted until the next call is one step of undo. */
void caravan_position_begin_stroke (CaravanPosition *self);

/* Puts a piece on a cell, in the place of what lay there. True when something changed.
   Else the verdict is legal when it lay there already, or says why it can't; then the
   cells that decide are in ret_lit. */
gboolean caravan_position_paint (CaravanPosition *self,
                                 int slot,
                                 CvCell cell,
                                 CvVerdict *ret_verdict,
                                 CvSet *ret_lit);

/* The same, but nothing changes. True when the piece may lie there. */
gboolean caravan_position_try (const CaravanPosition *self,
                               int slot,
                               CvCell cell,
                               CvVerdict *ret_verdict,
                               CvSet *ret_lit);

/* Takes everything off a cell. */
gboolean caravan_position_erase (CaravanPosition *self, CvCell cell);

/* A player's rank, from 1; 0 is unknown. */
int caravan_position_get_rank (const CaravanPosition *self, int seat);
gboolean caravan_position_set_rank (CaravanPosition *self, int seat, int rank);

gboolean caravan_position_can_undo (const CaravanPosition *self);
gboolean caravan_position_can_redo (const CaravanPosition *self);
gboolean caravan_position_undo (CaravanPosition *self);
gboolean caravan_position_redo (CaravanPosition *self);

/* The verdict on the whole, ranks included. */
void caravan_position_judge (const CaravanPosition *self, CvVerdict *ret_verdict);

/* The event that records it. A new reference. */
json_t *caravan_position_write (const CaravanPosition *self);
