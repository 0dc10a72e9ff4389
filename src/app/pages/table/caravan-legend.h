/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs on the board. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_LEGEND (caravan_legend_get_type ())
G_DECLARE_FINAL_TYPE (CaravanLegend, caravan_legend, CARAVAN, LEGEND, AdwBin)

GtkWidget *caravan_legend_new (CaravanDesk *desk);
