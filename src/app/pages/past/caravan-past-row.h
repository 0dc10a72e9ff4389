/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A past game in the list: what was played and when, and the players from the winner on
   with their points. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-past-item.h"

#define CARAVAN_TYPE_PAST_ROW (caravan_past_row_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPastRow, caravan_past_row, CARAVAN, PAST_ROW, GtkWidget)

GtkWidget *caravan_past_row_new (void);

/* NULL: nothing. What holds the row in a list is named after the game. */
void caravan_past_row_show (CaravanPastRow *self, CaravanPastItem *item);
CaravanPastItem *caravan_past_row_get_item (CaravanPastRow *self);
