/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desk: the verdict that is shown, or the message in its place. */
#include "caravan-desk-private.h"

void
caravan_desk_clear_verdict (CaravanDesk *self)
{
  self->has_verdict = FALSE;
  self->has_message = FALSE;
  self->is_pinned = FALSE;
  self->has_hint = FALSE;
  self->pinned = CV_CELL_NONE;
  self->later_step = CARAVAN_DESK_NOW;
  g_clear_pointer (&self->event, json_decref);
  g_clear_pointer (&self->before, json_decref);
  g_clear_pointer (&self->supposed, g_free);
}

const CvState *
caravan_desk_get_supposed (CaravanDesk *self)
{
  return self->supposed != NULL ? self->supposed : caravan_desk_get_judged (self);
}

/* Nothing is kept of it but the answer. */
static gboolean
answer_event (CaravanDesk *self,
              const CvState *state,
              const json_t *event,
              CvAnswer *ret_answer,
              RecError *error)
{
  const CvTable *table = caravan_desk_get_table (self);
  REC_AUTO_EVENT read = { 0 };

  if (!rec_event_read (table, event, &read, error))
    return FALSE;
  cv_match_answer (caravan_match_get_ahead (self->match), state, &read.move,
                   ret_answer);
  return TRUE;
}

static gboolean
judge_supposed (CaravanDesk *self, json_t *event)
{
  RecError error = { 0 };

  g_clear_pointer (&self->recorded, json_decref);
  self->event = json_incref (event);
  self->has_verdict = !caravan_desk_lacks (self, event, &error) &&
                      answer_event (self, caravan_desk_get_supposed (self), event,
                                    &self->answer, &error);
  self->has_message = !self->has_verdict;
  if (self->has_message)
    self->message = error;
  return self->has_verdict;
}

gboolean
caravan_desk_judge (CaravanDesk *self, json_t *event)
{
  json_incref (event);
  caravan_desk_clear_verdict (self);
  gboolean judged = judge_supposed (self, event);
  json_decref (event);
  return judged;
}

/* Cells. */

gboolean
caravan_desk_can_judge (CaravanDesk *self)
{
  return self->tool >= 0 && !self->is_asking && self->looking_at == CARAVAN_DESK_NOW &&
         !caravan_desk_is_mute (self);
}

static void
judge_cell (CaravanDesk *self, CvCell cell)
{
  json_t *event = caravan_desk_make_event (self, cell);

  caravan_desk_judge (self, event);
  json_decref (event);
}

/* What is pinned stays; the cell pointed at gets a word of its own. */
static void
judge_hint (CaravanDesk *self)
{
  RecError error = { 0 };

  self->has_hint = FALSE;
  if (self->pointed == CV_CELL_NONE || self->pointed == self->pinned ||
      !caravan_desk_can_judge (self))
    return;
  json_t *event = caravan_desk_make_event (self, self->pointed);
  self->has_hint =
      answer_event (self, caravan_desk_get_judged (self), event, self->hint, &error);
  json_decref (event);
}

void
caravan_desk_judge_pointed (CaravanDesk *self)
{
  if (self->is_pinned)
    {
      judge_hint (self);
      return;
    }
  caravan_desk_clear_verdict (self);
  if (self->pointed != CV_CELL_NONE && self->pointed != self->silent &&
      caravan_desk_can_judge (self))
    judge_cell (self, self->pointed);
}

/* Pinning. */

void
caravan_desk_pin (CaravanDesk *self, CvCell cell)
{
  self->is_pinned = TRUE;
  self->pinned = cell;
  self->pinned_after = caravan_desk_find_last_step (self);
  self->has_hint = FALSE;
}

void
caravan_desk_pin_cell (CaravanDesk *self, CvCell cell)
{
  judge_cell (self, cell);
  caravan_desk_pin (self, cell);
}

gboolean
caravan_desk_is_pinned (CaravanDesk *self)
{
  return self->is_pinned;
}

/* The cell under the pointer has not been asked about: it waits for a movement. */
void
caravan_desk_unpin (CaravanDesk *self)
{
  if (!self->is_pinned)
    return;
  caravan_desk_clear_verdict (self);
  self->silent = self->pointed;
  caravan_desk_changed (self, CARAVAN_DESK_VERDICT | CARAVAN_DESK_POINTED);
}

const CvAnswer *
caravan_desk_get_hint (CaravanDesk *self)
{
  return self->has_hint ? self->hint : NULL;
}

/* What is told. */

const json_t *
caravan_desk_get_recorded (CaravanDesk *self)
{
  return self->recorded;
}

void
caravan_desk_take_verdict (CaravanDesk *self, const CvVerdict *verdict)
{
  const CvTable *table = caravan_desk_get_table (self);
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };

  self->answer.verdict = *verdict;
  if (self->later_step == CARAVAN_DESK_NOW &&
      rec_event_read (table, self->event, &read, &error))
    cv_explain (table, caravan_desk_get_judged (self), &read.move, verdict,
                &self->answer.explained);
  else
    cv_explain_plainly (verdict, &self->answer.explained);
}

const CvVerdict *
caravan_desk_get_verdict (CaravanDesk *self)
{
  return self->has_verdict ? &self->answer.verdict : NULL;
}

const CvExplained *
caravan_desk_get_explained (CaravanDesk *self)
{
  return self->has_verdict ? &self->answer.explained : NULL;
}

const json_t *
caravan_desk_get_event (CaravanDesk *self)
{
  return self->event;
}

const RecError *
caravan_desk_get_message (CaravanDesk *self)
{
  return self->has_message ? &self->message : NULL;
}

void
caravan_desk_set_message (CaravanDesk *self, const RecError *error)
{
  caravan_desk_clear_verdict (self);
  self->has_message = error != NULL;
  if (error != NULL)
    self->message = *error;
  caravan_desk_changed (self, CARAVAN_DESK_VERDICT);
}

void
caravan_desk_consider (CaravanDesk *self, json_t *event)
{
  if (event != NULL)
    {
      caravan_desk_judge (self, event);
      caravan_desk_pin (self,
                        caravan_step_find_place (caravan_desk_get_table (self), event));
    }
  else
    caravan_desk_clear_verdict (self);
  caravan_desk_changed (self, CARAVAN_DESK_VERDICT);
}

/* Whether the step can be made at the state, which then is the one after it. */
static gboolean
suppose (const CvTable *table, CvState *state, const json_t *event)
{
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };
  CvVerdict verdict;

  if (!rec_event_read (table, event, &read, &error) ||
      !cv_may_apply (table, state, &read.move, &verdict))
    return FALSE;
  cv_apply (table, state, &read.move);
  return TRUE;
}

void
caravan_desk_consider_row (CaravanDesk *self, json_t *events)
{
  const CvTable *table = caravan_desk_get_table (self);
  CvState *state = g_memdup2 (caravan_desk_get_judged (self), sizeof *state);
  json_t *before = json_array ();
  json_t *event = json_array_get (events, 0);

  for (gsize i = 1; i < json_array_size (events) && suppose (table, state, event); i++)
    {
      json_array_append (before, event);
      event = json_array_get (events, i);
    }
  caravan_desk_clear_verdict (self);
  self->supposed = state;
  self->before = before;
  judge_supposed (self, event);
  caravan_desk_pin (self, caravan_step_find_place (table, event));
  caravan_desk_changed (self, CARAVAN_DESK_VERDICT);
}

gboolean
caravan_desk_get_later_step (CaravanDesk *self, gsize *ret_step)
{
  if (self->later_step == CARAVAN_DESK_NOW)
    return FALSE;
  *ret_step = self->later_step;
  return TRUE;
}

gboolean
caravan_desk_get_other_edition (CaravanDesk *self,
                                CvAnswer *ret_answer,
                                int *ret_edition)
{
  const CvTable *table = caravan_desk_get_table (self);
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };
  gboolean differs = FALSE;

  if (!self->has_verdict || self->later_step != CARAVAN_DESK_NOW ||
      !rec_event_read (table, self->event, &read, &error))
    return FALSE;
  for (int i = 0; table->game->editions[i] != NULL && !differs; i++)
    {
      differs = cv_differs_under (table, caravan_desk_get_supposed (self), &read.move,
                                  i, ret_answer);
      *ret_edition = i;
    }
  return differs;
}
