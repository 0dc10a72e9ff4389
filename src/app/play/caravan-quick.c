/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-private.h"

#include "caravan-signal.h"
#include "caravan-step.h"
#include "rec-event.h"
#include "caravan-text.h"
#include "lang-people.h"

G_DEFINE_FINAL_TYPE (CaravanQuick, caravan_quick, G_TYPE_OBJECT)

CvMatch *
caravan_quick_get_log (CaravanQuick *self)
{
  return caravan_match_get_ahead (self->match);
}

const CvTable *
caravan_quick_get_table (CaravanQuick *self)
{
  return caravan_match_get_table (self->match);
}

/* What was typed. */

/* The number of a field in a move of its player; NOTHING when the move is about
   something else. */
static int
read_number (CaravanQuick *self, const CaravanQuickNumber *number, const CvMove *move)
{
  const CvGame *game = caravan_quick_get_table (self)->game;
  int verb = cv_game_verb_find (game, number->verb), key = 0, arg = CV_ARG_COUNTS;

  if (move->verb != verb)
    return NOTHING;
  if (verb == CV_VERB_REVEAL)
    while (!g_str_equal (game->hidden_keys[key], number->arg))
      key++;
  else
    arg = cv_verb_arg (cv_game_verb (game, verb), number->arg);
  int32_t value = cv_move_get (move, arg, key);
  if (value == CV_ABSENT)
    return NOTHING;
  return number->parts == NULL ? value : number->parts->get (value, number->part);
}

static void
read_order (CaravanQuick *self, const CvMove *move)
{
  const CvGame *game = caravan_quick_get_table (self)->game;

  if (self->game->order_verb == NULL ||
      move->verb != cv_game_verb_find (game, self->game->order_verb))
    return;
  self->n_order = 0;
  for (guint32 i = 0; i < move->n_atoms && i < CV_PLAYERS_MOST; i++)
    self->order[self->n_order++] = move->atoms[i].value;
}

static void
read_move (CaravanQuick *self, const CvMove *move)
{
  read_order (self, move);
  if (move->by == CV_NO_PLAYER)
    return;
  for (int i = 0; i < self->n_fields; i++)
    {
      int value = read_number (self, self->fields[i].number, move);
      if (value != NOTHING)
        self->values[move->by][i] = value;
    }
}

static void
forget_values (CaravanQuick *self)
{
  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    for (int i = 0; i < CARAVAN_QUICK_FIELDS_MOST; i++)
      self->values[seat][i] = NOTHING;
}

static void
read_log (CaravanQuick *self)
{
  CvMatch *log = caravan_quick_get_log (self);

  self->n_order = self->n_closed = 0;
  forget_values (self);
  for (gsize step = 0; step < cv_match_n_steps (log); step++)
    {
      CvMove move = cv_match_entry_move (log, cv_match_step_entry (log, step));
      read_move (self, &move);
      if (!caravan_quick_is_closing (self, &move))
        continue;
      self->n_closed++;
      forget_values (self);
    }
}

/* The score. */

static void
reckon (CaravanQuick *self, const CvState *state)
{
  const CvTable *table = caravan_quick_get_table (self);

  self->state = *state;
  caravan_quick_reckon_round (self);
  table->game->score (table, &self->state, FALSE, &self->score);
}

static void
read_all (CaravanQuick *self)
{
  read_log (self);
  reckon (self, cv_match_state (caravan_quick_get_log (self)));
  g_signal_emit_by_name (self, "changed");
}

/* All parts of the argument with one of them replaced, as the record writes them. */
static char *
write_parts (CaravanQuick *self, int seat, int field, int value)
{
  const CaravanQuickNumber *number = self->fields[field].number;
  int numbers[CARAVAN_QUICK_LINES_MOST] = { 0 };

  for (int i = 0; i < self->n_fields; i++)
    {
      const CaravanQuickNumber *other = self->fields[i].number;
      if (other->parts == number->parts && self->values[seat][i] != NOTHING)
        numbers[other->part] = self->values[seat][i];
    }
  numbers[number->part] = value;
  return number->parts->write (numbers);
}

static json_t *
make_event (CaravanQuick *self, int seat, int field, int value)
{
  const CaravanQuickNumber *number = self->fields[field].number;
  const char *by = cv_color_names[caravan_quick_get_table (self)->color[seat]];

  if (number->parts != NULL)
    {
      g_autofree char *all = write_parts (self, seat, field, value);
      return json_pack ("{s:s, s:s, s:s}", "do", number->verb, "by", by, number->arg,
                        all);
    }
  if (g_str_equal (number->verb, "reveal"))
    return json_pack ("{s:s, s:s, s:{s:i}}", "do", number->verb, "by", by, "counts",
                      number->arg, value);
  return json_pack ("{s:s, s:s, s:o}", "do", number->verb, "by", by, number->arg,
                    number->is_tick ? json_boolean (value) : json_integer (value));
}

/* The verdict as an error, which is how a refused step is told. */
static gboolean
refuse (CaravanQuick *self, const CvVerdict *verdict, RecError *error)
{
  rec_error_start (error, 0);
  return rec_record_refuse (caravan_match_get_record (self->match), verdict, error);
}

gboolean
caravan_quick_try_event (CaravanQuick *self, json_t *object, RecError *error)
{
  const CvTable *table = caravan_quick_get_table (self);
  CvState state = *cv_match_state (caravan_quick_get_log (self));
  REC_AUTO_EVENT event = { 0 };
  CvVerdict verdict;
  gboolean good = rec_event_read (table, object, &event, error);

  if (good && !cv_may_apply (table, &state, &event.move, &verdict))
    good = refuse (self, &verdict, error);
  else if (good)
    cv_apply (table, &state, &event.move);
  json_decref (object);
  reckon (self, &state);
  g_signal_emit_by_name (self, "changed");
  return good;
}

gboolean
caravan_quick_try (CaravanQuick *self, int seat, int field, int value, RecError *error)
{
  self->tried = self->fields[field].number;
  self->tried_seat = seat;
  return caravan_quick_try_event (self, make_event (self, seat, field, value), error);
}

void
caravan_quick_stop_trying (CaravanQuick *self)
{
  self->tried = NULL;
  reckon (self, cv_match_state (caravan_quick_get_log (self)));
  g_signal_emit_by_name (self, "changed");
}

gboolean
caravan_quick_play_event (CaravanQuick *self, json_t *event, RecError *error)
{
  gboolean good = caravan_match_play (self->match, event, error);

  json_decref (event);
  self->tried = NULL;
  if (good)
    read_all (self);
  return good;
}

gboolean
caravan_quick_play (CaravanQuick *self, int seat, int field, int value, RecError *error)
{
  if (self->values[seat][field] == value)
    {
      caravan_quick_stop_trying (self);
      return TRUE;
    }
  return caravan_quick_play_event (self, make_event (self, seat, field, value), error);
}

/* Who is level, and what is missing. */

gboolean
caravan_quick_get (CaravanQuick *self, int seat, int field, int *ret_value)
{
  int value = self->values[seat][field];

  if (value == NOTHING && !self->fields[field].number->is_tick)
    return FALSE;
  *ret_value = value == NOTHING ? FALSE : value;
  return TRUE;
}

int
caravan_quick_n_missing (CaravanQuick *self, int *ret_all)
{
  int n_players = caravan_quick_get_table (self)->n_players, missing = 0;

  *ret_all = 0;
  for (int seat = 0; seat < n_players; seat++)
    for (int i = 0; i < self->n_fields && !caravan_quick_has_all_rounds (self); i++)
      if (!self->fields[i].is_tie && !self->fields[i].number->is_tick)
        {
          missing += self->values[seat][i] == NOTHING;
          ++*ret_all;
        }
  return missing;
}

guint
caravan_quick_get_level (CaravanQuick *self)
{
  const CvScore *score = &self->score;
  guint level = 0;
  int all;

  if (caravan_quick_n_missing (self, &all) > 0)
    return 0;
  for (int a = 0; a < score->n_players; a++)
    for (int b = 0; b < a; b++)
      if (!score->player[a].sealed && !score->player[b].sealed &&
          score->player[a].total == score->player[b].total)
        level |= 1u << a | 1u << b;
  return level;
}

gboolean
caravan_quick_is_asked (CaravanQuick *self, int seat, int field)
{
  if (caravan_quick_has_all_rounds (self))
    return FALSE;
  return !self->fields[field].is_tie || (caravan_quick_get_level (self) >> seat & 1);
}

gboolean
caravan_quick_is_open (CaravanQuick *self)
{
  guint level = caravan_quick_get_level (self);

  if (level != 0 && self->game->order_verb != NULL)
    return self->n_order == 0;
  for (int seat = 0; seat < self->score.n_players; seat++)
    for (int i = 0; i < self->n_fields && level >> seat & 1; i++)
      if (self->fields[i].is_tie && self->values[seat][i] == NOTHING)
        return TRUE;
  return FALSE;
}

int
caravan_quick_get_rank (CaravanQuick *self, int seat)
{
  const CvScore *score = &self->score;
  int rank = 1;

  if (score->player[seat].sealed || !caravan_quick_is_open (self))
    return score->player[seat].rank;
  for (int other = 0; other < score->n_players; other++)
    rank += !score->player[other].sealed &&
            score->player[other].total > score->player[seat].total;
  return rank;
}

gboolean
caravan_quick_is_leading (CaravanQuick *self, int seat)
{
  return !self->score.player[seat].sealed && self->score.player[seat].total > 0 &&
         caravan_quick_get_rank (self, seat) == 1;
}

char *
caravan_quick_list_names (CaravanQuick *self, guint seats)
{
  const char *names[CV_PLAYERS_MOST + 1] = { NULL };
  int n = 0;

  for (int seat = 0; seat < self->score.n_players; seat++)
    if (seats >> seat & 1)
      names[n++] = caravan_quick_get_name (self, seat);
  return caravan_step_join (names);
}

/* The order of the players. */

gboolean
caravan_quick_wants_order (CaravanQuick *self)
{
  return self->game->order_verb != NULL &&
         (self->n_order > 0 || caravan_quick_get_level (self) != 0);
}

int
caravan_quick_get_order (CaravanQuick *self, int ret_seats[CV_PLAYERS_MOST])
{
  memcpy (ret_seats, self->order, sizeof self->order);
  return self->n_order;
}

gboolean
caravan_quick_play_order (CaravanQuick *self, const int *seats, RecError *error)
{
  const CvTable *table = caravan_quick_get_table (self);
  json_t *list = json_array ();

  for (int i = 0; i < table->n_players; i++)
    json_array_append_new (list, json_string (cv_color_names[table->color[seats[i]]]));
  return caravan_quick_play_event (self,
                                   json_pack ("{s:s, s:o}", "do",
                                              self->game->order_verb,
                                              self->game->order_arg, list),
                                   error);
}

/* The end, and taking back. */

gboolean
caravan_quick_has_ended (CaravanQuick *self)
{
  return cv_match_state (caravan_quick_get_log (self))->common.declared;
}

gboolean
caravan_quick_end (CaravanQuick *self, RecError *error)
{
  return caravan_quick_has_ended (self) ||
         caravan_quick_play_event (self, json_pack ("{s:s}", "do", "end"), error);
}

gboolean
caravan_quick_can_undo (CaravanQuick *self)
{
  return cv_match_n_steps (caravan_quick_get_log (self)) > 0 &&
         caravan_match_get_read_only (self->match) == NULL;
}

gboolean
caravan_quick_can_redo (CaravanQuick *self)
{
  return cv_match_n_redo (caravan_quick_get_log (self)) > 0 &&
         caravan_match_get_read_only (self->match) == NULL;
}

static gboolean
find_field (CaravanQuick *self, const CvMove *move, int *ret_seat, int *ret_field)
{
  for (int i = 0; i < self->n_fields && move->by != CV_NO_PLAYER; i++)
    if (read_number (self, self->fields[i].number, move) != NOTHING)
      {
        *ret_seat = move->by;
        *ret_field = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
caravan_quick_undo (CaravanQuick *self, gboolean redo, int *ret_seat, int *ret_field)
{
  CvMatch *log = caravan_quick_get_log (self);
  RecError error;

  if (redo ? !caravan_quick_can_redo (self) : !caravan_quick_can_undo (self))
    return FALSE;
  gsize entry = redo ? cv_match_redo_entry (log, 0)
                     : cv_match_step_entry (log, cv_match_n_steps (log) - 1);
  CvMove move = cv_match_entry_move (log, entry);
  gboolean found = find_field (self, &move, ret_seat, ret_field);
  caravan_quick_play_event (self, json_pack ("{s:s}", "do", redo ? "redo" : "undo"),
                            &error);
  return found;
}

/* The object. */

CaravanMatch *
caravan_quick_get_match (CaravanQuick *self)
{
  return self->match;
}

const CaravanQuickGame *
caravan_quick_get_game (CaravanQuick *self)
{
  return self->game;
}

const char *
caravan_quick_get_name (CaravanQuick *self, int seat)
{
  RecRecord *record = caravan_match_get_record (self->match);

  return lang_player_label (caravan_lang (), lang_people (record).seat[seat]);
}

int
caravan_quick_n_fields (CaravanQuick *self)
{
  return self->n_fields;
}

const CaravanQuickField *
caravan_quick_get_field (CaravanQuick *self, int field)
{
  return &self->fields[field];
}

int
caravan_quick_n_rows (CaravanQuick *self)
{
  return self->n_rows;
}

const CvScore *
caravan_quick_get_score (CaravanQuick *self)
{
  return &self->score;
}

static void
add_lines (CaravanQuick *self, const CaravanQuickLine *lines, gboolean is_tie)
{
  for (const CaravanQuickLine *line = lines; line->title != NULL; line++)
    {
      for (int i = 0; i < CARAVAN_QUICK_NUMBERS_MOST && line->numbers[i].term != NULL;
           i++)
        self->fields[self->n_fields++] =
            (CaravanQuickField){ line, &line->numbers[i], self->n_rows, i, is_tie };
      self->n_rows++;
    }
}

void
caravan_quick_set_lines (CaravanQuick *self)
{
  self->n_fields = self->n_rows = 0;
  self->tried = NULL;
  add_lines (self, self->is_by_rounds ? self->game->rounds->lines : self->game->lines,
             FALSE);
  if (!self->is_by_rounds)
    add_lines (self, self->game->ties, TRUE);
  read_log (self);
  reckon (self, cv_match_state (caravan_quick_get_log (self)));
  g_signal_emit_by_name (self, "lines-changed");
  g_signal_emit_by_name (self, "changed");
}

static void
caravan_quick_finalize (GObject *object)
{
  g_clear_object (&CARAVAN_QUICK (object)->match);
  G_OBJECT_CLASS (caravan_quick_parent_class)->finalize (object);
}

static void
caravan_quick_class_init (CaravanQuickClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_quick_finalize;
  caravan_signal_new (klass, "lines-changed", 0);
  caravan_signal_new (klass, "changed", 0);
}

static void
caravan_quick_init (CaravanQuick *self)
{
  self->n_fields = 0;
}

CaravanQuick *
caravan_quick_new (CaravanMatch *match)
{
  CaravanQuick *self = g_object_new (CARAVAN_TYPE_QUICK, NULL);

  self->match = g_object_ref (match);
  self->game = caravan_game_find (caravan_match_get_table (match)->game)->quick;
  g_assert (self->game != NULL);
  self->is_by_rounds = caravan_quick_tell_rounds (self);
  caravan_quick_set_lines (self);
  return self;
}
