/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the states share: states.c has the table and most of them,
   states-past.c those of past games, states-oregon.c and states-basari.c tables of these,
   states-ring.c what there is before a game on a ring, states-round.c ends of rounds,
   states-learn.c lessons. */
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
void states_open_oregon_building (StatesPlace *place);
void states_open_oregon_pays (StatesPlace *place);
void states_open_oregon_no (StatesPlace *place);
void states_open_oregon_dispute (StatesPlace *place);
void states_open_oregon_group (StatesPlace *place);
void states_open_oregon_joker (StatesPlace *place);
void states_open_oregon_extra (StatesPlace *place);
void states_open_oregon_last_round (StatesPlace *place);
void states_open_oregon_reveal (StatesPlace *place);
void states_open_oregon_drawer (StatesPlace *place);
void states_open_oregon_across (StatesPlace *place);
void states_open_oregon_over (StatesPlace *place);

/* states-basari.c */
void states_open_basari_start (StatesPlace *place);
void states_open_basari_roll (StatesPlace *place);
void states_open_basari_choose (StatesPlace *place);
void states_open_basari_die (StatesPlace *place);
void states_open_basari_gems (StatesPlace *place);
void states_open_basari_open (StatesPlace *place);
void states_open_basari_barter (StatesPlace *place);
void states_open_basari_lower (StatesPlace *place);
void states_open_basari_across (StatesPlace *place);
void states_open_basari_round (StatesPlace *place);
void states_open_basari_over (StatesPlace *place);

/* states-ring.c */
void states_open_new_ring (StatesPlace *place);
void states_open_new_unknown (StatesPlace *place);
void states_open_new_half_known (StatesPlace *place);
void states_open_ring_offer (StatesPlace *place);
void states_open_ring_points (StatesPlace *place);
void states_open_ring_gems (StatesPlace *place);
void states_open_ring_few (StatesPlace *place);
void states_open_ring_many (StatesPlace *place);
void states_open_ring_position (StatesPlace *place);
void states_open_ring_position_empty (StatesPlace *place);
void states_open_ring_refused (StatesPlace *place);

/* states-questions.c */
void states_open_questions_start (StatesPlace *place);
void states_open_questions_may (StatesPlace *place);
void states_open_questions_why (StatesPlace *place);
void states_open_questions_no (StatesPlace *place);
void states_open_questions_tap (StatesPlace *place);
void states_open_questions_told (StatesPlace *place);
void states_open_questions_pick (StatesPlace *place);
void states_open_questions_ring (StatesPlace *place);
void states_open_questions_end (StatesPlace *place);

/* states-round.c */
void states_open_round_first (StatesPlace *place);
void states_open_round_last (StatesPlace *place);
void states_open_round_over (StatesPlace *place);
void states_open_round_shared (StatesPlace *place);

/* states-learn.c */
void states_open_learn (StatesPlace *place);
void states_open_learn_wrong (StatesPlace *place);
void states_open_learn_right (StatesPlace *place);
void states_open_learn_shown (StatesPlace *place);
void states_open_learn_choose (StatesPlace *place);
void states_open_learn_strip (StatesPlace *place);
void states_open_learn_done (StatesPlace *place);
void states_open_teach (StatesPlace *place);
void states_open_teach_two (StatesPlace *place);
void states_open_teach_question (StatesPlace *place);
void states_open_teach_answer (StatesPlace *place);

#endif
