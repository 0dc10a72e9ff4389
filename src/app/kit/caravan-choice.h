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

/* A line that is said; it goes with NULL. */
void caravan_choice_say (GtkWidget *choice, const char *said);

/* A button whose text wraps where it must, of this style; action may be NULL. */
GtkWidget *
caravan_button_new (const char *text, const char *css_class, const char *action);

/* The same with a sign before the text; no text: it is said later, in the label. */
GtkWidget *
caravan_button_new_with_icon (const char *icon, const char *text, const char *action);

/* The text of a button that has another one, or none yet. */
void caravan_choice_fill_button (GtkWidget *button, const char *text);

/* A box whose children stand beside each other, and below where there is no room. */
GtkWidget *caravan_flow_new (int spacing);

/* A box of equal columns, or one column where there is no room; see
   caravan-columns-layout.h. */
GtkWidget *caravan_columns_new (int column, int spacing);
