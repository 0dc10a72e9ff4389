/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid of Oasis. */
#include "caravan-oasis.h"

#include "oasis.h"

#define PIECE CARAVAN_AID_PIECE
#define CARD  CARAVAN_AID_CARD
#define SIGN  CARAVAN_AID_SIGN

static const CaravanAidLine round_lines[] = {
  { .rule = "oasis.offer.size",
    .text = N_ ("In the order of the counters, offer 1 to %1$s cards from the top of "
                "your offer stack. For each card fewer than %1$s, draw one to its "
                "bottom."),
    .numbers = { OASIS_OFFER_MOST } },
  { .rule = "oasis.take.own",
    .text = N_ ("In the same order, take an offer, your own only when it is the last "
                "one. Your counter goes to whoever made it.") },
  { .rule = "oasis.duty.unfinished",
    .text = N_ ("Do what its cards ask for, in any order. Tiles must be placed as long "
                "as there is a legal space.") },
  { .rule = "oasis.end-round.ok" },
  { .rule = "oasis.prompt.noble",
    .text = N_ ("The new Noble may place one tile or one camel.") },
  { .rule = NULL },
};

static const CaravanAidLine tile_lines[] = {
  { .rule = "oasis.place.start-oasis",
    .text = N_ ("The first of an area: on an oasis border, or beside an Oasis"),
    .pictures = { PIECE ("oasis") } },
  { .rule = "oasis.place.start-steppe",
    .text = N_ ("The first of an area: beside the camel path, or beside a Steppe"),
    .pictures = { PIECE ("steppe") } },
  { .rule = "oasis.place.start",
    .text = N_ ("The first of an area: on any empty land"),
    .pictures = { PIECE ("stone") } },
  { .rule = "oasis.place.rival",
    .text = N_ ("Never beside a rival’s area of the same kind"),
    .pictures = { SIGN ("illegal") } },
  { .rule = "oasis.place.joins-own",
    .text = N_ ("Never between two areas of your own of the same kind"),
    .pictures = { SIGN ("illegal") } },
  { .rule = "oasis.place.claim",
    .text = N_ ("Beside a free area of its kind: the tile takes it over"),
    .pictures = { SIGN ("free") } },
  { .rule = "oasis.place.printed",
    .text = N_ ("Bonus spaces stay uncovered and count in the area that reaches them"),
    .pictures = { SIGN ("bonus") } },
  { .rule = NULL },
};

static const CaravanAidLine marker_lines[] = {
  { .rule = "oasis.marker.required",
    .text = N_ ("A new area gets one of your %1$s control markers"),
    .numbers = { OASIS_MARKERS },
    .pictures = { PIECE ("marker") } },
  { .rule = "oasis.marker.in-hand",
    .text = N_ ("None left in hand: move one, and the area it leaves becomes free; or "
                "leave the new area free"),
    .pictures = { PIECE ("marker") } },
  { .rule = "oasis.camel.place",
    .text = N_ ("A camel: on any empty space of the camel path"),
    .pictures = { PIECE ("camel") } },
  { .rule = "oasis.camel.none-left",
    .text = N_ ("All %1$s on the path: for a camel card you may move as many; by the "
                "French booklet you must"),
    .numbers = { OASIS_CAMELS },
    .pictures = { PIECE ("camel") } },
  { .rule = NULL },
};

static const CaravanAidLine score_lines[] = {
  { .rule = "oasis.score.camels",
    .pictures = { PIECE ("camel"), CARD ("commodities") } },
  { .rule = "oasis.score.oasis", .pictures = { PIECE ("oasis"), CARD ("wells") } },
  { .rule = "oasis.score.steppe", .pictures = { PIECE ("steppe"), CARD ("horses") } },
  { .rule = "oasis.score.stone", .pictures = { PIECE ("stone"), CARD ("ovoos") } },
  { .rule = "oasis.score.tie" },
  { .rule = NULL },
};

static const CaravanAidLine end_lines[] = {
  { .rule = "oasis.end.last-tile",
    .text = N_ ("With the round in which the last tile of a kind is placed") },
  { .rule = "oasis.end.unplayable",
    .text = N_ ("Italian booklet: also when a tile that was taken fits nowhere") },
  { .rule = "oasis.end.path-full",
    .text = N_ ("French booklet: also when the camel path is full") },
  { .rule = NULL },
};

const CaravanAidSection caravan_oasis_aid[] = {
  { N_ ("A round"), TRUE, round_lines },
  { N_ ("Tiles"), FALSE, tile_lines },
  { N_ ("Markers and camels"), FALSE, marker_lines },
  { N_ ("At the end each scores"), FALSE, score_lines },
  { N_ ("The game ends"), FALSE, end_lines },
  { NULL, FALSE, NULL },
};
