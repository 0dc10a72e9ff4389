/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board prints, to be set right where another number stands there. It shows
   itself only where rounds are reckoned by it. */
#pragma once

#include <adwaita.h>

#include "caravan-quick.h"

#define CARAVAN_TYPE_QUICK_WORTH (caravan_quick_worth_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuickWorth, caravan_quick_worth, CARAVAN, QUICK_WORTH, AdwBin)

GtkWidget *caravan_quick_worth_new (CaravanQuick *quick);

/* Records what stands in a field that was not left yet. */
void caravan_quick_worth_commit (CaravanQuickWorth *self);

/* The field of one of the numbers. */
GtkWidget *caravan_quick_worth_get_field (CaravanQuickWorth *self, int worth);
