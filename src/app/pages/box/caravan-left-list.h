/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is left of the pieces, a line each with its picture, as the desk shows the game:
   it follows every step. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_LEFT_LIST (caravan_left_list_get_type ())
G_DECLARE_FINAL_TYPE (CaravanLeftList, caravan_left_list, CARAVAN, LEFT_LIST, AdwBin)

/* Whether the game of the desk tells it. */
gboolean caravan_left_list_has_lines (CaravanDesk *desk);

GtkWidget *caravan_left_list_new (CaravanDesk *desk);
