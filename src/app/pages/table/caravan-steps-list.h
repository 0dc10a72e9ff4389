/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps, latest first, with undo, back to here, correct and notes. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_STEPS_LIST (caravan_steps_list_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanStepsList, caravan_steps_list, CARAVAN, STEPS_LIST, GtkWidget)

GtkWidget *caravan_steps_list_new (CaravanDesk *desk);
