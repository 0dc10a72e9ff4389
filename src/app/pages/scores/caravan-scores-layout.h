/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out two columns of cards, its first and second child: the first as wide as it
   likes to be and somewhat wider than the second. Its third child goes below the
   shorter of the two, its fourth, a bar of buttons, below both. Where that has no room,
   one column. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_SCORES_LAYOUT (caravan_scores_layout_get_type ())
G_DECLARE_FINAL_TYPE (CaravanScoresLayout,
                      caravan_scores_layout,
                      CARAVAN,
                      SCORES_LAYOUT,
                      GtkLayoutManager)

GtkLayoutManager *caravan_scores_layout_new (int spacing);
