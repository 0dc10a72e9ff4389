/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a table says when nothing can be entered: a plate that can be held down to go on.
   It lies over what would enter something, so that the board stands still. */
#pragma once

#include "caravan-desk.h"

/* N_: how the lock is worked. */
extern const char caravan_closed_told[];

GtkWidget *caravan_closed_new (CaravanDesk *desk);
