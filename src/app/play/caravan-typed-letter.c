/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players' letters are the same in every language. So one may be the first of
   another player's colour: g is green, and in Italian giallo, yellow, begins with it.
 */
#include "caravan-typed-internal.h"

#include "cv-rule.h"
#include "lang-format.h"

static char
get_letter (const CaravanTyping *typing, int seat)
{
  return g_ascii_tolower (cv_color_letters[typing->table->color[seat]]);
}

static const char *
get_term (const CaravanTyping *typing, int seat)
{
  return cv_color_terms[typing->table->color[seat]];
}

/* The player whom the letter means; -1: none. */
static int
find_meant (const CaravanTyping *typing, char letter)
{
  for (int seat = 0; seat < typing->table->n_players; seat++)
    if (get_letter (typing, seat) == letter)
      return seat;
  return -1;
}

static gboolean
begins_with (const CaravanTyping *typing, int seat, char letter)
{
  g_autofree char *word =
      typed_fold (lang_text (typing->lang, get_term (typing, seat)));

  return word[0] == letter;
}

/* The player whom the language would mean by it; -1: the language does not mislead. */
static int
find_expected (const CaravanTyping *typing, int meant, char letter)
{
  if (begins_with (typing, meant, letter))
    return -1;
  for (int seat = 0; seat < typing->table->n_players; seat++)
    if (begins_with (typing, seat, letter))
      return seat;
  return -1;
}

static char *
explain (const CaravanTyping *typing, int meant, int expected)
{
  char letters[2][2] = { { get_letter (typing, meant), '\0' },
                         { get_letter (typing, expected), '\0' } };
  LangArg args[] = { { LANG_ARG_TEXT, letters[0], 0 },
                     { LANG_ARG_TERM, get_term (typing, meant), 0 },
                     lang_arg_player (
                         lang_player (NULL, typing->table->color[expected])),
                     { LANG_ARG_TEXT, letters[1], 0 } };

  /* Translators: whom the letter means that was typed, and which letter means the one
     whose colour begins with it in your language. %1$s and %4$s are letters, the same
     in every language, %2$s and %3$c colors of players: “g = Verde; il Giallo è y”. */
  return lang_format (typing->lang, N_ ("%1$s = %2$s; %3$c is %4$s"), args, 4);
}

char *
caravan_typed_explain_letter (const CaravanTyping *typing, const char *line)
{
  g_autofree char *word = typed_first_word (line);
  g_autofree char *folded = typed_fold (word);
  int meant =
      folded[0] != '\0' && folded[1] == '\0' ? find_meant (typing, folded[0]) : -1;
  int expected = meant >= 0 ? find_expected (typing, meant, folded[0]) : -1;

  return expected >= 0 ? explain (typing, meant, expected) : NULL;
}
