/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each player has at the moment of a replay, and how it grew: a line a player and
   a chart with the moment marked. */
#pragma once

#include <adwaita.h>

#include "caravan-replay.h"

#define CARAVAN_TYPE_REPLAY_PLAYERS (caravan_replay_players_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanReplayPlayers, caravan_replay_players, CARAVAN, REPLAY_PLAYERS, AdwBin)

GtkWidget *caravan_replay_players_new (CaravanReplay *replay);
