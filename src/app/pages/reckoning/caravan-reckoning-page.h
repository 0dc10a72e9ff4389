/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a part of a game, such as a round: what it brings, before it is recorded
   and afterwards; the parts before it can be looked at, too. What is shown of it is the
   game's (CaravanGameReckoning). */
#pragma once

#include "caravan-desk.h"
#include "caravan-page.h"

#define CARAVAN_TYPE_RECKONING_PAGE (caravan_reckoning_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanReckoningPage, caravan_reckoning_page, CARAVAN, RECKONING_PAGE, CaravanPage)

/* Whether there is anything to show: a part that was ended, or one that can be. */
gboolean caravan_reckoning_page_is_wanted (CaravanDesk *desk);

GtkWidget *caravan_reckoning_page_new (CaravanDesk *desk);

/* Which part is shown, from 0. */
int caravan_reckoning_page_get_part (CaravanReckoningPage *self);
void caravan_reckoning_page_choose (CaravanReckoningPage *self, int part);
