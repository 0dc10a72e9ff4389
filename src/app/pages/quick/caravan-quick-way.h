/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which way a game is scored, where there are two: round by round, or all at once. It
   can be chosen until the first number is typed, and is only told then. */
#pragma once

#include <adwaita.h>

#include "caravan-quick.h"

#define CARAVAN_TYPE_QUICK_WAY (caravan_quick_way_get_type ())
G_DECLARE_FINAL_TYPE (CaravanQuickWay, caravan_quick_way, CARAVAN, QUICK_WAY, AdwBin)

GtkWidget *caravan_quick_way_new (CaravanQuick *quick);
