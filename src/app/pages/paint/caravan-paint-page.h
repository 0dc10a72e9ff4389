/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter: the board and, beside it, whatever the paint has to paint with. It asks
   the paint for all of it and knows neither boards nor positions. */
#pragma once

#include "caravan-page.h"
#include "caravan-paint.h"

#define CARAVAN_TYPE_PAINT_PAGE (caravan_paint_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPaintPage, caravan_paint_page, CARAVAN, PAINT_PAGE, CaravanPage)

/* Takes over the paint. Signals "done" (): it is finished; "left" (): one goes back
   instead, which needs no question, since the paint is kept as it goes or wanted by
   nobody. */
GtkWidget *caravan_paint_page_new (CaravanPaint *paint);

CaravanPaint *caravan_paint_page_get_paint (CaravanPaintPage *self);
