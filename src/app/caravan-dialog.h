/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows over a window: preferences, shortcuts, about. They are made again when the
   language changes, and stand where they stood; so a maker needs no render function. */
#pragma once

#include <adwaita.h>

/* Makes what the window contains. */
typedef GtkWidget *(*CaravanDialogMaker) (void);

/* Shows the dialog of this maker, or the one that is already open. title is an N_. */
GtkWindow *
caravan_dialog_present (GtkWindow *parent, const char *title, CaravanDialogMaker make);

/* The makers there are. */
GtkWidget *caravan_preferences_make (void);
GtkWidget *caravan_shortcuts_make (void);
GtkWidget *caravan_about_make (void);
