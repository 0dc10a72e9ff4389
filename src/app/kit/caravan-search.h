/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A field to search in, all of whose texts follow the language. */
#pragma once

#include <gtk/gtk.h>

/* N_: what stands in it while it is empty, and what a screen reader calls it. */
GtkWidget *caravan_search_new (const char *placeholder, const char *name);

/* For one from a template: GTK writes tooltips there, once, in the language of that
   moment. */
void caravan_search_silence_icons (GtkWidget *search);
