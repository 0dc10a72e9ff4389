/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may place what on the space that is asked about: every player, every piece. A
   button each, which asks that question. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_DISPUTE_GRID (caravan_dispute_grid_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanDisputeGrid, caravan_dispute_grid, CARAVAN, DISPUTE_GRID, AdwBin)

GtkWidget *caravan_dispute_grid_new (CaravanDesk *desk);
