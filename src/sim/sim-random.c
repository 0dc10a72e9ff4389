/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seeding, shuffling and choosing from sets. */
#include "sim-random.h"

#include <assert.h>

static uint64_t
split_mix (uint64_t *state)
{
  uint64_t z = *state += UINT64_C (0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return z ^ z >> 31;
}

void
sim_random_seed (SimRandom *random, uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    random->s[i] = split_mix (&seed);
}

void
sim_random_shuffle (SimRandom *random, uint8_t *items, int n)
{
  for (int last = n - 1; last > 0; last--)
    {
      int i = sim_random_below (random, last + 1);
      uint8_t item = items[i];
      items[i] = items[last];
      items[last] = item;
    }
}

/* Set bits of a word. Where the processor may not be asked, the compiler's own way is a
   table that is slower than this. */
static inline int
count_bits (uint64_t word)
{
  word -= word >> 1 & UINT64_C (0x5555555555555555);
  word = (word & UINT64_C (0x3333333333333333)) +
         (word >> 2 & UINT64_C (0x3333333333333333));
  word = (word + (word >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);
  return (int) (word * UINT64_C (0x0101010101010101) >> 56);
}

/* The bit that has n set bits of the word before it. */
static int
find_nth (uint64_t word, int n)
{
  for (; n > 0; n--)
    word &= word - 1;
  assert (word != 0);
  return __builtin_ctzll (word);
}

/* Counts, draws a number and goes straight to that member: nothing is listed. */
int
sim_random_bit (SimRandom *random, const CvSet *set, int n_words)
{
  int counts[CV_SET_WORDS];
  int n = 0;

  for (int i = 0; i < n_words; i++)
    n += counts[i] = count_bits (set->w[i]);
  if (n == 0)
    return -1;
  n = sim_random_below (random, n);
  int word = 0;
  while (n >= counts[word])
    n -= counts[word++];
  return word * 64 + find_nth (set->w[word], n);
}
