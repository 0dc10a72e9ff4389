/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps and notes of a replay in a list: the one that is chosen is the moment. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-replay.h"

#define CARAVAN_TYPE_REPLAY_STEPS (caravan_replay_steps_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanReplaySteps, caravan_replay_steps, CARAVAN, REPLAY_STEPS, GtkWidget)

GtkWidget *caravan_replay_steps_new (CaravanReplay *replay);
