/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the table's page share: -page.c arranges it, -actions.c answers what
   the window asks of it. */
#pragma once

#include "caravan-flight.h"
#include "caravan-table-page.h"

/* -page.c: the field for typed steps and the list of steps get the focus; the panels one
   after the other (step 1 or -1). */
void caravan_table_page_open_entry (CaravanTablePage *self);
void caravan_table_page_open_history (CaravanTablePage *self);
void caravan_table_page_open_game_menu (CaravanTablePage *self);
void caravan_table_page_go_round (CaravanTablePage *self, int step);

/* The points that are on their way to the scores. */
const CaravanFlight *caravan_table_page_get_flight (CaravanTablePage *self);

/* caravan-table-memory.c: offers to keep what is found out about the board; keeps it. */
void caravan_table_memory_follow (CaravanTablePage *self, CaravanDesk *desk);
void caravan_table_memory_keep (CaravanPage *page, CaravanDesk *desk);

/* -actions.c */
void caravan_table_page_prepare (CaravanPageClass *klass);
