/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of a past game from the winner on, each with rank, badge, name and
   points. They follow each other like words. A screen reader hears them from what
   shows them. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-past-item.h"

GtkWidget *caravan_past_players_new (GtkAccessibleRole role);
void caravan_past_players_show (GtkWidget *players, CaravanPastItem *item);
