/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of the verdict card lie. Every button has a place of its own, which
   depends on the width and the language and on nothing else: not on the text, nor on
   which of the others are shown. So nobody presses one and hits another. The text
   scrolls within what is left. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_VERDICT_SLOTS      2
#define CARAVAN_VERDICT_SLOT_SHARE 4

/* The sign at the left, the text that scrolls, the link below it. */
GtkLayoutManager *
caravan_verdict_layout_new (GtkWidget *sign, GtkWidget *text, GtkWidget *link);

/* Buttons of one slot are never shown together; they are hidden by
   gtk_widget_set_child_visible, so that they can still be measured. */
void caravan_verdict_layout_add_button (GtkLayoutManager *layout,
                                        int slot,
                                        GtkWidget *button);
