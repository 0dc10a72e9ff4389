/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out a board and a panel, its first and second child: beside each other where
   there is room, else the panel below the board. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_SIDE_LAYOUT (caravan_side_layout_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanSideLayout, caravan_side_layout, CARAVAN, SIDE_LAYOUT, GtkLayoutManager)

/* share: of the height that the board has at least when the panel lies below. */
GtkLayoutManager *caravan_side_layout_new (double share);
