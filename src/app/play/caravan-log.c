/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-log.h"

static CvMove
get_move (const CvMatch *log, gsize step)
{
  return cv_match_entry_move (log, cv_match_step_entry (log, step));
}

void
caravan_log_get_cells (const CvMatch *log, gsize step, CvSet *ret_cells)
{
  CvMove move = get_move (log, step);

  *ret_cells = (CvSet){ { 0 } };
  caravan_step_add_cells (cv_match_table (log), &move, ret_cells);
}

void
caravan_log_get_house (const CvMatch *log, gsize n_steps, CvSet *ret_cells)
{
  *ret_cells = (CvSet){ { 0 } };
  if (!cv_match_state (log)->common.house)
    return;
  for (gsize step = 0; step < n_steps; step++)
    if (cv_match_entry (log, cv_match_step_entry (log, step))->house)
      {
        const CvTable *table = cv_match_table (log);
        CvMove move = get_move (log, step);
        int bit = cv_board_bit (&table->board, caravan_step_get_place (table, &move));
        if (bit >= 0)
          cv_set_add (ret_cells, bit);
      }
}

const char *
caravan_log_find_anchor (const CvMatch *log, gsize step)
{
  CvMove move = get_move (log, step);
  CvVerdict verdict;
  CvState before;

  cv_match_state_at (log, step, &before);
  cv_check (cv_match_table (log), &before, &move, &verdict);
  return verdict.rule->anchor;
}
