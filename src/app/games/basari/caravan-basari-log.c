/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the steps say that the state has forgotten: the dice of the turn. */
#include "caravan-basari.h"

#include "basari.h"
#include "caravan-desk.h"

void
caravan_basari_find_dice (CaravanDesk *desk, int ret_dice[BASARI_SEATS])
{
  CvMatch *log = caravan_match_get_log (caravan_desk_get_match (desk));
  const CvTable *table = caravan_desk_get_table (desk);
  int roll = cv_game_verb_find (table->game, "roll");
  gsize step = MIN (caravan_desk_count_shown (desk), cv_match_n_steps (log));

  while (step > 0)
    {
      CvMove move = cv_match_entry_move (log, cv_match_step_entry (log, --step));
      if (move.verb != roll)
        continue;
      for (int seat = 0; seat < table->n_players; seat++)
        ret_dice[seat] = cv_move_get (&move, 0, seat);
      return;
    }
}
