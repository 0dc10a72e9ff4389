/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading lines. All forms are followed at once: each word keeps
   those in which it means something, and must mean the same in all of them. */
#include "caravan-typed-internal.h"

#include "cv-rule.h"
#include "lang-format.h"

#include <string.h>

/* Lists of what was expected end here: an error has room for so much. */
#define EXPECTED_SIZE (REC_ERROR_ARG_SIZE - 20)

typedef struct
{
  TypedPlace place;
  char *meaning; /* of the word, in the words of the files */
  TypedFit fit;
} Sense;

static void
clear_sense (gpointer data)
{
  g_free (((Sense *) data)->meaning);
}

/* Beginning: at the start of every form. */

void
typed_reader_start (TypedReader *reader, const CaravanTyping *typing)
{
  g_autofree const CaravanForm **forms = caravan_typed_forms (typing->table);

  *reader = (TypedReader){ typing, g_array_new (FALSE, FALSE, sizeof (TypedPlace)),
                           g_ptr_array_new_with_free_func (g_free), NULL };
  for (gsize i = 0; forms[i] != NULL; i++)
    g_array_append_val (reader->places, ((TypedPlace){ .form = forms[i] }));
}

void
typed_reader_end (TypedReader *reader)
{
  g_array_unref (reader->places);
  g_ptr_array_unref (reader->meanings);
  g_free (reader->last_word);
}

/* What a word may mean. */

static void
add_sense (GArray *senses, const TypedPlace *place, const char *meaning, TypedFit fit)
{
  if (fit != TYPED_NOT)
    g_array_append_val (senses, ((Sense){ *place, g_strdup (meaning), fit }));
}

static void
add_players (const CaravanTyping *typing,
             const TypedPlace *place,
             const char *folded,
             GArray *senses)
{
  for (int seat = 0; seat < typing->table->n_players; seat++)
    add_sense (senses, place, cv_color_names[typing->table->color[seat]],
               typed_fit_player (typing, seat, folded));
}

static void
add_value (const CaravanTyping *typing,
           const TypedPlace *place,
           const char *folded,
           GArray *senses)
{
  gboolean good = FALSE;
  g_autofree char *gems = NULL;
  CvCell cell;

  if (typed_is_gems_due (typing, place))
    gems = typed_read_gems (folded);
  else if (typed_is_cell_due (place))
    good = cv_cell_parse (folded, &cell);
  else if (typed_is_number_due (typing, place))
    good = typed_is_number (typed_due_arg (typing, place), folded);
  if (good || gems != NULL)
    add_sense (senses, place, gems != NULL ? gems : folded, TYPED_WHOLE);
}

gboolean
typed_is_player_due (const TypedPlace *place)
{
  CaravanPartType type = typed_part (place)->type;

  return type == CARAVAN_PART_BY || type == CARAVAN_PART_PLAYER ||
         type == CARAVAN_PART_PLAYERS;
}

gboolean
typed_is_cell_due (const TypedPlace *place)
{
  CaravanPartType type = typed_part (place)->type;

  return type == CARAVAN_PART_CELL || type == CARAVAN_PART_CELLS;
}

static void
add_senses (const CaravanTyping *typing,
            const TypedPlace *place,
            const char *folded,
            GArray *senses)
{
  g_autofree const char **keys = typed_keys (typing, place);

  for (gsize i = 0; keys != NULL && keys[i] != NULL; i++)
    add_sense (senses, place, keys[i], typed_fit_word (typing, keys[i], folded));
  if (typed_is_player_due (place))
    add_players (typing, place, folded, senses);
  add_value (typing, place, folded, senses);
}

static GArray *
find_senses (const TypedReader *reader, const char *folded)
{
  GArray *senses = g_array_new (FALSE, FALSE, sizeof (Sense));

  g_array_set_clear_func (senses, clear_sense);
  for (guint i = 0; i < reader->places->len; i++)
    add_senses (reader->typing, &g_array_index (reader->places, TypedPlace, i), folded,
                senses);
  return senses;
}

static TypedFit
find_best (const GArray *senses)
{
  TypedFit best = TYPED_NOT;

  for (guint i = 0; i < senses->len; i++)
    best = MAX (best, g_array_index (senses, Sense, i).fit);
  return best;
}

/* Errors. */

static void
add_expected (const CaravanTyping *typing, GPtrArray *words, const char *text)
{
  if (!g_ptr_array_find_with_equal_func (words, text, g_str_equal, NULL))
    g_ptr_array_add (words, g_strdup (text));
}

static void
add_expected_value (const CaravanTyping *typing,
                    const TypedPlace *place,
                    GPtrArray *words)
{
  if (typed_is_number_due (typing, place))
    {
      g_autofree char *number =
          typed_expect_number (typing, typed_due_arg (typing, place));
      add_expected (typing, words, number);
    }
  if (typed_is_gems_due (typing, place))
    /* Translators: what a typed line lacks, in a list. The letters are the same in
       every language: red, yellow, green and light blue. */
    add_expected (
        typing, words,
        lang_text (typing->lang, N_ ("gems like rrb (letters r, y, g and b)")));
  if (typed_is_cell_due (place))
    add_expected (typing, words, lang_text (typing->lang, N_ ("a space like c4")));
  if (typed_part (place)->type == CARAVAN_PART_TEXT)
    add_expected (typing, words, lang_text (typing->lang, N_ ("some text")));
}

static void
add_expected_at (const CaravanTyping *typing, const TypedPlace *place, GPtrArray *words)
{
  g_autofree const char **keys = typed_keys (typing, place);

  for (gsize i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *spelling = typed_spell (typing, keys[i]);
      add_expected (typing, words, spelling);
    }
  if (typed_is_player_due (place))
    for (int seat = 0; seat < typing->table->n_players; seat++)
      {
        g_autofree char *called = typed_call_player (typing, seat);
        add_expected (typing, words, called);
      }
  add_expected_value (typing, place, words);
}

/* As long as there is room for it. */
static char *
join (const CaravanTyping *typing, const GPtrArray *words)
{
  char *joined = g_strdup (words->len > 0 ? words->pdata[0] : "");

  for (guint i = 1; i < words->len; i++)
    {
      gboolean room = strlen (joined) + strlen (words->pdata[i]) < EXPECTED_SIZE;
      LangArg args[] = { { LANG_ARG_TEXT, joined, 0 },
                         { LANG_ARG_TEXT, room ? words->pdata[i] : "…", 0 } };
      char *longer = lang_format (typing->lang, N_ ("%1$s, %2$s"), args, 2);

      g_free (joined);
      joined = longer;
      if (!room)
        break;
    }
  return joined;
}

static char *
list_expected (const TypedReader *reader)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < reader->places->len; i++)
    add_expected_at (reader->typing, &g_array_index (reader->places, TypedPlace, i),
                     words);
  return join (reader->typing, words);
}

/* A colour that the game has and nobody plays. */
static gboolean
is_absent_player (const TypedReader *reader, const char *folded)
{
  CvTable all = *reader->typing->table;
  CaravanTyping typing = { .table = &all, .lang = reader->typing->lang };
  gboolean due = FALSE;

  for (guint i = 0; i < reader->places->len; i++)
    due |= typed_is_player_due (&g_array_index (reader->places, TypedPlace, i));
  for (int color = 0; due && cv_color_names[color] != NULL; color++)
    {
      all.color[0] = (uint8_t) color;
      if (typed_fit_player (&typing, 0, folded) >= TYPED_ENGLISH)
        return TRUE;
    }
  return FALSE;
}

/* The column without the row: not wrong, only not finished. */
static gboolean
is_started_cell (const TypedReader *reader, const char *folded)
{
  gboolean due = FALSE;

  for (guint i = 0; i < reader->places->len; i++)
    due |= typed_is_cell_due (&g_array_index (reader->places, TypedPlace, i));
  return due && g_ascii_islower (folded[0]) && folded[1] == '\0';
}

static gboolean
refuse_word (const TypedReader *reader,
             const char *word,
             const char *folded,
             RecError *error)
{
  g_autofree char *expected = list_expected (reader);

  if (is_absent_player (reader, folded))
    return rec_error_set (error, N_ ("There is no player “%1$s” at this table."), word,
                          NULL);
  if (is_started_cell (reader, folded))
    return rec_error_set (error, N_ ("Expected: %1$s"), expected, NULL);
  if (expected[0] == '\0')
    return rec_error_set (error, N_ ("“%1$s” is not expected here."), word, NULL);
  return rec_error_set (error, N_ ("“%1$s” is not understood. Expected: %2$s"), word,
                        expected, NULL);
}

/* A player is called by what the word began: name or colour. */
static char *
spell_sense (const CaravanTyping *typing, const Sense *sense, const char *folded)
{
  if (!typed_is_player_due (&sense->place))
    return typed_spell (typing, sense->meaning);
  int seat = 0;
  while (!g_str_equal (cv_color_names[typing->table->color[seat]], sense->meaning))
    seat++;
  return typed_fit_name (typing, seat, folded) != TYPED_NOT
             ? typed_call_player (typing, seat)
             : typed_spell_color (typing, seat);
}

static gboolean
refuse_double (const TypedReader *reader,
               const char *word,
               const char *folded,
               const GArray *senses,
               RecError *error)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < senses->len; i++)
    {
      const Sense *sense = &g_array_index (senses, Sense, i);
      g_autofree char *spelling = spell_sense (reader->typing, sense, folded);

      if (sense->fit == find_best (senses))
        add_expected (reader->typing, words, spelling);
    }
  g_autofree char *list = join (reader->typing, words);
  return rec_error_set (error, N_ ("“%1$s” can mean several things: %2$s"), word, list,
                        NULL);
}

/* Word by word. */

/* Past a word of this meaning. */
static TypedPlace
step_on (const CaravanTyping *typing, TypedPlace place, const char *meaning)
{
  place.key = meaning;
  switch (typed_part (&place)->type)
    {
    case CARAVAN_PART_EACH:
      if (++place.n <
          (guint) rec_event_n_keys (typing->table, typed_due_arg (typing, &place)))
        return place;
      break;
    case CARAVAN_PART_NUMBERS:
    case CARAVAN_PART_CELLS:
    case CARAVAN_PART_PLAYERS:
    case CARAVAN_PART_NAMES:
    case CARAVAN_PART_COUNTS:
      place.n++;
      return place;
    case CARAVAN_PART_END:
    case CARAVAN_PART_BY:
    case CARAVAN_PART_WORD:
    case CARAVAN_PART_CELL:
    case CARAVAN_PART_PLAYER:
    case CARAVAN_PART_NUMBER:
    case CARAVAN_PART_GEMS:
    case CARAVAN_PART_NAME:
    case CARAVAN_PART_ITEM:
    case CARAVAN_PART_TEXT:
      break;
    }
  return (TypedPlace){ place.form, place.part + 1, 0, meaning };
}

/* Goes on where the word fits best. */
static void
step_all (TypedReader *reader, const GArray *senses, const char *meaning)
{
  TypedFit best = find_best (senses);
  char *kept = g_strdup (meaning);

  g_ptr_array_add (reader->meanings, kept);
  g_array_set_size (reader->places, 0);
  for (guint i = 0; i < senses->len; i++)
    {
      const Sense *sense = &g_array_index (senses, Sense, i);
      if (sense->fit != best)
        continue;
      TypedPlace next = step_on (reader->typing, sense->place, kept);
      g_array_append_val (reader->places, next);
    }
}

static gboolean
take_word (TypedReader *reader, const char *word, RecError *error)
{
  g_autofree char *folded = typed_fold (word);
  g_autoptr (GArray) senses = find_senses (reader, folded);
  TypedFit best = find_best (senses);
  const char *meaning = NULL;

  if (best == TYPED_NOT)
    return refuse_word (reader, word, folded, error);
  for (guint i = 0; i < senses->len; i++)
    {
      const Sense *sense = &g_array_index (senses, Sense, i);

      if (sense->fit == best && meaning != NULL &&
          !g_str_equal (sense->meaning, meaning))
        return refuse_double (reader, word, folded, senses, error);
      if (sense->fit == best)
        meaning = sense->meaning;
    }
  step_all (reader, senses, meaning);
  g_free (reader->last_word);
  reader->last_word = g_strdup (word);
  return TRUE;
}

gboolean
typed_is_between (gunichar letter)
{
  return g_unichar_isspace (letter) || letter == ',' || letter == ':' || letter == ';';
}

static const char *
skip_between (const char *line)
{
  while (*line != '\0' && typed_is_between (g_utf8_get_char (line)))
    line = g_utf8_next_char (line);
  return line;
}

const char *
typed_find_word_end (const char *text)
{
  while (*text != '\0' && !typed_is_between (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return text;
}

char *
typed_first_word (const char *line)
{
  line = skip_between (line);
  return g_strndup (line, (gsize) (typed_find_word_end (line) - line));
}

const char *
typed_last_word (const char *line)
{
  const char *last = line + strlen (line);

  while (last > line)
    {
      const char *before = g_utf8_prev_char (last);
      if (typed_is_between (g_utf8_get_char (before)))
        break;
      last = before;
    }
  return last;
}

/* Takes the rest of the line where a text is due. */
static gboolean
take_text (TypedReader *reader, const char *rest)
{
  for (guint i = 0; i < reader->places->len; i++)
    {
      TypedPlace place = g_array_index (reader->places, TypedPlace, i);

      if (typed_part (&place)->type != CARAVAN_PART_TEXT || *rest == '\0')
        continue;
      char *text = g_strchomp (g_strdup (rest));
      place = step_on (reader->typing, place, text);
      g_array_set_size (reader->places, 0);
      g_array_append_val (reader->places, place);
      g_ptr_array_add (reader->meanings, text);
      return TRUE;
    }
  return FALSE;
}

/* Names of several words are one. */
static const char *
find_end (const TypedReader *reader, const char *line)
{
  const char *end = NULL;

  for (guint i = 0; i < reader->places->len && end == NULL; i++)
    if (typed_is_player_due (&g_array_index (reader->places, TypedPlace, i)))
      end = typed_find_name_end (reader->typing, line);
  return end != NULL ? end : typed_find_word_end (line);
}

gboolean
typed_take_words (TypedReader *reader,
                  const char *line,
                  const char *end,
                  RecError *error)
{
  for (line = skip_between (line); *line != '\0' && line < end;
       line = skip_between (line))
    {
      if (take_text (reader, line))
        return TRUE;
      const char *word_end = find_end (reader, line);
      g_autofree char *word = g_strndup (line, (gsize) (word_end - line));

      if (!take_word (reader, word, error))
        return FALSE;
      line = word_end;
    }
  return TRUE;
}

/* The whole line. */

static const CaravanGrammar *
find_grammar (const CaravanTyping *typing)
{
  return typing->state != NULL ? caravan_game_find (typing->table->game)->words->grammar
                               : NULL;
}

static gboolean
is_meant (const TypedReader *reader, const TypedPlace *place)
{
  const CaravanGrammar *grammar = find_grammar (reader->typing);
  json_t *event = typed_make_event (reader, place);
  REC_AUTO_EVENT read = { 0 };
  RecError error;
  gboolean meant = grammar == NULL || grammar->is_meant == NULL ||
                   (rec_event_read (reader->typing->table, event, &read, &error) &&
                    grammar->is_meant (reader->typing, &read.move));

  json_decref (event);
  return meant;
}

/* Where the line is complete and can be meant so, or else complete; ret_n is at how many
   places it is. */
static const TypedPlace *
find_complete (const TypedReader *reader, guint *ret_n)
{
  const TypedPlace *complete = NULL;
  gboolean found = FALSE;

  *ret_n = 0;
  for (guint i = 0; i < reader->places->len; i++)
    {
      const TypedPlace *place = &g_array_index (reader->places, TypedPlace, i);

      if (!typed_is_complete (place))
        continue;
      (*ret_n)++;
      if (!found && is_meant (reader, place))
        {
          found = TRUE;
          complete = place;
        }
      else if (complete == NULL)
        complete = place;
    }
  return complete;
}

static gboolean
can_be_read (const CaravanTyping *typing, const json_t *events, RecError *error)
{
  gboolean good = TRUE;

  for (gsize i = 0; good && i < json_array_size (events); i++)
    {
      REC_AUTO_EVENT read = { 0 };
      good = rec_event_read (typing->table, json_array_get (events, i), &read, error);
    }
  return good;
}

/* Whose value the line lacks; -1: it lacks something else. */
static int
find_due_seat (const TypedReader *reader)
{
  int seat = -1;

  for (guint i = 0; seat < 0 && i < reader->places->len; i++)
    seat =
        typed_due_seat (reader->typing, &g_array_index (reader->places, TypedPlace, i));
  return seat;
}

static void
refuse_player (const TypedReader *reader,
               int seat,
               const char *expected,
               RecError *error)
{
  g_autofree char *called = typed_call_player (reader->typing, seat);

  /* Translators: a line has a word for each player, and one lacks it: the last word;
     name or letter of the player, “Anna” or “R”; what it may be. */
  rec_error_set (error, N_ ("After “%1$s” a player is missing: %2$s. Expected: %3$s"),
                 reader->last_word, called, expected, NULL);
}

static void
refuse_end (const TypedReader *reader, RecError *error)
{
  g_autofree char *expected = list_expected (reader);
  int seat = find_due_seat (reader);

  if (reader->last_word == NULL)
    rec_error_set (error, N_ ("Type a step. Expected: %1$s"), expected, NULL);
  else if (seat >= 0)
    refuse_player (reader, seat, expected, error);
  else
    rec_error_set (error, N_ ("After “%1$s” something is missing. Expected: %2$s"),
                   reader->last_word, expected, NULL);
}

static json_t *
read_all (TypedReader *reader, const char *line, const char **ret_says, RecError *error)
{
  guint n;

  if (!typed_take_words (reader, line, line + strlen (line), error))
    return NULL;
  const TypedPlace *place = find_complete (reader, &n);
  if (place == NULL)
    {
      refuse_end (reader, error);
      return NULL;
    }
  json_t *events = typed_make_events (reader, place);
  if (!can_be_read (reader->typing, events, error))
    {
      json_decref (events);
      return NULL;
    }
  if (n > 1 || json_array_size (events) > 1)
    *ret_says = caravan_typed_say_form (reader->typing->table, place->form);
  return events;
}

json_t *
caravan_typed_read (const CaravanTyping *typing,
                    const char *line,
                    const char **ret_says,
                    RecError *error)
{
  TypedReader reader;

  *error = (RecError){ 0 };
  *ret_says = NULL;
  if (!g_utf8_validate (line, -1, NULL))
    return NULL;
  typed_reader_start (&reader, typing);
  json_t *events = read_all (&reader, line, ret_says, error);
  typed_reader_end (&reader);
  return events;
}

/* Each step of several has one word, and those are the last. */
char *
caravan_typed_drop (const char *line, gsize n_steps, gsize n_dropped)
{
  const char *first = line + strlen (line), *kept = first;

  for (gsize i = 0; i < n_steps && first > line; i++)
    {
      while (first > line &&
             typed_is_between (g_utf8_get_char (g_utf8_prev_char (first))))
        first = g_utf8_prev_char (first);
      while (first > line &&
             !typed_is_between (g_utf8_get_char (g_utf8_prev_char (first))))
        first = g_utf8_prev_char (first);
      if (i + n_dropped < n_steps)
        kept = first;
    }
  return g_strdup_printf ("%.*s%s", (int) (first - line), line, kept);
}

gboolean
caravan_typed_advise (const CaravanTyping *typing,
                      const json_t *event,
                      RecError *ret_advice)
{
  const CaravanGrammar *grammar = find_grammar (typing);
  REC_AUTO_EVENT read = { 0 };

  return grammar != NULL && grammar->has_advice != NULL &&
         rec_event_read (typing->table, event, &read, ret_advice) &&
         read.move.verb >= CV_VERB_GAME &&
         grammar->has_advice (typing, &read.move, ret_advice);
}
