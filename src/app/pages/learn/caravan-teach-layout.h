/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out what is read from across a table: four children, being a line above (a
   CaravanPoster), the figure, the text (a poster) and a line below (a poster). In a
   window that is broad the figure stands beside the text, else above it. Sizes in the
   posters are those of a screen of 1366 × 768, and grow and shrink with the window. */
#pragma once

#include <gtk/gtk.h>

GtkLayoutManager *caravan_teach_layout_new (void);
