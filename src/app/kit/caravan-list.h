/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list in a frame: rows with a title and a line below it, that are read or lead on. */
#pragma once

#include <gtk/gtk.h>

/* name: N_, what a screen reader calls it. */
GtkWidget *caravan_list_new (const char *name);

/* All rows go. */
void caravan_list_clear (GtkWidget *list);

/* A row that says just this; both wrap. line may be NULL. */
GtkWidget *caravan_list_add (GtkWidget *list, const char *title, const char *line);
