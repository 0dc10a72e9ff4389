/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The broad frame of a board whose edges say something about columns and rows
   (CaravanArt.plate): a plate a band above and on the left, with a line along it. */
#pragma once

#include "caravan-scenery.h"

/* How far the frame reaches above the first cell and to the left of it. */
double caravan_plates_lead (double cell);

/* An edge as it is seen. All in the units of the drawing. */
typedef struct
{
  gboolean is_left; /* rows; else columns */
  double first;     /* where the first cell begins, along the edge */
  double outer;     /* where the frame begins, across it */
  double from, to;  /* what of the edge is seen */
} CaravanEdge;

void caravan_plates_draw (const CaravanSpots *spots,
                          const CaravanEdge *edge,
                          CaravanLook look,
                          cairo_t *cr,
                          double cell);

/* Both edges of a board that is seen as a whole, with its first cell at (0, 0). */
void caravan_plates_draw_all (const CaravanSpots *spots,
                              CaravanLook look,
                              cairo_t *cr,
                              double cell);
