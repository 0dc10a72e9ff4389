/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-columns.h"

#include <limits.h>
#include <locale.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#define PAGE_WIDTH 80

/* The bytes of the UTF-8 character at s, or 0 where there is none. */
static size_t
character_length (const unsigned char *s)
{
  size_t n = s[0] < 0x80   ? 1
             : s[0] < 0xc2 ? 0
             : s[0] < 0xe0 ? 2
             : s[0] < 0xf0 ? 3
             : s[0] < 0xf5 ? 4
                           : 0;
  for (size_t i = 1; i < n; i++)
    if ((s[i] & 0xc0) != 0x80)
      return 0;
  return n;
}

/* Characters that turn the direction of what stands beside them, or part lines: with
   them a text can look like another one. */
static bool
is_turning (unsigned code)
{
  return code == 0x61c || code == 0x200e || code == 0x200f ||
         (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

/* Bytes of what a terminal might act on: C0, DEL, C1 in its UTF-8 form, what turns the
   direction, and what is no UTF-8 at all; 0 for everything else. */
static size_t
control_length (const unsigned char *s, unsigned *ret_code)
{
  size_t n = character_length (s);

  *ret_code = n == 2   ? (s[0] & 0x1fu) << 6 | (s[1] & 0x3fu)
              : n == 3 ? (s[0] & 0xfu) << 12 | (s[1] & 0x3fu) << 6 | (s[2] & 0x3fu)
                       : s[0];
  if (n == 0)
    return 1;
  bool is_control =
      n < 3 && (*ret_code < 0x20 || (*ret_code > 0x7e && *ret_code < 0xa0));
  return is_control || (n < 4 && is_turning (*ret_code)) ? n : 0;
}

/* "\\x1b", and "\\u202e" for what has more digits. */
static void
put_escaped (FILE *out, const char *text, bool is_json)
{
  const unsigned char *s = (const unsigned char *) text;
  unsigned code;

  while (*s != '\0')
    {
      size_t n = control_length (s, &code);
      if (n > 0)
        fprintf (out, is_json || code > 0xff ? "\\u%04x" : "\\x%02x", code);
      else
        n = fwrite (s, 1, character_length (s), out);
      s += n > 0 ? n : 1;
    }
}

void
lang_put (FILE *out, const char *text)
{
  put_escaped (out, text, false);
}

/* JSON escapes C0 by itself; the others are escaped here, for those who look at it in a
   terminal. */
void
lang_put_json (FILE *out, const char *json)
{
  put_escaped (out, json, true);
}

static locale_t utf8;

static void
make_utf8 (void)
{
  utf8 = newlocale (LC_CTYPE_MASK, "C.UTF-8", (locale_t) 0);
}

/* Characters are measured as UTF-8, whatever the process speaks. Returns what the
   thread had, for uselocale. */
static locale_t
use_utf8 (void)
{
  static pthread_once_t once = PTHREAD_ONCE_INIT;

  pthread_once (&once, make_utf8);
  return uselocale (utf8);
}

/* The columns of the character at s, and its length in bytes. What can't be decoded
   counts as one column a byte; a control character as those of its escape. */
static int
next_width (const char *s, size_t *ret_bytes)
{
  wchar_t c;
  mbstate_t state = { 0 };

  *ret_bytes = 1;
  unsigned code;
  size_t control = control_length ((const unsigned char *) s, &code);
  if (control > 0)
    {
      *ret_bytes = control;
      return code > 0xff ? 6 : 4;
    }
  locale_t before = use_utf8 ();
  size_t n = mbrtowc (&c, s, strlen (s), &state);
  int width = n > 0 && n <= MB_LEN_MAX ? wcwidth (c) : -1;
  uselocale (before);
  if (n > 0 && n <= MB_LEN_MAX)
    *ret_bytes = n;
  return width < 0 ? 1 : width;
}

int
lang_width (const char *text)
{
  int width = 0;
  size_t n;
  for (; *text != '\0'; text += n)
    width += next_width (text, &n);
  return width;
}

void
lang_put_column (FILE *out, const char *text, int width)
{
  bool cut = lang_width (text) > width;
  int used = 0;
  size_t n;

  for (; *text != '\0'; text += n)
    {
      int w = next_width (text, &n);
      if (used + w > width - cut)
        break;
      char *character = strndup (text, n);
      lang_put (out, character);
      free (character);
      used += w;
    }
  if (cut)
    fputs ("…", out);
  fprintf (out, "%*s", width - used - cut, "");
}

void
lang_put_wrapped (FILE *out, const char *text, int column, int indent)
{
  while (*text != '\0')
    {
      size_t n = strcspn (text, " ");
      char *word = strndup (text, n);
      int width = lang_width (word);
      if (column > indent && column + 1 + width > PAGE_WIDTH)
        {
          fprintf (out, "\n%*s", indent, "");
          column = indent;
        }
      else if (column > indent)
        column += fprintf (out, " ");
      lang_put (out, word);
      column += width;
      free (word);
      text += n;
      text += strspn (text, " ");
    }
  fputc ('\n', out);
}

void
lang_put_bold (FILE *out, bool in_color, bool on)
{
  if (in_color)
    fputs (on ? "\033[1m" : "\033[0m", out);
}

void
lang_put_color (FILE *out, bool in_color, int color, bool on)
{
  static const char *const codes[] = { "\033[1;31m", "\033[1;34m", "\033[1;32m",
                                       "\033[1;33m", "\033[1;35m" };
  if (in_color)
    fputs (on ? codes[color] : "\033[0m", out);
}
