/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fact that is several numbers in one (CaravanArt.handful): each beside the drawing of
   what it counts. Whatever it stands in says the same in words. */
#pragma once

#include "caravan-art.h"

GtkWidget *caravan_handful_new (const CaravanArt *art, int picture_size);
void caravan_handful_show (GtkWidget *handful,
                           const CaravanArt *art,
                           int32_t value,
                           const CvState *state,
                           int seat);
