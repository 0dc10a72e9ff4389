/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the box of Basari holds, what of its gems is left, and what goes where before the
   first roll: "Componenti", "Preparazione". */
#include "basari-internal.h"

#include <assert.h>

/* Of each player; there is a set for each colour. */
#define ACTION_CARDS BASARI_ACTIONS

const CvBoxPiece basari_box[] = {
  { "board", 1 },
  { "gem-red", BASARI_BOX },
  { "gem-yellow", BASARI_BOX },
  { "gem-green", BASARI_BOX },
  { "gem-blue", BASARI_BOX },
  { "merchant", BASARI_SEATS },
  { "start-disk", BASARI_SEATS },
  { "points-marker", BASARI_SEATS },
  { "die", BASARI_SEATS },
  { "action-card", ACTION_CARDS *BASARI_SEATS },
  { NULL, 0 },
};

/* As in the list above. */
static const char *const gem_ids[CV_GEM_COLORS] = { "gem-red", "gem-yellow",
                                                    "gem-green", "gem-blue" };

/* What is left. */

static const CvPhrase gems_left[CV_GEM_COLORS] = {
  { NP_ ("%1$s of %2$s red gems", "%1$s of %2$s red gems") },
  { NP_ ("%1$s of %2$s yellow gems", "%1$s of %2$s yellow gems") },
  { NP_ ("%1$s of %2$s green gems", "%1$s of %2$s green gems") },
  { NP_ ("%1$s of %2$s light blue gems", "%1$s of %2$s light blue gems") },
};

/* Where somebody has only counted, nobody knows what the others hold. */
static bool
is_supply_known (const CvTable *table, const BasariState *basari)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (!basari->player[seat].is_hand_known || basari->player[seat].has_counted_gems)
      return false;
  return true;
}

int
basari_left (const CvTable *table, const CvState *state, CvLeft ret_left[CV_LEFT_MOST])
{
  if (!is_supply_known (table, &state->basari))
    return 0;
  CvGems supply = basari_supply (&state->basari);
  for (int color = 0; color < CV_GEM_COLORS; color++)
    ret_left[color] =
        (CvLeft){ gem_ids[color], gems_left[color], cv_gems_count (supply, color),
                  BASARI_BOX, CV_NO_PLAYER };
  return CV_GEM_COLORS;
}

/* The set-up. */

static int
list_belongings (const CvTable *table, CvSetUp *lines)
{
  int n_players = table->n_players;

  lines[0] = (CvSetUp){
    .id = "board",
    .say = { N_ ("Put the board in the middle of the table."), NULL },
    .parcels = { { "board", 1, 1 } },
  };
  lines[1] = (CvSetUp){
    .id = "start-disks",
    .say = { table->option[BASARI_OPTION_SHARED]
                 ? N_ ("Each player chooses a color and puts its start disk on any "
                       "archway, with the merchant piece on it.")
                 : N_ ("Each player chooses a color and puts its start disk on any "
                       "free archway, with the merchant piece on it."),
             NULL },
    .parcels = { { "start-disk", 1, n_players }, { "merchant", 1, n_players } },
  };
  lines[2] = (CvSetUp){
    .id = "points-markers",
    .say = { N_ ("Put each player’s points marker at the arrow of the points track."),
             NULL },
    .parcels = { { "points-marker", 1, n_players } },
  };
  lines[3] = (CvSetUp){
    .id = "cards",
    .say = { N_ ("Each player takes %1$s action cards in hand and keeps a die of the "
                 "same color."),
             NULL },
    .parcels = { { "action-card", ACTION_CARDS, n_players }, { "die", 1, n_players } },
  };
  return 4;
}

/* So many gems of each colour, so many times. */
static void
add_gems (CvSetUp *line, int each, int times)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    line->parcels[color] = (CvParcel){ gem_ids[color], each, times };
}

static int
list_gems (int n_players, CvSetUp *lines)
{
  lines[0] = (CvSetUp){
    .id = "gems",
    .say = { N_ ("Each player takes %1$s gems of each color, sorted in front of them."),
             NULL },
  };
  lines[1] = (CvSetUp){
    .id = "supply",
    .say = { N_ ("Put the other gems on the carpets of their color on the board: %1$s "
                 "of each color are the supply."),
             NULL },
  };
  add_gems (&lines[0], BASARI_FIRST_GEMS, n_players);
  add_gems (&lines[1], BASARI_BOX - BASARI_FIRST_GEMS * n_players, 1);
  return 2;
}

static int
list_rest (int n_spare, CvSetUp *lines)
{
  if (n_spare == 0)
    return 0;
  lines[0] = (CvSetUp){
    .id = "back",
    .say = { N_ ("Leave in the box the pieces, the die and the %1$s action cards of "
                 "the color that nobody plays."),
             NULL },
    .parcels = { { "action-card", ACTION_CARDS * n_spare, 1 },
                 { "die", n_spare, 1 },
                 { "start-disk", n_spare, 1 },
                 { "merchant", n_spare, 1 },
                 { "points-marker", n_spare, 1 } },
  };
  return 1;
}

int
basari_set_up (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST])
{
  int n = list_belongings (table, ret_lines);

  assert (table->n_players <= BASARI_SEATS);
  n += list_gems (table->n_players, ret_lines + n);
  return n + list_rest (BASARI_SEATS - table->n_players, ret_lines + n);
}
