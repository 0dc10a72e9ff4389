/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of several things to choose from: a button as large as a card, with a title and a
   line that explains it. It is a GtkToggleButton; those of one question form a group.
 */
#pragma once

#include <gtk/gtk.h>

/* picture: in front of the texts, or NULL. */
GtkWidget *caravan_choice_new (GtkWidget *picture);

/* Texts that follow the language (N_). Either may be NULL. */
void caravan_choice_bind (GtkWidget *choice, const char *title, const char *text);

/* A title that is the same in every language, such as a name somebody gave. */
void caravan_choice_set_title (GtkWidget *choice, const char *title);

/* A button whose text wraps where it must. */
void caravan_choice_fill_button (GtkWidget *button, const char *text);

/* A box of equal columns, or one column where there is no room; see
   caravan-columns-layout.h. */
GtkWidget *caravan_columns_new (int column, int spacing);
