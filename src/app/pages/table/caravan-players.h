/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players beside the board: name, sign, what the game counts of them. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_PLAYERS (caravan_players_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPlayers, caravan_players, CARAVAN, PLAYERS, AdwBin)

GtkWidget *caravan_players_new (CaravanDesk *desk);

/* Where a player's points stand on the card, until the next step; NULL: nowhere. */
GtkWidget *caravan_players_find_total (CaravanPlayers *self, int seat);
