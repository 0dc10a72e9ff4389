/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells a screen reader what appears elsewhere than where the focus is. Before GTK 4.14
   there is no way to: there it is found where it stands, and what must be heard goes to
   the focus (see caravan-status.c). */
#pragma once

#include <gtk/gtk.h>

/* widget is where it appears. Nothing is said for what is in no window. */
void caravan_announce (GtkWidget *widget, const char *text);
