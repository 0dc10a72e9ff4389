/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rounds bring: the one at hand as soon as it can be reckoned, with the button
   that goes on to the next, and below it those before. For each, what was paid for, and
   an equation a player. */
#pragma once

#include <adwaita.h>

#include "caravan-quick.h"

#define CARAVAN_TYPE_QUICK_RECKONING (caravan_quick_reckoning_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuickReckoning, caravan_quick_reckoning, CARAVAN, QUICK_RECKONING, AdwBin)

/* Signal "close-round": the round at hand is to be recorded as it is reckoned. */
GtkWidget *caravan_quick_reckoning_new (CaravanQuick *quick);

/* Goes to the button; false when there is none. */
gboolean caravan_quick_reckoning_focus (CaravanQuickReckoning *self);
