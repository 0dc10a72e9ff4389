/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which languages rules are read: one, two or three side by side, wherever that is;
   and in which a table is taught: one or two. */
#pragma once

#include <gtk/gtk.h>

/* Those that were chosen, or the one that is spoken: a bit each by their place in
   lang_codes. Whoever shows them follows the setting "rules-languages". */
guint caravan_rules_languages_get (void);

/* A button for each, behind one of the children of a box, or at its end (NULL). At least
   one stays chosen. */
void caravan_rules_languages_add (GtkBox *box, GtkWidget *after);

/* The same of those in which a table is taught, setting "teach-languages": a third one
   takes the place of another, rather not of the one that is spoken. */
guint caravan_teach_languages_get (void);
void caravan_teach_languages_add (GtkBox *box, GtkWidget *after);
