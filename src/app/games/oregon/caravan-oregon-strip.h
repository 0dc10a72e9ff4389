/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip above the board of Oregon: whose turn it is, the landscape cards that are
   played, the extra turn and the end of the turn; in free turns the cards too, which may
   be left out. */
#pragma once

#include "caravan-desk.h"
#include "caravan-strip.h"

#define CARAVAN_TYPE_OREGON_STRIP (caravan_oregon_strip_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanOregonStrip, caravan_oregon_strip, CARAVAN, OREGON_STRIP, CaravanStrip)

GtkWidget *caravan_oregon_strip_new (CaravanDesk *desk);
