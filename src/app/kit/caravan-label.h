/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels that wrap where they have to, even within a word, and begin at the left. */
#pragma once

#include <gtk/gtk.h>

/* With a text that follows the language, or none yet. It would like to be as wide as its
   text. css_class may be NULL. */
GtkWidget *caravan_label_new (const char *text, const char *css_class);

/* The same that says just this, or nothing yet, and would like to be of a width that
   reads well. */
GtkWidget *caravan_label_say (const char *said, const char *css_class);

/* Puts the text of a label in the middle. */
void caravan_label_center (GtkWidget *label);

/* A label that is rather wider than broken within a word. */
void caravan_label_keep_words (GtkWidget *label);

/* Sets the text, in the language spoken now; a label without one, NULL or "", is hidden.
 */
void caravan_label_show (GtkWidget *label, const char *text);
