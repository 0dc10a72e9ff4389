/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of the folder that can't be read, and why. */
#pragma once

#include <adwaita.h>

#define CARAVAN_TYPE_PAST_PROBLEMS (caravan_past_problems_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPastProblems, caravan_past_problems, CARAVAN, PAST_PROBLEMS, AdwBin)

GtkWidget *caravan_past_problems_new (void);
