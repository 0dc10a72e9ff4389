/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that acts when it is held down, so that no stray touch does; a short press,
   Enter and a screen reader's click only tell how it is done. */
#pragma once

#include <gtk/gtk.h>

/* action: what holding activates. told: N_, how it is done. */
void caravan_hold_add (GtkWidget *button, const char *action, const char *told);
