/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of chips of which one may be chosen: one tab stop, arrow keys in the group.
   The group only tells what people want; its owner marks what is chosen. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_CHIPS (caravan_chips_get_type ())
G_DECLARE_FINAL_TYPE (CaravanChips, caravan_chips, CARAVAN, CHIPS, GtkWidget)

/* Signal "chosen" (gint): a click, an arrow key, Enter or Space. width: the least of a
   column of chips. */
GtkWidget *caravan_chips_new (int width, int spacing);

/* A chip with this content at the end; returns it. */
GtkWidget *caravan_chips_add (CaravanChips *self, GtkWidget *content);
GtkWidget *caravan_chips_get (CaravanChips *self, int index);

/* -1: none. A chip that is made invisible is passed over by the keys from then on. */
void caravan_chips_set_chosen (CaravanChips *self, int index);
