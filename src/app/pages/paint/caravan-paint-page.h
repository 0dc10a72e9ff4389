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

/* As a part of another page, which has the buttons of undo and redo: head stands above
   what there is to paint with, and purpose (N_) is what Done is called. */
void
caravan_paint_page_lend (CaravanPaintPage *self, GtkWidget *head, const char *purpose);

/* Whose pieces are painted at first. */
void caravan_paint_page_choose_seat (CaravanPaintPage *self, int seat);

/* Takes the focus to the board, without pointing at a space. */
void caravan_paint_page_rest (CaravanPaintPage *self);

CaravanPaint *caravan_paint_page_get_paint (CaravanPaintPage *self);
