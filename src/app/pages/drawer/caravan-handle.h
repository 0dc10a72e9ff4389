/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The handle of a player's drawer, on the player's card: the drawer itself, always shut
   here, and a menu that puts into it what all have seen. It shows nothing of what is
   inside. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_HANDLE (caravan_handle_get_type ())
G_DECLARE_FINAL_TYPE (CaravanHandle, caravan_handle, CARAVAN, HANDLE, AdwBin)

GtkWidget *caravan_handle_new (CaravanDesk *desk, int seat);
