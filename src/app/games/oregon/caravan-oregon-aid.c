/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid of Oregon. */
#include "caravan-oregon.h"

#include "oregon-numbers.h"

#define PIECE  CARAVAN_AID_PIECE
#define GROUND CARAVAN_AID_GROUND

static const CaravanAidLine turn_lines[] = {
  { .rule = "oregon.prompt.play",
    .text = N_ ("Play two cards: two landscape cards for a farmer, or a landscape card "
                "and a building card for a building. An active joker stands for one "
                "landscape card.") },
  { .rule = "oregon.building.place",
    .text =
        N_ ("Points: a new farmer is paid for every building near it; a new building "
            "pays every farmer near it, whoever owns it.") },
  { .rule = "oregon.extra.ok",
    .text = N_ ("If your extra turn is active, you may spend it and play two more "
                "cards, once a turn.") },
  { .rule = "oregon.end-turn.ok",
    .text = N_ ("Fill your hand to 4 cards, with at least one of each kind.") },
  { .rule = NULL },
};

static const CaravanAidLine where_lines[] = {
  { .rule = "oregon.farmer.block",
    .text = N_ ("A farmer: where the columns of one card cross the rows of the other"),
    .pictures = { PIECE ("farmer") } },
  { .rule = "oregon.building.band",
    .text = N_ ("A building: in the columns or in the rows of its landscape card"),
    .pictures = { PIECE ("card-landscape") } },
  { .rule = "oregon.building.terrain",
    .text = N_ ("Prairie: post office, church, warehouse and harbor"),
    .pictures = { GROUND ("prairie") } },
  { .rule = "oregon.building.terrain",
    .text = N_ ("Railway: train station"),
    .pictures = { GROUND ("railway") } },
  { .rule = "oregon.building.terrain",
    .text = N_ ("Mountain: coal mine and gold mine"),
    .pictures = { GROUND ("mountain") } },
  { .rule = "oregon.building.harbor-dry",
    .text = N_ ("Water: nothing; but a harbor must be near it"),
    .pictures = { GROUND ("water") } },
  { .rule = NULL },
};

static const CaravanAidLine pay_lines[] = {
  { .rule = "oregon.points.post-office",
    .text = N_ ("Post office"),
    .numbers = { OREGON_POST_OFFICE_PAYS },
    .pays = TRUE,
    .pictures = { PIECE ("post-office") } },
  { .rule = "oregon.points.harbor",
    .text = N_ ("Harbor"),
    .numbers = { OREGON_HARBOR_PAYS },
    .pays = TRUE,
    .pictures = { PIECE ("harbor") } },
  { .rule = "oregon.points.warehouse",
    .text = N_ ("Warehouse, and your joker is active again"),
    .numbers = { OREGON_WAREHOUSE_PAYS },
    .pays = TRUE,
    .pictures = { PIECE ("warehouse") } },
  { .rule = "oregon.points.train-station",
    .text = N_ ("Train station, and your extra turn is active again"),
    .numbers = { OREGON_STATION_PAYS },
    .pays = TRUE,
    .pictures = { PIECE ("train-station") } },
  { .rule = "oregon.points.church",
    .text = N_ ("Church: as many points as there are farmers near it, of any color"),
    .pictures = { PIECE ("church") } },
  { .rule = "oregon.points.coal-mine",
    .text = N_ ("Coal mine: a coal token worth %1$s to %2$s points, drawn unseen"),
    .numbers = { OREGON_COAL_LEAST, OREGON_COAL_MOST },
    .pictures = { PIECE ("coal-mine") } },
  { .rule = "oregon.points.gold-mine",
    .text = N_ ("Gold mine: a gold token worth %1$s to %2$s points, drawn unseen"),
    .numbers = { OREGON_GOLD_LEAST, OREGON_GOLD_MOST },
    .pictures = { PIECE ("gold-mine") } },
  { .rule = "oregon.points.group",
    .text =
        N_ ("A farmer that completes a group of %2$s or more of your color, side by "
            "side; once for each group"),
    .numbers = { OREGON_GROUP_PAYS, OREGON_GROUP_SIZE },
    .pays = TRUE,
    .pictures = { PIECE ("farmer") } },
  { .rule = NULL },
};

static const CaravanAidLine end_lines[] = {
  { .rule = "oregon.end.farmers",
    .text = N_ ("When somebody has all %1$s farmers on the board"),
    .numbers = { OREGON_FARMERS_MOST } },
  { .rule = "oregon.end.stacks",
    .text = N_ ("When as many stacks are empty as there are players") },
  { .rule = "oregon.end.over",
    .text = N_ ("The round is played out, so that all have had as many turns") },
  { .rule = "oregon.score.tie" },
  { .rule = NULL },
};

const CaravanAidSection caravan_oregon_aid[] = {
  { N_ ("A turn"), TRUE, turn_lines },
  { N_ ("What goes where"), FALSE, where_lines },
  { N_ ("What pays, by a side or a corner"), FALSE, pay_lines },
  { N_ ("The game ends"), FALSE, end_lines },
  { NULL, FALSE, NULL },
};
