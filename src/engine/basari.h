/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others may ask of the rules of Basari beside its CvGame: the majorities as they
   stand. The state itself is in basari-state.h, the phases of guided turns too. */
#ifndef CV_BASARI_H
#define CV_BASARI_H

#include "cv-game.h"

/* The majority of one colour as the round would be reckoned now. */
typedef struct
{
  int held[BASARI_SEATS];
  uint8_t leaders; /* seats, a bit each; 0: nobody holds any */
  int32_t points;  /* for each of them */
  int back;        /* gems that each of them returns */
} BasariMajority;

BasariMajority basari_majority (const BasariState *basari, int color);

#endif
