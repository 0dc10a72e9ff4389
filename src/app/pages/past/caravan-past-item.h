/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A past game in a list: what the archive knows of it, and how that is said. An item
   does not change; when the game does there is another one. */
#pragma once

#include <gio/gio.h>

#include "rec-history.h"

#define CARAVAN_TYPE_PAST_ITEM (caravan_past_item_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPastItem, caravan_past_item, CARAVAN, PAST_ITEM, GObject)

/* Takes what the game owns and leaves it empty. Can be called in any thread. */
CaravanPastItem *caravan_past_item_new (RecHistoryGame *game);

const RecHistoryGame *caravan_past_item_get (CaravanPastItem *self);
const char *caravan_past_item_get_file (CaravanPastItem *self);
gboolean caravan_past_item_is_same (CaravanPastItem *self, CaravanPastItem *other);

/* Whether it can be gone on with in a window: at a table, or where numbers are typed.
 */
gboolean caravan_past_item_has_table (CaravanPastItem *self);

/* The seats from the winner on, or as they sit where there are no ranks. */
void caravan_past_item_get_order (CaravanPastItem *self,
                                  int ret_seats[CV_PLAYERS_MOST]);

/* When it was played: "yesterday at 21:40"; what a player has: "70", or "?" while it is
   a secret; all of it in a few sentences, for the screen reader. Free with g_free. */
char *caravan_past_item_say_when (CaravanPastItem *self);
char *caravan_past_item_say_total (CaravanPastItem *self, int seat);
char *caravan_past_item_say (CaravanPastItem *self);
