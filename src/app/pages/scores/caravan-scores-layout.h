/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out two columns of cards, its first and second child: the first as wide as it
   likes to be and somewhat wider than the second. Its third child goes below the
   shorter of the two, its fourth, a bar of buttons, below both. Where that has no room,
   one column. */
#pragma once

#include <gtk/gtk.h>

GtkLayoutManager *caravan_scores_layout_new (int spacing);
