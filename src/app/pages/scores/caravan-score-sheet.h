/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet on the screen: categories down, players across, every line an equation;
   where there is no room, a card a player. One tab stop: the arrow keys move among the
   lines, Enter, Space or a click choose one. The page shows its cells on the board. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-sheet.h"

#define CARAVAN_TYPE_SCORE_SHEET (caravan_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanScoreSheet, caravan_score_sheet, CARAVAN, SCORE_SHEET, GtkWidget)

/* Signal "chosen": another line was chosen, or none. */
GtkWidget *caravan_score_sheet_new (void);

/* shown: the seats that are revealed, a bit each; of the others nothing is told, in no
   text and no accessible name. is_over: the first is the winner, not only ahead. */
void caravan_score_sheet_show (CaravanScoreSheet *self,
                               CaravanSheet *sheet,
                               guint shown,
                               gboolean is_over);

/* The line that is chosen; the one after the last is the total. False: none is. */
gboolean
caravan_score_sheet_get_chosen (CaravanScoreSheet *self, int *ret_seat, int *ret_line);
void caravan_score_sheet_choose (CaravanScoreSheet *self, int seat, int line);
void caravan_score_sheet_choose_none (CaravanScoreSheet *self);

/* The focus goes to a line, or to the one that had it last (seat -1). */
void caravan_score_sheet_focus (CaravanScoreSheet *self, int seat, int line);

/* The button of a line, for tests. */
GtkWidget *caravan_score_sheet_get_cell (CaravanScoreSheet *self, int seat, int line);
