/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole games of Basari to be entered by hand, on boards of which more or less is known.
   What an archway shows is what is printed on the sample board: the steps say it where
   the board does not have it. */
#ifndef PLAYS_BASARI_H
#define PLAYS_BASARI_H

#include "plays.h"

typedef enum
{
  PLAYS_SAMPLE,
  PLAYS_KNOWN,      /* all that is printed */
  PLAYS_HALF_KNOWN, /* some archways lack their number, some their gems, some both */
  PLAYS_UNKNOWN
} PlaysBoard;

/* The board; all but the sample have fewer archways and a title of their own. A new
   reference. */
json_t *plays_basari_board (PlaysBoard known);

/* A header and the events of a game on that board. In free turns, of every other barter
   only the offer that was accepted is there, and now and then somebody declines. */
json_t *plays_make_basari (PlaysBoard known, int n_players, bool guided, uint64_t seed);

#endif
