/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis: a position with one piece less or one more, as if it had always been so. */
#include "oasis-internal.h"

#include <assert.h>

/* What the tile covered is seen again. */
static void
lift_tile (const CvTable *table, OasisState *oasis, int kind, int bit)
{
  const CvSet *set = table->board.set;

  cv_set_remove (&oasis->laid[kind], bit);
  cv_set_remove (&oasis->lands[kind], bit);
  oasis->tiles_left[kind]++;
  if (cv_set_has (&set[OASIS_SET_LAND], bit))
    cv_set_add (&oasis->empty, bit);
  for (int printed = 0; printed < OASIS_KINDS; printed++)
    if (cv_set_has (&set[OASIS_SET_PRINTED + printed], bit))
      cv_set_add (&oasis->lands[printed], bit);
}

static bool
lay_tile (OasisState *oasis, int kind, int bit)
{
  if (oasis->tiles_left[kind] == 0 || !cv_set_has (&oasis->empty, bit))
    return false;
  oasis->tiles_left[kind]--;
  cv_set_add (&oasis->laid[kind], bit);
  cv_set_add (&oasis->lands[kind], bit);
  cv_set_remove (&oasis->empty, bit);
  return true;
}

static bool
lay_camel (const CvTable *table, OasisState *oasis, int seat, int bit)
{
  if (!cv_set_has (&table->board.set[OASIS_SET_PATH], bit) ||
      oasis_camels_in_hand (table, oasis, seat) <= 0)
    return false;
  cv_set_add (&oasis->camels[seat], bit);
  return true;
}

static bool
lift_marker (OasisState *oasis, int seat, int bit)
{
  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    if (oasis->marker[seat][slot] == bit)
      {
        oasis->marker[seat][slot] = -1;
        return true;
      }
  return false;
}

/* On a tile of an area that is nobody's. */
static bool
put_marker (OasisState *oasis, const CvLook *now, int seat, int bit)
{
  int slot = oasis_slot_in_hand (oasis, seat);

  if (slot < 0 || now->piece >= OASIS_KINDS || now->owner != CV_NO_PLAYER)
    return false;
  oasis->marker[seat][slot] = (int16_t) bit;
  oasis->area_kind[seat][slot] = (uint8_t) now->piece;
  return true;
}

static bool
alter (const CvTable *table,
       OasisState *oasis,
       int bit,
       const CvLook *now,
       const CvLook *look)
{
  if (now->piece == look->piece)
    return look->marker ? put_marker (oasis, now, look->owner, bit)
                        : lift_marker (oasis, now->owner, bit);
  if (now->piece >= 0 && (look->piece >= 0 || now->marker))
    return false;
  if (now->piece == OASIS_PIECE_CAMEL)
    cv_set_remove (&oasis->camels[now->owner], bit);
  else if (now->piece >= 0)
    lift_tile (table, oasis, now->piece, bit);
  else if (look->piece == OASIS_PIECE_CAMEL)
    return lay_camel (table, oasis, look->owner, bit);
  else
    return lay_tile (oasis, look->piece, bit);
  return true;
}

bool
oasis_alter (const CvTable *table, CvState *state, int bit, const CvLook *look)
{
  assert (table != NULL && state != NULL && look != NULL);

  CvLook now = cv_oasis.look (table, state, bit);

  if (!alter (table, &state->oasis, bit, &now, look))
    return false;
  oasis_recompute_areas (table, &state->oasis);
  return true;
}
