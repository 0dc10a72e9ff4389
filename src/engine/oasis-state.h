/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a game of Oasis. Included by cv-state.h. */
#ifndef OASIS_STATE_H
#define OASIS_STATE_H

#include "cv-set.h"

#define OASIS_KINDS   3 /* of land: oasis, steppe, stony plain */
#define OASIS_MARKERS 4
#define OASIS_CAMELS  20

/* Bits of OasisState.saw, each at the place of the option that makes it an end. */
enum
{
  OASIS_SAW_LAST_TILE = 1,
  OASIS_SAW_UNPLAYABLE = 2,
  OASIS_SAW_PATH_FULL = 4
};

/* The noble's free action, the last step of a round. */
typedef enum
{
  OASIS_CHANCE_NONE, /* no round has been ended yet */
  OASIS_CHANCE_OPEN,
  OASIS_CHANCE_GONE /* used, declined, or others have gone on */
} OasisChance;

/* What guided turns wait for: CvPrompt.phase. */
typedef enum
{
  OASIS_PHASE_FREE,       /* free turns: nothing is asked */
  OASIS_PHASE_COUNTERS,   /* the priority counters are dealt */
  OASIS_PHASE_NOBLE,      /* the noble's free action, or already the first offer */
  OASIS_PHASE_OFFER,      /* somebody offers cards */
  OASIS_PHASE_TAKE,       /* somebody takes an offer */
  OASIS_PHASE_DUTY,       /* what the cards ask for is placed */
  OASIS_PHASE_ROUND_END,  /* the round can end */
  OASIS_PHASE_LAST_NOBLE, /* the noble's free action, the last thing of the game */
  OASIS_PHASE_OVER
} OasisPhase;

#define OASIS_CARD_KINDS 7

/* What guided turns remember of a round. */
typedef struct
{
  uint8_t offered;                /* who has made an offer in this round, a bit each */
  uint8_t taken;                  /* who has taken one */
  uint8_t offer[CV_PLAYERS_MOST]; /* cards on the table in front of each */
  uint8_t next_counter[CV_PLAYERS_MOST]; /* lies face down; 0: none yet */
  uint8_t pile[CV_PLAYERS_MOST];         /* cards in each player's offer stack */
  uint8_t draw;                          /* cards in the draw pile */
  uint8_t discards;
  uint8_t in_use;             /* cards of the last take, not yet discarded */
  int8_t taker;               /* who owes the duties below, or CV_NO_PLAYER */
  uint16_t owed[OASIS_KINDS]; /* tiles */
  uint16_t owed_camels;
  uint8_t had; /* what the cards of the last take asked for, a bit each: tiles
                  by kind, then camels */
  uint8_t named[OASIS_CARD_KINDS]; /* cards of each kind in the takes of this round */
  bool has_begun;                  /* an offer was made in this game */
  OasisChance chance;
  uint8_t ends_at_close; /* OASIS_SAW_… when the last round was closed, a bit each */
  uint8_t ends_by_noble; /* those that the free action after it brought about */
} OasisRound;

typedef struct
{
  CvCommon common;

  CvSet laid[OASIS_KINDS];  /* tiles */
  CvSet lands[OASIS_KINDS]; /* cells of a kind: tiles and printed spaces not covered */
  CvSet empty;              /* land without a tile */
  CvSet camels[CV_PLAYERS_MOST];
  uint8_t tiles_left[OASIS_KINDS];

  /* Markers: the bit where each stands, -1 in hand; with it the kind and the cells of
     the area it stands in. owned is the union of a player's areas of a kind. */
  int16_t marker[CV_PLAYERS_MOST][OASIS_MARKERS];
  uint8_t area_kind[CV_PLAYERS_MOST][OASIS_MARKERS];
  CvSet area[CV_PLAYERS_MOST][OASIS_MARKERS];
  CvSet owned[CV_PLAYERS_MOST][OASIS_KINDS];
  CvSet claimed[OASIS_KINDS]; /* the union of everybody's owned */

  uint8_t counter[CV_PLAYERS_MOST]; /* 1 is the noble; 0: not known */

  /* Quick scoring: herd, then land by kind; -1: not counted. */
  int16_t counted[CV_PLAYERS_MOST][1 + OASIS_KINDS];

  uint8_t saw; /* what has happened that ends the game under one booklet or the other */

  OasisRound round;
} OasisState;

#endif
