/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid of Basari. */
#include "caravan-basari.h"

#include "basari-numbers.h"

#define PIECE CARAVAN_AID_PIECE
#define PART  CARAVAN_AID_PART

static const CaravanAidLine turn_lines[] = {
  { .rule = "basari.roll.ok" },
  { .rule = "basari.prompt.choose" },
  { .rule = "basari.action.order",
    .text = N_ ("The actions follow: Die, Points, Gems, in this order.") },
  { .rule = NULL },
};

static const CaravanAidLine action_lines[] = {
  { .rule = "basari.die.ok",
    .text = N_ ("Die: roll, move as many archways and score %1$s minus that number"),
    .numbers = { BASARI_DIE_SIDES },
    .pictures = { PART ("basari.score.actions") } },
  { .rule = "basari.points.ok",
    .text = N_ ("Points: score the number on your archway"),
    .pictures = { PIECE ("arch") } },
  { .rule = "basari.gems.ok",
    .text = N_ ("Gems: take the gems of your archway from the supply"),
    .pictures = { PIECE ("gem-red") } },
  { .rule = "basari.action.not-yours",
    .text = N_ ("Whoever is alone in an action does it; two who chose the same one "
                "barter for it") },
  { .rule = "basari.action.nobody",
    .text = N_ ("If three or four chose it, nobody does it") },
  { .rule = NULL },
};

static const CaravanAidLine barter_lines[] = {
  { .rule = "basari.prompt.open",
    .text =
        N_ ("Whoever is ahead on points makes the first offer; if tied, either may") },
  { .rule = "basari.prompt.answer",
    .text = N_ ("Answer: accept, or make a higher offer") },
  { .rule = "basari.barter.not-higher",
    .text = N_ ("Higher: more gems; or as many, with more red, then yellow, then green "
                "ones") },
  { .rule = "basari.barter.accept",
    .text = N_ ("Whoever accepts takes the gems, and the other does the action") },
  { .rule = NULL },
};

static const CaravanAidLine round_lines[] = {
  { .rule = "basari.prompt.end-round",
    .text = N_ ("After the turn in which somebody completes a lap") },
  { .rule = "basari.score.laps",
    .text = N_ ("Everyone who has completed a lap"),
    .numbers = { BASARI_LAP_PAYS },
    .pays = TRUE,
    .pictures = { PIECE ("arch") } },
  { .rule = "basari.score.majorities",
    .text = N_ ("Most red gems"),
    .numbers = { BASARI_MAJORITY_RED },
    .pays = TRUE,
    .pictures = { PIECE ("gem-red") } },
  { .rule = "basari.score.majorities",
    .text = N_ ("Most yellow gems"),
    .numbers = { BASARI_MAJORITY_YELLOW },
    .pays = TRUE,
    .pictures = { PIECE ("gem-yellow") } },
  { .rule = "basari.score.majorities",
    .text = N_ ("Most green gems"),
    .numbers = { BASARI_MAJORITY_GREEN },
    .pays = TRUE,
    .pictures = { PIECE ("gem-green") } },
  { .rule = "basari.score.majorities",
    .text = N_ ("Most light blue gems"),
    .numbers = { BASARI_MAJORITY_BLUE },
    .pays = TRUE,
    .pictures = { PIECE ("gem-blue") } },
  { .rule = "basari.end-round.ok",
    .text = N_ ("Alone, return %1$s gems of that color; if tied, share the points, "
                "rounded down, and return %2$s each"),
    .numbers = { BASARI_ALONE_RETURNS, BASARI_TIED_RETURN } },
  { .rule = NULL },
};

static const CaravanAidLine end_lines[] = {
  { .rule = "basari.end.rounds",
    .text = N_ ("After %1$s rounds; most points win"),
    .numbers = { BASARI_ROUNDS } },
  { .rule = "basari.score.tie" },
  { .rule = NULL },
};

const CaravanAidSection caravan_basari_aid[] = {
  { N_ ("Each turn"), TRUE, turn_lines },
  { N_ ("The actions"), FALSE, action_lines },
  { N_ ("Barter"), FALSE, barter_lines },
  { N_ ("A round is scored"), FALSE, round_lines },
  { N_ ("The game ends"), FALSE, end_lines },
  { NULL, FALSE, NULL },
};
