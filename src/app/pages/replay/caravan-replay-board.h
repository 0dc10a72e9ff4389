/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of a replay: the one of the table, which a screen reader reads cell by
   cell, where the game has one, else a drawing. It follows the replay. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-replay.h"

GtkWidget *caravan_replay_board_new (CaravanReplay *replay);
