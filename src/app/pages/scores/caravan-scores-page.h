/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scores of a game: the sheet, what decided, where the points came from, how the
   board grew, and the board with the cells of the line that is chosen. It shows a sheet
   and asks nothing of a match: when the game goes on it is shown another one. */
#pragma once

#include "caravan-page.h"
#include "caravan-score-grid.h"

#define CARAVAN_TYPE_SCORES_PAGE (caravan_scores_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanScoresPage, caravan_scores_page, CARAVAN, SCORES_PAGE, CaravanPage)

/* Shows a sheet (a reference is taken). can_reveal: there is a table where what is
   still sealed can be revealed. */
void caravan_scores_page_show (CaravanScoresPage *self,
                               CaravanSheet *sheet,
                               gboolean can_reveal);

/* Reveals the players one after the other, the last first; only when nothing is sealed
   and things may move. Each key or click goes on; Escape shows the whole sheet. */
void caravan_scores_page_start_reveal (CaravanScoresPage *self);
gboolean caravan_scores_page_is_revealing (CaravanScoresPage *self);
void caravan_scores_page_reveal_next (CaravanScoresPage *self);
void caravan_scores_page_reveal_all (CaravanScoresPage *self);
