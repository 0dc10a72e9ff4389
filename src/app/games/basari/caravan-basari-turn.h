/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far the turn is, beside the ring: roll, choose, the three actions in their order,
   with who did what; what is due now is marked. It shows and does nothing. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_BASARI_TURN (caravan_basari_turn_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBasariTurn, caravan_basari_turn, CARAVAN, BASARI_TURN, AdwBin)

GtkWidget *caravan_basari_turn_new (CaravanDesk *desk);
