/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of scores that is printed: title, sheet, what decided, where the points came
   from, the board, the code for BG Stats. Everything is measured and scaled so that it
   fits, whatever the names are. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-sheet.h"

/* A4 in points. */
#define CARAVAN_SCORE_PAPER_WIDTH  (210 * 72 / 25.4)
#define CARAVAN_SCORE_PAPER_HEIGHT (297 * 72 / 25.4)

/* Draws it at (0, 0) in points, margins included. */
void caravan_score_paper_draw (CaravanSheet *sheet, cairo_t *cr);
