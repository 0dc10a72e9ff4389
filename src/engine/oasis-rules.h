/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every rule of Oasis that a verdict, a score line or the end of a game can cite, one
   line each: name, kind, id, section of the reference, template. The ids are public.
   Values of the templates, in their order, stand in brackets before each block; "kind"
   is a kind of land, "cells" the deciding cells. */
#ifndef OASIS_RULES_H
#define OASIS_RULES_H

#include "cv-rule.h"

#define OASIS_RULES(X)                                                                   \
  /* Placing a tile. [cell, kind, player, cells] */                                      \
  X (PLACE_OFF_BOARD, FIXED, "oasis.place.off-board", "oasis-placement#off-board",       \
     N_ ("Not here: %1$s lies outside the board."), NULL)                                \
  X (PLACE_CAMEL_PATH, OVERRULABLE, "oasis.place.camel-path",                            \
     "oasis-placement#camel-path",                                                       \
     N_ ("Not here: %1$s is on the camel path, where only camels stand."), NULL)         \
  X (PLACE_PRINTED, OVERRULABLE, "oasis.place.printed", "oasis-placement#printed",       \
     N_ ("Not here: %1$s is a printed bonus space and stays uncovered."), NULL)          \
  X (PLACE_OCCUPIED, FIXED, "oasis.place.occupied", "oasis-placement#occupied",          \
     N_ ("Not here: %1$s already holds a tile."), NULL)                                  \
  X (PLACE_SUPPLY, FIXED, "oasis.place.supply", "oasis-placement#supply",                \
     N_ ("No %2$s tile is left in the supply."), NULL)                                   \
  X (PLACE_RIVAL, OVERRULABLE, "oasis.place.rival", "oasis-placement#rival",             \
     N_ ("Not here: %1$s would touch %3$c’s %2$s area at %4$s. A tile never touches "  \
         "a rival’s area of its own kind."),                                             \
     NULL)                                                                               \
  X (PLACE_JOINS_OWN, OVERRULABLE, "oasis.place.joins-own",                              \
     "oasis-placement#joins-own",                                                        \
     N_ ("Not here: %1$s would join two of %3$c’s %2$s areas (%4$s). One player’s "  \
         "areas of a kind stay apart. Moving a marker with the same tile does not "      \
         "help: this is judged before any marker moves."),                               \
     NULL)                                                                               \
  X (PLACE_START_OASIS, OVERRULABLE, "oasis.place.start-oasis",                          \
     "oasis-placement#start-oasis",                                                      \
     N_ ("Not here: %1$s is neither on an oasis border nor beside an Oasis. That is "    \
         "where the first tile of an Oasis area goes."),                                 \
     NULL)                                                                               \
  X (PLACE_START_STEPPE, OVERRULABLE, "oasis.place.start-steppe",                        \
     "oasis-placement#start-steppe",                                                     \
     N_ ("Not here: %1$s is neither beside the camel path nor beside a Steppe. That "    \
         "is where the first tile of a Steppe area goes."),                              \
     NULL)                                                                               \
  X (PLACE_EXTEND, LEGAL, "oasis.place.extend", "oasis-placement#extend",                \
     N_ ("Yes: %3$c’s %2$s area grows at %1$s."), NULL)                                  \
  X (PLACE_CLAIM, LEGAL, "oasis.place.claim", "oasis-placement#claim",                   \
     N_ ("Yes: the tile at %1$s and the free %2$s land beside it (%4$s) become one "     \
         "area."),                                                                       \
     NULL)                                                                               \
  X (PLACE_START, LEGAL, "oasis.place.start", "oasis-placement#start",                   \
     N_ ("Yes: %3$p opens a new %2$s area at %1$s."), NULL)                              \
  /* Control markers. [cell of the marker, kind, player] */                              \
  X (MARKER_NOT_NEW, OVERRULABLE, "oasis.marker.not-new", "oasis-markers#not-new",       \
     N_ ("The tile only makes %3$c’s own area grow: no marker moves."), NULL)            \
  X (MARKER_REQUIRED, OVERRULABLE, "oasis.marker.required", "oasis-markers#required",    \
     N_ ("%3$p opens an area and has a control marker in hand: it must be placed."),     \
     NULL)                                                                               \
  X (MARKER_IN_HAND, OVERRULABLE, "oasis.marker.in-hand", "oasis-markers#in-hand",       \
     N_ ("%3$p still has a control marker in hand: that one must be placed; none on "    \
         "the board may move."),                                                         \
     NULL)                                                                               \
  X (MARKER_NOT_YOURS, FIXED, "oasis.marker.not-yours", "oasis-markers#not-yours",       \
     N_ ("%1$s is not in any of %3$c’s areas, so there is no marker of that color to " \
         "move."),                                                                       \
     NULL)                                                                               \
  /* Camels. [cell, player, cell the camel leaves] */                                    \
  X (CAMEL_OFF_PATH, OVERRULABLE, "oasis.camel.off-path", "oasis-camels#off-path",       \
     N_ ("Not here: %1$s is not on the camel path."), NULL)                              \
  X (CAMEL_OCCUPIED, FIXED, "oasis.camel.occupied", "oasis-camels#occupied",             \
     N_ ("Not here: a camel already stands on %1$s."), NULL)                             \
  X (CAMEL_NONE_LEFT, FIXED, "oasis.camel.none-left", "oasis-camels#none-left",          \
     N_ ("%2$p has all 20 camels on the path. When a card asks for camels, those may "   \
         "be moved instead."),                                                           \
     NULL)                                                                               \
  X (CAMEL_HAS_SPARE, OVERRULABLE, "oasis.camel.has-spare", "oasis-camels#has-spare",    \
     N_ ("%2$p still has camels in hand: one of those must be placed; none on the "      \
         "path may move."),                                                              \
     NULL)                                                                               \
  X (CAMEL_NOT_YOURS, FIXED, "oasis.camel.not-yours", "oasis-camels#not-yours",          \
     N_ ("%2$c has no camel on %3$s."), NULL)                                            \
  X (CAMEL_PLACE, LEGAL, "oasis.camel.place", "oasis-camels#place",                      \
     N_ ("Yes: %2$p places a camel on %1$s."), NULL)                                     \
  X (CAMEL_MOVE, LEGAL, "oasis.camel.move", "oasis-camels#move",                         \
     N_ ("Yes: %2$p moves a camel from %3$s to %1$s."), NULL)                            \
  /* A position set up by hand. [cell] */                                                \
  X (POSITION_TILE_OFF_LAND, FIXED, "oasis.position.tile-off-land",                      \
     "oasis-position#tile-off-land",                                                     \
     N_ ("Not possible: %1$s is not a land space, so no tile lies there."), NULL)        \
  X (POSITION_CELL_TWICE, FIXED, "oasis.position.cell-twice",                            \
     "oasis-position#cell-twice", N_ ("Not possible: two pieces on %1$s."), NULL)        \
  X (POSITION_MARKER_OFF_TILE, FIXED, "oasis.position.marker-off-tile",                  \
     "oasis-position#marker-off-tile",                                                   \
     N_ ("Not possible: the marker on %1$s does not stand on a tile."), NULL)            \
  X (POSITION_TWO_MARKERS, FIXED, "oasis.position.two-markers",                          \
     "oasis-position#two-markers",                                                       \
     N_ ("Not possible: the area at %1$s has two markers."), NULL)                       \
  X (POSITION_CAMEL_OFF_PATH, FIXED, "oasis.position.camel-off-path",                    \
     "oasis-position#camel-off-path",                                                    \
     N_ ("Not possible: the camel on %1$s is not on the camel path."), NULL)             \
  /* The box. [kind or scoring marker, how many it holds] or [player, how many] */       \
  X (BOX_TILES, FIXED, "oasis.box.tiles", "oasis-pieces#tiles",                          \
     N_ ("There can be at most %2$s %1$s spaces."), NULL)                                \
  X (BOX_MARKERS, FIXED, "oasis.box.markers", "oasis-pieces#markers",                    \
     N_ ("%1$p has only %2$s control markers."), NULL)                                   \
  X (BOX_CAMELS, FIXED, "oasis.box.camels", "oasis-pieces#camels",                       \
     N_ ("%1$p has only %2$s camels."), NULL)                                            \
  X (BOX_SCORING, FIXED, "oasis.box.scoring", "oasis-pieces#scoring",                    \
     N_ ("The box holds only %2$s %1$s scoring markers for all players together."),      \
     NULL)                                                                               \
  X (BOX_CARDS, FIXED, "oasis.box.cards", "oasis-pieces#cards",                          \
     NP_ ("The box holds only %3$s card of this kind: %4$s.",                            \
          "The box holds only %3$s cards of this kind: %4$s."))                          \
  /* A round. [player, …] */                                                           \
  X (COUNTERS_MISSING, OVERRULABLE, "oasis.counters.missing", "oasis-round#counters",    \
     N_ ("First deal the priority counters and record who holds which."), NULL)          \
  X (COUNTERS_BAD, FIXED, "oasis.counters.bad", "oasis-round#counters",                  \
     N_ ("Every player holds one priority counter, numbered from 1 up, and no two "      \
         "are the same."),                                                               \
     NULL)                                                                               \
  X (COUNTERS_LATE, OVERRULABLE, "oasis.counters.late", "oasis-round#counters",          \
     N_ ("The priority counters are dealt only before the first offer. After that, "     \
         "taking offers decides who gets which."),                                       \
     NULL)                                                                               \
  X (COUNTERS_OK, LEGAL, "oasis.counters.ok", "oasis-round#counters",                    \
     N_ ("%1$p is the Noble: the priority counters are dealt."), NULL)                   \
  X (OFFER_ORDER, OVERRULABLE, "oasis.offer.order", "oasis-round#offer",                 \
     N_ ("%1$p has to wait: %2$p makes the next offer."), NULL)                          \
  X (OFFER_SIZE, OVERRULABLE, "oasis.offer.size", "oasis-round#offer",                   \
     N_ ("%1$p can offer 1 to 3 cards, and no more than their offer stack holds: "       \
         "%2$s."),                                                                       \
     NULL)                                                                               \
  X (OFFER_LEAVES_NONE, OVERRULABLE, "oasis.offer.leaves-none", "oasis-round#offer",     \
     N_ ("%1$p would have no card left for the next round. Offer fewer."), NULL)         \
  X (OFFER_OK, LEGAL, "oasis.offer.ok", "oasis-round#offer",                             \
     NP_ ("%1$p offers %2$s card.", "%1$p offers %2$s cards."))                          \
  X (TAKE_ORDER, OVERRULABLE, "oasis.take.order", "oasis-round#take",                    \
     N_ ("%1$p has to wait: %2$p takes the next offer."), NULL)                          \
  X (TAKE_GONE, OVERRULABLE, "oasis.take.gone", "oasis-round#take",                      \
     N_ ("%2$p has no offer on the table anymore."), NULL)                               \
  X (TAKE_OWN, OVERRULABLE, "oasis.take.own", "oasis-round#take",                        \
     N_ ("%1$p can’t take their own offer while another one is left."), NULL)            \
  X (TAKE_SIZE, OVERRULABLE, "oasis.take.size", "oasis-round#take",                      \
     NP_ ("%2$p offered %3$s card, neither more nor fewer.",                             \
          "%2$p offered %3$s cards, neither more nor fewer."))                           \
  X (TAKE_OK, LEGAL, "oasis.take.ok", "oasis-round#take",                                \
     NAMED_ (N_ ("%1$p takes %2$n’s offer."), N_ ("%1$p takes %2$c’s offer.")), NULL)    \
  X (DUTY_NONE, OVERRULABLE, "oasis.duty.none", "oasis-round#duty",                      \
     N_ ("%1$p has no such piece to place now."), NULL)                                  \
  X (DUTY_UNFINISHED, OVERRULABLE, "oasis.duty.unfinished", "oasis-round#duty",          \
     N_ ("%1$p must first place what the cards taken still ask for."), NULL)             \
  X (SKIP_PLAYABLE, OVERRULABLE, "oasis.skip.playable", "oasis-round#skip",              \
     N_ ("%1$p must place the %2$s tile: there is a legal space for it."), NULL)         \
  X (SKIP_MUST_MOVE, OVERRULABLE, "oasis.skip.must-move", "oasis-round#skip",            \
     N_ ("%1$p can’t decline: these camels must be placed or moved."), NULL)             \
  X (SKIP_OK, LEGAL, "oasis.skip.ok", "oasis-round#skip",                                \
     N_ ("%1$p places none of these."), NULL)                                            \
  X (ROUND_UNFINISHED, OVERRULABLE, "oasis.round.unfinished", "oasis-round#end",         \
     N_ ("The round is not over: not everyone has taken an offer."), NULL)               \
  X (END_ROUND_OK, LEGAL, "oasis.end-round.ok", "oasis-round#end",                       \
     N_ ("The round is over: turn the priority counters face up."), NULL)                \
  /* The end. */                                                                         \
  X (END_OVER, OVERRULABLE, "oasis.end.over", "oasis-end#over",                          \
     N_ ("The game is over: nothing more is played."), NULL)                             \
  X (END_LAST_TILE, LEGAL, "oasis.end.last-tile", "oasis-end#last-tile",                 \
     N_ ("The last tile of a kind is on the board: the game ends with this round."),     \
     NULL)                                                                               \
  X (END_UNPLAYABLE, LEGAL, "oasis.end.unplayable", "oasis-end#unplayable",              \
     N_ ("A tile could not be placed: the game ends with this round."), NULL)            \
  X (END_PATH_FULL, LEGAL, "oasis.end.path-full", "oasis-end#path-full",                 \
     N_ ("The camel path is full: the game ends with this round."), NULL)                \
  /* The score sheet. */                                                                 \
  X (SCORE_CAMELS, LEGAL, "oasis.score.camels", "oasis-scoring#camels",                  \
     N_ ("Largest herd × Commodities"), NULL)                                            \
  X (SCORE_OASIS, LEGAL, "oasis.score.oasis", "oasis-scoring#oasis",                     \
     N_ ("Oasis × Water Wells"), NULL)                                                   \
  X (SCORE_STEPPE, LEGAL, "oasis.score.steppe", "oasis-scoring#steppe",                  \
     N_ ("Steppe × Horses"), NULL)                                                       \
  X (SCORE_STONE, LEGAL, "oasis.score.stone", "oasis-scoring#stone",                     \
     N_ ("Stony Plains × Ovoos"), NULL)                                                  \
  X (SCORE_TIE, LEGAL, "oasis.score.tie", "oasis-scoring#tie",                           \
     N_ ("A tie goes to the lower priority counter."), NULL)                             \
  /* What guided turns wait for. [player, count] */                                      \
  X (PROMPT_COUNTERS, LEGAL, "oasis.prompt.counters", "oasis-round#counters",            \
     N_ ("Deal the priority counters."), NULL)                                           \
  X (PROMPT_OFFER, LEGAL, "oasis.prompt.offer", "oasis-round#offer",                     \
     N_ ("%1$p offers 1 to 3 cards."), NULL)                                             \
  X (PROMPT_NOBLE, LEGAL, "oasis.prompt.noble", "oasis-round#noble",                     \
     N_ ("%1$p, now the Noble, may place one tile or one camel, then makes an "          \
         "offer."),                                                                      \
     NULL)                                                                               \
  X (PROMPT_LAST_NOBLE, LEGAL, "oasis.prompt.last-noble", "oasis-round#noble",           \
     N_ ("%1$p, now the Noble, may place one tile or one camel; then the game is "       \
         "over."),                                                                       \
     NULL)                                                                               \
  X (PROMPT_TAKE, LEGAL, "oasis.prompt.take", "oasis-round#take",                        \
     N_ ("%1$p takes an offer."), NULL)                                                  \
  X (PROMPT_TILES, LEGAL, "oasis.prompt.tiles", "oasis-round#duty",                      \
     NP_ ("%1$p places %2$s %3$s tile.", "%1$p places %2$s %3$s tiles."))                \
  X (PROMPT_CAMELS, LEGAL, "oasis.prompt.camels", "oasis-round#duty",                    \
     NP_ ("%1$p places %2$s camel.", "%1$p places %2$s camels."))                        \
  X (PROMPT_MOVE, LEGAL, "oasis.prompt.move", "oasis-round#duty",                        \
     NP_ ("%1$p moves %2$s camel.", "%1$p moves %2$s camels."))                          \
  X (PROMPT_MAY_MOVE, LEGAL, "oasis.prompt.may-move", "oasis-round#duty",                \
     NP_ ("%1$p may move up to %2$s camel, or go on.",                                   \
          "%1$p may move up to %2$s camels, or go on."))                                 \
  X (PROMPT_END_ROUND, LEGAL, "oasis.prompt.end-round", "oasis-round#end",               \
     N_ ("Everyone has taken an offer: end the round and turn the priority counters "    \
         "face up."),                                                                    \
     NULL)                                                                               \
  X (PROMPT_OVER, LEGAL, "oasis.prompt.over", "oasis-end#over",                          \
     N_ ("The game is over: reveal the scoring markers and count."), NULL)

#define OASIS_RULE_ENUM(NAME, KIND, ID, ANCHOR, ...) OASIS_##NAME,
enum
{
  OASIS_BEFORE_RULES = CV_SHELL_N_RULES - 1,
  OASIS_RULES (OASIS_RULE_ENUM) OASIS_N_RULES
};

#endif
