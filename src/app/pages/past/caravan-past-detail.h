/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A past game in full, beside the list: what decided it, where the points came from,
   the board at the end, and what can be done with it. The record is read in a thread,
   and only read: nobody else is kept from it. Its buttons are the past. actions of the
   page.
 */
#pragma once

#include <adwaita.h>

#include "caravan-past-item.h"

#define CARAVAN_TYPE_PAST_DETAIL (caravan_past_detail_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPastDetail, caravan_past_detail, CARAVAN, PAST_DETAIL, AdwBin)

GtkWidget *caravan_past_detail_new (void);

/* item NULL: n_chosen games are chosen, none or several. */
void caravan_past_detail_show (CaravanPastDetail *self,
                               CaravanPastItem *item,
                               guint n_chosen);

/* The button for what is done most, or NULL. */
GtkWidget *caravan_past_detail_get_first (CaravanPastDetail *self);

/* A way back to the list, where there is only room for one of the two. */
void caravan_past_detail_set_folded (CaravanPastDetail *self, gboolean folded);
