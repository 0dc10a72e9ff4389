/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out a board and a panel, its first and second child: beside each other where
   there is room, else the panel below the board. */
#pragma once

#include <gtk/gtk.h>

/* share: of the height that the board has at least when the panel lies below. */
GtkLayoutManager *caravan_side_layout_new (double share);
