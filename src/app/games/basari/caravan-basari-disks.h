/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ring after a round, small: start disks have moved under the pieces, and in the
   courtyard stands to which archways. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-reckoning.h"

#define CARAVAN_TYPE_BASARI_DISKS (caravan_basari_disks_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBasariDisks, caravan_basari_disks, CARAVAN, BASARI_DISKS, GtkWidget)

GtkWidget *caravan_basari_disks_new (const CvTable *table);

/* name: what a screen reader says of it. */
void caravan_basari_disks_show (CaravanBasariDisks *self,
                                const CvState *after,
                                const char *name);
