/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the parts of a strip are arranged. Wide: the block at the left over the whole
   height, beside it the sentence with the menu at its end, the controls below; or all
   in one line, where that is wanted and there is room. Narrow (or large text): the
   block is a bar on top, beside the menu. The news lies below everything. */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GtkWidget *block;
  GtkWidget *sentence;
  GtkWidget *menu;
  GtkWidget *controls;
  GtkWidget *news; /* may be hidden */
  gboolean one_line;
} CaravanStripParts;

int caravan_strip_measure_minimum_width (const CaravanStripParts *parts);
int caravan_strip_measure_natural_width (const CaravanStripParts *parts);

/* The height for a width; place: also puts the parts there. */
int caravan_strip_arrange (const CaravanStripParts *parts,
                           int width,
                           int height,
                           gboolean place);
