/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board that nobody has described: one begins to play knowing only how large it is,
   and the steps state what is printed where they take place. What a game adds to that. */
#pragma once

#include <jansson.h>

#include "caravan-game.h"
#include "cv-match.h"

struct CaravanLearnedBoard
{
  int least, most, usual; /* its sizes */

  const char *title;    /* N_ ("Basari board"): until it gets another one */
  const char *hint;     /* N_: to those who choose it */
  const char *size;     /* N_ ("Archways on the board") */
  const char *stead;    /* N_: of the sample, what to choose in its stead */
  const char *warning;  /* N_: the same in full */
  const char *known;    /* N_ ("Known so far: %1$s of %2$s archways") */
  const char *question; /* N_ ("Remember what the archways show?"): it is short */
  const char *brief;    /* N_ ("Archways"): the same where there is little room */
  const char *offer;    /* N_ ("Remember what the archways show"): in the menu */

  /* What a board of which no more is known says besides its heading, into the object. */
  void (*describe) (int size, json_t *board);

  /* How large a board is of which no more is known; 0: more is known. */
  int (*find_size) (const json_t *board);

  /* Puts what the steps in effect have stated into a copy of the board of the log. */
  void (*learn) (const CvMatch *log, CvBoard *ret_board);
};

/* The archways of which nothing is left to be learned. */
int caravan_learned_board_count (const CvBoard *board);

/* How much of a board is known so far, in the language spoken now; NULL: all of it. Free
   with g_free. */
char *caravan_learned_board_say (const CvGame *game, const CvBoard *board);
