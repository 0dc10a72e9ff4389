/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the steps of Oregon are typed. */
#include "caravan-oregon.h"

#include "caravan-typed.h"

#include "cv-rule.h"

/* Translators: with the context “typed”: a word that people type to record a step. One
   word, no blanks. Other spellings may follow after bars. */
static const CaravanWord words[] = {
  { "farmer", NC_ ("typed", "farmer") },
  { "start", NC_ ("typed", "start|start-tile") },
  { "post-office", NC_ ("typed", "post-office|post") },
  { "harbor", NC_ ("typed", "harbor|harbour") },
  { "church", NC_ ("typed", "church") },
  { "coal-mine", NC_ ("typed", "coal-mine") },
  { "gold-mine", NC_ ("typed", "gold-mine") },
  { "warehouse", NC_ ("typed", "warehouse") },
  { "train-station", NC_ ("typed", "train-station|station") },
  { "settlers", NC_ ("typed", "settlers") },
  { "wagon", NC_ ("typed", "wagon") },
  { "campfire", NC_ ("typed", "campfire|fire") },
  { "bison", NC_ ("typed", "bison") },
  { "eagle", NC_ ("typed", "eagle") },
  { "joker", NC_ ("typed", "joker") },
  { "extra", NC_ ("typed", "extra|extra-turn") },
  { "end-turn", NC_ ("typed", "end-turn|end|pass") },
  { "count", NC_ ("typed", "count") },
  { "track", NC_ ("typed", "track") },
  { "farmers", NC_ ("typed", "farmers") },
  { "coal", NC_ ("typed", "coal") },
  { "gold", NC_ ("typed", "gold") },
  { NULL, NULL, NULL },
};

static const CaravanForm forms[] = {
  { "farmer",
    N_ ("Place a farmer with two landscape cards"),
    { CARAVAN_BY, CARAVAN_WORD ("farmer"), CARAVAN_PART (ITEM, "cards"),
      CARAVAN_PART (ITEM, "cards"), CARAVAN_PART (CELL, "at") } },
  { "building",
    N_ ("Place a building with a landscape card"),
    { CARAVAN_BY, CARAVAN_PART (NAME, "building"), CARAVAN_PART (ITEM, "cards"),
      CARAVAN_PART (CELL, "at") } },
  { "farmer",
    N_ ("Place a farmer, cards left out; free turns only"),
    { CARAVAN_BY, CARAVAN_WORD ("farmer"), CARAVAN_PART (CELL, "at") } },
  { "building",
    N_ ("Place a building, its card left out; free turns only"),
    { CARAVAN_BY, CARAVAN_PART (NAME, "building"), CARAVAN_PART (CELL, "at") } },
  { "start",
    N_ ("Place a start tile"),
    { CARAVAN_BY, CARAVAN_WORD ("start"), CARAVAN_PART (NAME, "building"),
      CARAVAN_PART (CELL, "at") } },
  { "extra", N_ ("Take the extra turn"), { CARAVAN_BY, CARAVAN_WORD ("extra") } },
  { "end-turn", N_ ("End the turn"), { CARAVAN_BY, CARAVAN_WORD ("end-turn") } },
  { "count",
    N_ ("Count a player’s points and farmers"),
    { CARAVAN_BY, CARAVAN_WORD ("count"), { .type = CARAVAN_PART_NUMBERS } } },
  { NULL, NULL, { { 0 } } },
};

const CaravanGrammar caravan_oregon_grammar = { forms, words, NULL, NULL };
