/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desk: what is written down, and which moment of the game is shown. */
#include "caravan-desk-private.h"

#include "caravan-log.h"
#include "caravan-settings.h"

/* The moment that is shown. */

static CvMatch *
get_log (CaravanDesk *self)
{
  return caravan_match_get_log (self->match);
}

gsize
caravan_desk_count_shown (CaravanDesk *self)
{
  if (self->correcting != CARAVAN_DESK_NOW)
    return self->correcting;
  if (self->looking_at != CARAVAN_DESK_NOW)
    return self->looking_at;
  return cv_match_n_steps (get_log (self));
}

void
caravan_desk_show_moment (CaravanDesk *self)
{
  gsize n_steps = cv_match_n_steps (get_log (self));

  if (self->correcting >= n_steps)
    self->correcting = CARAVAN_DESK_NOW;
  if (self->looking_at >= n_steps)
    self->looking_at = CARAVAN_DESK_NOW;
  if (caravan_desk_count_shown (self) < n_steps)
    cv_match_state_at (get_log (self), caravan_desk_count_shown (self), &self->earlier);
}

const CvState *
caravan_desk_get_state (CaravanDesk *self)
{
  if (self->correcting != CARAVAN_DESK_NOW || self->looking_at != CARAVAN_DESK_NOW)
    return &self->earlier;
  return caravan_match_get_state (self->match);
}

const CvState *
caravan_desk_get_judged (CaravanDesk *self)
{
  if (self->correcting != CARAVAN_DESK_NOW || self->looking_at != CARAVAN_DESK_NOW)
    return &self->earlier;
  return cv_match_state (caravan_match_get_ahead (self->match));
}

/* Hands off. */

gboolean
caravan_desk_is_hands_off (CaravanDesk *self)
{
  return self->is_hands_off;
}

/* What is shown stays: a verdict may be what is passed round. Only what was said of
   hands that were off has had its time. */
void
caravan_desk_set_hands_off (CaravanDesk *self, gboolean is_hands_off)
{
  if (self->is_hands_off == is_hands_off)
    return;
  self->is_hands_off = is_hands_off;
  if (self->has_message)
    caravan_desk_clear_verdict (self);
  caravan_desk_changed (self, CARAVAN_DESK_ALL);
}

gboolean
caravan_desk_is_mute (CaravanDesk *self)
{
  return caravan_desk_supposes (self) &&
         !g_settings_get_boolean (caravan_settings (), "legal-spaces");
}

const RecError *
caravan_desk_get_closed (CaravanDesk *self)
{
  static RecError hands_off, mute;
  const RecError *read_only = caravan_match_get_read_only (self->match);

  if (!rec_error_is_set (&hands_off))
    rec_error_set (&hands_off,
                   N_ ("Hands off: nothing can be entered now. To go on, hold the lock "
                       "down or press Ctrl+Shift+L."),
                   NULL);
  if (!rec_error_is_set (&mute))
    rec_error_set (&mute,
                   N_ ("Legal spaces are not shown: only a piece that has been laid "
                       "already can be asked about."),
                   NULL);
  if (caravan_desk_is_mute (self))
    return &mute;
  return read_only == NULL && self->is_hands_off ? &hands_off : read_only;
}

gboolean
caravan_desk_is_guided (CaravanDesk *self)
{
  return caravan_desk_get_state (self)->common.turns == CV_TURNS_GUIDED;
}

gboolean
caravan_desk_can_record (CaravanDesk *self)
{
  return caravan_desk_get_closed (self) == NULL && self->looking_at == CARAVAN_DESK_NOW;
}

/* In free turns an end that has come is only announced: what belongs to the last round
   may still be recorded. */
gboolean
caravan_desk_is_over (CaravanDesk *self)
{
  const CvState *state = caravan_desk_get_judged (self);

  return state->common.declared || (state->common.turns == CV_TURNS_GUIDED &&
                                    cv_is_over (caravan_desk_get_table (self), state));
}

gboolean
caravan_desk_tells_totals (CaravanDesk *self)
{
  return g_settings_get_boolean (caravan_settings (), "running-totals") ||
         cv_is_over (caravan_desk_get_table (self), caravan_desk_get_state (self));
}

void
caravan_desk_look_at (CaravanDesk *self, gsize n_steps)
{
  self->correcting = CARAVAN_DESK_NOW;
  self->looking_at = n_steps;
  caravan_desk_show_moment (self);
  if (self->looking_at == CARAVAN_DESK_NOW)
    {
      self->followed = CARAVAN_DESK_NOW;
      caravan_desk_follow_turn (self);
    }
  caravan_desk_clear_verdict (self);
  g_clear_pointer (&self->recorded, json_decref);
  caravan_desk_renew_choice (self);
  caravan_desk_changed (self, CARAVAN_DESK_ALL);
}

gsize
caravan_desk_get_looking_at (CaravanDesk *self)
{
  return self->looking_at;
}

gboolean
caravan_desk_get_correcting (CaravanDesk *self, gsize *ret_step)
{
  if (self->correcting == CARAVAN_DESK_NOW)
    return FALSE;
  *ret_step = self->correcting;
  return TRUE;
}

/* What the step says beside its piece is chosen again, and what makes it another one
   with the same piece. */
static void
take_chosen (CaravanDesk *self, json_t *event)
{
  json_object_clear (self->chosen);
  json_object_set_new (self->chosen, json_string_value (json_object_get (event, "do")),
                       json_true ());
  json_object_update (self->chosen, event);
}

void
caravan_desk_correct (CaravanDesk *self, gsize step)
{
  if (self->is_hands_off || step >= cv_match_n_steps (get_log (self)))
    return;
  self->looking_at = CARAVAN_DESK_NOW;
  self->correcting = step;
  caravan_desk_show_moment (self);

  gsize entry = cv_match_step_entry (get_log (self), step);
  json_t *event = rec_record_event (caravan_match_get_record (self->match), entry);
  int seat = cv_match_entry (get_log (self), entry)->by;
  if (seat != CV_NO_PLAYER)
    self->seat = seat;
  self->tool = caravan_desk_find_tool (self, event);
  take_chosen (self, event);
  json_decref (event);
  caravan_desk_clear_verdict (self);
  g_clear_pointer (&self->recorded, json_decref);
  caravan_desk_renew_choice (self);
  caravan_desk_changed (self, CARAVAN_DESK_ALL);
}

/* Recording. */

static gboolean
refuse (CaravanDesk *self, json_t *event, const RecError *error, gsize step)
{
  json_incref (event);
  caravan_desk_clear_verdict (self);
  self->event = event;
  self->has_message = error->text != NULL;
  self->has_verdict = error->text == NULL;
  self->message = *error;
  self->later_step = step;
  if (self->has_verdict)
    caravan_desk_take_verdict (self, &error->verdict);
  caravan_desk_pin (self,
                    caravan_step_find_place (caravan_desk_get_table (self), event));
  caravan_desk_changed (self, CARAVAN_DESK_VERDICT);
  return FALSE;
}

/* Whether an event can stand in the place of an earlier step: not undo, redo, a note.
 */
static gboolean
can_correct (CaravanDesk *self, const json_t *event)
{
  const char *verb = json_string_value (json_object_get (event, "do"));

  return verb != NULL &&
         cv_game_verb_find (caravan_desk_get_table (self)->game, verb) > CV_VERB_NOTE;
}

static gboolean
send (CaravanDesk *self, json_t *event, RecError *error, gsize *ret_later)
{
  gsize step = self->correcting, failed = step;

  *ret_later = CARAVAN_DESK_NOW;
  if (step == CARAVAN_DESK_NOW || !can_correct (self, event))
    return caravan_match_play (self->match, event, error);
  self->correcting = CARAVAN_DESK_NOW;
  if (caravan_match_correct (self->match, step, event, error, &failed))
    return TRUE;
  self->correcting = step;
  *ret_later = failed > step ? failed : CARAVAN_DESK_NOW;
  return FALSE;
}

static void
remember_recorded (CaravanDesk *self, json_t *event)
{
  g_clear_pointer (&self->recorded, json_decref);
  if (can_correct (self, event))
    self->recorded = json_incref (event);
}

/* Undone, it waits to be told: only what is new leads on. */
static void
record_what_follows (CaravanDesk *self, const json_t *event)
{
  const CaravanGameTable *rules = self->game->table;
  json_t *next = rules->follows != NULL && can_correct (self, event)
                     ? rules->follows (caravan_desk_get_table (self),
                                       caravan_desk_get_judged (self), event)
                     : NULL;
  RecError error = { 0 };

  if (next == NULL)
    return;
  if (caravan_match_play (self->match, next, &error))
    caravan_desk_tell_recorded (self, next);
  json_decref (next);
}

gboolean
caravan_desk_supposes (CaravanDesk *self)
{
  return caravan_match_is_supposed (self->match);
}

/* Always FALSE: nothing is recorded. */
static gboolean
judge_instead (CaravanDesk *self, json_t *event)
{
  json_incref (event);
  caravan_desk_close_question (self);
  caravan_desk_consider (self, event);
  caravan_desk_changed (self, CARAVAN_DESK_CHOICE);
  json_decref (event);
  return FALSE;
}

gboolean
caravan_desk_record (CaravanDesk *self, json_t *event)
{
  const RecError *closed = caravan_desk_get_closed (self);
  RecError error = { 0 };
  gsize later = CARAVAN_DESK_NOW, shown = caravan_desk_count_shown (self);
  gboolean corrects = self->correcting != CARAVAN_DESK_NOW;
  CvCell before = self->silent;

  if (closed != NULL)
    return refuse (self, event, closed, later);
  if (caravan_desk_supposes (self))
    return judge_instead (self, event);
  if (self->looking_at != CARAVAN_DESK_NOW)
    {
      rec_error_set (
          &error,
          N_ ("This is an earlier moment. Go back to the latest step to play on."),
          NULL);
      return refuse (self, event, &error, later);
    }
  self->silent = self->pointed;
  if (!send (self, event, &error, &later))
    {
      self->silent = before;
      return refuse (self, event, &error, later);
    }
  caravan_desk_clear_verdict (self);
  if (caravan_desk_find_tool (self, event) >= 0)
    json_object_clear (self->chosen);
  remember_recorded (self, event);
  caravan_desk_tell_recorded (self, event);
  if (!corrects)
    record_what_follows (self, event);
  caravan_desk_show_moment (self);
  caravan_desk_follow_turn (self);
  caravan_desk_renew_choice (self);
  /* The record itself follows when the step is on the disk: see match_changed_cb. */
  caravan_desk_changed (
      self, CARAVAN_DESK_CHOICE | CARAVAN_DESK_VERDICT |
                (caravan_desk_count_shown (self) != shown ? CARAVAN_DESK_STATE : 0));
  return TRUE;
}

gboolean
caravan_desk_play (CaravanDesk *self, json_t *event)
{
  return caravan_desk_record (self, event);
}

gboolean
caravan_desk_may_overrule (CaravanDesk *self)
{
  const CvTable *table = caravan_desk_get_table (self);
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };
  CvVerdict verdict;

  if (!self->has_verdict || self->answer.verdict.rule->kind != CV_RULE_OVERRULABLE ||
      self->later_step != CARAVAN_DESK_NOW || !caravan_desk_can_record (self) ||
      caravan_desk_supposes (self) ||
      !rec_event_read (table, self->event, &read, &error))
    return FALSE;
  read.move.allowed = true;
  return cv_may_apply (table, caravan_desk_get_supposed (self), &read.move, &verdict);
}

gboolean
caravan_desk_can_overrule (CaravanDesk *self)
{
  return self->is_pinned && caravan_desk_may_overrule (self);
}

/* What was considered before the event goes first. */
static gboolean
record_before (CaravanDesk *self)
{
  json_t *before = g_steal_pointer (&self->before);
  gboolean done = TRUE;

  for (gsize i = 0; done && i < json_array_size (before); i++)
    done = caravan_desk_record (self, json_array_get (before, i));
  json_decref (before);
  return done;
}

gboolean
caravan_desk_overrule (CaravanDesk *self)
{
  if (!caravan_desk_can_overrule (self))
    return FALSE;
  json_t *event = json_deep_copy (self->event);
  json_object_set_new (event, "allowed", json_string ("house"));
  /* What the house allows may open an area as well: then the same choice is left. */
  gboolean done = record_before (self) &&
                  ((!self->is_asking && caravan_desk_ask_then (self, event)) ||
                   caravan_desk_record (self, event));
  json_decref (event);
  return done;
}

gboolean
caravan_desk_accept (CaravanDesk *self)
{
  if (!self->is_pinned || !self->has_verdict || caravan_desk_supposes (self) ||
      !cv_verdict_is_legal (&self->answer.verdict) || !caravan_desk_can_record (self))
    return FALSE;
  json_t *event = json_incref (self->event);
  gboolean done = record_before (self) && (caravan_desk_ask_then (self, event) ||
                                           caravan_desk_record (self, event));
  json_decref (event);
  return done;
}

/* Back and forth. */

static void
step_back_or_forth (CaravanDesk *self, const char *verb, gsize steps)
{
  json_t *event = json_pack ("{s:s}", "do", verb);

  if (!self->is_hands_off &&
      (self->correcting != CARAVAN_DESK_NOW || self->looking_at != CARAVAN_DESK_NOW))
    caravan_desk_look_at (self, CARAVAN_DESK_NOW);
  if (steps > 1)
    json_object_set_new (event, "steps", json_integer ((json_int_t) steps));
  caravan_desk_record (self, event);
  json_decref (event);
}

gboolean
caravan_desk_can_undo (CaravanDesk *self)
{
  return caravan_desk_can_record (self) && !caravan_desk_supposes (self) &&
         cv_match_n_steps (caravan_match_get_ahead (self->match)) > 0;
}

gboolean
caravan_desk_can_redo (CaravanDesk *self)
{
  return caravan_desk_can_record (self) &&
         cv_match_n_redo (caravan_match_get_ahead (self->match)) > 0;
}

void
caravan_desk_undo (CaravanDesk *self)
{
  step_back_or_forth (self, "undo", 1);
}

void
caravan_desk_redo (CaravanDesk *self)
{
  step_back_or_forth (self, "redo", 1);
}

void
caravan_desk_back_to (CaravanDesk *self, gsize n_steps)
{
  const gsize most = (gsize) cv_shell_verbs[CV_VERB_UNDO].args[CV_ARG_STEPS].max;
  gsize n = cv_match_n_steps (caravan_match_get_ahead (self->match));

  for (n = n > n_steps ? n - n_steps : 0; n > 0; n -= MIN (n, most))
    step_back_or_forth (self, "undo", MIN (n, most));
}

/* Cells of steps. */

void
caravan_desk_get_last (CaravanDesk *self, CvSet *ret_cells)
{
  gsize n = caravan_desk_count_shown (self);

  *ret_cells = (CvSet){ { 0 } };
  /* While a step is corrected, the places to look at are its own. */
  if (self->correcting != CARAVAN_DESK_NOW)
    caravan_log_get_cells (get_log (self), self->correcting, ret_cells);
  else if (n > 0)
    caravan_log_get_cells (get_log (self), n - 1, ret_cells);
}

void
caravan_desk_get_house (CaravanDesk *self, CvSet *ret_cells)
{
  caravan_log_get_house (get_log (self), caravan_desk_count_shown (self), ret_cells);
}
