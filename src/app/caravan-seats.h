/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of a new game: a row each with colour and name, in seating order. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-setup.h"

#define CARAVAN_TYPE_SEATS (caravan_seats_get_type ())
G_DECLARE_FINAL_TYPE (CaravanSeats, caravan_seats, CARAVAN, SEATS, GtkWidget)

/* The setup is not owned and must outlive the widget. */
GtkWidget *caravan_seats_new (CaravanSetup *setup);
