/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards in a certain order: a deck, a heap of discards, a hand, tokens face down. The
   top is the first card, the bottom the last. */
#ifndef SIM_CARDS_H
#define SIM_CARDS_H

#include <assert.h>
#include <string.h>

#include "sim-random.h"

#define SIM_CARDS_MOST 54

typedef struct
{
  uint8_t n;
  uint8_t card[SIM_CARDS_MOST];
} SimCards;

/* To the bottom. */
static inline void
sim_cards_put (SimCards *cards, int card)
{
  assert (cards->n < SIM_CARDS_MOST);
  cards->card[cards->n++] = (uint8_t) card;
}

static inline void
sim_cards_put_many (SimCards *cards, int card, int n)
{
  while (n-- > 0)
    sim_cards_put (cards, card);
}

/* Takes out n cards from a place on; those below them move up. */
static inline void
sim_cards_remove (SimCards *cards, int place, int n)
{
  assert (place >= 0 && place + n <= cards->n);
  cards->n = (uint8_t) (cards->n - n);
  memmove (&cards->card[place], &cards->card[place + n], (size_t) (cards->n - place));
}

/* Moves the n cards on top to the bottom of another heap. */
static inline void
sim_cards_move (SimCards *from, SimCards *to, int n)
{
  for (int i = 0; i < n; i++)
    sim_cards_put (to, from->card[i]);
  sim_cards_remove (from, 0, n);
}

/* From the bottom, which of a shuffled deck is as good as the top and quicker. */
static inline int
sim_cards_take_last (SimCards *cards)
{
  assert (cards->n > 0);
  return cards->card[--cards->n];
}

/* Puts all cards of one heap under another. */
static inline void
sim_cards_move_all (SimCards *from, SimCards *to)
{
  assert (from->n + to->n <= SIM_CARDS_MOST);
  memcpy (&to->card[to->n], from->card, from->n);
  to->n = (uint8_t) (to->n + from->n);
  from->n = 0;
}

static inline void
sim_cards_shuffle (SimCards *cards, SimRandom *random)
{
  sim_random_shuffle (random, cards->card, cards->n);
}

/* Draws from a deck; when it is empty the discards are shuffled into a new one. False
   when both are empty. */
static inline bool
sim_cards_draw (SimCards *deck, SimCards *discards, SimRandom *random, int *ret_card)
{
  if (deck->n == 0)
    {
      sim_cards_move_all (discards, deck);
      sim_cards_shuffle (deck, random);
    }
  if (deck->n == 0)
    return false;
  *ret_card = sim_cards_take_last (deck);
  return true;
}

#endif
