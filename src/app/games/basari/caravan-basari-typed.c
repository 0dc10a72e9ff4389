/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the steps of Basari are typed. */
#include "caravan-basari.h"

#include "caravan-typed.h"

#include "cv-rule.h"

/* Translators: with the context “typed”: a word that people type to record a step. One
   word, no blanks. Other spellings may follow after bars. */
static const CaravanWord words[] = {
  { "start", NC_ ("typed", "start|start-disk") },
  /* Translators: all players roll their dice; a word that people type. */
  { "roll", NC_ ("typed", "roll|dice") },
  /* Translators: what the players have chosen; a word that people type. */
  { "choose", NC_ ("typed", "choose|chosen|choice") },
  { "die", NC_ ("typed", "die") },
  { "points", NC_ ("typed", "points") },
  { "gems", NC_ ("typed", "gems") },
  { "offer", NC_ ("typed", "offer") },
  { "accept", NC_ ("typed", "accept") },
  { "skip", NC_ ("typed", "skip") },
  /* Translators: the end of a round of Basari; a word that people type. */
  { "end-round", NC_ ("typed, Basari", "end-round|round") },
  { "count", NC_ ("typed", "count") },
  { "actions", NC_ ("typed", "actions") },
  { NULL, NULL, NULL },
};

static const CaravanForm forms[] = {
  { "start",
    N_ ("Put the start disk on an archway"),
    { CARAVAN_BY, CARAVAN_WORD ("start"), CARAVAN_PART (NUMBER, "arch") } },
  { "roll",
    N_ ("Roll the dice: a number for each player, in the order of the seats"),
    { CARAVAN_WORD ("roll"), CARAVAN_PART (EACH, "dice") } },
  { "choose",
    N_ ("Reveal the actions: one for each player, in the order of the seats"),
    { CARAVAN_WORD ("choose"), CARAVAN_PART (EACH, "actions") } },
  { "die",
    N_ ("Do the action Die, with the number rolled"),
    { CARAVAN_BY, CARAVAN_WORD ("die"), CARAVAN_PART (NUMBER, "roll") } },
  { "points", N_ ("Do the action Points"), { CARAVAN_BY, CARAVAN_WORD ("points") } },
  { "points",
    N_ ("Do the action Points on an archway whose number the board lacks"),
    { CARAVAN_BY, CARAVAN_WORD ("points"), CARAVAN_PART (NUMBER, "points") } },
  { "gems", N_ ("Do the action Gems"), { CARAVAN_BY, CARAVAN_WORD ("gems") } },
  { "gems",
    N_ ("Do the action Gems on an archway whose gems the board lacks"),
    { CARAVAN_BY, CARAVAN_WORD ("gems"), CARAVAN_PART (GEMS, "gems") } },
  { "offer",
    N_ ("Make an offer of gems"),
    { CARAVAN_BY, CARAVAN_WORD ("offer"), CARAVAN_PART (GEMS, "gems") } },
  { "accept",
    N_ ("Accept the other player’s offer"),
    { CARAVAN_BY, CARAVAN_WORD ("accept") } },
  { "skip", N_ ("Decline an action"), { CARAVAN_BY, CARAVAN_WORD ("skip") } },
  { "end-round", N_ ("End the round and score it"), { CARAVAN_WORD ("end-round") } },
  { "count",
    N_ ("Count a player’s points and gems"),
    { CARAVAN_BY, CARAVAN_WORD ("count"), { .type = CARAVAN_PART_NUMBERS } } },
  { NULL, NULL, { { 0 } } },
};

const CaravanGrammar caravan_basari_grammar = { forms, words, NULL, NULL };
