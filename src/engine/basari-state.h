/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is known of a game of Basari at one moment. Included by cv-state.h, after
 * CvCommon. */
#ifndef BASARI_STATE_H
#define BASARI_STATE_H

#include "cv-gems.h"

#define BASARI_SEATS 4

/* In the order in which they are done. */
typedef enum
{
  BASARI_DIE,
  BASARI_POINTS,
  BASARI_GEMS
} BasariAction;

#define BASARI_ACTIONS   3
#define BASARI_NO_ACTION BASARI_ACTIONS

/* What a turn waits for. */
typedef enum
{
  BASARI_TO_ROLL, /* or, once a lap is complete, for the end of the round */
  BASARI_TO_CHOOSE,
  BASARI_TO_ACT
} BasariPhase;

/* What is asked of the players meanwhile: CvPrompt.phase. */
typedef enum
{
  BASARI_ASKED_ROLL,
  BASARI_ASKED_CHOOSE,
  BASARI_ASKED_DIE, /* the actions of those who do them alone, as in BasariAction */
  BASARI_ASKED_POINTS,
  BASARI_ASKED_GEMS,
  BASARI_ASKED_OPEN,   /* the first offer of a barter */
  BASARI_ASKED_ANSWER, /* a higher offer, or to accept the last */
  BASARI_ASKED_ROUND_END,
  BASARI_ASKED_OVER
} BasariAsked;

typedef struct
{
  /* Points by where they come from. A position's points are taken for actions. */
  int32_t actions;
  int32_t laps;
  int32_t majorities;

  /* What a `count` says; it overrules the above on the score sheet. A round that is
     reckoned from counts adds the next two. */
  int32_t counted_points;
  int32_t counted_laps;
  int32_t counted_majorities;
  int32_t counted_actions; /* of the points above, those of the round at hand */
  CvGems counted_gems;

  CvGems gems;
  uint32_t travelled; /* arches passed since the start disk */
  uint8_t arch;       /* where the piece stands; the first arch is 0 */
  uint8_t disk;       /* where the start disk lies */
  uint8_t choice;     /* BasariAction of this turn, or BASARI_NO_ACTION */
  bool is_placed;     /* `start` put the disk where it still lies */
  bool is_by_seat;    /* stands where nobody has put it: by the order of the seats */
  bool is_hand_known; /* played on a board, or somebody said what it is */
  bool has_counted_points;
  bool has_counted_gems;
  bool has_old_gems;    /* … before the last round was reckoned */
  bool has_counted_lap; /* somebody said whether the player has gone round … */
  bool counted_lap;     /* … and it is so */
} BasariPlayer;

typedef struct
{
  CvCommon common;

  BasariPlayer player[BASARI_SEATS];
  int32_t n_rounds; /* reckoned so far */

  /* What the board pays, as it is printed there or as somebody has stated. */
  int32_t lap_worth;
  int32_t majority_worth[CV_GEM_COLORS];

  CvGems offer;    /* the last one, while its barter is open */
  int8_t offerer;  /* who made it, or CV_NO_PLAYER */
  int8_t winner;   /* of the barter for the action that is due, or CV_NO_PLAYER */
  uint8_t phase;   /* BasariPhase */
  uint8_t done;    /* actions of this turn that are done or nobody's, a bit each */
  uint8_t nobodys; /* of these, the ones that several chose and so nobody does */
  bool has_rolled;
  bool has_disks; /* a position has laid the start disks */
} BasariState;

#endif
