/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies over the opening and is not a control: the letters and numbers that stay at
   the edges, and the mini-map that shows where one is. */
#pragma once

#include "caravan-board-port.h"

#define CARAVAN_TYPE_BOARD_EDGES (caravan_board_edges_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBoardEdges, caravan_board_edges, CARAVAN, BOARD_EDGES, GtkWidget)
GtkWidget *caravan_board_edges_new (CaravanBoardPort *port);

#define CARAVAN_TYPE_BOARD_MAP (caravan_board_map_get_type ())
G_DECLARE_FINAL_TYPE (CaravanBoardMap, caravan_board_map, CARAVAN, BOARD_MAP, GtkWidget)
GtkWidget *caravan_board_map_new (CaravanBoardPort *port);
