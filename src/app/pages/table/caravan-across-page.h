/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table as it is seen from across it: whose turn it is, the last step, the verdict
   and the points, as large as the window has room for. It follows the desk of the table
   that it covers, and nothing is entered in it; it can be turned round for those on the
   other side. */
#pragma once

#include "caravan-desk.h"
#include "caravan-page.h"
#include "caravan-poster.h"

#define CARAVAN_TYPE_ACROSS_PAGE (caravan_across_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanAcrossPage, caravan_across_page, CARAVAN, ACROSS_PAGE, CaravanPage)

GtkWidget *caravan_across_page_new (CaravanDesk *desk);

CaravanPoster *caravan_across_page_get_poster (CaravanAcrossPage *self);
