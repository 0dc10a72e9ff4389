/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a new game needs to know, with answers already in place: one click starts it. */
#pragma once

#include "caravan-game.h"
#include "caravan-page.h"
#include "caravan-setup.h"

#define CARAVAN_TYPE_NEW_GAME_PAGE (caravan_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanNewGamePage, caravan_new_game_page, CARAVAN, NEW_GAME_PAGE, CaravanPage)

/* Signal "start" (gboolean from_position): the game may be created, empty or to be
   filled with what is on the table now. like: a record whose players, booklet, board
   and turns are taken; NULL: those of the last game that was begun. */
GtkWidget *caravan_new_game_page_new (const CaravanGame *game, RecRecord *like);

const CaravanSetup *caravan_new_game_page_get_setup (CaravanNewGamePage *self);

/* Lists the boards anew and chooses one of them; NULL keeps the choice. */
void caravan_new_game_page_show_boards (CaravanNewGamePage *self, const char *path);

/* While the record is being made nothing can be started twice. */
void caravan_new_game_page_set_busy (CaravanNewGamePage *self, gboolean busy);
