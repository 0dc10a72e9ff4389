/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desk: the verdict that is shown, or the message in its place. */
#include "caravan-desk-private.h"

void
caravan_desk_clear_verdict (CaravanDesk *self)
{
  self->has_verdict = FALSE;
  self->has_message = FALSE;
  self->later_step = CARAVAN_DESK_NOW;
  g_clear_pointer (&self->event, json_decref);
}

gboolean
caravan_desk_judge (CaravanDesk *self, json_t *event)
{
  const CvTable *table = caravan_desk_get_table (self);
  RecEvent read = { 0 };
  RecError error = { 0 };

  json_incref (event);
  caravan_desk_clear_verdict (self);
  self->event = event;
  gboolean good = rec_event_read (table, event, &read, &error);
  if (!good)
    {
      self->has_message = TRUE;
      self->message = error;
    }
  else if (read.move.verb == CV_VERB_UNDO || read.move.verb == CV_VERB_REDO)
    cv_match_judge (caravan_match_get_ahead (self->match), &read.move, &self->verdict);
  else
    cv_check (table, caravan_desk_get_judged (self), &read.move, &self->verdict);
  self->has_verdict = good;
  rec_event_free (&read);
  return good;
}

const CvVerdict *
caravan_desk_get_verdict (CaravanDesk *self)
{
  return self->has_verdict ? &self->verdict : NULL;
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
    caravan_desk_judge (self, event);
  else
    caravan_desk_clear_verdict (self);
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
                                CvVerdict *ret_verdict,
                                int *ret_edition)
{
  const CvTable *table = caravan_desk_get_table (self);
  CvState state = *caravan_desk_get_judged (self);
  RecEvent read = { 0 };
  RecError error = { 0 };
  gboolean differs = FALSE;

  if (!self->has_verdict || self->later_step != CARAVAN_DESK_NOW ||
      !rec_event_read (table, self->event, &read, &error))
    return FALSE;
  for (int i = 0; table->game->editions[i] != NULL && !differs; i++)
    {
      if (read.move.verb == CV_VERB_UNDO || read.move.verb == CV_VERB_REDO)
        break;
      cv_game_edition (table->game, i, state.common.option);
      cv_check (table, &state, &read.move, ret_verdict);
      *ret_edition = i;
      differs = ret_verdict->rule != self->verdict.rule;
    }
  rec_event_free (&read);
  return differs;
}
