/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table of a simulated game of Oregon holds that the engine never sees: decks,
   hands and the values of tokens. Included by sim.h. */
#ifndef SIM_OREGON_H
#define SIM_OREGON_H

#include "cv-state.h"
#include "sim-cards.h"

/* A card in hand: a landscape by its symbol, a building by its kind above this. */
#define SIM_OREGON_BUILDING 8

#define SIM_OREGON_TASTES 5

typedef struct
{
  SimCards landscapes, landscape_discards;
  SimCards buildings, building_discards;
  SimCards hand[OREGON_PLAYERS];
  SimCards heap[OREGON_HEAPS];                 /* values of the tokens, face down */
  uint8_t drawn[OREGON_PLAYERS][OREGON_HEAPS]; /* tokens each has drawn */
  uint8_t taste;    /* for buildings at this table, 0 to SIM_OREGON_TASTES - 1 */
  uint8_t n_passes; /* turns without a placement, one after the other */
  uint8_t joker;    /* what the record calls the joker, as a value */
} SimOregon;

#endif
