/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board of cells at the table: shows what the desk knows, and tells it where people
   point and what they do there. What a game without a surface of its own is played on. */
#pragma once

#include "caravan-board.h"
#include "caravan-desk.h"

/* A CaravanBoardView. */
GtkWidget *caravan_table_board_new (CaravanDesk *desk);

/* Takes the focus without pointing at a cell. */
void caravan_table_board_rest (CaravanBoardView *view, CaravanDesk *desk);
