/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ring on which a position is painted: the brush goes onto the archway that is
   pressed; in the courtyard the majorities as they stand then. */
#pragma once

#include "caravan-basari-ring-view.h"
#include "caravan-paint.h"

#define CARAVAN_TYPE_BASARI_PAINTER (caravan_basari_painter_get_type ())
G_DECLARE_FINAL_TYPE (CaravanBasariPainter,
                      caravan_basari_painter,
                      CARAVAN,
                      BASARI_PAINTER,
                      CaravanBasariRingView)

/* The paint must outlive it. */
GtkWidget *caravan_basari_painter_new (CaravanPaint *paint);
