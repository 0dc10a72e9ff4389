/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The private drawers of the players at a window, one open at a time, behind a curtain
   that covers everything. Opening takes thought; shutting takes none: releasing the
   button, another window or dialog, a locked screen, another language or a minute
   without use shut it, and the curtain is up before the next frame is drawn. */
#pragma once

#include <adwaita.h>

#include "caravan-match.h"

#define CARAVAN_TYPE_DRAWER (caravan_drawer_get_type ())
G_DECLARE_FINAL_TYPE (CaravanDrawer, caravan_drawer, CARAVAN, DRAWER, AdwBin)

/* Signal "closed": the curtain is gone, or going, and the table may be used again. */
GtkWidget *caravan_drawer_new (GtkWindow *window);

/* The match whose drawers these are (a reference is taken), or NULL. */
void caravan_drawer_set_match (CaravanDrawer *self, CaravanMatch *match);

/* Raises the curtain for a player; for all players in turn, each to choose a lock; for
   the reveal. */
void caravan_drawer_open (CaravanDrawer *self, int seat);
void caravan_drawer_choose_locks (CaravanDrawer *self);
void caravan_drawer_reveal (CaravanDrawer *self);

/* Whether the curtain is up. */
gboolean caravan_drawer_is_up (CaravanDrawer *self);

/* Shuts what is open; the curtain stays up. */
void caravan_drawer_shut (CaravanDrawer *self);

/* Shuts, and draws the curtain aside. */
void caravan_drawer_close (CaravanDrawer *self);
