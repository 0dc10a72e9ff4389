/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outline of a set of cells as rounded polygons: pure geometry, without a display.
   Loops run clockwise round cells and counter-clockwise round holes, so that the set
   lies to the right of every edge. Cells that only touch at a corner are apart. */
#pragma once

#include <cairo.h>
#include <glib.h>

/* Cells of a grid, row by row: not 0 is inside. */
typedef struct
{
  int width, height;
  const guint8 *cells;
} CaravanMask;

/* A corner of the outline, in cells from the upper left. A loop is closed by its last
   corner. */
typedef struct
{
  int x, y;
  gint8 in_x, in_y;   /* the direction in which it is reached */
  gint8 out_x, out_y; /* and left */
  gboolean is_last;
} CaravanCorner;

/* The corners of all loops; empty for an empty set. */
GArray *caravan_outline_walk (const CaravanMask *mask);

/* Adds the loops to the path: cells of this size, every edge moved inward by inset
   (outward when it is negative), corners rounded. */
void caravan_outline_path (
    cairo_t *cr, const GArray *corners, double cell, double inset, double radius);

/* Marks in part the cells of the mask that hang together with the one at index; returns
   how many there are. */
int caravan_mask_take_part (const CaravanMask *mask, int index, guint8 *part);
