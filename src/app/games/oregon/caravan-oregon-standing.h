/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a game of Oregon stands, below the players: the scoring track with who is near
   whom, as long as totals are told, and how near the end is; once the end has come, who
   is still to play. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_OREGON_STANDING (caravan_oregon_standing_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanOregonStanding, caravan_oregon_standing, CARAVAN, OREGON_STANDING, AdwBin)

GtkWidget *caravan_oregon_standing_new (CaravanDesk *desk);
