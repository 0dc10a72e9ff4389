/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What would make a refused step legal: a row for each change, which asks about it.
   Signal "try" (const CvState *): a piece is to lie on the board, or to lie there no
   more; the position with that change. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_DISPUTE_MENDS (caravan_dispute_mends_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanDisputeMends, caravan_dispute_mends, CARAVAN, DISPUTE_MENDS, AdwBin)

GtkWidget *caravan_dispute_mends_new (CaravanDesk *desk);
