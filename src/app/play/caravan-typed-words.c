/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words: how they are spelled, and how well a typed one fits. */
#include "caravan-typed-internal.h"

#include "cv-rule.h"

#include <string.h>

static const CaravanWord shell_words[] = {
  /* Translators: with the context “typed”: a word that people type to record a step.
     One word, no blanks. Other spellings may follow after bars. Different words must
     not be the same. */
  { "undo", NC_ ("typed", "undo|back") },
  { "redo", NC_ ("typed", "redo") },
  { "note", NC_ ("typed", "note") },
  { "end", NC_ ("typed", "end") },
  { "guided", NC_ ("typed", "guided") },
  /* Translators: free turns; a word that people type. */
  { "free", NC_ ("typed, turns", "free") },
  { "hide", NC_ ("typed", "hide") },
  { "reveal", NC_ ("typed", "reveal") },
  { NULL, NULL, NULL },
};

const CaravanForm typed_shell_forms[] = {
  { "undo",
    N_ ("Take the last step back"),
    { { .type = CARAVAN_PART_WORD, .word = "undo" } } },
  { "undo",
    N_ ("Take several steps back"),
    { { .type = CARAVAN_PART_WORD, .word = "undo" },
      { .type = CARAVAN_PART_NUMBER, .arg = "steps" } } },
  { "redo",
    N_ ("Put back the step that was taken back"),
    { { .type = CARAVAN_PART_WORD, .word = "redo" } } },
  { "redo",
    N_ ("Put several steps back"),
    { { .type = CARAVAN_PART_WORD, .word = "redo" },
      { .type = CARAVAN_PART_NUMBER, .arg = "steps" } } },
  { "note",
    N_ ("Write a note among the steps"),
    { { .type = CARAVAN_PART_WORD, .word = "note" },
      { .type = CARAVAN_PART_TEXT, .arg = "text" } } },
  { "set",
    N_ ("Let the program keep watch over turns"),
    { { .type = CARAVAN_PART_WORD,
        .word = "guided",
        .arg = "turns",
        .value = "guided" } } },
  { "set",
    N_ ("Record anything at any time"),
    { { .type = CARAVAN_PART_WORD,
        .word = "free",
        .arg = "turns",
        .value = "free" } } },
  { "end",
    N_ ("Declare the game over"),
    { { .type = CARAVAN_PART_WORD, .word = "end" } } },
  { "hide",
    NULL,
    { { .type = CARAVAN_PART_BY },
      { .type = CARAVAN_PART_WORD, .word = "hide" },
      { .type = CARAVAN_PART_COUNTS, .arg = "add" } } },
  { "reveal",
    NULL,
    { { .type = CARAVAN_PART_BY },
      { .type = CARAVAN_PART_WORD, .word = "reveal" },
      { .type = CARAVAN_PART_COUNTS, .arg = "counts" } } },
  { NULL, NULL, { { 0 } } },
};

/* Of what is hidden each game speaks in its own words. */
const char *
caravan_typed_say_form (const CvTable *table, const CaravanForm *form)
{
  const CaravanSecretWords *secrets = caravan_game_find (table->game)->words->secrets;

  if (form->says != NULL)
    return form->says;
  if (secrets == NULL)
    return NULL;
  return g_str_equal (form->verb, "hide") ? secrets->form_hide : secrets->form_reveal;
}

char *
typed_fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  GString *plain = g_string_new (NULL);

  for (const char *c = apart; c != NULL && *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (letter == '\'' || letter == 0x2019 || g_unichar_ismark (letter))
        continue;
      if (!g_unichar_isspace (letter))
        g_string_append_unichar (plain, letter);
      else if (!g_str_has_suffix (plain->str, "-"))
        g_string_append_c (plain, '-');
    }
  char *folded = g_utf8_casefold (plain->str, (gssize) plain->len);
  g_string_free (plain, TRUE);
  return folded;
}

static const CaravanWord *
find_in (const CaravanWord *words, const char *key)
{
  for (; words != NULL && words->key != NULL; words++)
    if (g_str_equal (words->key, key))
      return words;
  return NULL;
}

/* The game's own words go before the shell's. */
static const CaravanWord *
find_word (const CvTable *table, const char *key)
{
  const CaravanGrammar *grammar = caravan_game_find (table->game)->words->grammar;
  const CaravanWord *word = NULL;

  if (grammar != NULL)
    word = find_in (grammar->words, key);
  return word != NULL ? word : find_in (shell_words, key);
}

static const char *
get_spellings (const CaravanTyping *typing, const char *key)
{
  const CaravanWord *word = find_word (typing->table, key);

  return word != NULL ? lang_context (typing->lang, word->context, word->words) : key;
}

char *
typed_spell (const CaravanTyping *typing, const char *key)
{
  const char *spellings = get_spellings (typing, key);

  return g_strndup (spellings, strcspn (spellings, "|"));
}

TypedFit
typed_fit_spellings (const char *spellings, const char *folded, TypedFit whole)
{
  g_auto (GStrv) all = g_strsplit (spellings, "|", -1);
  TypedFit best = TYPED_NOT;

  for (char **spelling = all; *spelling != NULL; spelling++)
    {
      g_autofree char *plain = typed_fold (*spelling);

      if (g_str_equal (plain, folded))
        return whole;
      if (g_str_has_prefix (plain, folded))
        best = TYPED_START;
    }
  return best;
}

TypedFit
typed_fit_word (const CaravanTyping *typing, const char *key, const char *folded)
{
  const CaravanWord *word = find_word (typing->table, key);
  TypedFit own = typed_fit_spellings (get_spellings (typing, key), folded, TYPED_WHOLE);
  TypedFit english =
      typed_fit_spellings (word != NULL ? word->words : key, folded, TYPED_ENGLISH);

  return MAX (own, english);
}

/* Places. */

const CaravanPart *
typed_part (const TypedPlace *place)
{
  return &place->form->parts[place->part];
}

static const CvVerb *
find_verb (const CvGame *game, const TypedPlace *place)
{
  return cv_game_verb (game, cv_game_verb_find (game, place->form->verb));
}

static const char **
list_row_args (const CvVerb *verb)
{
  const char **keys = g_new0 (const char *, CV_ARGS_MOST + 1);

  for (gsize i = 0, n = 0; verb->args[i].name != NULL; i++)
    if (verb->args[i].kind == CV_KIND_NUMBER || verb->args[i].kind == CV_KIND_GEMS)
      keys[n++] = verb->args[i].name;
  return keys;
}

static const char **
copy_list (const char *const *list)
{
  gsize n = list != NULL ? g_strv_length ((char **) list) : 0;
  const char **copy = g_new0 (const char *, n + 1);

  for (gsize i = 0; i < n; i++)
    copy[i] = list[i];
  return copy;
}

const char **
typed_keys (const CaravanTyping *typing, const TypedPlace *place)
{
  const CvGame *game = typing->table->game;
  const CaravanPart *part = typed_part (place);

  if (typed_is_row_value_due (place))
    return NULL;
  switch (part->type)
    {
    case CARAVAN_PART_WORD:
      return copy_list ((const char *const[]){ part->word, NULL });
    case CARAVAN_PART_NAME:
    case CARAVAN_PART_ITEM:
    case CARAVAN_PART_NAMES:
    case CARAVAN_PART_EACH:
      return copy_list (typed_due_arg (typing, place)->names);
    case CARAVAN_PART_NUMBERS:
      return list_row_args (find_verb (game, place));
    case CARAVAN_PART_COUNTS:
      return copy_list (game->hidden_keys);
    case CARAVAN_PART_END:
    case CARAVAN_PART_BY:
    case CARAVAN_PART_CELL:
    case CARAVAN_PART_PLAYER:
    case CARAVAN_PART_NUMBER:
    case CARAVAN_PART_GEMS:
    case CARAVAN_PART_CELLS:
    case CARAVAN_PART_PLAYERS:
    case CARAVAN_PART_TEXT:
      break;
    }
  return NULL;
}
