/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ring that Basari is played on: every archway a button with a name of its own, the
   arrow keys walk round; pieces and start disks on the lane; in the courtyard the
   majorities, or the two offers of a barter. */
#pragma once

#include "caravan-basari-ring-view.h"
#include "caravan-desk.h"

#define CARAVAN_TYPE_BASARI_SURFACE (caravan_basari_surface_get_type ())
G_DECLARE_FINAL_TYPE (CaravanBasariSurface,
                      caravan_basari_surface,
                      CARAVAN,
                      BASARI_SURFACE,
                      CaravanBasariRingView)

GtkWidget *caravan_basari_surface_new (CaravanDesk *desk);

/* The one of this desk, or NULL. */
CaravanBasariSurface *caravan_basari_surface_find (CaravanDesk *desk);

/* Property "is-small": whether its archways have no room for their gems. */
gboolean caravan_basari_surface_is_small (CaravanBasariSurface *self);

/* What a press on an archway does: the start disk is laid there, or it is shown large.
   False when it can't be shown since the ring is not in sight. */
gboolean caravan_basari_surface_press (CaravanBasariSurface *self, int arch);
