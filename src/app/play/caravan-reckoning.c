/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-reckoning.h"

static CvMove
make_end (const CvTable *table, const char *verb)
{
  return (CvMove){ .verb = (int16_t) cv_game_verb_find (table->game, verb),
                   .by = CV_NO_PLAYER };
}

static gboolean
is_end (const CvMatch *log, gsize step, const char *verb)
{
  const CvEntry *entry = cv_match_entry (log, cv_match_step_entry (log, step));

  return entry->verb == cv_game_verb_find (cv_match_table (log)->game, verb);
}

int
caravan_reckoning_count (const CvMatch *log, const char *verb)
{
  int n = 0;

  for (gsize step = 0; step < cv_match_n_steps (log); step++)
    n += is_end (log, step, verb);
  return n;
}

gsize
caravan_reckoning_find_step (const CvMatch *log, const char *verb, int number)
{
  gsize step = 0;

  while (!is_end (log, step, verb) || number-- > 0)
    step++;
  return step;
}

gboolean
caravan_reckoning_is_due (const CvMatch *log, const char *verb)
{
  CvMove end = make_end (cv_match_table (log), verb);
  CvVerdict verdict;

  cv_match_judge (log, &end, &verdict);
  return cv_verdict_is_legal (&verdict);
}

/* An end that a house rule let stand carries nothing in guided turns: free ones explain
   it all the same. */
static void
answer (const CvTable *table, const CvMove *end, CaravanReckoning *reckoning)
{
  CvState free = reckoning->open;

  cv_answer (table, &reckoning->open, end, &reckoning->answer);
  if (cv_verdict_is_legal (&reckoning->answer.verdict))
    return;
  free.common.turns = CV_TURNS_FREE;
  cv_answer (table, &free, end, &reckoning->answer);
}

CaravanReckoning *
caravan_reckoning_new_at (const CvTable *table,
                          const CvState *open,
                          const char *verb,
                          int number)
{
  CaravanReckoning *self = g_new0 (CaravanReckoning, 1);
  CvMove end = make_end (table, verb);

  self->number = number;
  self->open = self->after = *open;
  answer (table, &end, self);
  end.allowed = true; /* what stands on the log may stand by a house rule */
  cv_apply (table, &self->after, &end);
  return self;
}

CaravanReckoning *
caravan_reckoning_new (const CvMatch *log, const char *verb, int number)
{
  gboolean is_recorded = number < caravan_reckoning_count (log, verb);
  CvState open = *cv_match_state (log);

  if (is_recorded)
    cv_match_state_at (log, caravan_reckoning_find_step (log, verb, number), &open);
  CaravanReckoning *self =
      caravan_reckoning_new_at (cv_match_table (log), &open, verb, number);
  self->is_recorded = is_recorded;
  return self;
}
