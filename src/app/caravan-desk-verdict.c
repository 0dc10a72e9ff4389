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
    {
      cv_match_judge (caravan_match_get_ahead (self->match), &read.move,
                      &self->answer.verdict);
      cv_explain_plainly (&self->answer.verdict, &self->answer.explained);
    }
  else
    cv_answer (table, caravan_desk_get_judged (self), &read.move, &self->answer);
  self->has_verdict = good;
  rec_event_free (&read);
  return good;
}

void
caravan_desk_take_verdict (CaravanDesk *self, const CvVerdict *verdict)
{
  const CvTable *table = caravan_desk_get_table (self);
  RecEvent read = { 0 };
  RecError error = { 0 };

  self->answer.verdict = *verdict;
  if (self->later_step == CARAVAN_DESK_NOW &&
      rec_event_read (table, self->event, &read, &error))
    cv_explain (table, caravan_desk_get_judged (self), &read.move, verdict,
                &self->answer.explained);
  else
    cv_explain_plainly (verdict, &self->answer.explained);
  rec_event_free (&read);
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
                                CvAnswer *ret_answer,
                                int *ret_edition)
{
  const CvTable *table = caravan_desk_get_table (self);
  RecEvent read = { 0 };
  RecError error = { 0 };
  gboolean differs = FALSE;

  if (!self->has_verdict || self->later_step != CARAVAN_DESK_NOW ||
      !rec_event_read (table, self->event, &read, &error))
    return FALSE;
  for (int i = 0; table->game->editions[i] != NULL && !differs; i++)
    {
      differs = cv_differs_under (table, caravan_desk_get_judged (self), &read.move, i,
                                  ret_answer);
      *ret_edition = i;
    }
  rec_event_free (&read);
  return differs;
}
