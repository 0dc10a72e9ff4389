/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the states share: states.c has the table and most of them,
   states-past.c those of past games, states-oregon.c tables of Oregon. */
#ifndef STATES_PRIVATE_H
#define STATES_PRIVATE_H

#include "caravan-desk.h"
#include "states.h"

struct StatesPlace
{
  char *directory; /* owned */
  CaravanWindow *window;
  int width, height;
  StateKind kind;
};

/* A window on its first page, another page above it, and one with a match at its table. */
void states_open_window (StatesPlace *place);
void states_add_page (StatesPlace *place, GtkWidget *page);
CaravanDesk *states_open_match (StatesPlace *place, CaravanMatch *match);

/* states-past.c */
void states_open_past (StatesPlace *place);
void states_open_past_begun (StatesPlace *place);
void states_open_past_counted (StatesPlace *place);
void states_open_past_several (StatesPlace *place);
void states_open_past_filter (StatesPlace *place);
void states_open_past_none (StatesPlace *place);
void states_open_past_empty (StatesPlace *place);
void states_open_past_detail (StatesPlace *place);
void states_open_past_unreadable (StatesPlace *place);
void states_open_past_problems (StatesPlace *place);
void states_open_past_refused (StatesPlace *place);
void states_open_past_reading (StatesPlace *place);
void states_open_past_menu (StatesPlace *place);
void states_open_past_context (StatesPlace *place);
void states_open_people (StatesPlace *place);
void states_open_people_rename (StatesPlace *place);
void states_open_people_merge (StatesPlace *place);
void states_open_people_empty (StatesPlace *place);

/* states-oregon.c */
void states_open_oregon_start (StatesPlace *place);
void states_open_oregon_painter (StatesPlace *place);
void states_open_oregon_position (StatesPlace *place);
void states_open_oregon_position_empty (StatesPlace *place);
void states_open_oregon_middle (StatesPlace *place);
void states_open_oregon_cards (StatesPlace *place);
void states_open_oregon_pays (StatesPlace *place);
void states_open_oregon_no (StatesPlace *place);
void states_open_oregon_over (StatesPlace *place);

#endif
