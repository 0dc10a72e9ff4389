/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything lies on a ring of archways: any number of them, on any area. The
   archways stand upright along a rectangle with round corners, the first one in the
   middle above, then clockwise; inside of them runs the lane, where pieces stand and
   start disks lie, and inside of that is the courtyard. */
#pragma once

#include <glib.h>

#include "cv-board.h"

typedef struct
{
  double x, y;
} CaravanRingPoint;

typedef struct
{
  double x, y, width, height, radius;
} CaravanRingBox;

typedef struct
{
  int n_arches;
  double side;                            /* of the square an archway fills */
  CaravanRingPoint arch[CV_BOARD_ARCHES]; /* the middles of these squares */
  CaravanRingBox outer, inner;            /* the lane lies between them */
  double lane;                            /* its width */
} CaravanRing;

/* The largest archways that do not overlap their neighbours. */
void
caravan_ring_lay_out (CaravanRing *ring, int n_arches, double width, double height);

/* The place on the lane beside an archway (from 0) for one of n things that share it. */
CaravanRingPoint
caravan_ring_place (const CaravanRing *ring, int arch, int thing, int n_things);

/* The place of its number, on the lane's margin. */
CaravanRingPoint caravan_ring_margin (const CaravanRing *ring, int arch);

/* The archway whose square has this point, or -1. */
int caravan_ring_find (const CaravanRing *ring, double x, double y);
