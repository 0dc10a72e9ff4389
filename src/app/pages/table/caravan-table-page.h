/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of one match: board, strip, verdict, palette, players, history, entry. It
   makes the desk that all of them share. */
#pragma once

#include "caravan-board.h"
#include "caravan-desk.h"
#include "caravan-page.h"

#define CARAVAN_TYPE_TABLE_PAGE (caravan_table_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanTablePage, caravan_table_page, CARAVAN, TABLE_PAGE, CaravanPage)

GtkWidget *caravan_table_page_new (CaravanMatch *match);

CaravanDesk *caravan_table_page_get_desk (CaravanTablePage *self);
/* NULL where the game has a surface of its own. */
CaravanBoardView *caravan_table_page_get_board_view (CaravanTablePage *self);
