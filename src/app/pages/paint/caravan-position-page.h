/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that began before the record did: what lies on the table now is painted, and
   becomes the first event of a match that has none yet. */
#pragma once

#include "caravan-match.h"
#include "caravan-page.h"

#define CARAVAN_TYPE_POSITION_PAGE (caravan_position_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPositionPage, caravan_position_page, CARAVAN, POSITION_PAGE, CaravanPage)

/* A reference to the match is taken. Signal "done" (): the position is recorded (or
   nothing was painted), the table may be shown. */
GtkWidget *caravan_position_page_new (CaravanMatch *match);
