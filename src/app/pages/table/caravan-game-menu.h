/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of a game at its table: what is asked of the game and what ends it. How the
   board is seen has a menu of its own (caravan-view-button.h). */
#pragma once

#include "caravan-desk.h"

/* The strip above the board: the game's own, or a plain one that says whose turn it is.
   Its menu is this one. The desk lives longer. */
GtkWidget *caravan_game_menu_strip_new (CaravanDesk *desk);
