/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers that are the same on every machine: xoshiro256** by Blackman and
   Vigna, its state filled from the seed by splitmix64. Only whole numbers are used, and
   every choice is unbiased. */
#ifndef SIM_RANDOM_H
#define SIM_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

#include "cv-set.h"

typedef struct
{
  uint64_t s[4];
} SimRandom;

/* Any seed will do, neighbouring ones too: splitmix64 leaves them nothing in common. */
void sim_random_seed (SimRandom *random, uint64_t seed);

static inline uint64_t
sim_rotate (uint64_t x, int by)
{
  return x << by | x >> (64 - by);
}

static inline uint64_t
sim_random_next (SimRandom *random)
{
  uint64_t *s = random->s;
  uint64_t result = sim_rotate (s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = sim_rotate (s[3], 45);
  return result;
}

/* A number from 0 to n - 1, each as likely as any other; n is at least 1. Lemire's way:
   the upper half of a product, and again in the rare case that would favour some. */
static inline int
sim_random_below (SimRandom *random, int n)
{
  uint32_t limit = (uint32_t) n;
  uint64_t product = (sim_random_next (random) >> 32) * limit;

  if ((uint32_t) product < limit)
    {
      uint32_t unfair = (uint32_t) -limit % limit;
      while ((uint32_t) product < unfair)
        product = (sim_random_next (random) >> 32) * limit;
    }
  return (int) (product >> 32);
}

/* True once in n times. */
static inline bool
sim_random_once_in (SimRandom *random, int n)
{
  return sim_random_below (random, n) == 0;
}

void sim_random_shuffle (SimRandom *random, uint8_t *items, int n);

/* A member of a set, or -1 when it is empty. */
int sim_random_bit (SimRandom *random, const CvSet *set, int n_words);

#endif
