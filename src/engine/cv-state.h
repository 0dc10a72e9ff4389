/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a game: a flat struct without pointers, so that a copy is an assignment.
 */
#ifndef CV_STATE_H
#define CV_STATE_H

#include "cv-cell.h"

#define CV_PLAYERS_MOST 5
#define CV_HIDDEN_MOST  4
#define CV_OPTIONS_MOST 4

typedef enum
{
  CV_TURNS_FREE,
  CV_TURNS_GUIDED
} CvTurns;

/* Secret counts of one player under one key. */
typedef struct
{
  uint16_t hidden;   /* put away in the open since the last reveal */
  uint16_t revealed; /* total stated by the last reveal */
  bool is_revealed;
} CvSecret;

/* What every state begins with; kept by the match, read by the games. */
typedef struct
{
  uint8_t turns; /* CvTurns */
  uint8_t option[CV_OPTIONS_MOST];
  bool begun;     /* something other than a note has happened */
  bool house;     /* a broken rule was let stand */
  bool declared;  /* the players said that the game is over */
  uint8_t locked; /* players with a lock, a bit each */
  CvSecret secret[CV_PLAYERS_MOST][CV_HIDDEN_MOST];

  /* By player, the hidden keys that were not revealed since the last hide, and since
     the last one with a box, a bit each. Every hide sets them all, whatever it holds.
   */
  uint8_t unstated[CV_PLAYERS_MOST];
  uint8_t unstated_box[CV_PLAYERS_MOST];
} CvCommon;

#include "oasis-state.h"
#include "oregon-state.h"
#include "basari-state.h"
#include "nullgame-state.h"

typedef union
{
  CvCommon common;
  OasisState oasis;
  OregonState oregon;
  BasariState basari;
  NullState null;
} CvState;

#endif
