/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which languages rules are read: one, two or three side by side, wherever that is. */
#pragma once

#include <gtk/gtk.h>

/* Those that were chosen, or the one that is spoken: a bit each by their place in
   lang_codes. Whoever shows them follows the setting "rules-languages". */
guint caravan_rules_languages_get (void);

/* A button for each, behind one of the children of a box, or at its end (NULL). At least
   one stays chosen. */
void caravan_rules_languages_add (GtkBox *box, GtkWidget *after);
