/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A handful of gems: how many of each colour, packed into one number so that it fits
   where a move keeps an integer. */
#ifndef CV_GEMS_H
#define CV_GEMS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

typedef uint32_t CvGems;

/* In the order of their worth; also the order in which their letters are written. */
typedef enum
{
  CV_GEM_RED,
  CV_GEM_YELLOW,
  CV_GEM_GREEN,
  CV_GEM_BLUE
} CvGem;

#define CV_GEM_COLORS  4
#define CV_GEM_LETTERS "rygb"
#define CV_GEM_MOST    127 /* of one colour, in one handful: it stays positive */

static inline int
cv_gems_count (CvGems gems, int color)
{
  assert (color >= 0 && color < CV_GEM_COLORS);
  return (int) (gems >> (8 * color) & 0xff);
}

static inline CvGems
cv_gems_of (int color, int n)
{
  assert (color >= 0 && color < CV_GEM_COLORS);
  assert (n >= 0 && n <= 0xff);
  return (CvGems) n << (8 * color);
}

static inline int
cv_gems_total (CvGems gems)
{
  int n = 0;
  for (int color = 0; color < CV_GEM_COLORS; color++)
    n += cv_gems_count (gems, color);
  return n;
}

/* Reads letters in any order; "" is an empty handful. False for any other letter, or
   more of a colour than CV_GEM_MOST. */
bool cv_gems_parse (const char *letters, CvGems *ret_gems);

/* Space for the letters of any handful. */
#define CV_GEMS_TEXT_SIZE (CV_GEM_COLORS * CV_GEM_MOST + 1)

const char *cv_gems_print (CvGems gems, char buffer[CV_GEMS_TEXT_SIZE]);

#endif
