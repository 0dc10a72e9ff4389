/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps, latest first, with undo, back to here, correct and notes. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_HISTORY (caravan_history_get_type ())
G_DECLARE_FINAL_TYPE (CaravanHistory, caravan_history, CARAVAN, HISTORY, GtkWidget)

GtkWidget *caravan_history_new (CaravanDesk *desk);
