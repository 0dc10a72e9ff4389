/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the word that is being typed may become. */
#include "caravan-typed-internal.h"

#define COMPLETIONS_MOST 10

/* Gems that are put to those typed, at most. */
#define GEMS_MORE 4

static void
add_completion (GPtrArray *words, const char *word)
{
  if (words->len < COMPLETIONS_MOST &&
      !g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_ptr_array_add (words, g_strdup (word));
}

static void
complete_key (const CaravanTyping *typing,
              const char *key,
              const char *folded,
              GPtrArray *words)
{
  g_autofree char *spelling = typed_spell (typing, key);

  if (typed_fit_word (typing, key, folded) != TYPED_NOT)
    add_completion (words, spelling);
}

static void
complete_player (const CaravanTyping *typing,
                 int seat,
                 const char *folded,
                 GPtrArray *words)
{
  g_autofree char *color = typed_spell_color (typing, seat);
  const char *name = typing->people.seat[seat].name;

  if (name != NULL && typed_fit_name (typing, seat, folded) != TYPED_NOT)
    add_completion (words, name);
  /* Where nothing is typed yet, one word for each will do. */
  if (typed_fit_color (typing, seat, folded) != TYPED_NOT &&
      (name == NULL || folded[0] != '\0'))
    add_completion (words, color);
}

/* The cells where the step that is being typed would be legal: the game is asked with
   any cell in the place. */
static void
find_legal (const TypedReader *reader, const TypedPlace *place, CvSet *ret_cells)
{
  const CaravanTyping *typing = reader->typing;
  json_t *event = typed_make_event (reader, place);
  const char *arg = typed_part (place)->arg;
  const char *where = caravan_step_place_arg (typing->table, place->form->verb);
  RecError error;

  *ret_cells = (CvSet){ { 0 } };
  json_object_set_new (event, arg, json_string ("a1"));
  if (g_strcmp0 (arg, where) == 0)
    rec_event_legal (typing->table, typing->state, event, ret_cells, &error);
  json_decref (event);
}

static void
complete_cell (const TypedReader *reader,
               const TypedPlace *place,
               const char *folded,
               GPtrArray *words)
{
  const CvBoard *board = &reader->typing->table->board;
  CvSet legal;

  if (reader->typing->state == NULL || !board->present)
    return;
  find_legal (reader, place, &legal);
  for (int bit = cv_set_next (&legal, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&legal, bit + 1, board->n_words))
    {
      char cell[CV_CELL_TEXT_SIZE];

      if (g_str_has_prefix (cv_cell_print (cv_board_cell (board, bit), cell), folded) &&
          !g_ptr_array_find_with_equal_func (reader->meanings, cell, g_str_equal, NULL))
        add_completion (words, cell);
    }
}

/* Whether the step would be legal with this word as the next. */
static gboolean
is_legal_with (const TypedReader *reader, const TypedPlace *place, const char *gems)
{
  const CaravanTyping *typing = reader->typing;
  CvVerdict verdict;
  RecError error;

  g_ptr_array_add (reader->meanings, typed_read_gems (gems));
  json_t *event = typed_make_event (reader, place);
  g_ptr_array_set_size (reader->meanings, (int) reader->meanings->len - 1);
  gboolean legal =
      rec_event_judge (typing->table, typing->state, event, &verdict, &error) &&
      cv_verdict_is_legal (&verdict);
  json_decref (event);
  return legal;
}

/* All gems with so many more, of this colour or one that comes after it. */
static void
add_gems (const TypedReader *reader,
          const TypedPlace *place,
          const char *gems,
          int n_more,
          int color,
          GPtrArray *words)
{
  if (n_more == 0 && is_legal_with (reader, place, gems))
    add_completion (words, gems);
  for (; n_more > 0 && color < CV_GEM_COLORS; color++)
    {
      g_autofree char *more = g_strdup_printf ("%s%c", gems, CV_GEM_LETTERS[color]);
      add_gems (reader, place, more, n_more - 1, color, words);
    }
}

/* As few more as make a legal step. */
static void
complete_gems (const TypedReader *reader,
               const TypedPlace *place,
               const char *folded,
               GPtrArray *words)
{
  guint n_words = words->len;
  CvGems gems;

  if (reader->typing->state == NULL || !cv_gems_parse (folded, &gems))
    return;
  for (int n = 1; n <= GEMS_MORE && words->len == n_words; n++)
    add_gems (reader, place, folded, n, 0, words);
}

static void
complete_at (const TypedReader *reader,
             const TypedPlace *place,
             const char *folded,
             GPtrArray *words)
{
  const CaravanTyping *typing = reader->typing;
  g_autofree const char **keys = typed_keys (typing, place);

  for (gsize i = 0; keys != NULL && keys[i] != NULL; i++)
    complete_key (typing, keys[i], folded, words);
  if (typed_is_player_due (place))
    for (int seat = 0; seat < typing->table->n_players; seat++)
      complete_player (typing, seat, folded, words);
  if (typed_is_cell_due (place))
    complete_cell (reader, place, folded, words);
  if (typed_is_gems_due (typing, place))
    complete_gems (reader, place, folded, words);
}

char **
caravan_typed_complete (const CaravanTyping *typing, const char *line)
{
  GPtrArray *words = g_ptr_array_new ();
  RecError error;
  TypedReader reader;

  typed_reader_start (&reader, typing);
  if (g_utf8_validate (line, -1, NULL))
    {
      const char *last = typed_last_word (line);
      g_autofree char *folded = typed_fold (last);

      if (typed_take_words (&reader, line, last, &error))
        for (guint i = 0; i < reader.places->len; i++)
          complete_at (&reader, &g_array_index (reader.places, TypedPlace, i), folded,
                       words);
    }
  typed_reader_end (&reader);
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}
