/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A word at a cell: yes or no, and why. It takes neither pointer nor focus, and the
   screen reader does not meet it. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_BOARD_HINT (caravan_board_hint_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBoardHint, caravan_board_hint, CARAVAN, BOARD_HINT, GtkWidget)

GtkWidget *caravan_board_hint_new (void);

/* A NULL text takes it away. */
void caravan_board_hint_set (CaravanBoardHint *self, gboolean legal, const char *text);

/* Puts it above what it is about, or below where there is no room or it would cover
   more of the others (GtkWidget), within the widget that all are in. Nothing to be seen
   of that: nothing is said. */
void caravan_board_hint_place (CaravanBoardHint *self,
                               GtkWidget *about,
                               const GPtrArray *others);
