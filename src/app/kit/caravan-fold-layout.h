/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays a few children out one below the other, centred, where there is little width,
   and in a row where there is more: cells of the score sheet are the former in a table
   and the latter in the card of a player. */
#pragma once

#include <gtk/gtk.h>

/* From this width on they lie in a row. */
#define CARAVAN_FOLD_WIDTH 220

/* expands: which child takes the rest of a row, from 0. hides: it is not shown while
   they lie below each other. */
GtkLayoutManager *caravan_fold_layout_new (int expands, gboolean hides);
