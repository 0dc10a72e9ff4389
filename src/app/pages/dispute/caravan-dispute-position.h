/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which position is asked about: a switch to set it up by hand ("dispute.set-up"), and a
   menu of what to begin with ("dispute.begin" with the id of a game whose board is then
   empty, or "" for the position that one came with). */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

/* has_game: one came with a position. Sections of one page look the same. */
GtkWidget *caravan_dispute_position_new (gboolean has_game);

/* In its place where legal spaces are not shown: says so, and shows them by a switch. */
GtkWidget *caravan_dispute_position_new_mute (CaravanDesk *desk);
