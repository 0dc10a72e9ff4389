/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The button at the corner of a table's board: how large it is seen, which way up, and
   what the signs on it mean. It remembers whether spaces are large. */
#pragma once

#include <adwaita.h>

#include "caravan-board.h"

#define CARAVAN_TYPE_VIEW_BUTTON (caravan_view_button_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanViewButton, caravan_view_button, CARAVAN, VIEW_BUTTON, AdwBin)

/* Neither is owned; both live longer. Actions: "view.large", "view.legal-spaces" and
   "view.running-totals" (switches), "view.signs". */
GtkWidget *caravan_view_button_new (CaravanBoardView *view, const CaravanArt *art);
