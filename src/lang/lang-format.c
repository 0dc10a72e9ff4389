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

/* A word of the sentence that stands for a player without a name: with the article the
   language wants, and a capital where the sentence begins. */
static const char *
find_actor (const Lang *lang, int color, bool is_first)
{
  static const struct
  {
    const char *context, *word;
  } first[] = {
    /* Translators: a player without a name, who does something, at the beginning of a
       sentence: “Red places a camel.” With the article where the language has one: “Il
       Rosso”. */
    { NC_ ("actor", "Red") },    { NC_ ("actor", "Blue") },
    { NC_ ("actor", "Green") },  { NC_ ("actor", "Yellow") },
    { NC_ ("actor", "Black") },
  }, inside[] = {
    /* Translators: the same in the middle of a sentence: “Yes: Red places a camel.” With
       a small letter where the language has an article: “il Rosso”. */
    { NC_ ("actor inside a sentence", "Red") },
    { NC_ ("actor inside a sentence", "Blue") },
    { NC_ ("actor inside a sentence", "Green") },
    { NC_ ("actor inside a sentence", "Yellow") },
    { NC_ ("actor inside a sentence", "Black") },
  };

  return is_first ? lang_context (lang, first[color].context, first[color].word)
                  : lang_context (lang, inside[color].context, inside[color].word);
}

LangArg
lang_arg_player (LangPlayer player)
{
  return (LangArg){ LANG_ARG_PLAYER, player.name, player.color };
}

static const char *
find_player_text (const Lang *lang, const LangArg *arg, char letter, bool is_first)
{
  if (letter != 'c' && arg->text != NULL)
    return arg->text;
  if (letter == 'p')
    return find_actor (lang, (int) arg->number, is_first);
  return lang_text (lang, cv_color_terms[arg->number]);
}

static void
append_argument (
    Buffer *buffer, const Lang *lang, const LangArg *arg, char letter, bool is_first)
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
    case LANG_ARG_PLAYER:
      append_text (buffer, find_player_text (lang, arg, letter, is_first));
      break;
    }
}

/* Each character is looked at only when the one before it is there. */
static bool
is_placeholder (const char *at, const LangArg *args, size_t n_args)
{
  if (at[0] != '%' || at[1] < '1' || at[1] > '9' || at[2] != '$' || at[3] == '\0' ||
      (size_t) (at[1] - '1') >= n_args)
    return false;
  static const char *const letters[] = {
    [LANG_ARG_TEXT] = "spng", [LANG_ARG_TERM] = "s",     [LANG_ARG_NUMBER] = "s",
    [LANG_ARG_TENTHS] = "s",  [LANG_ARG_PLAYER] = "pnc",
  };
  return strchr (letters[args[at[1] - '1'].type], at[3]) != NULL;
}

/* Whether a sentence begins here. */
static bool
is_beginning (const char *template, const char *at)
{
  return at == template || (at - template >= 2 && at[-1] == ' ' && at[-2] == '.');
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
      if (is_placeholder (at, args, n_args))
        {
          append_argument (&buffer, lang, &args[at[1] - '1'], at[3],
                           is_beginning (chosen, at));
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

/* The msgid that speaks of the colours of those who have no name, for free(); NULL when
   that is the template itself. */
static char *
call_by_color (const char *msgid, const LangArg *args, size_t n_args)
{
  char *colored = NULL;

  for (const char *at = strchr (msgid, '%'); at != NULL; at = strchr (at + 1, '%'))
    if (is_placeholder (at, args, n_args) && at[3] == 'n' &&
        args[at[1] - '1'].text == NULL)
      {
        if (colored == NULL && (colored = strdup (msgid)) == NULL)
          abort ();
        colored[at - msgid + 3] = 'c';
      }
  return colored;
}

char *
lang_format (const Lang *lang,
             const char *template_msgid,
             const LangArg *args,
             size_t n_args)
{
  char *colored = call_by_color (template_msgid, args, n_args);
  const char *chosen = colored != NULL ? lang_text (lang, colored) : template_msgid;

  if (chosen == colored || chosen == template_msgid)
    chosen = lang_text (lang, template_msgid);
  char *text = lang_fill (lang, chosen, args, n_args);
  free (colored);
  return text;
}

char *
lang_format_plural (const Lang *lang,
                    const char *msgid,
                    const char *plural,
                    unsigned long n,
                    const LangArg *args,
                    size_t n_args)
{
  char *colored = call_by_color (msgid, args, n_args);
  char *colored_plural = colored != NULL ? call_by_color (plural, args, n_args) : NULL;
  const char *chosen = NULL;

  if (colored_plural != NULL)
    chosen = lang_plural (lang, colored, colored_plural, n);
  if (chosen == NULL || chosen == colored || chosen == colored_plural)
    chosen = lang_plural (lang, msgid, plural, n);
  char *text = lang_fill (lang, chosen, args, n_args);
  free (colored);
  free (colored_plural);
  return text;
}

char *
lang_join (const Lang *lang, const char *const *texts, size_t n_texts)
{
  char *all = NULL;

  for (size_t i = 0; i < n_texts; i++)
    {
      const LangArg args[] = { { .type = LANG_ARG_TEXT, .text = all },
                               { .type = LANG_ARG_TEXT, .text = texts[i] } };
      char *longer = i == 0 ? lang_fill (lang, "%2$s", args, 2)
                     : i + 1 == n_texts
                         /* Translators: the end of a list, “Anna, Bruno and Chloé”;
                            what was said before is %1$s. */
                         ? lang_format (lang, N_ ("%1$s and %2$s"), args, 2)
                         /* Translators: a list, more follows; %1$s is all before the
                            last thing, which is %2$s. */
                         : lang_format (lang, N_ ("%1$s, %2$s"), args, 2);
      free (all);
      all = longer;
    }
  return all;
}
