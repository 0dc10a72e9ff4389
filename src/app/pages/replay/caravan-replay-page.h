/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game played again before one's eyes: board, players, steps, and a slider over all
   of it. Keys, wherever the focus is but on the board: arrows for a step, Page Up and
   Page Down for ten, Home and End; the space bar lets it run and stops it. */
#pragma once

#include "caravan-page.h"
#include "caravan-replay.h"

#define CARAVAN_TYPE_REPLAY_PAGE (caravan_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanReplayPage, caravan_replay_page, CARAVAN, REPLAY_PAGE, CaravanPage)

/* The sheet of a record that has a board. */
GtkWidget *caravan_replay_page_new (CaravanSheet *sheet);
CaravanReplay *caravan_replay_page_get_replay (CaravanReplayPage *self);
