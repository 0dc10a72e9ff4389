/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the steps of Oasis are typed. */
#include "caravan-oasis.h"

#include "caravan-typed-internal.h"

#include "cv-rule.h"

/* Translators: with the context “typed”: a word that people type to record a step. One
   word, no blanks. Other spellings may follow after bars. */
static const CaravanWord words[] = {
  { "oasis", NC_ ("typed", "oasis|oases") },
  { "steppe", NC_ ("typed", "steppe|steppes") },
  { "stone", NC_ ("typed", "stone|stones|stony-plains") },
  { "camel", NC_ ("typed", "camel|camels") },
  { "marker", NC_ ("typed", "marker") },
  /* Translators: an area without a marker; a word that people type. */
  { "no-marker", NC_ ("typed, area", "free|no-marker") },
  { "count", NC_ ("typed", "count") },
  { "herd", NC_ ("typed", "herd") },
  { "counters", NC_ ("typed", "counters") },
  { "offer", NC_ ("typed", "offer") },
  { "take", NC_ ("typed", "take") },
  { "skip", NC_ ("typed", "skip") },
  { "camels", NC_ ("typed", "camels") },
  /* Translators: the Noble’s free action; a word that people type. */
  { "action", NC_ ("typed", "action|free-action") },
  { "end-round", NC_ ("typed", "end-round|round") },
  { "camels-2", NC_ ("typed", "camels-2|2-camels|camels2") },
  { "camels-3", NC_ ("typed", "camels-3|3-camels|camels3") },
  { "hidden", NC_ ("typed", "hidden") },
  { "draw-3", NC_ ("typed", "draw-3|draw3") },
  { "commodities", NC_ ("typed", "commodities") },
  { "wells", NC_ ("typed", "wells|water-wells") },
  { "horses", NC_ ("typed", "horses") },
  { "ovoos", NC_ ("typed", "ovoos") },
  { NULL, NULL, NULL },
};

static const CaravanForm forms[] = {
  { "place",
    N_ ("Place a tile"),
    { CARAVAN_BY, CARAVAN_PART (NAME, "tile"), CARAVAN_PART (CELL, "at") } },
  { "place",
    N_ ("Place a tile and move a control marker to the new area"),
    { CARAVAN_BY, CARAVAN_PART (NAME, "tile"), CARAVAN_PART (CELL, "at"),
      CARAVAN_WORD ("marker"), CARAVAN_PART (CELL, "marker") } },
  { "place",
    N_ ("Place a tile and leave the new area free"),
    { CARAVAN_BY,
      CARAVAN_PART (NAME, "tile"),
      CARAVAN_PART (CELL, "at"),
      { .type = CARAVAN_PART_WORD,
        .word = "no-marker",
        .arg = "marker",
        .value = "none" } } },
  { "place",
    N_ ("Place several tiles, one on each space"),
    { CARAVAN_BY, CARAVAN_PART (NAME, "tile"), CARAVAN_PART (CELLS, "at") } },
  { "camel",
    N_ ("Place a camel"),
    { CARAVAN_BY, CARAVAN_WORD ("camel"), CARAVAN_PART (CELL, "at") } },
  { "camel",
    N_ ("Move a camel"),
    { CARAVAN_BY, CARAVAN_WORD ("camel"), CARAVAN_PART (CELL, "from"),
      CARAVAN_PART (CELL, "at") } },
  { "camel",
    N_ ("Place several camels, one on each space"),
    { CARAVAN_BY, CARAVAN_WORD ("camel"), CARAVAN_PART (CELLS, "at") } },
  { "counters",
    N_ ("Deal the priority counters, the Noble first"),
    { CARAVAN_WORD ("counters"), CARAVAN_PART (PLAYERS, "order") } },
  { "offer",
    N_ ("Offer cards"),
    { CARAVAN_BY, CARAVAN_WORD ("offer"), CARAVAN_PART (NUMBER, "cards") } },
  { "take",
    N_ ("Take a player’s offer, with these cards"),
    { CARAVAN_BY, CARAVAN_WORD ("take"), CARAVAN_PART (PLAYER, "from"),
      CARAVAN_PART (NAMES, "cards") } },
  { "skip",
    N_ ("Decline a tile that fits nowhere, camels, or the Noble’s free action"),
    { CARAVAN_BY, CARAVAN_WORD ("skip"), CARAVAN_PART (NAME, "what") } },
  { "end-round", N_ ("End the round"), { CARAVAN_WORD ("end-round") } },
  { "count",
    N_ ("Count a player’s herd and land"),
    { CARAVAN_BY, CARAVAN_WORD ("count"), { .type = CARAVAN_PART_NUMBERS } } },
  { NULL, NULL, { { 0 } } },
};

/* Two spaces are a move where one of the player's camels stands on the first: none can
   be placed there. Everywhere else they are two camels. */
static gboolean
is_meant (const CaravanTyping *typing, const CvMove *move)
{
  const CvVerb *verb = cv_game_verb (typing->table->game, move->verb);
  int from_arg = g_str_equal (verb->name, "camel") ? cv_verb_arg (verb, "from") : -1;
  int32_t from = from_arg >= 0 ? cv_move_get (move, from_arg, 0) : CV_ABSENT;

  if (from == CV_ABSENT)
    return TRUE;
  int bit = cv_board_bit (&typing->table->board, (CvCell) from);
  return bit >= 0 && cv_set_has (&typing->state->oasis.camels[move->by], bit);
}

/* With no marker in hand a new area leaves a choice: a line that makes none leaves the
   area free. */
static gboolean
has_advice (const CaravanTyping *typing, const CvMove *move, RecError *ret_advice)
{
  CaravanQuestion question;

  if (!caravan_oasis.table->ask_then (typing->table, typing->state, move, &question))
    return FALSE;
  g_autofree char *marker = typed_spell (typing, "marker");
  /* Translators: %1$s is the word to type: “marker”. */
  rec_error_set (ret_advice,
                 N_ ("No control marker is in hand, so the new area is left free. To "
                     "move one here, add “%1$s” and a space of the area it leaves."),
                 marker, NULL);
  return TRUE;
}

const CaravanGrammar caravan_oasis_grammar = { forms, words, is_meant, has_advice };
