/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table of a simulated game of Oasis holds that the engine only counts.
   Included by sim.h. */
#ifndef SIM_OASIS_H
#define SIM_OASIS_H

#include "cv-state.h"
#include "sim-cards.h"

#define SIM_OASIS_CARDS 54

/* The cards there are; scoring-marker cards by what they bring. */
typedef enum
{
  SIM_OASIS_CAMELS_2,
  SIM_OASIS_CAMELS_3,
  SIM_OASIS_OASIS,
  SIM_OASIS_STEPPE,
  SIM_OASIS_STONE,
  SIM_OASIS_COMMODITIES_1,
  SIM_OASIS_COMMODITIES_2,
  SIM_OASIS_WELLS_1,
  SIM_OASIS_HORSES_1,
  SIM_OASIS_HORSES_2,
  SIM_OASIS_OVOOS_2,
  SIM_OASIS_DRAW_3
} SimOasisCard;

#define SIM_OASIS_CARD_KINDS 12

typedef struct
{
  SimCards draw;
  SimCards discards;
  SimCards in_use; /* of the last take, not yet discarded */
  SimCards pile[CV_PLAYERS_MOST];
  SimCards offer[CV_PLAYERS_MOST];
  uint8_t left[CV_HIDDEN_MOST]; /* scoring markers in the box */

  /* The engine's numbers for what the records call things. */
  uint8_t word[SIM_OASIS_CARD_KINDS];
  uint8_t skip_word[OASIS_KINDS + 2]; /* tiles, camels, the free action */
  uint8_t camels_exhausted;           /* the option: 0 may, 1 must */
} SimOasis;

/* How many of each card the box holds. */
extern const uint8_t sim_oasis_deck[SIM_OASIS_CARD_KINDS];

#endif
