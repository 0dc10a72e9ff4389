/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fills templates.  An argument is copied and not read again, so a player called "%1$s"
   does no harm; and a translation with a wrong placeholder shows it, no more. */

#include "lang-format.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DIGITS            20 /* Those of 2^64. */
#define NARROW_NO_BREAK_SPACE "\u202f"

/* A text that grows; the NUL is added at the end, and there is always room for it. */
typedef struct
{
  char *bytes;
  size_t length;
  size_t room;
} Buffer;

static void
append_bytes (Buffer *buffer, const char *bytes, size_t n_bytes)
{
  if (n_bytes >= buffer->room - buffer->length)
    {
      size_t room = 2 * buffer->room + n_bytes + 1;
      char *grown = realloc (buffer->bytes, room);

      if (grown == NULL)
        abort ();
      buffer->bytes = grown;
      buffer->room = room;
    }
  memcpy (buffer->bytes + buffer->length, bytes, n_bytes);
  buffer->length += n_bytes;
}

static void
append_text (Buffer *buffer, const char *text)
{
  append_bytes (buffer, text, strlen (text));
}

/* Numbers. */

/* Not from the locale of the process: it may be another language's. */
typedef struct
{
  const char *language;
  const char *thousands;
  const char *decimal;
} Marks;

static const Marks *
find_marks (const Lang *lang)
{
  static const Marks table[] = {
    { "it", ".", "," },
    { "fr", NARROW_NO_BREAK_SPACE, "," },
  };
  static const Marks english = { "en", ",", "." };
  const char *code = lang_code (lang);
  size_t length = strcspn (code, "_-@");

  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (strlen (table[i].language) == length &&
        strncmp (code, table[i].language, length) == 0)
      return &table[i];
  return &english;
}

static void
append_number (Buffer *buffer, const Lang *lang, long number)
{
  const char *separator = find_marks (lang)->thousands;
  /* LONG_MIN has no positive counterpart; unsigned, its size is right. */
  unsigned long rest =
      number < 0 ? 0UL - (unsigned long) number : (unsigned long) number;
  char digits[MAX_DIGITS]; /* The last one first. */
  size_t n_digits = 0;

  do
    {
      assert (n_digits < MAX_DIGITS);
      digits[n_digits++] = (char) ('0' + rest % 10);
      rest /= 10;
    }
  while (rest != 0);
  if (number < 0)
    append_text (buffer, "-");
  while (n_digits-- > 0)
    {
      append_bytes (buffer, &digits[n_digits], 1);
      if (n_digits > 0 && n_digits % 3 == 0)
        append_text (buffer, separator);
    }
}

static void
append_tenths (Buffer *buffer, const Lang *lang, long tenths)
{
  char digit[] = { (char) ('0' + labs (tenths % 10)), '\0' };

  if (tenths < 0 && tenths > -10)
    append_text (buffer, "-");
  append_number (buffer, lang, tenths / 10);
  append_text (buffer, find_marks (lang)->decimal);
  append_text (buffer, digit);
}

/* Templates. */

static void
append_argument (Buffer *buffer, const Lang *lang, const LangArg *arg)
{
  const char *text = arg->text != NULL ? arg->text : "";

  switch (arg->type)
    {
    case LANG_ARG_TEXT:
      append_text (buffer, text);
      break;
    case LANG_ARG_TERM:
      append_text (buffer, lang_text (lang, text));
      break;
    case LANG_ARG_NUMBER:
      append_number (buffer, lang, arg->number);
      break;
    case LANG_ARG_TENTHS:
      append_tenths (buffer, lang, arg->number);
      break;
    }
}

/* Each character is looked at only when the one before it is there. */
static bool
is_placeholder (const char *at)
{
  return at[0] == '%' && at[1] >= '1' && at[1] <= '9' && at[2] == '$' && at[3] == 's';
}

char *
lang_fill (const Lang *lang, const char *chosen, const LangArg *args, size_t n_args)
{
  Buffer buffer = { 0 };
  const char *at = chosen;

  assert (lang != NULL && chosen != NULL);
  append_text (&buffer, ""); /* An empty template needs room for its NUL too. */
  while (*at != '\0')
    {
      size_t n_plain = strcspn (at, "%");

      append_bytes (&buffer, at, n_plain);
      at += n_plain;
      if (is_placeholder (at) && (size_t) (at[1] - '1') < n_args)
        {
          append_argument (&buffer, lang, &args[at[1] - '1']);
          at += strlen ("%1$s");
        }
      else if (*at == '%')
        {
          append_bytes (&buffer, at, 1);
          at += at[1] == '%' ? 2 : 1;
        }
    }
  buffer.bytes[buffer.length] = '\0';
  return buffer.bytes;
}

char *
lang_format (const Lang *lang,
             const char *template_msgid,
             const LangArg *args,
             size_t n_args)
{
  return lang_fill (lang, lang_text (lang, template_msgid), args, n_args);
}

char *
lang_format_plural (const Lang *lang,
                    const char *msgid,
                    const char *plural,
                    unsigned long n,
                    const LangArg *args,
                    size_t n_args)
{
  return lang_fill (lang, lang_plural (lang, msgid, plural, n), args, n_args);
}
