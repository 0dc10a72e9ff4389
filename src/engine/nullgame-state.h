/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of the template game. Included by cv-state.h. */
#ifndef NULLGAME_STATE_H
#define NULLGAME_STATE_H

#include "cv-set.h"

typedef struct
{
  CvCommon common;
  CvSet marks[CV_PLAYERS_MOST];
} NullState;

#endif
