/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score now: the numbers of a game that was played without this program, typed into
   the score sheet. It is a record from the first number on. */
#pragma once

#include "caravan-page.h"
#include "caravan-quick-order.h"
#include "caravan-quick-form.h"
#include "caravan-quick.h"

#define CARAVAN_TYPE_QUICK_PAGE (caravan_quick_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuickPage, caravan_quick_page, CARAVAN, QUICK_PAGE, CaravanPage)

/* Whether a match can be shown here: it has no board. */
gboolean caravan_quick_page_suits (const CvTable *table);

/* Signal "done": the players say that all is typed; the record says so already. */
GtkWidget *caravan_quick_page_new (CaravanMatch *match);

/* Records what stands in a field that was not left yet. */
void caravan_quick_page_commit (CaravanQuickPage *self);

/* Says that all is typed. */
void caravan_quick_page_finish (CaravanQuickPage *self);
