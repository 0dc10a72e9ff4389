/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All archways as a list, below the players: what each shows and who is there, for where
   the ring is too small to read, and for whoever would rather hear it in order. A row
   does what its archway does. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_BASARI_LIST (caravan_basari_list_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBasariList, caravan_basari_list, CARAVAN, BASARI_LIST, AdwBin)

/* The desk has its surface (caravan-basari-surface.h) already. */
GtkWidget *caravan_basari_list_new (CaravanDesk *desk);
