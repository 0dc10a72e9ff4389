/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pairs of random records that differ only in what their `hide` events hold: simulated
   games, or games of counts without a board, among whose steps players hide, reveal and
   take back at random; some have a lock. */
#ifndef PAIRS_H
#define PAIRS_H

#include "cv-game.h"

typedef struct
{
  char *text[2];  /* of the files, as many lines each */
  size_t n_lines; /* header included */
} Pair;

/* A game that hides something. While a pair is made every step is put to both records,
   and must be answered alike. */
Pair pairs_make (const CvGame *game, uint64_t seed);
void pairs_free (Pair *pair);

/* The first lines of one of the two; malloc'd. */
char *pairs_cut (const Pair *pair, int which, size_t n_lines);

#endif
