/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to put where before a game, as a list to tick off. What is ticked is kept by
   whoever shows the list, not in the record. */
#pragma once

#include <adwaita.h>

#include "caravan-game.h"

#define CARAVAN_TYPE_SET_UP_LIST (caravan_set_up_list_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanSetUpList, caravan_set_up_list, CARAVAN, SET_UP_LIST, AdwBin)

/* The table says the game, the number of players and the booklet; it is copied. ticks: a
   set of strings, one for each line that is done, of which it keeps a reference. */
GtkWidget *caravan_set_up_list_new (const CvTable *table, GHashTable *ticks);
