/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others may ask of the rules of Basari beside its CvGame: the majorities as they
   stand, and how far a turn is. The state itself is in basari-state.h, the phases of
   guided turns too. */
#ifndef CV_BASARI_H
#define CV_BASARI_H

#include "basari-numbers.h"
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

/* What the supply still has. */
CvGems basari_supply (const BasariState *basari);

/* The actions as records name them, and N_ texts; of the colours of gems by CvGem, too. */
extern const char *const basari_action_names[BASARI_ACTIONS + 1];
extern const char *const basari_action_terms[BASARI_ACTIONS];
extern const char *const basari_gem_terms[CV_GEM_COLORS];

/* Seats, a bit each: who chose an action in this turn. */
uint8_t basari_choosers (const BasariState *basari, int action);

/* A barter that waits to be settled, for the action that is due. */
typedef struct
{
  uint8_t two;      /* seats of those who barter, a bit each; 0: there is none */
  uint8_t speakers; /* those of them who may speak now */
  bool has_offer;   /* one of the two has made the last offer */
} BasariBarter;

/* The action that comes next in this turn, or BASARI_NO_ACTION; who is to do it, or
   CV_NO_PLAYER as long as two barter for it; and that barter. */
int basari_due (const BasariState *basari);
int basari_doer (const BasariState *basari);
BasariBarter basari_barter (const BasariState *basari);

#endif
