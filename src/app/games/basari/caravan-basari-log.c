/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the steps say that the state has forgotten: the dice of the turn, and who did or
   declined what in it. */
#include "caravan-basari.h"

#include "basari.h"
#include "caravan-desk.h"

static gboolean
is_verb (CaravanDesk *desk, const CvMove *move, const char *verb)
{
  return move->verb == cv_game_verb_find (caravan_desk_get_table (desk)->game, verb);
}

static gsize
count_shown (CaravanDesk *desk)
{
  const CvMatch *log = caravan_match_get_log (caravan_desk_get_match (desk));

  return MIN (caravan_desk_count_shown (desk), cv_match_n_steps (log));
}

/* The last of so many steps which is one of two verbs, and how many are before it; false:
   there is none. */
static gboolean
find_before (CaravanDesk *desk,
             const char *verb,
             const char *other,
             gsize *n_steps,
             CvMove *ret_move)
{
  CvMatch *log = caravan_match_get_log (caravan_desk_get_match (desk));

  while (*n_steps > 0)
    {
      *ret_move = cv_match_entry_move (log, cv_match_step_entry (log, --*n_steps));
      if (is_verb (desk, ret_move, verb) || is_verb (desk, ret_move, other))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_last (CaravanDesk *desk, const char *verb, const char *other, CvMove *ret_move)
{
  gsize n_steps = count_shown (desk);

  return find_before (desk, verb, other, &n_steps, ret_move);
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

  if (!find_last (desk, verb, "choose", &move) || !is_verb (desk, &move, verb))
    return CV_NO_PLAYER;
  return move.by;
}

int
caravan_basari_find_decliner (CaravanDesk *desk, int action)
{
  const BasariState *basari = &caravan_desk_get_state (desk)->basari;
  gsize n_steps = count_shown (desk);
  CvMove move;

  while (find_before (desk, "skip", "choose", &n_steps, &move) &&
         is_verb (desk, &move, "skip"))
    if (basari->player[move.by].choice == action)
      return move.by;
  return CV_NO_PLAYER;
}
