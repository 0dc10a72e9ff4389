/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done to widgets all the time, in a line each. */
#pragma once

#include <gtk/gtk.h>

/* Boxes with these children, beside or below each other; the list ends with NULL. */
GtkWidget *caravan_box_across (int spacing, ...) G_GNUC_NULL_TERMINATED;
GtkWidget *caravan_box_down (int spacing, ...) G_GNUC_NULL_TERMINATED;

/* Appends these children; the list ends with NULL. */
void caravan_box_add (GtkWidget *box, ...) G_GNUC_NULL_TERMINATED;

/* Lets go of all children, of a box or of a widget of ours. */
void caravan_widget_clear (GtkWidget *widget);

/* What scrolls up and down, and never sideways. */
GtkWidget *caravan_scrolled_new (GtkWidget *child);

/* Sets or takes away a style class. */
void caravan_widget_set_class (GtkWidget *widget, const char *name, gboolean has);

/* What these keys ("Menu|<Shift>F10") do while it, or something in it, has the focus.
   Takes the action. */
void
caravan_widget_add_key (GtkWidget *widget, const char *keys, GtkShortcutAction *action);

/* What a screen reader calls it, and what it says besides; in the language spoken now.
 */
void caravan_widget_name (GtkWidget *widget, const char *name);
void caravan_widget_describe (GtkWidget *widget, const char *description);

/* A menu button's tooltip would lie over the menu it has opened: then it has none. */
void caravan_menu_button_hush (GtkWidget *button);

/* When its popover closes, the focus must not stay behind in what is no longer seen,
   where keys go nowhere: the button has it. The popover must have been set. */
void caravan_menu_button_keep_focus (GtkWidget *button);
