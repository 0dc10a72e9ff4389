/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows one child as large as its room allows, all of it at once: text that is read
   from afar. What is in it is laid out as usual, in a size of its own choice, and then
   enlarged or reduced as a whole. It can be turned round for those who sit across. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_POSTER (caravan_poster_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPoster, caravan_poster, CARAVAN, POSTER, GtkWidget)

GtkWidget *caravan_poster_new (GtkWidget *child);

/* Upside down, as one sees it from this side. */
gboolean caravan_poster_is_turned (CaravanPoster *self);
void caravan_poster_set_turned (CaravanPoster *self, gboolean is_turned);

/* No larger than so many times; to be set before it gets its room. */
void caravan_poster_set_most (CaravanPoster *self, double most);

/* How many times as large as it was made the child is shown. */
double caravan_poster_get_scale (CaravanPoster *self);
