/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis at the table: its pieces, and what must be asked before a step. */
#include "caravan-oasis.h"

#include "caravan-oasis-strip.h"
#include "caravan-text.h"
#include "oasis.h"

/* What is left, and what is owed. */

static int
left_camels (const CvTable *table, const CvState *state, int seat)
{
  return oasis_camels_in_hand (table, &state->oasis, seat);
}

static int
owed_camels (const CvTable *table, const CvState *state, int seat)
{
  return oasis_owed (table, &state->oasis, seat, OASIS_PIECE_CAMEL);
}

#define KIND_FUNCTIONS(kind, KIND)                                                     \
  static int left_##kind (const CvTable *table, const CvState *state, int seat)        \
  {                                                                                    \
    return state->oasis.tiles_left[KIND];                                              \
  }                                                                                    \
  static int owed_##kind (const CvTable *table, const CvState *state, int seat)        \
  {                                                                                    \
    return oasis_owed (table, &state->oasis, seat, KIND);                              \
  }

KIND_FUNCTIONS (oasis, OASIS_KIND_OASIS)
KIND_FUNCTIONS (steppe, OASIS_KIND_STEPPE)
KIND_FUNCTIONS (stone, OASIS_KIND_STONE)

/* Translators: what is left of a kind of tile for all players. */
#define IN_SUPPLY NP_ ("%1$s in the supply", "%1$s in the supply")
/* Translators: a player’s camels that do not stand on the board. */
#define IN_HAND NP_ ("%1$s in hand", "%1$s in hand")

static const CaravanTool tools[] = {
  { "place", "tile", "oasis", N_ ("Oasis"), OASIS_KIND_OASIS, FALSE, left_oasis,
    IN_SUPPLY, owed_oasis, "oasis", NULL, NULL },
  { "place", "tile", "steppe", N_ ("Steppe"), OASIS_KIND_STEPPE, FALSE, left_steppe,
    IN_SUPPLY, owed_steppe, "steppe", NULL, NULL },
  { "place", "tile", "stone", N_ ("Stony Plains"), OASIS_KIND_STONE, FALSE, left_stone,
    IN_SUPPLY, owed_stone, "stone", NULL, NULL },
  { "camel", NULL, NULL, N_ ("Camel"), OASIS_PIECE_CAMEL, TRUE, left_camels, IN_HAND,
    owed_camels, "herd", NULL, NULL },
  { .term = NULL },
};

/* Nothing but camels stands on their path. */
static int
tool_at (const CvTable *table, CvCell cell)
{
  return oasis_is_path (table, cell) ? OASIS_PIECE_CAMEL : -1;
}

/* Questions. */

/* All 20 camels are out: one of them must be picked up before it can move. */
static gboolean
ask_first (const CvTable *table,
           const CvState *state,
           int seat,
           const CaravanTool *tool,
           CaravanQuestion *ret_question)
{
  if (tool->piece != OASIS_PIECE_CAMEL || left_camels (table, state, seat) > 0)
    return FALSE;
  *ret_question = (CaravanQuestion){
    .arg = "from",
    .text = N_ ("%1$p has all camels on the path. Which one moves?"),
    /* Translators: a camel is being moved; %1$s is the space it leaves, “c4”. */
    .picked = N_ ("The camel on %1$s was picked up. Point at the space where it goes."),
    .cells = state->oasis.camels[seat],
  };
  return TRUE;
}

/* With no marker in hand one of the player's own may come from another area. */
static gboolean
ask_then (const CvTable *table,
          const CvState *state,
          const CvMove *legal_move,
          CaravanQuestion *ret_question)
{
  CvSet cells;

  if (!oasis_leaves_choice (table, &state->oasis, legal_move, &cells))
    return FALSE;
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

/* Whether a card was taken that brings scoring markers. */
static gboolean
brings_markers (const json_t *step)
{
  const json_t *cards = json_object_get (step, "cards"), *card;
  size_t i;

  json_array_foreach (cards, i, card)
    if (g_strcmp0 (json_string_value (card), oasis_card_names[OASIS_CARD_HIDDEN]) == 0)
      return TRUE;
  return FALSE;
}

/* The round ends when all is placed and put away. What is owed but can't be placed is
   left to the table to skip. */
static json_t *
follows (const CvTable *table, const CvState *state, const json_t *step)
{
  int taker = state->oasis.round.taker;
  CvPrompt prompt;

  table->game->prompt (table, state, &prompt);
  if (prompt.phase != OASIS_PHASE_ROUND_END || brings_markers (step))
    return NULL;
  for (int piece = 0; piece < OASIS_PIECES && taker != CV_NO_PLAYER; piece++)
    if (oasis_owed (table, &state->oasis, taker, piece) > 0)
      return NULL;
  return json_pack ("{s:s}", "do", "end-round");
}

const CaravanGameTable caravan_oasis_game_table = {
  .tools = tools,
  .ask_first = ask_first,
  .ask_then = ask_then,
  .tool_at = tool_at,
  .follows = follows,
  .strip_new = caravan_oasis_strip_new,
};
