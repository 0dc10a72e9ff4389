/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the box of Oregon holds, what of it is left, and what goes where before the first
   turn: "Componenti", "Preparazione". */
#include "oregon-internal.h"

/* "50 carte paesaggio", "21 carte edificio": 3 and 1 in each hand. */
#define LANDSCAPE_CARDS 50
#define LANDSCAPE_HAND  3
#define BUILDING_CARDS  21
#define BUILDING_HAND   1

/* The one on the scoring track. */
#define FARMERS (OREGON_FARMERS_MOST + 1)

const CvBoxPiece oregon_box[] = {
  { "board", 1 },
  { "farmer", FARMERS *OREGON_PLAYERS },
  { "landscape-card", LANDSCAPE_CARDS },
  { "building-card", BUILDING_CARDS },
  { "building-tile", OREGON_STACK_TILES *OREGON_BUILDINGS },
  { "start-tile", OREGON_BUILDINGS },
  { "coal", OREGON_HEAP_TOKENS },
  { "gold", OREGON_HEAP_TOKENS },
  { "joker", OREGON_PLAYERS },
  { "extra-turn", OREGON_PLAYERS },
  { NULL, 0 },
};

/* What is left. */

static const CvPhrase tiles_left[OREGON_BUILDINGS] = {
  { NP_ ("%1$s of %2$s post offices", "%1$s of %2$s post offices") },
  { NP_ ("%1$s of %2$s harbors", "%1$s of %2$s harbors") },
  { NP_ ("%1$s of %2$s churches", "%1$s of %2$s churches") },
  { NP_ ("%1$s of %2$s coal mines", "%1$s of %2$s coal mines") },
  { NP_ ("%1$s of %2$s gold mines", "%1$s of %2$s gold mines") },
  { NP_ ("%1$s of %2$s warehouses", "%1$s of %2$s warehouses") },
  { NP_ ("%1$s of %2$s train stations", "%1$s of %2$s train stations") },
};

/* %3$n is whose they are. */
static const CvPhrase farmers_left = { NP_ ("%3$n: %1$s of %2$s farmers",
                                            "%3$n: %1$s of %2$s farmers") };

int
oregon_left (const CvTable *table, const CvState *state, CvLeft ret_left[CV_LEFT_MOST])
{
  const OregonState *oregon = &state->oregon;
  const CvPiece *farmer = &table->game->pieces[0], *buildings = farmer + 1;
  int n = 0;

  if (!table->board.present)
    return 0;
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    ret_left[n++] = (CvLeft){ buildings[kind].id, tiles_left[kind], oregon->stack[kind],
                              OREGON_STACK_TILES, CV_NO_PLAYER };
  for (int seat = 0; seat < table->n_players; seat++)
    ret_left[n++] =
        (CvLeft){ farmer->id, farmers_left,
                  OREGON_FARMERS_MOST - (int) oregon_farmers_of (oregon, seat),
                  OREGON_FARMERS_MOST, seat };
  return n;
}

/* The set-up. */

static int
list_supply (int n_players, CvSetUp *lines)
{
  lines[0] = (CvSetUp){
    .id = "board",
    .say = { N_ ("Put the board in the middle of the table."), NULL },
    .parcels = { { "board", 1, 1 } },
  };
  lines[1] = (CvSetUp){
    .id = "tiles",
    .say = { N_ ("Stack the building tiles beside the board by building, %1$s in each "
                 "of the seven stacks."),
             NULL },
    .parcels = { { "building-tile", OREGON_STACK_TILES, OREGON_BUILDINGS } },
  };
  lines[2] = (CvSetUp){
    .id = "landscape-cards",
    .say = { N_ ("Shuffle the landscape cards and deal %1$s to each player. The other "
                 "%2$s are a draw pile, face down."),
             NULL },
    .parcels = { { "landscape-card", LANDSCAPE_HAND, n_players },
                 { "landscape-card", LANDSCAPE_CARDS - LANDSCAPE_HAND * n_players,
                   1 } },
  };
  lines[3] = (CvSetUp){
    .id = "building-cards",
    .say = { N_ ("Shuffle the building cards and deal %1$s to each player. The other "
                 "%2$s are a draw pile, face down."),
             NULL },
    .parcels = { { "building-card", BUILDING_HAND, n_players },
                 { "building-card", BUILDING_CARDS - BUILDING_HAND * n_players, 1 } },
  };
  lines[4] = (CvSetUp){
    .id = "tokens",
    .say = { N_ ("Mix the %1$s coal tokens and the %2$s gold tokens face down, in two "
                 "heaps beside the board."),
             NULL },
    .parcels = { { "coal", OREGON_HEAP_TOKENS, 1 }, { "gold", OREGON_HEAP_TOKENS, 1 } },
  };
  return 5;
}

static int
list_belongings (int n_players, CvSetUp *lines)
{
  lines[0] = (CvSetUp){
    .id = "farmers",
    .say = { N_ ("Each player takes %1$s farmers of one color, and puts %2$s more on "
                 "space 0 of the scoring track."),
             NULL },
    .parcels = { { "farmer", OREGON_FARMERS_MOST, n_players },
                 { "farmer", FARMERS - OREGON_FARMERS_MOST, n_players } },
  };
  lines[1] = (CvSetUp){
    .id = "jokers",
    .say = { N_ ("Each player gets a joker and an extra turn, active side up."), NULL },
    .parcels = { { "joker", 1, n_players }, { "extra-turn", 1, n_players } },
  };
  lines[2] = (CvSetUp){
    .id = "start-tiles",
    .say = { N_ ("Mix the start tiles face down. Clockwise from the youngest player, "
                 "each draws %1$s and turns it face up. The other %2$s go back into "
                 "the box."),
             NULL },
    .parcels = { { "start-tile", 1, n_players },
                 { "start-tile", OREGON_BUILDINGS - n_players, 1 } },
  };
  return 3;
}

static int
list_rest (int n_spare, CvSetUp *lines)
{
  if (n_spare == 0)
    return 0;
  lines[0] = (CvSetUp){
    .id = "back",
    .say = { NP_ ("Leave in the box: %1$s joker, %2$s extra turn, and the %3$s farmers "
                  "of the color that nobody plays.",
                  "Leave in the box: %1$s jokers, %2$s extra turns, and the %3$s "
                  "farmers of the colors that nobody plays.") },
    .parcels = { { "joker", n_spare, 1 },
                 { "extra-turn", n_spare, 1 },
                 { "farmer", FARMERS * n_spare, 1 } },
  };
  return 1;
}

int
oregon_set_up (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST])
{
  int n_players = table->n_players;
  int n = list_supply (n_players, ret_lines);

  assert (n_players <= OREGON_PLAYERS);
  n += list_belongings (n_players, ret_lines + n);
  return n + list_rest (OREGON_PLAYERS - n_players, ret_lines + n);
}
