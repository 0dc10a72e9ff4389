/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A link: a button that looks like underlined words and leads somewhere by an action of
   the window whose parameter is a text, such as a section of the rules. */
#pragma once

#include <gtk/gtk.h>

/* Where it leads and what it says come later. */
GtkWidget *caravan_link_new (const char *action);

/* text NULL: there is nowhere to go, and the link is hidden. */
void caravan_link_show (GtkWidget *link, const char *text, const char *target);
