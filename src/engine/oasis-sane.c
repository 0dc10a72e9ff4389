/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis: what must hold in every state that was reached by legal events. */
#include "oasis-internal.h"

#include <assert.h>
#include <string.h>

/* Invariants.
   1  Each kind has as many tiles laid and left as the box holds, each cell at most one;
      empty is the land that has none.
   2  Tiles lie on land (unless a house rule was recorded).
   3  Each player has at most 20 camels, no two share a cell, all stand on the path
      (unless a house rule was recorded).
   4  Every marker stands on a laid tile of its area's kind.
   5  The area of each marker is what a flood from it finds, owned and claimed are
      unions.
   6  No area has two markers (unless a house rule was recorded).
   7  Priority counters are 1 to the number of players, or none is known.
   8  No card is lost: stacks, offers, draw pile, discards and cards in use are 54 in
      all (guided turns without house rules). */

static bool
are_tiles_sane (const CvTable *table, const OasisState *oasis)
{
  const CvBoard *board = &table->board;
  CvSet all = { { 0 } };

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    {
      if (cv_set_count (&oasis->laid[kind], board->n_words) + oasis->tiles_left[kind] !=
              oasis_tiles_in_box[kind] ||
          cv_set_meets (&all, &oasis->laid[kind], board->n_words))
        return false;
      cv_set_unite (&all, &oasis->laid[kind], board->n_words);
    }
  CvSet empty = board->set[OASIS_SET_LAND];
  cv_set_subtract (&empty, &all, board->n_words);
  return memcmp (&empty, &oasis->empty, sizeof empty) == 0;
}

static bool
are_tiles_on_land (const CvTable *table, const OasisState *oasis)
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    {
      CvSet off = oasis->laid[kind];
      cv_set_subtract (&off, &table->board.set[OASIS_SET_LAND], table->board.n_words);
      if (!cv_set_is_empty (&off, table->board.n_words))
        return false;
    }
  return true;
}

static bool
are_camels_sane (const CvTable *table, const OasisState *oasis)
{
  int n = table->board.n_words;
  CvSet all = { { 0 } };

  for (int seat = 0; seat < table->n_players; seat++)
    {
      CvSet off = oasis->camels[seat];
      cv_set_subtract (&off, &table->board.set[OASIS_SET_PATH], n);
      if (oasis_camels_in_hand (table, oasis, seat) < 0 ||
          cv_set_meets (&all, &oasis->camels[seat], n) ||
          (!oasis->common.house && !cv_set_is_empty (&off, n)))
        return false;
      cv_set_unite (&all, &oasis->camels[seat], n);
    }
  return true;
}

static bool
are_markers_on_tiles (const CvTable *table, const OasisState *oasis)
{
  for (int seat = 0; seat < table->n_players; seat++)
    for (int slot = 0; slot < OASIS_MARKERS; slot++)
      if (oasis->marker[seat][slot] >= 0 &&
          !cv_set_has (&oasis->laid[oasis->area_kind[seat][slot]],
                       oasis->marker[seat][slot]))
        return false;
  return true;
}

static bool
are_areas_fresh (const CvTable *table, const OasisState *oasis)
{
  OasisState anew = *oasis;
  oasis_recompute_areas (table, &anew);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      for (int slot = 0; slot < OASIS_MARKERS; slot++)
        if (oasis->marker[seat][slot] >= 0 &&
            memcmp (&anew.area[seat][slot], &oasis->area[seat][slot], sizeof (CvSet)))
          return false;
      if (memcmp (anew.owned[seat], oasis->owned[seat], sizeof anew.owned[seat]))
        return false;
    }
  return memcmp (anew.claimed, oasis->claimed, sizeof anew.claimed) == 0;
}

static int
count_markers_in (const CvTable *table, const OasisState *oasis, const CvSet *area)
{
  int n = 0;
  for (int seat = 0; seat < table->n_players; seat++)
    for (int slot = 0; slot < OASIS_MARKERS; slot++)
      n += oasis->marker[seat][slot] >= 0 &&
           cv_set_has (area, oasis->marker[seat][slot]);
  return n;
}

static bool
has_shared_area (const CvTable *table, const OasisState *oasis)
{
  for (int seat = 0; seat < table->n_players; seat++)
    for (int slot = 0; slot < OASIS_MARKERS; slot++)
      if (oasis->marker[seat][slot] >= 0 &&
          count_markers_in (table, oasis, &oasis->area[seat][slot]) != 1)
        return true;
  return false;
}

static bool
are_counters_sane (const CvTable *table, const OasisState *oasis)
{
  unsigned seen = 0;
  for (int seat = 0; seat < table->n_players; seat++)
    seen |= 1u << oasis->counter[seat];
  return seen == 1u || seen == (2u << table->n_players) - 2u;
}

static bool
are_cards_sane (const CvTable *table, const OasisState *oasis)
{
  const OasisRound *round = &oasis->round;
  int n = round->draw + round->discards + round->in_use;
  for (int seat = 0; seat < table->n_players; seat++)
    n += round->pile[seat] + round->offer[seat];
  return n == 54;
}

int
oasis_sane (const CvTable *table, const CvState *state)
{
  assert (table != NULL && state != NULL);

  const OasisState *oasis = &state->oasis;
  bool house = state->common.house;

  if (!are_tiles_sane (table, oasis))
    return 1;
  if (!house && !are_tiles_on_land (table, oasis))
    return 2;
  if (!are_camels_sane (table, oasis))
    return 3;
  if (!are_markers_on_tiles (table, oasis))
    return 4;
  if (!are_areas_fresh (table, oasis))
    return 5;
  if (!house && has_shared_area (table, oasis))
    return 6;
  if (!are_counters_sane (table, oasis))
    return 7;
  if (!house && state->common.turns == CV_TURNS_GUIDED &&
      !are_cards_sane (table, oasis))
    return 8;
  return 0;
}
