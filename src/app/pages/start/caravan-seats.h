/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of a new game: a row each with colour and name, in seating order.

   Tab goes through the names first, then through colours and the other buttons, row by
   row. Enter goes from name to name; in the last one it adds a player. When nobody is
   to be added, or the row that it added stays empty, it is "finished" (signal). */
#pragma once

#include <adwaita.h>

#include "caravan-setup.h"

#define CARAVAN_TYPE_SEATS (caravan_seats_get_type ())
G_DECLARE_FINAL_TYPE (CaravanSeats, caravan_seats, CARAVAN, SEATS, AdwBin)

/* The setup is not owned and must outlive the widget. */
GtkWidget *caravan_seats_new (CaravanSetup *setup);
