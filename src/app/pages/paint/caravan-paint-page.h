/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painting a board so that it matches the copy on the table. It begins with the sample
   and is saved as it goes, from the first change on. */
#pragma once

#include "caravan-page.h"
#include "cv-game.h"

#define CARAVAN_TYPE_PAINT_PAGE (caravan_paint_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPaintPage, caravan_paint_page, CARAVAN, PAINT_PAGE, CaravanPage)

/* Signals "done" (const char *path): the board is saved there and may be chosen; "left"
   (const char *path): the same, or NULL, when one goes back instead. */
GtkWidget *caravan_paint_page_new (void);

/* Goes on with a board that was painted before; false when it can't be read. */
gboolean caravan_paint_page_open (CaravanPaintPage *self, const char *path);

/* Where it is saved, or NULL: nothing was changed yet. Leaving needs no question. */
const char *caravan_paint_page_get_path (CaravanPaintPage *self);
