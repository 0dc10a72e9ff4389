/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two offers of a barter face each other, between them the comparison line by line
   until one decides, which has a ring. Drawn, so that it fits any courtyard; the verdict
   says the same in words. */
#pragma once

#include "caravan-desk.h"

#define CARAVAN_TYPE_BASARI_BARTER (caravan_basari_barter_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBasariBarter, caravan_basari_barter, CARAVAN, BASARI_BARTER, GtkWidget)

GtkWidget *caravan_basari_barter_new (CaravanDesk *desk);

/* Shows the desk as it is; FALSE when nobody barters. */
gboolean caravan_basari_barter_render (CaravanBasariBarter *self);
