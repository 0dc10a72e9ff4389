/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the steps say that the state has forgotten: the dice of the turn, and who did
   what in it. */
#include "caravan-basari.h"

#include "basari.h"
#include "caravan-desk.h"

/* The last of the steps that are shown which is one of two verbs; false: there is
   none. */
static gboolean
find_last (CaravanDesk *desk, const char *verb, const char *other, CvMove *ret_move)
{
  CvMatch *log = caravan_match_get_log (caravan_desk_get_match (desk));
  const CvGame *game = caravan_desk_get_table (desk)->game;
  int one = cv_game_verb_find (game, verb), two = cv_game_verb_find (game, other);
  gsize step = MIN (caravan_desk_count_shown (desk), cv_match_n_steps (log));

  while (step > 0)
    {
      *ret_move = cv_match_entry_move (log, cv_match_step_entry (log, --step));
      if (ret_move->verb == one || ret_move->verb == two)
        return TRUE;
    }
  return FALSE;
}

void
caravan_basari_find_dice (CaravanDesk *desk, int ret_dice[BASARI_SEATS])
{
  CvMove move;

  if (find_last (desk, "roll", "roll", &move))
    for (int seat = 0; seat < caravan_desk_get_table (desk)->n_players; seat++)
      ret_dice[seat] = cv_move_get (&move, 0, seat);
}

int
caravan_basari_find_doer (CaravanDesk *desk, int action)
{
  const char *verb = basari_action_names[action];
  CvMove move;

  if (!find_last (desk, verb, "choose", &move) ||
      move.verb != cv_game_verb_find (caravan_desk_get_table (desk)->game, verb))
    return CV_NO_PLAYER;
  return move.by;
}
