/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a round of Basari as numbers: what the engine's explanation of the step
   says, by seat, and the score before and after it. */
#pragma once

#include "basari.h"
#include "caravan-reckoning.h"

typedef struct
{
  gboolean is_known; /* how far the player went */
  int went, of;
  int points;
} CaravanBasariLap;

typedef struct
{
  int worth;
  int held[BASARI_SEATS];
  int back[BASARI_SEATS]; /* gems that are returned */
  guint leaders;          /* seats, a bit each */
  int n_leaders;
  int points; /* for each of them */
} CaravanBasariMost;

typedef struct
{
  const CvTable *table;
  int n_players;
  gboolean is_last;      /* the game is over after it */
  CvScore before, after; /* the points on the track, and who is ahead */
  CaravanBasariLap lap[BASARI_SEATS];
  CaravanBasariMost most[CV_GEM_COLORS]; /* by CvGem */
  CvGems left[BASARI_SEATS];             /* gems after the returns */
  int disk[BASARI_SEATS];                /* the archways they move to, from 1 */
} CaravanBasariReckoned;

/* FALSE: the step was not explained, and there are no lines. */
gboolean caravan_basari_read_reckoning (const CvTable *table,
                                        const CaravanReckoning *reckoning,
                                        CaravanBasariReckoned *ret_reckoned);

/* What a colour brings a player: nothing, the printed number, or a share of it. */
static inline gboolean
caravan_basari_leads (const CaravanBasariMost *most, int seat)
{
  return (most->leaders >> seat & 1) != 0;
}
