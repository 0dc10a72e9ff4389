/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players in typed lines: by the letter of their colour, the word for it, or their
   name. A letter and a colour mean nobody else, whoever is called so; a name may be cut
   short, and have several words. */
#include "caravan-typed-internal.h"

#include "cv-rule.h"

/* Colours. */

static const char *
get_term (const CaravanTyping *typing, int seat)
{
  return cv_color_terms[typing->table->color[seat]];
}

/* The letters are the same in every language and go before everything. */
TypedFit
typed_fit_color (const CaravanTyping *typing, int seat, const char *folded)
{
  int color = typing->table->color[seat];
  const char *term = get_term (typing, seat);

  if (folded[0] == g_ascii_tolower (cv_color_letters[color]) && folded[1] == '\0')
    return TYPED_WHOLE;
  TypedFit own =
      typed_fit_spellings (lang_text (typing->lang, term), folded, TYPED_WHOLE);
  TypedFit english = typed_fit_spellings (term, folded, TYPED_ENGLISH);
  return MAX (own, english);
}

char *
typed_spell_color (const CaravanTyping *typing, int seat)
{
  return g_utf8_strdown (lang_text (typing->lang, get_term (typing, seat)), -1);
}

/* Names. */

/* As its words are folded when they are typed, which no sign but a hyphen joins. Free
   with g_free. */
static char *
fold_name (const char *name)
{
  GString *joined = g_string_new (NULL);

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      g_string_append_unichar (joined, typed_is_between (letter) ? ' ' : letter);
    }
  char *folded = typed_fold (joined->str);
  g_string_free (joined, TRUE);
  return folded;
}

TypedFit
typed_fit_name (const CaravanTyping *typing, int seat, const char *folded)
{
  const char *name = typing->people.seat[seat].name;

  if (name == NULL)
    return TYPED_NOT;
  g_autofree char *plain = fold_name (name);
  if (g_str_equal (plain, folded))
    return TYPED_NAME;
  return g_str_has_prefix (plain, folded) ? TYPED_START : TYPED_NOT;
}

TypedFit
typed_fit_player (const CaravanTyping *typing, int seat, const char *folded)
{
  TypedFit color = typed_fit_color (typing, seat, folded);
  TypedFit name = typed_fit_name (typing, seat, folded);

  return MAX (color, name);
}

static gboolean
is_name_shared (const CaravanTyping *typing, int seat)
{
  g_autofree char *name = fold_name (typing->people.seat[seat].name);

  for (int other = 0; other < typing->table->n_players; other++)
    if (other != seat && typed_fit_name (typing, other, name) == TYPED_NAME)
      return TRUE;
  return FALSE;
}

char *
typed_call_player (const CaravanTyping *typing, int seat)
{
  const char *name = typing->people.seat[seat].name;

  if (name != NULL && !is_name_shared (typing, seat))
    return g_strdup (name);
  return g_strndup (&cv_color_letters[typing->table->color[seat]], 1);
}

/* Names of several words. */

static gboolean
begins_a_name (const CaravanTyping *typing, const char *text, const char *end)
{
  g_autofree char *words = g_strndup (text, (gsize) (end - text));
  g_autofree char *folded = fold_name (words);

  for (int seat = 0; seat < typing->table->n_players; seat++)
    if (typed_fit_name (typing, seat, folded) != TYPED_NOT)
      return TRUE;
  return FALSE;
}

const char *
typed_find_name_end (const CaravanTyping *typing, const char *line)
{
  const char *end = typed_find_word_end (line), *found = NULL;

  while (*end == ' ')
    {
      const char *next = end;

      while (*next == ' ')
        next++;
      end = typed_find_word_end (next);
      if (end == next || !begins_a_name (typing, line, end))
        break;
      found = end;
    }
  return found;
}
