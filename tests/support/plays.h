/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games to be entered by hand: random legal ones of the simulator, as
   the events that people at a table would record. */
#ifndef PLAYS_H
#define PLAYS_H

#include <stdbool.h>
#include <stdint.h>
#include <jansson.h>

#include "rec-record.h"

/* A header and the events of a game on the sample board. Guided: with counters, offers,
   takes and all; free: the tiles and camels alone. What is put away in secret is left
   out, and an area that stays free is said to. A new reference. */
json_t *plays_make (int n_players, bool guided, uint64_t seed);

/* The same of any game. Where cards may be left out in free turns, every other step does
   so. */
json_t *plays_make_of (const CvGame *game, int n_players, bool guided, uint64_t seed);

/* The same on a board of one's own, a JSON object. */
json_t *plays_make_on (
    const CvGame *game, const json_t *board, int n_players, bool guided, uint64_t seed);

/* The same with what is put away, as the cards bring it. */
json_t *plays_make_whole (int n_players, bool guided, uint64_t seed);

/* How much of what can happen happens in it, as words: "moved-marker left-free
   moved-camel skip noble declined won higher nobody", those that do. The caller's. */
char *plays_describe (const json_t *play);

/* The record that a play makes; every event of it must be legal. */
RecRecord *plays_read (const json_t *play);

/* A copy of an event without its time. */
json_t *plays_bare (const json_t *event);

#endif
