/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The opening through which a board is seen: it decides how large the cells are and
   which of them show. A scrolled window moves it. */
#pragma once

#include "caravan-board.h"

#define CARAVAN_TYPE_BOARD_PORT (caravan_board_port_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBoardPort, caravan_board_port, CARAVAN, BOARD_PORT, GtkWidget)

GtkWidget *caravan_board_port_new (void);
CaravanBoard *caravan_board_port_get_board (CaravanBoardPort *self);

/* Pixels a cell under which the whole board is not shown at once. */
void caravan_board_port_set_least (CaravanBoardPort *self, int least);
void caravan_board_port_set_large (CaravanBoardPort *self, gboolean is_large);

/* Pixels a cell, with the point of the opening that stays where it is; 0: fit. */
void caravan_board_port_zoom (CaravanBoardPort *self, int cell, double x, double y);

/* Where the board's upper left corner lies in the opening, and whether all of it
   shows. */
void caravan_board_port_get_offset (CaravanBoardPort *self, int *ret_x, int *ret_y);
gboolean caravan_board_port_shows_all (CaravanBoardPort *self);
void caravan_board_port_scroll_by (CaravanBoardPort *self, double dx, double dy);
