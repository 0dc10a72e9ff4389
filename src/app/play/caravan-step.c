/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-words.h"

#include "caravan-text.h"
#include "lang-format.h"

char *
caravan_step_join (const char *const *texts)
{
  gsize n = g_strv_length ((char **) texts);

  return n > 0 ? lang_join (caravan_lang (), texts, n) : g_strdup ("");
}

static char *
say_set (const CvMove *move)
{
  int32_t turns = cv_move_get (move, CV_ARG_TURNS, 0);

  if (turns == CV_TURNS_GUIDED)
    return g_strdup (caravan_text (N_ ("Turns are guided from here on")));
  if (turns == CV_TURNS_FREE)
    return g_strdup (caravan_text (N_ ("Turns are free from here on")));
  return g_strdup (caravan_text (N_ ("Settings change")));
}

static char *
say_taken_back (const CvMove *move)
{
  int32_t steps = cv_move_get (move, CV_ARG_STEPS, 0);
  long n = steps == CV_ABSENT ? 1 : steps;

  if (move->verb == CV_VERB_UNDO)
    return caravan_format_plural (NP_ ("%1$s step taken back", "%1$s steps taken back"),
                                  n, "n", n);
  return caravan_format_plural (NP_ ("%1$s step put back", "%1$s steps put back"), n,
                                "n", n);
}

static LangPlayer
get_player (const RecRecord *record, const CvMove *move)
{
  return lang_people (record).seat[move->by];
}

/* Never a count: what is put away stays a secret here too. */
static char *
say_shell (const RecRecord *record, const CvMove *move, const json_t *event)
{
  switch ((CvShellVerb) move->verb)
    {
    case CV_VERB_UNDO:
    case CV_VERB_REDO:
      return say_taken_back (move);
    case CV_VERB_NOTE:
      return g_strdup (json_string_value (json_object_get (event, "text")));
    case CV_VERB_SET:
      return say_set (move);
    case CV_VERB_END:
      return g_strdup (caravan_text (N_ ("The game is declared over")));
    case CV_VERB_LOCK:
      /* Translators: a step of the game, and who makes it. */
      return caravan_format (N_ ("%1$n: a lock for the hidden counts"), "p",
                             get_player (record, move));
    case CV_VERB_HIDE:
      /* Translators: a step of the game, and who makes it. */
      return caravan_format (N_ ("%1$n: hidden counts put away"), "p",
                             get_player (record, move));
    case CV_VERB_REVEAL:
      /* Translators: a step of the game, and who makes it. */
      return caravan_format (N_ ("%1$n: hidden counts revealed"), "p",
                             get_player (record, move));
    case CV_VERB_GAME:
      break;
    }
  g_assert_not_reached ();
}

/* By the saying of its verb, or NULL when there is none. */
static char *
say_own (const RecRecord *record, const CvMove *move)
{
  const CvTable *table = rec_record_table (record);
  const CaravanSaying *saying = caravan_game_find (table->game)->words->sayings;
  CaravanStep step = { .table = table,
                       .move = move,
                       .verb = cv_game_verb (table->game, move->verb),
                       .people = lang_people (record) };

  if (move->by != CV_NO_PLAYER)
    step.player = step.people.seat[move->by];
  for (; saying != NULL && saying->verb != NULL; saying++)
    if (g_str_equal (saying->verb, step.verb->name))
      return saying->text != NULL ? caravan_format (saying->text, "p", step.player)
                                  : saying->say (&step);
  return NULL;
}

static char *
say_move (const RecRecord *record, const CvMove *move, const json_t *event)
{
  const CvGame *game = rec_record_table (record)->game;
  char *own = say_own (record, move);

  if (own != NULL)
    return own;
  if (move->verb < CV_VERB_GAME)
    return say_shell (record, move, event);
  if (cv_game_verb (game, move->verb)->is_position)
    return g_strdup (caravan_text (N_ ("The position on the table")));
  return g_strdup (cv_game_verb (game, move->verb)->name);
}

char *
caravan_step_say (const RecRecord *record, const json_t *event)
{
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };

  return rec_event_read (rec_record_table (record), event, &read, &error)
             ? say_move (record, &read.move, event)
             : g_strdup (json_string_value (json_object_get (event, "do")));
}

void
caravan_step_add_cells (const CvTable *table, const CvMove *move, CvSet *cells)
{
  const CvVerb *verb = cv_game_verb (table->game, move->verb);

  for (uint32_t i = 0; i < move->n_atoms && !verb->is_position; i++)
    {
      const CvArg *of = &verb->args[move->atoms[i].arg];
      gboolean is_cell = of->kind == CV_KIND_CELL || of->kind == CV_KIND_CELL_OR_NONE;
      int bit =
          is_cell ? cv_board_bit (&table->board, (CvCell) move->atoms[i].value) : -1;
      if (bit >= 0)
        cv_set_add (cells, bit);
    }
}

CvCell
caravan_step_get_place (const CvTable *table, const CvMove *move)
{
  int where = cv_verb_where (cv_game_verb (table->game, move->verb));
  int32_t cell = where >= 0 ? cv_move_get (move, where, 0) : CV_ABSENT;

  return cell != CV_ABSENT ? (CvCell) cell : CV_CELL_NONE;
}

const char *
caravan_step_place_arg (const CvTable *table, const char *verb)
{
  int number = verb != NULL ? cv_game_verb_find (table->game, verb) : -1;

  if (number < 0)
    return NULL;
  const CvVerb *spec = cv_game_verb (table->game, number);
  int where = cv_verb_where (spec);
  return where >= 0 ? spec->args[where].name : NULL;
}

CvCell
caravan_step_find_place (const CvTable *table, const json_t *event)
{
  const char *arg =
      caravan_step_place_arg (table, json_string_value (json_object_get (event, "do")));
  const char *name =
      arg != NULL ? json_string_value (json_object_get (event, arg)) : NULL;
  CvCell cell;

  return name != NULL && cv_cell_parse (name, &cell) ? cell : CV_CELL_NONE;
}

gboolean
caravan_step_is_open (const CvTable *table, const json_t *event)
{
  const char *name = json_string_value (json_object_get (event, "do"));
  int verb = name != NULL ? cv_game_verb_find (table->game, name) : -1;

  return verb != CV_VERB_LOCK && verb != CV_VERB_HIDE && verb != CV_VERB_REVEAL;
}

int
caravan_step_seat (const CvTable *table, const json_t *event)
{
  const char *by = json_string_value (json_object_get (event, "by"));

  for (int seat = 0; by != NULL && seat < table->n_players; seat++)
    if (g_str_equal (cv_color_names[table->color[seat]], by))
      return seat;
  return CV_NO_PLAYER;
}

/* The parts of a sentence. */

int32_t
caravan_step_get (const CaravanStep *step, const char *arg)
{
  return cv_move_get (step->move, cv_verb_arg (step->verb, arg), 0);
}

const char *
caravan_step_get_name (const CaravanStep *step, const char *arg)
{
  int32_t value = caravan_step_get (step, arg);

  return step->verb->args[cv_verb_arg (step->verb, arg)].names[value];
}

const char *
caravan_step_get_player (const CaravanStep *step, int seat)
{
  return lang_player_label (caravan_lang (), step->people.seat[seat]);
}

char *
caravan_step_list (const CaravanStep *step,
                   const char *arg,
                   const char *(*name) (const CaravanStep *step, int value))
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  int wanted = cv_verb_arg (step->verb, arg);

  for (uint32_t i = 0; i < step->move->n_atoms; i++)
    if (step->move->atoms[i].arg == wanted)
      g_ptr_array_add (texts, (char *) name (step, step->move->atoms[i].value));
  g_ptr_array_add (texts, NULL);
  return caravan_step_join ((const char *const *) texts->pdata);
}
