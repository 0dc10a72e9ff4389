/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the engine's rules and typed values to sentences. */
#include "lang-say.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lang-format.h"

static const char *const gem_counts[CV_GEM_COLORS][2] = {
  { NP_ ("%1$s red gem", "%1$s red gems") },
  { NP_ ("%1$s yellow gem", "%1$s yellow gems") },
  { NP_ ("%1$s green gem", "%1$s green gems") },
  { NP_ ("%1$s light blue gem", "%1$s light blue gems") },
};

/* "2 red gems and 1 green gem": each colour is counted by itself. */
char *
lang_say_gems (const Lang *lang, CvGems gems)
{
  char *parts[CV_GEM_COLORS], *all;
  size_t n_parts = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      int n = cv_gems_count (gems, color);
      LangArg count = { .type = LANG_ARG_NUMBER, .number = n };
      if (n > 0)
        parts[n_parts++] =
            lang_format_plural (lang, gem_counts[color][0], gem_counts[color][1],
                                (unsigned long) n, &count, 1);
    }
  if (n_parts == 0)
    return strdup (lang_text (lang, N_ ("no gems")));
  all = lang_join (lang, (const char *const *) parts, n_parts);
  while (n_parts > 0)
    free (parts[--n_parts]);
  return all;
}

static char *
say_cells (const Lang *lang, const CvVerdict *verdict)
{
  char cells[CV_BECAUSE_MOST][CV_CELL_TEXT_SIZE];
  const char *texts[CV_BECAUSE_MOST];

  for (int i = 0; i < verdict->n_because; i++)
    texts[i] = cv_cell_print (verdict->because[i], cells[i]);
  return lang_join (lang, texts, verdict->n_because);
}

/* "Anna, Blue and Chloé": seats, a bit each. */
static char *
say_players (const Lang *lang, const LangPeople *people, unsigned seats)
{
  const char *texts[CV_PLAYERS_MOST];
  size_t n = 0;

  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    if (seats >> seat & 1)
      texts[n++] = lang_player_label (lang, people->seat[seat]);
  return lang_join (lang, texts, n);
}

/* The texts that values need while the sentence is made. */
typedef struct
{
  char cell[CV_VALUES_MOST][CV_CELL_TEXT_SIZE];
  char *made[CV_VALUES_MOST]; /* to be freed */
} Scratch;

static LangArg
make_arg (const Lang *lang,
          const LangPeople *people,
          const CvVerdict *verdict,
          int i,
          Scratch *scratch)
{
  const CvValue *value = &verdict->values[i];
  LangArg text = { .type = LANG_ARG_TEXT };

  switch (value->type)
    {
    case CV_VALUE_CELL:
      text.text = cv_cell_print ((CvCell) value->number, scratch->cell[i]);
      return text;
    case CV_VALUE_CELLS:
      text.text = scratch->made[i] = say_cells (lang, verdict);
      return text;
    case CV_VALUE_PLAYER:
      return lang_arg_player (people->seat[value->number]);
    case CV_VALUE_GEMS:
      text.text = scratch->made[i] = lang_say_gems (lang, (CvGems) value->number);
      return text;
    case CV_VALUE_PLAYERS:
      text.text = scratch->made[i] =
          say_players (lang, people, (unsigned) value->number);
      return text;
    case CV_VALUE_TERM:
      return (LangArg){ .type = LANG_ARG_TERM, .text = value->term };
    case CV_VALUE_COUNT:
      break;
    }
  return (LangArg){ .type = LANG_ARG_NUMBER, .number = value->number };
}

/* What a plural counts: the first count. */
static unsigned long
find_count (const CvVerdict *verdict)
{
  for (int i = 0; i < verdict->n_values; i++)
    if (verdict->values[i].type == CV_VALUE_COUNT)
      return (unsigned long) verdict->values[i].number;
  return 0;
}

char *
lang_say_verdict (const Lang *lang, const LangPeople *people, const CvVerdict *verdict)
{
  const CvPhrase own = { verdict->rule->text, verdict->rule->plural };
  const CvPhrase *phrase = verdict->phrase != NULL ? verdict->phrase : &own;
  LangArg args[CV_VALUES_MOST];
  Scratch scratch = { .made = { NULL } };
  char *text;

  for (int i = 0; i < verdict->n_values; i++)
    args[i] = make_arg (lang, people, verdict, i, &scratch);
  if (phrase->plural != NULL)
    text = lang_format_plural (lang, phrase->text, phrase->plural, find_count (verdict),
                               args, verdict->n_values);
  else
    text = lang_format (lang, phrase->text, args, verdict->n_values);
  for (int i = 0; i < CV_VALUES_MOST; i++)
    free (scratch.made[i]);
  return text;
}

static char *
say_all (const Lang *lang, const LangPeople *people, const CvVerdict *says, int n)
{
  char *all = NULL;

  for (int i = 0; i < n; i++)
    {
      char *text = lang_say_verdict (lang, people, &says[i]);
      char *longer;
      if (asprintf (&longer, "%s%s%s", all ? all : "", all ? " " : "", text) < 0)
        abort ();
      free (all);
      free (text);
      all = longer;
    }
  return all;
}

char *
lang_say_explained (const Lang *lang,
                    const LangPeople *people,
                    const CvExplained *explained)
{
  return say_all (lang, people, explained->say, explained->n_says);
}

char *
lang_say_mend (const Lang *lang, const LangPeople *people, const CvMend *mend)
{
  return say_all (lang, people, mend->say, mend->n_says);
}

static char *
say_broken_rule (const Lang *lang, const RecError *error)
{
  LangPeople people;

  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    people.seat[seat] = lang_player (error->name[seat], error->color[seat]);
  return lang_say_verdict (lang, &people, &error->verdict);
}

char *
lang_say_error (const Lang *lang, const RecError *error)
{
  LangArg args[REC_ERROR_ARGS];

  if (rec_error_rule (error) != NULL)
    return say_broken_rule (lang, error);
  if (error->text == NULL)
    return lang_format (lang, rec_error_unknown, args, 0);
  for (unsigned i = 0; i < error->n_args; i++)
    {
      bool number = error->last_is_number && i + 1 == error->n_args;
      args[i] = (LangArg){ .type = number ? LANG_ARG_NUMBER : LANG_ARG_TEXT,
                           .text = error->args[i],
                           .number = number ? strtol (error->args[i], NULL, 10) : 0 };
    }
  return lang_format (lang, error->text, args, error->n_args);
}

char *
lang_say_date (const Lang *lang, int year, int month, int day)
{
  /* Translators: the months stand in a date, “14 November 2026”. */
  static const char *const months[] = {
    N_ ("January"),   N_ ("February"), N_ ("March"),    N_ ("April"),
    N_ ("May"),       N_ ("June"),     N_ ("July"),     N_ ("August"),
    N_ ("September"), N_ ("October"),  N_ ("November"), N_ ("December"),
  };
  char digits[16];
  const LangArg args[] = { { .type = LANG_ARG_TERM, .text = months[month - 1] },
                           { .type = LANG_ARG_TEXT, .text = digits },
                           { .type = LANG_ARG_NUMBER, .number = day } };

  snprintf (digits, sizeof digits, "%d", year);
  if (day == 1)
    /* Translators: the first of a month; %1$s is the month, %2$s the year. */
    return lang_format (lang, N_ ("1 %1$s %2$s"), args, 2);
  /* Translators: a date: %1$s is the month, %2$s the year, %3$s the day. */
  return lang_format (lang, N_ ("%3$s %1$s %2$s"), args, 3);
}
