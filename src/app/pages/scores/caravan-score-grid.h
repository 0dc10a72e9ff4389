/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet on the screen: categories down, players across, every line an equation;
   where there is no room, a card a player. One tab stop: the arrow keys move among the
   lines, Enter, Space or a click choose one. The page shows its cells on the board. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-sheet.h"

#define CARAVAN_TYPE_SCORE_GRID (caravan_score_grid_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanScoreGrid, caravan_score_grid, CARAVAN, SCORE_GRID, GtkWidget)

/* Signal "chosen": another line was chosen, or none. */
GtkWidget *caravan_score_grid_new (void);

/* shown: the seats that are revealed, a bit each; of the others nothing is told, in no
   text and no accessible name. is_over: the first is the winner, not only ahead. */
void caravan_score_grid_show (CaravanScoreGrid *self,
                              CaravanSheet *sheet,
                              guint shown,
                              gboolean is_over);

/* The line that is chosen; the one after the last is the total. False: none is. */
gboolean
caravan_score_grid_get_chosen (CaravanScoreGrid *self, int *ret_seat, int *ret_line);
void caravan_score_grid_choose (CaravanScoreGrid *self, int seat, int line);
void caravan_score_grid_choose_none (CaravanScoreGrid *self);

/* The focus goes to a line, or to the one that had it last (seat -1). */
void caravan_score_grid_focus (CaravanScoreGrid *self, int seat, int line);
