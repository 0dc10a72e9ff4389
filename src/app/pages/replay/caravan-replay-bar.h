/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Below the board of a replay: the step that led here, a slider over the game, and the
   buttons that go to and fro. Widget actions for the page: replay.start, replay.back,
   replay.run, replay.on, replay.end. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-replay.h"

#define CARAVAN_TYPE_REPLAY_BAR (caravan_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (CaravanReplayBar, caravan_replay_bar, CARAVAN, REPLAY_BAR, GtkBox)

GtkWidget *caravan_replay_bar_new (CaravanReplay *replay);

/* The slider gets the focus: there the arrow keys go through the game. */
void caravan_replay_bar_focus (CaravanReplayBar *self);
