/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the scoring track on which the players are: who is near whom. It is
   decoration to the screen reader: what it stands in says the same in words. */
#pragma once

#include <gtk/gtk.h>

#include "cv-game.h"

#define CARAVAN_TYPE_OREGON_TRACK (caravan_oregon_track_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanOregonTrack, caravan_oregon_track, CARAVAN, OREGON_TRACK, GtkWidget)

typedef struct
{
  CvColor color;
  int points;
} CaravanOregonRunner;

GtkWidget *caravan_oregon_track_new (void);

/* n_spaces: of the printed track, after which it begins anew; 0: not known. */
void caravan_oregon_track_show (CaravanOregonTrack *self,
                                const CaravanOregonRunner *runners,
                                int n_runners,
                                int n_spaces);
