/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settling a dispute: the board of a game at one moment, on which anything can be asked
   and nothing is recorded. */
#pragma once

#include "caravan-desk.h"
#include "caravan-page.h"

#define CARAVAN_TYPE_DISPUTE_PAGE (caravan_dispute_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanDisputePage, caravan_dispute_page, CARAVAN, DISPUTE_PAGE, CaravanPage)

/* Whether anything can be asked at this table: pieces that go on spaces. */
gboolean caravan_dispute_page_is_wanted (CaravanDesk *table);

/* What lies on the table at the moment that its desk shows; what was asked there is asked
   here too. */
GtkWidget *caravan_dispute_page_new (CaravanDesk *table);

/* The desk on which is asked, for tests. */
CaravanDesk *caravan_dispute_page_get_desk (CaravanDisputePage *self);
