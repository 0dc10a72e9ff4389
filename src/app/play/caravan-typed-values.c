/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values in typed lines: which argument is due at a place, whether a word is one of its
   values, and how they stand in the event. The argument says what they are. */
#include "caravan-typed-internal.h"

#include "cv-rule.h"
#include "lang-format.h"

#include <string.h>

#define DIGITS_MOST 4

/* A handful without any gems, which no letters can say. */
#define NO_GEMS "0"

/* Which argument. */

static gboolean
is_row (const CaravanPart *part)
{
  return part->type == CARAVAN_PART_NUMBERS || part->type == CARAVAN_PART_COUNTS;
}

const CvArg *
typed_find_arg (const CaravanTyping *typing, const CaravanForm *form, const char *name)
{
  const CvGame *game = typing->table->game;
  const CvVerb *verb = cv_game_verb (game, cv_game_verb_find (game, form->verb));
  int arg = name != NULL ? cv_verb_arg (verb, name) : -1;

  return arg >= 0 ? &verb->args[arg] : NULL;
}

const CvArg *
typed_due_arg (const CaravanTyping *typing, const TypedPlace *place)
{
  const CaravanPart *part = typed_part (place);
  gboolean has_keys = part->type == CARAVAN_PART_NUMBERS;

  return typed_find_arg (typing, place->form, has_keys ? place->key : part->arg);
}

gboolean
typed_is_row_value_due (const TypedPlace *place)
{
  return is_row (typed_part (place)) && place->n % 2 == 1;
}

static gboolean
is_kind_due (const CaravanTyping *typing, const TypedPlace *place, CvKind kind)
{
  const CvArg *arg = typed_due_arg (typing, place);
  CaravanPartType type = typed_part (place)->type;

  return arg != NULL && arg->kind == kind &&
         (type == CARAVAN_PART_EACH ||
          (type == CARAVAN_PART_NUMBERS && typed_is_row_value_due (place)));
}

gboolean
typed_is_number_due (const CaravanTyping *typing, const TypedPlace *place)
{
  CaravanPartType type = typed_part (place)->type;

  return type == CARAVAN_PART_NUMBER || is_kind_due (typing, place, CV_KIND_NUMBER) ||
         (type == CARAVAN_PART_COUNTS && typed_is_row_value_due (place));
}

gboolean
typed_is_gems_due (const CaravanTyping *typing, const TypedPlace *place)
{
  return typed_part (place)->type == CARAVAN_PART_GEMS ||
         is_kind_due (typing, place, CV_KIND_GEMS);
}

int
typed_due_seat (const CaravanTyping *typing, const TypedPlace *place)
{
  gboolean each = typed_part (place)->type == CARAVAN_PART_EACH;

  return each && typed_due_arg (typing, place)->keys == NULL ? (int) place->n : -1;
}

/* Words. */

/* Of an argument that has bounds. */
static gboolean
has_bounds (const CvArg *arg)
{
  return arg != NULL && arg->kind == CV_KIND_NUMBER && (arg->min != 0 || arg->max != 0);
}

gboolean
typed_is_number (const CvArg *arg, const char *folded)
{
  gsize n = strlen (folded);

  if (n == 0 || n > DIGITS_MOST || strspn (folded, "0123456789") != n)
    return FALSE;
  int number = (int) g_ascii_strtoull (folded, NULL, 10);
  return !has_bounds (arg) || (number >= arg->min && number <= arg->max);
}

/* In any order; they are kept in one. */
char *
typed_read_gems (const char *folded)
{
  char letters[CV_GEMS_TEXT_SIZE];
  CvGems gems;

  if (g_str_equal (folded, NO_GEMS))
    return g_strdup ("");
  if (folded[0] == '\0' || !cv_gems_parse (folded, &gems))
    return NULL;
  return g_strdup (cv_gems_print (gems, letters));
}

char *
typed_expect_number (const CaravanTyping *typing, const CvArg *arg)
{
  /* Translators: what a typed line lacks, in a list: “steppe, a cell like c4”. */
  if (!has_bounds (arg))
    return g_strdup (lang_text (typing->lang, N_ ("a number")));
  LangArg args[] = { { LANG_ARG_NUMBER, NULL, arg->min },
                     { LANG_ARG_NUMBER, NULL, arg->max } };
  /* Translators: what a typed line lacks, in a list. */
  return lang_format (typing->lang, N_ ("a number from %1$s to %2$s"), args, 2);
}

/* Events. */

json_t *
typed_make_value (const CvArg *arg, const char *meaning)
{
  if (arg == NULL || arg->kind == CV_KIND_NUMBER)
    return json_integer ((json_int_t) g_ascii_strtoull (meaning, NULL, 10));
  return json_string (meaning);
}

char *
typed_spell_value (const CaravanTyping *typing, const CvArg *arg, const json_t *value)
{
  const char *text = json_string_value (value);
  gboolean is_number = arg == NULL || arg->kind == CV_KIND_NUMBER;

  if (is_number && json_is_integer (value))
    return g_strdup_printf ("%d", (int) json_integer_value (value));
  if (is_number || text == NULL)
    return NULL;
  if (arg->kind == CV_KIND_NAME)
    return typed_spell (typing, text);
  if (arg->kind == CV_KIND_GEMS)
    return g_strdup (text[0] != '\0' ? text : NO_GEMS);
  return NULL;
}
