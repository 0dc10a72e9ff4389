/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar of buttons by which a score leaves the window: on paper, as a file, through the
   clipboard, as a code for a phone. Its actions are share.print, .pdf, .csv, .json,
   .copy and .code; Ctrl+P and Ctrl+C do the first and the fifth wherever the focus is,
   while the bar is on the screen. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-sheet.h"

#define CARAVAN_TYPE_SHARE_BAR (caravan_share_bar_get_type ())
G_DECLARE_FINAL_TYPE (CaravanShareBar, caravan_share_bar, CARAVAN, SHARE_BAR, GtkWidget)

GtkWidget *caravan_share_bar_new (void);

/* What is shared (a reference is taken); NULL: nothing, and the buttons can't be used.
 */
void caravan_share_bar_set_sheet (CaravanShareBar *self, CaravanSheet *sheet);
