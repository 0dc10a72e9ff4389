/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps what has the focus in sight where a page scrolls. The toolkit does so when the
   focus moves, but not when what has it was shown or moved just now and has no place
   yet. */
#pragma once

#include <gtk/gtk.h>

/* Scrolls the page that the widget is in to what has the focus, as soon as everything
   on it has its place. */
void caravan_in_sight_soon (GtkWidget *widget);
