/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Before the numbers are typed: which game it was, and who played. */
#pragma once

#include "caravan-page.h"
#include "caravan-setup.h"

#define CARAVAN_TYPE_QUICK_START (caravan_quick_start_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuickStart, caravan_quick_start, CARAVAN, QUICK_START, CaravanPage)

/* Signal "start": the record may be made. It begins with the game and the people of
   last time. */
GtkWidget *caravan_quick_start_new (void);

const CaravanSetup *caravan_quick_start_get_setup (CaravanQuickStart *self);
void caravan_quick_start_choose (CaravanQuickStart *self, const CvGame *game);

/* While the record is being made nothing can be started twice. */
void caravan_quick_start_set_busy (CaravanQuickStart *self, gboolean busy);
