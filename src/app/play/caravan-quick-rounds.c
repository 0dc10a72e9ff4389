/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that is scored round by round: which round is at hand, whether it can be
   reckoned, and what the rounds before it have brought. */
#include "caravan-quick-private.h"

static CvMove
make_closing (CaravanQuick *self)
{
  return (CvMove){ .verb = (int16_t) cv_game_verb_find (
                       caravan_quick_get_table (self)->game, self->game->rounds->verb),
                   .by = CV_NO_PLAYER };
}

gboolean
caravan_quick_is_closing (CaravanQuick *self, const CvMove *move)
{
  return self->is_by_rounds && move->verb == make_closing (self).verb;
}

/* Which way. */

/* Whether a move says a number that is only asked at once. */
static gboolean
is_at_once (CaravanQuick *self, const CvMove *move)
{
  const CvGame *game = caravan_quick_get_table (self)->game;

  for (const CaravanQuickLine *line = self->game->lines; line->title != NULL; line++)
    {
      const CaravanQuickNumber *number = &line->numbers[0];
      int verb = cv_game_verb_find (game, number->verb);
      if (move->verb == verb &&
          cv_move_get (move, cv_verb_arg (cv_game_verb (game, verb), number->arg), 0) !=
              CV_ABSENT)
        return TRUE;
    }
  return FALSE;
}

gboolean
caravan_quick_tell_rounds (CaravanQuick *self)
{
  CvMatch *log = caravan_quick_get_log (self);

  if (self->game->rounds == NULL)
    return FALSE;
  for (gsize step = 0; step < cv_match_n_steps (log); step++)
    {
      CvMove move = cv_match_entry_move (log, cv_match_step_entry (log, step));
      if (is_at_once (self, &move))
        return FALSE;
    }
  return TRUE;
}

gboolean
caravan_quick_is_by_rounds (CaravanQuick *self)
{
  return self->is_by_rounds;
}

gboolean
caravan_quick_can_choose_rounds (CaravanQuick *self)
{
  return self->game->rounds != NULL &&
         cv_match_n_steps (caravan_quick_get_log (self)) == 0;
}

void
caravan_quick_set_by_rounds (CaravanQuick *self, gboolean by_rounds)
{
  g_return_if_fail (caravan_quick_can_choose_rounds (self));
  self->is_by_rounds = by_rounds;
  caravan_quick_set_lines (self);
}

/* The round at hand. */

int
caravan_quick_n_closed (CaravanQuick *self)
{
  return self->n_closed;
}

gboolean
caravan_quick_has_all_rounds (CaravanQuick *self)
{
  return self->is_by_rounds && self->n_closed >= self->game->rounds->n;
}

/* What is tried counts as typed, with all that is recorded as one with it. */
static gboolean
is_typed (CaravanQuick *self, int seat, int field)
{
  const CaravanQuickNumber *number = self->fields[field].number;

  return number->is_tick || self->values[seat][field] != NOTHING ||
         (self->tried != NULL && self->tried_seat == seat &&
          g_str_equal (self->tried->arg, number->arg));
}

static gboolean
is_all_typed (CaravanQuick *self)
{
  for (int seat = 0; seat < caravan_quick_get_table (self)->n_players; seat++)
    for (int i = 0; i < self->n_fields; i++)
      if (!is_typed (self, seat, i))
        return FALSE;
  return TRUE;
}

/* By the rules of guided turns, which know when a round is over. */
static gboolean
is_over (CaravanQuick *self)
{
  CvMove closing = make_closing (self);
  CvState guided = self->state;
  CvVerdict verdict;

  guided.common.turns = CV_TURNS_GUIDED;
  guided.common.declared = FALSE;
  cv_check (caravan_quick_get_table (self), &guided, &closing, &verdict);
  return cv_verdict_is_legal (&verdict);
}

void
caravan_quick_reckon_round (CaravanQuick *self)
{
  self->is_ready = self->is_by_rounds && !caravan_quick_has_all_rounds (self) &&
                   is_all_typed (self) && is_over (self);
  if (!self->is_ready)
    return;
  CvMove closing = make_closing (self);
  self->open = self->state;
  cv_apply (caravan_quick_get_table (self), &self->state, &closing);
}

gboolean
caravan_quick_is_ready (CaravanQuick *self)
{
  return self->is_ready;
}

gboolean
caravan_quick_close_round (CaravanQuick *self, RecError *error)
{
  return caravan_quick_play_event (
      self, json_pack ("{s:s}", "do", self->game->rounds->verb), error);
}

/* Rounds that are past. */

CaravanQuickRound *
caravan_quick_get_round (CaravanQuick *self, int round)
{
  const char *verb = self->game->rounds->verb;
  CvMatch *log = caravan_quick_get_log (self);
  CaravanQuickRound *about = g_new (CaravanQuickRound, 1);

  cv_match_state_at (
      log, round == 0 ? 0 : caravan_reckoning_find_step (log, verb, round - 1) + 1,
      &about->before);
  g_autofree CaravanReckoning *reckoning =
      round < self->n_closed ? caravan_reckoning_new (log, verb, round)
                             : caravan_reckoning_new_at (caravan_quick_get_table (self),
                                                         &self->open, verb, round);
  about->reckoning = *reckoning;
  return about;
}

/* What the board prints. */

int
caravan_quick_get_worth (CaravanQuick *self, int worth)
{
  return self->game->rounds->get_worth (&self->state, worth);
}

static json_t *
make_worth (CaravanQuick *self, int worth, int value)
{
  const CaravanQuickRounds *rounds = self->game->rounds;
  const CaravanQuickPrinted *about = &rounds->worths[worth];
  json_t *number = about->key == NULL ? json_integer (value)
                                      : json_pack ("{s:i}", about->key, value);

  return json_pack ("{s:s, s:o}", "do", rounds->worth_verb, about->arg, number);
}

gboolean
caravan_quick_try_worth (CaravanQuick *self, int worth, int value, RecError *error)
{
  return caravan_quick_try_event (self, make_worth (self, worth, value), error);
}

gboolean
caravan_quick_play_worth (CaravanQuick *self, int worth, int value, RecError *error)
{
  const CvState *state = cv_match_state (caravan_quick_get_log (self));

  if (self->game->rounds->get_worth (state, worth) == value)
    {
      caravan_quick_stop_trying (self);
      return TRUE;
    }
  return caravan_quick_play_event (self, make_worth (self, worth, value), error);
}
