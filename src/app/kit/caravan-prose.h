/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paragraph to read: text that wraps, with or without markup, without links. It does
   less than a GtkLabel, and where there are many of them they appear many times
   quicker: a label shapes its text for the narrowest and the widest form it could have,
   again for each width it is asked about, and in a horizontal box a dozen times to find
   the width for a height; this one only for the width that it gets. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_PROSE (caravan_prose_get_type ())
G_DECLARE_FINAL_TYPE (CaravanProse, caravan_prose, CARAVAN, PROSE, GtkWidget)

/* tight: it wants to be just as wide as its text, as in a table; else any width will
   do. Its property "label" is the text without the markup. */
GtkWidget *caravan_prose_new (gboolean tight);
void caravan_prose_set_markup (CaravanProse *self, const char *markup);
void caravan_prose_set_text (CaravanProse *self, const char *text);

/* How far the lines stand apart; 1 unless told. Set it before the text. */
void caravan_prose_set_line_height (CaravanProse *self, double height);
