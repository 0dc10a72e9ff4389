/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of a lesson or a task in a ring; a tick when it is done. */
#pragma once

#include <gtk/gtk.h>

/* number: from 1. */
GtkWidget *caravan_learn_mark_new (int number);
void caravan_learn_mark_set_done (GtkWidget *mark, gboolean is_done);
