/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of one match: board, strip, verdict, palette, players, history, entry. It
   makes the desk that all of them share. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-board.h"
#include "caravan-desk.h"

#define CARAVAN_TYPE_TABLE_PAGE (caravan_table_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanTablePage, caravan_table_page, CARAVAN, TABLE_PAGE, GtkWidget)

/* Widget actions that the window activates on the page: table.entry (the field for
   typed steps gets the focus), table.history, table.next-panel, table.previous-panel,
   board.zoom-in, board.zoom-out, board.fit, board.turn. */
GtkWidget *caravan_table_page_new (CaravanMatch *match);

CaravanDesk *caravan_table_page_get_desk (CaravanTablePage *self);
CaravanBoardView *caravan_table_page_get_board_view (CaravanTablePage *self);
