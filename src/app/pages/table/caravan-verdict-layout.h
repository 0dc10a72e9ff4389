/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of the verdict card lie. Its height and the place of every button
   depend on the width, the language and the size of text and on nothing else: not on
   what is said, nor on which of the others are shown. So nobody presses one and hits
   another, and what is beside the card stands still. The text scrolls within what is
   left. Folded away it is one line. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_VERDICT_SIGN       42 /* width, with the gap after it */
#define CARAVAN_VERDICT_HANDLE     30
#define CARAVAN_VERDICT_SLOTS      2
#define CARAVAN_VERDICT_SLOT_SHARE 4

/* The sign at the left, the text that scrolls, the link below it, and the handle by
   which the card is folded, which may be hidden. */
GtkLayoutManager *caravan_verdict_layout_new (GtkWidget *sign,
                                              GtkWidget *text,
                                              GtkWidget *link,
                                              GtkWidget *handle);

/* Slots are counted from the left. Buttons of one slot are never shown together; they
   are hidden by gtk_widget_set_child_visible, so that they can still be measured. */
void caravan_verdict_layout_add_button (GtkLayoutManager *layout,
                                        int slot,
                                        GtkWidget *button);

/* One that may say anything: it has to do with the place that the others need. */
void caravan_verdict_layout_add_guest (GtkLayoutManager *layout,
                                       int slot,
                                       GtkWidget *button);

/* How much room there is. In a slim card the text lies under sign and handle, from which
   its title has to keep away; a low one has four lines of it at any width, a folded one
   one line. */
typedef enum
{
  CARAVAN_VERDICT_SPACIOUS,
  CARAVAN_VERDICT_SLIM,
  CARAVAN_VERDICT_LOW,
  CARAVAN_VERDICT_FOLDED
} CaravanVerdictRoom;

void caravan_verdict_layout_set_room (GtkLayoutManager *layout,
                                      CaravanVerdictRoom room);
