/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Folding of the scripts that names and rules are written in here. What is neither
   Latin, Greek nor Cyrillic stays as it is. */
#include "rec-fold.h"

#include <assert.h>
#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Latin letters of two UTF-8 bytes, U+00C0 to U+017F, as what they are without their
   accents; a blank is left as it is. */
static const char latin[] =
    "aaaaaaaceeeeiiiidnooooo ouuuuy saaaaaaaceeeeiiiidnooooo ouuuuy y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

#define LATIN_FIRST 0xc0u

/* Capitals of two bytes whose small letters lie at a fixed distance. */
static const struct
{
  unsigned first, last, distance;
} capitals[] = {
  { 0x391, 0x3a9, 0x20 }, /* Greek */
  { 0x400, 0x40f, 0x50 }, /* Cyrillic */
  { 0x410, 0x42f, 0x20 },
};

static unsigned
make_small (unsigned code)
{
  for (size_t i = 0; i < sizeof capitals / sizeof *capitals; i++)
    if (code >= capitals[i].first && code <= capitals[i].last)
      return code + capitals[i].distance;
  return code;
}

/* Accents that stand behind their letter are left out. */
static bool
is_loose_accent (unsigned code)
{
  return code >= 0x300 && code <= 0x36f;
}

static void
fold_two (unsigned code, char **to)
{
  if (code == 0xa0)
    *(*to)++ = ' ';
  else if (code >= LATIN_FIRST && code - LATIN_FIRST < sizeof latin - 1 &&
           latin[code - LATIN_FIRST] != ' ')
    *(*to)++ = latin[code - LATIN_FIRST];
  else if (!is_loose_accent (code))
    {
      code = make_small (code);
      *(*to)++ = (char) (0xc0 | code >> 6);
      *(*to)++ = (char) (0x80 | (code & 0x3f));
    }
}

/* Writes the folded form of the character at s; returns how many bytes it took. */
static size_t
fold_one (const unsigned char *s, char **to)
{
  if (s[0] < 0x80)
    {
      *(*to)++ = (char) tolower (s[0]);
      return 1;
    }
  if ((s[0] & 0xe0) == 0xc0 && (s[1] & 0xc0) == 0x80)
    {
      fold_two ((unsigned) ((s[0] & 0x1f) << 6 | (s[1] & 0x3f)), to);
      return 2;
    }
  if (s[0] == 0xe2 && s[1] == 0x80 && (s[2] == 0x98 || s[2] == 0x99))
    {
      *(*to)++ = '\'';
      return 3;
    }
  if (s[0] == 0xe2 && s[1] == 0x80 && s[2] == 0xaf)
    {
      *(*to)++ = ' ';
      return 3;
    }
  *(*to)++ = (char) s[0];
  return 1;
}

char *
rec_fold (const char *text)
{
  assert (text != NULL);

  char *folded = malloc (strlen (text) + 1), *to = folded;

  if (folded == NULL)
    abort ();
  for (const unsigned char *s = (const unsigned char *) text; *s != '\0';)
    s += fold_one (s, &to);
  *to = '\0';
  return folded;
}
