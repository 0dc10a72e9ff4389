/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis at the table: its pieces, what must be asked before a step, and what is said of
   a cell. */
#include "caravan-game.h"

#include "caravan-oasis-cells.h"
#include "caravan-oasis-strip.h"
#include "caravan-oasis-turn.h"
#include "caravan-step.h"
#include "caravan-typed.h"
#include "caravan-painting.h"
#include "cv-games.h"

enum
{
  KIND_OASIS,
  KIND_STEPPE,
  KIND_STONE,
  PIECE_CAMEL
};

/* What is left, and what is owed. */

static int
count_camels (const CvTable *table, const CvState *state, int seat)
{
  return cv_set_count (&state->oasis.camels[seat], table->board.n_words);
}

static int
camels_left (const CvTable *table, const CvState *state, int seat)
{
  return OASIS_CAMELS - count_camels (table, state, seat);
}

/* With the path full nothing more is owed. */
static int
camels_owed (const CvTable *table, const CvState *state, int seat)
{
  const OasisState *oasis = &state->oasis;
  CvSet path = cv_board_with (&table->board, "=");

  for (int i = 0; i < table->n_players; i++)
    cv_set_subtract (&path, &oasis->camels[i], table->board.n_words);
  return oasis->round.taker == seat && !cv_set_is_empty (&path, table->board.n_words)
             ? oasis->round.owed_camels
             : 0;
}

static int
tiles_owed (const CvState *state, int seat, int kind)
{
  const OasisState *oasis = &state->oasis;

  return oasis->round.taker == seat
             ? MIN (oasis->round.owed[kind], oasis->tiles_left[kind])
             : 0;
}

#define KIND_FUNCTIONS(kind, KIND)                                                     \
  static int kind##_left (const CvTable *table, const CvState *state, int seat)        \
  {                                                                                    \
    (void) table;                                                                      \
    (void) seat;                                                                       \
    return state->oasis.tiles_left[KIND];                                              \
  }                                                                                    \
  static int kind##_owed (const CvTable *table, const CvState *state, int seat)        \
  {                                                                                    \
    (void) table;                                                                      \
    return tiles_owed (state, seat, KIND);                                             \
  }

KIND_FUNCTIONS (oasis, KIND_OASIS)
KIND_FUNCTIONS (steppe, KIND_STEPPE)
KIND_FUNCTIONS (stone, KIND_STONE)

/* Translators: what is left of a kind of tile for all players. */
#define IN_SUPPLY NP_ ("%1$s in the supply", "%1$s in the supply")
/* Translators: a player’s camels that do not stand on the board. */
#define IN_HAND NP_ ("%1$s in hand", "%1$s in hand")

static const CaravanTool tools[] = {
  { "place", "tile", "oasis", N_ ("Oasis"), KIND_OASIS, FALSE, oasis_left, IN_SUPPLY,
    oasis_owed },
  { "place", "tile", "steppe", N_ ("Steppe"), KIND_STEPPE, FALSE, steppe_left,
    IN_SUPPLY, steppe_owed },
  { "place", "tile", "stone", N_ ("Stony Plains"), KIND_STONE, FALSE, stone_left,
    IN_SUPPLY, stone_owed },
  { "camel", NULL, NULL, N_ ("Camel"), PIECE_CAMEL, TRUE, camels_left, IN_HAND,
    camels_owed },
  { .term = NULL },
};

/* Questions. */

/* All 20 camels are out: one of them must be picked up before it can move. */
static gboolean
ask_first (const CvTable *table,
           const CvState *state,
           int seat,
           const CaravanTool *tool,
           CaravanQuestion *ret_question)
{
  if (tool->piece != PIECE_CAMEL || camels_left (table, state, seat) > 0)
    return FALSE;
  *ret_question = (CaravanQuestion){
    .arg = "from",
    .text = N_ ("%1$p has all camels on the path. Which one moves?"),
    .cells = state->oasis.camels[seat],
  };
  return TRUE;
}

/* Whether the tile would open an area: none of the player's own of its kind beside it.
 */
static gboolean
opens_area (const CvTable *table, const CvState *state, const CvMove *move, int at)
{
  const CvVerb *verb = cv_game_verb (table->game, move->verb);
  int kind = cv_move_get (move, cv_verb_arg (verb, "tile"), 0);
  CvSet here = { { 0 } };

  cv_set_add (&here, at);
  CvSet sides = cv_set_sides (&here, table->board.stride, table->board.n_words);
  return !cv_set_meets (&sides, &state->oasis.owned[move->by][kind],
                        table->board.n_words);
}

/* With no marker in hand one of the player's own may come from another area. */
static gboolean
ask_then (const CvTable *table,
          const CvState *state,
          const CvMove *legal_move,
          CaravanQuestion *ret_question)
{
  const OasisState *oasis = &state->oasis;
  const CvVerb *verb = cv_game_verb (table->game, legal_move->verb);
  int marker = cv_verb_arg (verb, "marker"), seat = legal_move->by;
  CvSet cells = { { 0 } };

  if (marker < 0 || cv_move_get (legal_move, marker, 0) != CV_ABSENT)
    return FALSE;
  int32_t at = cv_move_get (legal_move, cv_verb_arg (verb, "at"), 0);
  int bit = cv_board_bit (&table->board, (CvCell) at);
  if (bit < 0 || !opens_area (table, state, legal_move, bit))
    return FALSE;
  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    {
      if (oasis->marker[seat][slot] < 0)
        return FALSE;
      cv_set_unite (&cells, &oasis->area[seat][slot], table->board.n_words);
    }
  *ret_question = (CaravanQuestion){
    .arg = "marker",
    .text = N_ ("%1$p has no control marker in hand for this area. Which of their "
                "markers on the board moves here?"),
    .decline = N_ ("Leave the area free"),
    .declined = "none",
    .cells = cells,
  };
  return TRUE;
}

static const char *const edition_titles[] = {
  N_ ("Italian booklet (Überplay)"),
  N_ ("French booklet (Schmidt)"),
};

static const char *const edition_notes[] = {
  N_ ("The game ends with the last tile of a kind, or when a tile that was taken fits "
      "nowhere. A player with no camels in hand may leave a camel card unused."),
  N_ ("The game ends with the last tile of a kind, or when the camel path is full. A "
      "player with no camels in hand must move camels for a camel card."),
};

static const char *const edition_languages[] = { "it", "fr" };

/* By the priority counter. */
static const char *
find_role (const CvTable *table, const CvState *state, int seat)
{
  return caravan_oasis_roles[state->oasis.counter[seat]];
}

const CaravanGame caravan_oasis = {
  .game = &cv_oasis,
  .tools = tools,
  .summary = N_ ("3 to 5 players · areas, herds, multipliers"),
  .ask_first = ask_first,
  .ask_then = ask_then,
  .strip_new = caravan_oasis_strip_new,
  .describe = caravan_oasis_describe,
  .group_size = caravan_oasis_group_size,
  .grammar = &caravan_oasis_grammar,
  .edition_languages = edition_languages,
  .edition_notes = edition_notes,
  .edition_titles = edition_titles,
  .painting = &caravan_oasis_painting,
  .role = find_role,
};
