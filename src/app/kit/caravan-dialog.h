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

/* The same for a dialog that is about something: there is one for each. about is freed
   with the dialog. */
typedef GtkWidget *(*CaravanDialogAbout) (gpointer about);
GtkWindow *caravan_dialog_present_about (GtkWindow *parent,
                                         const char *title,
                                         CaravanDialogAbout make,
                                         gpointer about,
                                         GDestroyNotify free_about);

/* The same for something that follows the language itself, and would lose what was
   typed if it were made again. Takes the content. */
GtkWindow *
caravan_dialog_hold (GtkWindow *parent, const char *title, GtkWidget *content);

/* The makers there are. */
GtkWidget *caravan_preferences_make (void);
GtkWidget *caravan_shortcuts_make (void);
GtkWidget *caravan_about_make (void);
