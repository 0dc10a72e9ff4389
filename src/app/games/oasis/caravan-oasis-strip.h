/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip above the board of Oasis: in guided turns who does what now, with the
   controls to record it; in free turns who placed last and what is left. */
#pragma once

#include "caravan-desk.h"
#include "caravan-strip.h"

#define CARAVAN_TYPE_OASIS_STRIP (caravan_oasis_strip_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanOasisStrip, caravan_oasis_strip, CARAVAN, OASIS_STRIP, CaravanStrip)

GtkWidget *caravan_oasis_strip_new (CaravanDesk *desk);

/* Moves the focus to the control that matters now. */
gboolean caravan_oasis_strip_focus (CaravanOasisStrip *self);
