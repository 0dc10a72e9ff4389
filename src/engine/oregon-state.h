/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a game of Oregon: what lies on the board, what each player has in front,
   and whose turn it is. Included by cv-state.h, which defines CvCommon first. */
#ifndef OREGON_STATE_H
#define OREGON_STATE_H

#include "cv-set.h"

#define OREGON_PLAYERS   4
#define OREGON_BUILDINGS 7
#define OREGON_HEAPS     2

/* What guided turns wait for: CvPrompt.phase. */
typedef enum
{
  OREGON_PHASE_FREE,     /* free turns: nothing is asked */
  OREGON_PHASE_START,    /* a start tile */
  OREGON_PHASE_PLAY,     /* the turn's own pair of cards */
  OREGON_PHASE_AGAIN,    /* that of an extra turn, which has begun */
  OREGON_PHASE_EXTRA,    /* an extra turn, or the end of the turn */
  OREGON_PHASE_END_TURN, /* the end of the turn */
  OREGON_PHASE_OVER
} OregonPhase;

typedef struct
{
  CvCommon common;

  /* The board. */
  CvSet farmers[OREGON_PLAYERS];     /* by seat */
  CvSet buildings[OREGON_BUILDINGS]; /* by kind, start tiles included */
  CvSet starts;                      /* which of them are start tiles */
  CvSet taken;                       /* all of these together */

  /* The supply. */
  uint8_t stack[OREGON_BUILDINGS]; /* tiles left, start tiles apart */
  uint8_t heap[OREGON_HEAPS];      /* coal and gold tokens left */

  /* What each player has. */
  int32_t track[OREGON_PLAYERS];                /* points on the scoring track */
  uint8_t tokens[OREGON_PLAYERS][OREGON_HEAPS]; /* held, their values unseen */
  uint8_t shown[OREGON_PLAYERS][OREGON_HEAPS];  /* held when they were last revealed */
  uint8_t told[OREGON_PLAYERS][OREGON_HEAPS];   /* of which a hide since then told */
  uint8_t jokers;  /* seats with an active joker, a bit each */
  uint8_t extras;  /* … with an active extra turn */
  uint8_t started; /* … that have placed their start tile */

  /* What was counted by hand and overrules the above; seats, a bit each. */
  uint8_t counted; /* any `count` at all: the board no longer tells their tokens */
  uint8_t counted_track, counted_farmers;
  int16_t count_track[OREGON_PLAYERS];
  int16_t count_farmers[OREGON_PLAYERS];

  /* The turn. Kept in free turns too, where it follows whoever places. */
  uint8_t turn;     /* the seat whose turn it is */
  uint8_t n_placed; /* farmers and buildings placed in it */
  uint8_t n_extras; /* extra turns spent in it; more than one only by a house rule */
  bool is_over;     /* the round in which the end was triggered is complete */
} OregonState;

#endif
