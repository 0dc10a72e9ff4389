/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which order the players hold what decides a tie: they are pressed one after the
   other, and the last one needs no press. It shows itself only when it is wanted. */
#pragma once

#include <adwaita.h>

#include "caravan-quick.h"

#define CARAVAN_TYPE_QUICK_ORDER (caravan_quick_order_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuickOrder, caravan_quick_order, CARAVAN, QUICK_ORDER, AdwBin)

/* Signal "finished": the order is given. */
GtkWidget *caravan_quick_order_new (CaravanQuick *quick);

/* Goes to the first player who has no place yet; false when it asks nothing. */
gboolean caravan_quick_order_focus (CaravanQuickOrder *self);
