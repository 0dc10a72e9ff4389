/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said to those who sit across the table, in the language spoken now. Free the
   texts with g_free. Counts that players put away are in none of them. */
#pragma once

#include "caravan-desk.h"

/* The seats whose turn it is, a bit each: in free turns the one that was chosen; none
   when the game is over or the table as a whole is asked. */
guint caravan_across_get_seats (CaravanDesk *desk);

/* Their names, or that the game is over; NULL: nobody's in particular. */
char *caravan_across_say_who (CaravanDesk *desk);

/* What is due, or NULL. */
char *caravan_across_say_due (CaravanDesk *desk);

/* The points of a player that all can see on a track. False: the game has none. */
gboolean caravan_across_find_standing (CaravanDesk *desk, int seat, long *ret_points);

/* The score as the moment that is shown has it; of nobody while totals are kept back. */
void caravan_across_score (CaravanDesk *desk, CvScore *ret_score);

/* All of it, a line each, for the screen reader. */
char *caravan_across_say_all (CaravanDesk *desk);
