/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a table as a whole, by the status and by what is seen from across it:
   in the language spoken now. Free what is not const with g_free. */
#pragma once

#include "caravan-desk.h"

/* Whose turn it is and what is due; in free turns who was chosen. */
char *caravan_table_say_turn (CaravanDesk *desk);

/* The last step before the moment that is shown, “Anna: Steppe c4”; NULL: there is none
   yet. */
char *caravan_table_say_last_step (CaravanDesk *desk);

/* That it is not the present one that is shown; NULL when it is. */
const char *caravan_table_say_moment (CaravanDesk *desk);

char *caravan_table_say_verdict (CaravanDesk *desk, const CvVerdict *verdict);
