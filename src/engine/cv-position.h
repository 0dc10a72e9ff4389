/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A moment of a game as one move: the position that would set it up on an empty board.
   It has what lies open on the table and nothing else: no history, no turn, nothing
   hidden. */
#ifndef CV_POSITION_H
#define CV_POSITION_H

#include "cv-game.h"

typedef struct
{
  int8_t verb; /* -1: the game has none */
  uint32_t n_atoms;
  CvAtom atom[CV_POSITION_MOST];
} CvPosition;

/* What a house rule has let stand and no position can have is left out. */
void cv_position (const CvTable *table, const CvState *state, CvPosition *ret_position);

/* The move; its atoms are those of the position. */
CvMove cv_position_move (const CvPosition *position);

#endif
