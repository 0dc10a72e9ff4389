/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desk: who places what, where people point, and the questions in between. */
#include "caravan-desk-private.h"

G_DEFINE_FINAL_TYPE (CaravanDesk, caravan_desk, G_TYPE_OBJECT)

static guint changed_signal, recorded_signal, status_signal;

static void
caravan_desk_dispose (GObject *object)
{
  CaravanDesk *self = CARAVAN_DESK (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->memory);
  g_clear_object (&self->match);
  g_clear_pointer (&self->draft, json_decref);
  g_clear_pointer (&self->chosen, json_decref);
  caravan_desk_clear_verdict (self);
  g_clear_pointer (&self->recorded, json_decref);
  g_clear_pointer (&self->hint, g_free);
  G_OBJECT_CLASS (caravan_desk_parent_class)->dispose (object);
}

static void
caravan_desk_class_init (CaravanDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_desk_dispose;
  changed_signal =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  recorded_signal =
      g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  status_signal = g_signal_new ("status", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
caravan_desk_init (CaravanDesk *self)
{
  G_STATIC_ASSERT (sizeof (CaravanDesk) < G_MAXUINT16);
  self->hint = g_new (CvAnswer, 1);
  self->tool = -1;
  self->chosen = json_object ();
  self->pointed = self->silent = self->held = self->pinned = CV_CELL_NONE;
  self->correcting = self->looking_at = self->later_step = CARAVAN_DESK_NOW;
}

void
caravan_desk_changed (CaravanDesk *self, CaravanDeskChange what)
{
  g_signal_emit (self, changed_signal, 0, (guint) what);
}

void
caravan_desk_tell_recorded (CaravanDesk *self, const json_t *event)
{
  g_signal_emit (self, recorded_signal, 0, event);
}

void
caravan_desk_tell_status (CaravanDesk *self)
{
  g_signal_emit (self, status_signal, 0);
}

CaravanMatch *
caravan_desk_get_match (CaravanDesk *self)
{
  return self->match;
}

const CaravanGame *
caravan_desk_get_game (CaravanDesk *self)
{
  return self->game;
}

const CvTable *
caravan_desk_get_table (CaravanDesk *self)
{
  return caravan_match_get_table (self->match);
}

/* Events from what is chosen. */

static void
put_cell (json_t *event, const char *key, CvCell cell)
{
  char name[CV_CELL_TEXT_SIZE];

  json_object_set_new (event, key, json_string (cv_cell_print (cell, name)));
}

static json_t *
make_event (CaravanDesk *self, int index, CvCell cell)
{
  const CvTable *table = caravan_desk_get_table (self);
  const CaravanGameTable *rules = self->game->table;
  const CaravanTool *tool = &rules->tools[index];
  json_t *event = json_pack ("{s:s,s:s}", "do", tool->verb, "by",
                             cv_color_names[table->color[self->seat]]);

  if (tool->arg != NULL)
    json_object_set_new (event, tool->arg, json_string (tool->value));
  put_cell (event, caravan_step_place_arg (table, tool->verb), cell);
  if (self->held != CV_CELL_NONE && self->draft == NULL)
    put_cell (event, self->question.arg, self->held);
  if (rules->complete != NULL)
    rules->complete (table, caravan_desk_get_judged (self), self->chosen, event);
  return event;
}

gboolean
caravan_desk_lacks (CaravanDesk *self, const json_t *event, RecError *ret_message)
{
  const CaravanGameTable *rules = self->game->table;

  return rules->lacks != NULL &&
         rules->lacks (caravan_desk_get_table (self), caravan_desk_get_judged (self),
                       event, ret_message);
}

static gboolean
is_legal_at (CaravanDesk *self, int tool, CvCell cell)
{
  json_t *event = make_event (self, tool, cell);
  CvVerdict verdict;
  RecError error = { 0 };
  gboolean legal =
      rec_event_judge (caravan_desk_get_table (self), caravan_desk_get_judged (self),
                       event, &verdict, &error) &&
      cv_verdict_is_legal (&verdict);

  json_decref (event);
  return legal;
}

/* The tool that a step at this cell means: the chosen one, or the only one that can be
   meant there, as long as nothing else is under way. */
static int
find_meant (CaravanDesk *self, CvCell cell)
{
  const CaravanGameTable *rules = self->game->table;
  int meant = rules->tool_at != NULL
                  ? rules->tool_at (caravan_desk_get_table (self), cell)
                  : -1;

  if (meant < 0 || meant == self->tool || self->held != CV_CELL_NONE ||
      self->correcting != CARAVAN_DESK_NOW || caravan_desk_is_over (self))
    return self->tool;
  return is_legal_at (self, meant, cell) ? meant : self->tool;
}

json_t *
caravan_desk_make_event (CaravanDesk *self, CvCell cell)
{
  return make_event (self, find_meant (self, cell), cell);
}

static gboolean
is_verb_of (const CaravanTool *tool, const char *verb)
{
  return g_strcmp0 (verb, tool->verb) == 0 ||
         (tool->also != NULL && g_strcmp0 (verb, tool->also) == 0);
}

int
caravan_desk_find_tool (CaravanDesk *self, const json_t *event)
{
  const char *verb = json_string_value (json_object_get (event, "do"));

  for (int i = 0; self->game->table->tools[i].term != NULL; i++)
    {
      const CaravanTool *tool = &self->game->table->tools[i];
      const char *value = tool->arg != NULL
                              ? json_string_value (json_object_get (event, tool->arg))
                              : NULL;
      if (is_verb_of (tool, verb) && g_strcmp0 (value, tool->value) == 0)
        return i;
    }
  return -1;
}

static void
find_legal (CaravanDesk *self)
{
  RecError error = { 0 };
  json_t *event = make_event (self, self->tool, cv_cell (0, 0));

  rec_event_legal (caravan_desk_get_table (self), caravan_desk_get_judged (self), event,
                   &self->legal, &error);
  json_decref (event);
}

const CvSet *
caravan_desk_get_legal (CaravanDesk *self)
{
  if (self->is_asking)
    return &self->question.cells;
  if (!self->has_legal)
    {
      self->legal = (CvSet){ { 0 } };
      if (self->tool >= 0 && self->looking_at == CARAVAN_DESK_NOW)
        find_legal (self);
      self->has_legal = TRUE;
    }
  return &self->legal;
}

/* Questions. */

const CaravanQuestion *
caravan_desk_get_question (CaravanDesk *self)
{
  return self->is_asking ? &self->question : NULL;
}

CvCell
caravan_desk_get_held (CaravanDesk *self)
{
  return self->held;
}

const char *
caravan_desk_get_picked (CaravanDesk *self)
{
  gboolean is_picked = self->held != CV_CELL_NONE && !self->is_asking;

  return is_picked ? self->question.picked : NULL;
}

void
caravan_desk_close_question (CaravanDesk *self)
{
  self->is_asking = FALSE;
  self->held = CV_CELL_NONE;
  g_clear_pointer (&self->draft, json_decref);
}

static void
ask_first (CaravanDesk *self)
{
  self->is_asking =
      self->tool >= 0 && self->looking_at == CARAVAN_DESK_NOW &&
      self->game->table->ask_first != NULL &&
      self->game->table->ask_first (
          caravan_desk_get_table (self), caravan_desk_get_judged (self), self->seat,
          &self->game->table->tools[self->tool], &self->question);
}

gboolean
caravan_desk_ask_then (CaravanDesk *self, json_t *event)
{
  const CvTable *table = caravan_desk_get_table (self);
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };
  CaravanQuestion question = { 0 };

  if (self->game->table->ask_then == NULL ||
      !rec_event_read (table, event, &read, &error) ||
      !self->game->table->ask_then (table, caravan_desk_get_judged (self), &read.move,
                                    &question))
    return FALSE;
  json_incref (event);
  caravan_desk_close_question (self);
  caravan_desk_clear_verdict (self);
  self->draft = event;
  self->question = question;
  self->is_asking = TRUE;
  self->held = caravan_step_find_place (table, event);
  caravan_desk_changed (self, CARAVAN_DESK_CHOICE | CARAVAN_DESK_VERDICT);
  return TRUE;
}

/* Completes the draft and records it; a refusal leaves the question open. */
static gboolean
answer (CaravanDesk *self, json_t *value)
{
  json_t *event = json_deep_copy (self->draft);

  json_object_set_new (event, self->question.arg, value);
  gboolean good = caravan_desk_record (self, event);
  json_decref (event);
  return good;
}

void
caravan_desk_decline (CaravanDesk *self)
{
  if (self->is_asking && self->draft != NULL && self->question.decline != NULL)
    answer (self, json_string (self->question.declined));
}

/* A cell while a question is open. */
static gboolean
act_on_question (CaravanDesk *self, CvCell cell)
{
  const CvTable *table = caravan_desk_get_table (self);
  int bit = cv_board_bit (&table->board, cell);
  char name[CV_CELL_TEXT_SIZE];

  if (self->draft != NULL)
    return answer (self, json_string (cv_cell_print (cell, name)));
  if (bit < 0 || !cv_set_has (&self->question.cells, bit))
    return FALSE;
  self->held = cell;
  self->silent = cell;
  self->is_asking = FALSE;
  self->has_legal = FALSE;
  caravan_desk_clear_verdict (self);
  caravan_desk_changed (self, CARAVAN_DESK_CHOICE | CARAVAN_DESK_VERDICT);
  return TRUE;
}

/* What is chosen. */

void
caravan_desk_renew_choice (CaravanDesk *self)
{
  caravan_desk_close_question (self);
  if (caravan_desk_is_over (self))
    self->tool = -1;
  ask_first (self);
  self->has_legal = FALSE;
}

/* Something else is chosen: the space in question stays the same. */
static void
judge_anew (CaravanDesk *self)
{
  CvCell pinned = self->is_pinned && self->draft == NULL ? self->pinned : CV_CELL_NONE;

  caravan_desk_renew_choice (self);
  g_clear_pointer (&self->recorded, json_decref);
  if (pinned != CV_CELL_NONE && caravan_desk_can_judge (self))
    caravan_desk_pin_cell (self, pinned);
  else
    caravan_desk_judge_pointed (self);
  caravan_desk_changed (self, CARAVAN_DESK_CHOICE | CARAVAN_DESK_VERDICT);
}

void
caravan_desk_choose (CaravanDesk *self, int seat, int tool)
{
  if (self->is_hands_off ||
      (seat == self->seat && tool == self->tool && self->draft == NULL))
    return;
  if (seat != self->seat)
    json_object_clear (self->chosen);
  self->seat = seat;
  self->tool = tool;
  judge_anew (self);
}

const json_t *
caravan_desk_get_chosen (CaravanDesk *self, const char *arg)
{
  return json_object_get (self->chosen, arg);
}

void
caravan_desk_set_chosen (CaravanDesk *self, const char *arg, json_t *value)
{
  if (self->is_hands_off)
    json_decref (value);
  else if (value != NULL)
    json_object_set_new (self->chosen, arg, value);
  else
    json_object_del (self->chosen, arg);
  judge_anew (self);
}

int
caravan_desk_get_seat (CaravanDesk *self)
{
  return self->seat;
}

LangPeople
caravan_desk_get_people (CaravanDesk *self)
{
  return lang_people (caravan_match_get_record (self->match));
}

LangPlayer
caravan_desk_get_player (CaravanDesk *self, int seat)
{
  return caravan_desk_get_people (self).seat[seat];
}

void
caravan_desk_set_seat (CaravanDesk *self, int seat)
{
  g_return_if_fail (seat >= 0 && seat < caravan_desk_get_table (self)->n_players);
  caravan_desk_choose (self, seat, self->tool);
}

int
caravan_desk_get_tool (CaravanDesk *self)
{
  return self->tool;
}

void
caravan_desk_set_tool (CaravanDesk *self, int tool)
{
  caravan_desk_choose (self, self->seat, tool);
}

/* What guided turns ask for: the chosen tool as long as it is owed, else the first that
   is; -1: none. */
static int
find_owed_tool (CaravanDesk *self)
{
  const CvTable *table = caravan_desk_get_table (self);
  const CvState *state = caravan_desk_get_judged (self);
  int found = -1;

  for (int i = 0; self->game->table->tools[i].term != NULL; i++)
    if (self->game->table->tools[i].owed != NULL &&
        self->game->table->tools[i].owed (table, state, self->seat) > 0 &&
        (found < 0 || i == self->tool))
      found = i;
  return found;
}

gsize
caravan_desk_find_last_step (CaravanDesk *self)
{
  CvMatch *ahead = caravan_match_get_ahead (self->match);
  gsize n = cv_match_n_steps (ahead);

  return n == 0 ? 0 : cv_match_step_entry (ahead, n - 1) + 1;
}

/* Somebody still holds what nobody has been told. */
gboolean
caravan_desk_has_sealed (CaravanDesk *self)
{
  const CvTable *table = caravan_desk_get_table (self);
  CvScore score;

  table->game->score (table, caravan_desk_get_state (self), FALSE, &score);
  for (int seat = 0; seat < score.n_players; seat++)
    if (score.player[seat].sealed)
      return TRUE;
  return FALSE;
}

static gboolean
is_asking_in (CaravanDesk *self, const CvState *state)
{
  return state->common.turns == CV_TURNS_GUIDED ||
         caravan_desk_get_game (self)->table->turn_new != NULL;
}

gboolean
caravan_desk_is_asking (CaravanDesk *self)
{
  return is_asking_in (self, caravan_desk_get_state (self));
}

/* The state may be ahead of the one that is shown, and its turns guided where those are
   free. */
static guint
find_asked (CaravanDesk *self, const CvState *state)
{
  const CvTable *table = caravan_desk_get_table (self);
  CvPrompt prompt = { 0 };

  if (!is_asking_in (self, state) || table->game->prompt == NULL)
    return 0;
  table->game->prompt (table, state, &prompt);
  return prompt.who;
}

guint
caravan_desk_get_asked (CaravanDesk *self)
{
  return find_asked (self, caravan_desk_get_state (self));
}

/* Where several are asked, whoever of them is chosen stays so. */
void
caravan_desk_follow_turn (CaravanDesk *self)
{
  const CvState *state = caravan_desk_get_judged (self);
  gsize last = caravan_desk_find_last_step (self);

  if (last == self->followed)
    return;
  self->followed = last;
  if (state->common.turns != CV_TURNS_GUIDED || self->correcting != CARAVAN_DESK_NOW)
    return;
  guint asked = find_asked (self, state);
  if (asked != 0 && (asked >> self->seat & 1) == 0)
    {
      self->seat = g_bit_nth_lsf (asked, -1);
      json_object_clear (self->chosen);
    }
  self->tool = find_owed_tool (self);
}

/* Where people point and what they do there. */

CvCell
caravan_desk_get_pointed (CaravanDesk *self)
{
  return self->pointed;
}

void
caravan_desk_point (CaravanDesk *self, CvCell cell)
{
  if (cell == self->pointed)
    return;
  self->pointed = cell;
  if (cell == CV_CELL_NONE)
    {
      self->has_hint = FALSE;
      caravan_desk_changed (self, CARAVAN_DESK_POINTED);
      return;
    }
  if (cell != self->silent)
    self->silent = CV_CELL_NONE;
  caravan_desk_judge_pointed (self);
  caravan_desk_changed (self, CARAVAN_DESK_POINTED |
                                  (self->is_pinned ? 0 : CARAVAN_DESK_VERDICT));
}

/* A drop, a finger or a screen reader acts on cells that nobody pointed at before. */
static void
point_quietly (CaravanDesk *self, CvCell cell)
{
  if (self->pointed == cell)
    return;
  self->pointed = cell;
  caravan_desk_changed (self, CARAVAN_DESK_POINTED);
}

static gboolean
act_with_tool (CaravanDesk *self, CvCell cell)
{
  gboolean done = FALSE;
  json_t *event = caravan_desk_make_event (self, cell);

  caravan_desk_judge (self, event);
  if (self->has_verdict && cv_verdict_is_legal (&self->answer.verdict))
    done = (caravan_desk_can_record (self) && caravan_desk_ask_then (self, event)) ||
           caravan_desk_record (self, event);
  json_decref (event);
  return done;
}

/* Whether the last step is about this cell. */
static gboolean
is_last_place (CaravanDesk *self, CvCell cell)
{
  const CvTable *table = caravan_desk_get_table (self);
  int bit = cv_board_bit (&table->board, cell);
  CvSet last;

  caravan_desk_get_last (self, &last);
  return bit >= 0 && cv_set_has (&last, bit);
}

gboolean
caravan_desk_can_take_back (CaravanDesk *self)
{
  return self->is_pinned && self->pinned != CV_CELL_NONE &&
         self->correcting == CARAVAN_DESK_NOW && !self->is_asking &&
         caravan_desk_can_undo (self) && is_last_place (self, self->pinned);
}

gboolean
caravan_desk_act (CaravanDesk *self, CvCell cell)
{
  gboolean done;

  if (caravan_desk_is_mute (self))
    return FALSE;
  self->has_hint = FALSE;
  point_quietly (self, cell);
  if (self->is_asking && caravan_desk_can_record (self))
    done = act_on_question (self, cell);
  else if (self->looking_at != CARAVAN_DESK_NOW)
    return FALSE;
  else
    done = find_meant (self, cell) >= 0 && act_with_tool (self, cell);
  if (!done && (self->has_verdict || self->has_message || is_last_place (self, cell)))
    {
      caravan_desk_pin (self, cell);
      caravan_desk_changed (self, CARAVAN_DESK_VERDICT);
    }
  return done;
}

void
caravan_desk_begin_stroke (CaravanDesk *self)
{
  caravan_desk_unpin (self);
  self->stroke_seat = self->seat;
  self->stroke_tool = self->tool;
}

void
caravan_desk_stroke (CaravanDesk *self, CvCell cell)
{
  if (!self->is_pinned && !self->is_asking && self->seat == self->stroke_seat &&
      self->tool == self->stroke_tool)
    caravan_desk_act (self, cell);
}

gboolean
caravan_desk_tap (CaravanDesk *self, CvCell cell)
{
  gboolean again = self->is_pinned && self->pinned == cell;

  if (again || !caravan_desk_can_judge (self))
    return caravan_desk_act (self, cell);
  point_quietly (self, cell);
  caravan_desk_pin_cell (self, cell);
  caravan_desk_changed (self, CARAVAN_DESK_VERDICT);
  return FALSE;
}

gboolean
caravan_desk_cancel (CaravanDesk *self)
{
  if (self->is_pinned)
    {
      caravan_desk_unpin (self);
      return TRUE;
    }
  if (self->is_hands_off && self->looking_at == CARAVAN_DESK_NOW)
    return FALSE;
  if (self->draft != NULL || self->held != CV_CELL_NONE)
    caravan_desk_renew_choice (self);
  else if (self->correcting != CARAVAN_DESK_NOW || self->looking_at != CARAVAN_DESK_NOW)
    {
      caravan_desk_look_at (self, CARAVAN_DESK_NOW);
      return TRUE;
    }
  else if (self->tool >= 0 || json_object_size (self->chosen) > 0)
    {
      self->tool = -1;
      json_object_clear (self->chosen);
      caravan_desk_renew_choice (self);
    }
  else
    return FALSE;
  caravan_desk_clear_verdict (self);
  g_clear_pointer (&self->recorded, json_decref);
  caravan_desk_changed (self, CARAVAN_DESK_CHOICE | CARAVAN_DESK_VERDICT);
  return TRUE;
}

/* An earlier step has reached the disk while the next one is being chosen: what was
   begun goes on, as long as it still makes sense. */
static gboolean
can_keep_choice (CaravanDesk *self)
{
  const CvTable *table = caravan_desk_get_table (self);
  json_t *draft = json_incref (self->draft); /* NULL is fine */
  CvCell held = self->held;
  gboolean keeps;

  if (draft != NULL)
    {
      keeps = caravan_desk_ask_then (self, draft);
      json_decref (draft);
      return keeps;
    }
  if (held == CV_CELL_NONE)
    return FALSE;
  ask_first (self);
  keeps = self->is_asking &&
          cv_set_has (&self->question.cells, cv_board_bit (&table->board, held));
  self->is_asking = FALSE;
  return keeps;
}

static void
match_changed_cb (CaravanDesk *self)
{
  /* When only what was recorded before has reached the disk, the verdict stands. */
  gboolean stands =
      self->is_pinned && self->pinned_after == caravan_desk_find_last_step (self);

  caravan_desk_show_moment (self);
  if (!stands && !can_keep_choice (self))
    {
      caravan_desk_follow_turn (self);
      caravan_desk_renew_choice (self);
    }
  self->has_legal = FALSE;
  if (!stands)
    {
      caravan_desk_clear_verdict (self);
      caravan_desk_judge_pointed (self);
    }
  caravan_desk_changed (self, CARAVAN_DESK_ALL);
}

CaravanBoardMemory *
caravan_desk_get_memory (CaravanDesk *self)
{
  return self->memory;
}

CaravanDesk *
caravan_desk_new (CaravanMatch *match)
{
  CaravanDesk *self = g_object_new (CARAVAN_TYPE_DESK, NULL);

  self->match = g_object_ref (match);
  self->game = caravan_game_find (caravan_match_get_table (match)->game);
  g_assert (self->game->table != NULL);
  self->memory = caravan_board_memory_new (match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_changed_cb), self);
  self->followed = CARAVAN_DESK_NOW;
  caravan_desk_follow_turn (self);
  caravan_desk_renew_choice (self);
  return self;
}
