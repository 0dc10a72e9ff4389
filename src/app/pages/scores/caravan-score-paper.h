/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of scores that is printed: title, sheet, what decided, where the points came
   from, the board, the code for BG Stats. Everything is measured and scaled so that it
   fits, whatever the names are. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-sheet.h"

/* Draws it at (0, 0) in points, a page of A4 with its margins (caravan-print.h). */
void caravan_score_paper_draw (CaravanSheet *sheet, cairo_t *cr);
