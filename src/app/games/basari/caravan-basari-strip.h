/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip above the ring of Basari, where the game is played: dice and actions player
   by player, whoever acts, the gems of an offer, the end of a round. In free turns it
   offers what would come next; whatever else happened can be typed. */
#pragma once

#include "caravan-desk.h"
#include "caravan-strip.h"

#define CARAVAN_TYPE_BASARI_STRIP (caravan_basari_strip_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBasariStrip, caravan_basari_strip, CARAVAN, BASARI_STRIP, CaravanStrip)

GtkWidget *caravan_basari_strip_new (CaravanDesk *desk);
