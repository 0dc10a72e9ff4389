/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of a board's cells as bits, one after the other, row by row. Each row has one
   bit more than the board has columns: that guard bit is never set, so shifting a whole
   set by one never carries a cell into the next row. A board of 26 x 26 needs 26 x 27 =
   702 bits: 11 words. Functions take the number of words the board at hand really uses.
 */
#ifndef CV_SET_H
#define CV_SET_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#define CV_SET_WORDS 11
#define CV_SET_BITS  (64 * CV_SET_WORDS)

typedef struct
{
  uint64_t w[CV_SET_WORDS];
} CvSet;

static inline bool
cv_set_has (const CvSet *set, int bit)
{
  assert (bit >= 0 && bit < CV_SET_BITS);
  return set->w[(unsigned) bit >> 6] >> (bit & 63) & 1;
}

static inline void
cv_set_add (CvSet *set, int bit)
{
  assert (bit >= 0 && bit < CV_SET_BITS);
  set->w[(unsigned) bit >> 6] |= UINT64_C (1) << (bit & 63);
}

static inline void
cv_set_remove (CvSet *set, int bit)
{
  assert (bit >= 0 && bit < CV_SET_BITS);
  set->w[(unsigned) bit >> 6] &= ~(UINT64_C (1) << (bit & 63));
}

static inline void
cv_set_unite (CvSet *set, const CvSet *other, int n_words)
{
  assert (n_words >= 0 && n_words <= CV_SET_WORDS);
  for (int i = 0; i < n_words; i++)
    set->w[i] |= other->w[i];
}

static inline void
cv_set_keep (CvSet *set, const CvSet *other, int n_words)
{
  assert (n_words >= 0 && n_words <= CV_SET_WORDS);
  for (int i = 0; i < n_words; i++)
    set->w[i] &= other->w[i];
}

static inline void
cv_set_subtract (CvSet *set, const CvSet *other, int n_words)
{
  assert (n_words >= 0 && n_words <= CV_SET_WORDS);
  for (int i = 0; i < n_words; i++)
    set->w[i] &= ~other->w[i];
}

static inline bool
cv_set_is_empty (const CvSet *set, int n_words)
{
  assert (n_words >= 0 && n_words <= CV_SET_WORDS);

  uint64_t any = 0;
  for (int i = 0; i < n_words; i++)
    any |= set->w[i];
  return any == 0;
}

static inline bool
cv_set_meets (const CvSet *a, const CvSet *b, int n_words)
{
  assert (n_words >= 0 && n_words <= CV_SET_WORDS);

  uint64_t any = 0;
  for (int i = 0; i < n_words; i++)
    any |= a->w[i] & b->w[i];
  return any != 0;
}

/* The bits of a word, added up in pairs, then fours, then bytes. The compiler's builtin
   would call into its own library on machines without an instruction for it. */
static inline int
cv_word_count (uint64_t word)
{
  word -= word >> 1 & UINT64_C (0x5555555555555555);
  word = (word & UINT64_C (0x3333333333333333)) +
         (word >> 2 & UINT64_C (0x3333333333333333));
  word = (word + (word >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);
  return (int) (word * UINT64_C (0x0101010101010101) >> 56);
}

static inline int
cv_set_count (const CvSet *set, int n_words)
{
  assert (n_words >= 0 && n_words <= CV_SET_WORDS);

  int n = 0;
  for (int i = 0; i < n_words; i++)
    n += cv_word_count (set->w[i]);
  return n;
}

/* The first bit at or after from, or -1. This walks a set in reading order:
     for (bit = cv_set_next (set, 0, n); bit >= 0; bit = cv_set_next (set, bit + 1, n)) */
static inline int
cv_set_next (const CvSet *set, int from, int n_words)
{
  assert (from >= 0);
  assert (n_words >= 0 && n_words <= CV_SET_WORDS);

  int word = from >> 6;
  if (word >= n_words)
    return -1;
  uint64_t rest = set->w[word] & (~UINT64_C (0) << (from & 63));
  while (rest == 0)
    if (++word == n_words)
      return -1;
    else
      rest = set->w[word];
  return word * 64 + __builtin_ctzll (rest);
}

/* All cells that share a side with a cell of the set (which itself need not be in it).
   The result may hold bits that are no cells; the caller keeps what it needs. */
static inline CvSet
cv_set_sides (const CvSet *set, int stride, int n_words)
{
  assert (n_words == 0 || (stride > 0 && stride < 64));
  assert (n_words <= CV_SET_WORDS);

  CvSet out = { { 0 } };
  uint64_t before = 0;
  for (int i = 0; i < n_words; i++)
    {
      uint64_t here = set->w[i];
      uint64_t after = i + 1 < n_words ? set->w[i + 1] : 0;
      out.w[i] = (here << 1 | before >> 63) | (here >> 1 | after << 63) |
                 (here << stride | before >> (64 - stride)) |
                 (here >> stride | after << (64 - stride));
      before = here;
    }
  return out;
}

/* The set and, with it, what lies the given number of bits before and after each cell.
 */
static inline CvSet
cv_set_spread (const CvSet *set, int distance, int n_words)
{
  assert (n_words == 0 || (distance > 0 && distance < 64));
  assert (n_words <= CV_SET_WORDS);

  CvSet out = { { 0 } };
  uint64_t before = 0;
  for (int i = 0; i < n_words; i++)
    {
      uint64_t here = set->w[i];
      uint64_t after = i + 1 < n_words ? set->w[i + 1] : 0;
      out.w[i] = here | (here << distance | before >> (64 - distance)) |
                 (here >> distance | after << (64 - distance));
      before = here;
    }
  return out;
}

/* The set and all cells that share a side or a corner with one of it; as with sides,
   the result may hold bits that are no cells. */
static inline CvSet
cv_set_around (const CvSet *set, int stride, int n_words)
{
  CvSet rows = cv_set_spread (set, 1, n_words);
  return cv_set_spread (&rows, stride, n_words);
}

/* The part of inside that can be reached from the cells of seed by steps over sides
   within it. Each word is filled to its end before the next one is looked at, so that
   an area that lies in one or two words, as most do, takes few rounds. */
static inline CvSet
cv_set_flood (const CvSet *seed, const CvSet *inside, int stride, int n_words)
{
  assert (n_words == 0 || (stride > 0 && stride < 64));
  assert (n_words <= CV_SET_WORDS);

  CvSet reached = *seed;
  uint64_t grew;
  cv_set_keep (&reached, inside, n_words);
  do
    {
      grew = 0;
      for (int i = 0; i < n_words; i++)
        {
          uint64_t before = i > 0 ? reached.w[i - 1] : 0;
          uint64_t after = i + 1 < n_words ? reached.w[i + 1] : 0;
          uint64_t from_others = before >> 63 | after << 63 | before >> (64 - stride) |
                                 after << (64 - stride);
          uint64_t old = reached.w[i], last, now = old | (from_others & inside->w[i]);
          do
            {
              last = now;
              now |=
                  (now << 1 | now >> 1 | now << stride | now >> stride) & inside->w[i];
            }
          while (now != last);
          grew |= now ^ old;
          reached.w[i] = now;
        }
    }
  while (grew != 0);
  return reached;
}

/* Takes the connected part that holds the first cell of a set out of it, and returns
   how many cells it had. Since no cell comes before, the part only reaches into later
   words, and only as many of them as it needs are looked at. */
static inline int
cv_set_take_part (CvSet *set, int first_bit, int stride, int n_words)
{
  assert (stride > 0 && stride < 64);
  assert (cv_set_has (set, first_bit));
  assert (cv_set_next (set, 0, n_words) == first_bit);

  const int first = first_bit >> 6;
  uint64_t part[CV_SET_WORDS + 1];
  int last = first, n = 0;
  bool grew;

  part[first] = UINT64_C (1) << (first_bit & 63);
  do
    {
      grew = false;
      for (int i = first; i <= last; i++)
        {
          uint64_t before = i > first ? part[i - 1] : 0,
                   after = i < last ? part[i + 1] : 0;
          uint64_t from_others = before >> 63 | after << 63 | before >> (64 - stride) |
                                 after << (64 - stride);
          uint64_t old = part[i], then, now = old | (from_others & set->w[i]);
          do
            {
              then = now;
              now |= (now << 1 | now >> 1 | now << stride | now >> stride) & set->w[i];
            }
          while (now != then);
          part[i] = now;
          grew |= now != old;
          if (i == last && i + 1 < n_words &&
              ((now >> 63 | now >> (64 - stride)) & set->w[i + 1]) != 0)
            part[++last] = 0;
        }
    }
  while (grew && last > first);

  for (int i = first; i <= last; i++)
    {
      n += cv_word_count (part[i]);
      set->w[i] &= ~part[i];
    }
  return n;
}

#endif
