/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The status line: whose turn, last step, what is left. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_STATUS (caravan_status_get_type ())
G_DECLARE_FINAL_TYPE (CaravanStatus, caravan_status, CARAVAN, STATUS, GtkWidget)

GtkWidget *caravan_status_new (CaravanDesk *desk);
