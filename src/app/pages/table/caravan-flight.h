/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points on their way from the board to the scores of those who get them. The page draws
   them over all its parts. */
#pragma once

#include "caravan-board.h"
#include "caravan-players.h"

typedef struct
{
  guint tick; /* 0: nothing is under way */
  gint64 start;
  double progress;
  int n;
  CaravanBoardSum sums[CARAVAN_TAGS_MOST]; /* where they began, on the page */

  /* borrowed */
  GtkWidget *page;
  CaravanBoard *board;
  CaravanPlayers *players;
} CaravanFlight;

/* When the board tells "paid". Where no scores are in sight the points stay its own. */
void caravan_flight_start (CaravanFlight *self);
void caravan_flight_stop (CaravanFlight *self);
void caravan_flight_append (CaravanFlight *self, GtkSnapshot *snapshot);
