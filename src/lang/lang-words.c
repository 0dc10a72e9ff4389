/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lang-memory.h"
#include "rec-fold.h"

/* Bytes of the character that begins so; a byte that begins none stands alone. */
static size_t
get_size (unsigned char first)
{
  if (first >= 0xf0)
    return 4;
  if (first >= 0xe0)
    return 3;
  return first >= 0xc0 ? 2 : 1;
}

/* The character at s, and how many bytes it takes. */
static unsigned
decode (const char *s, size_t *ret_size)
{
  unsigned char first = (unsigned char) *s;
  size_t size = get_size (first), n = 1;
  unsigned code = size > 1 ? first & (0x7fu >> size) : first;

  for (; n < size && ((unsigned char) s[n] & 0xc0) == 0x80; n++)
    code = code << 6 | ((unsigned char) s[n] & 0x3f);
  *ret_size = n;
  return code;
}

/* Signs stand before U+00C0, are the two of arithmetic among the letters, or fill the
   blocks from general punctuation to arrows and shapes. */
static bool
is_letter (unsigned code)
{
  if (code < 0x80)
    return isalnum ((int) code);
  return code >= 0xc0 && code != 0xd7 && code != 0xf7 &&
         (code < 0x2000 || code > 0x2bff) && (code < 0x3000 || code > 0x303f);
}

static size_t
measure (const char *s, bool letters)
{
  size_t length = 0, size;

  while (s[length] != '\0' && is_letter (decode (s + length, &size)) == letters)
    length += size;
  return length;
}

bool
lang_words_next (const char **at, size_t *ret_size)
{
  *at += measure (*at, false);
  *ret_size = measure (*at, true);
  return *ret_size > 0;
}

char *
lang_words (const char *text)
{
  char *words;
  size_t all, size;
  FILE *out = open_memstream (&words, &all);

  if (out == NULL)
    abort ();
  fputc (' ', out);
  for (; lang_words_next (&text, &size); text += size)
    {
      char *word = lang_need (strndup (text, size)), *folded = rec_fold (word);
      fprintf (out, "%s ", folded);
      free (folded);
      free (word);
    }
  fclose (out);
  return words;
}
