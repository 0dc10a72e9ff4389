/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The boards to choose from in a new game: the sample, one that nobody has described yet
   where the game can be played on such a board, and people's own, which can be changed
   or removed here. */
#pragma once

#include <adwaita.h>

#include "caravan-setup.h"

#define CARAVAN_TYPE_BOARD_CHOICE (caravan_board_choice_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBoardChoice, caravan_board_choice, CARAVAN, BOARD_CHOICE, AdwBin)

/* The setup is not owned and must outlive the widget. Signal "chosen": its board is
   another one, or may be. */
GtkWidget *caravan_board_choice_new (CaravanSetup *setup);

/* Lists the boards anew and chooses one of them; NULL keeps the choice. */
void caravan_board_choice_show (CaravanBoardChoice *self, const char *path);
