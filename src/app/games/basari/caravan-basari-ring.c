/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-ring.h"

#include <math.h>

#define SIDE_MOST   84.0
#define SIDE_LEAST  4.0
#define OF_STEP     .97 /* an archway, of the step from one to the next */
#define OF_AREA     .26 /* and of the shorter side: the courtyard wants room too */
#define YARD_LEAST  90.0
#define OF_LOW_AREA .16 /* where there is no room for such a courtyard */
#define HALVINGS    11
#define POINTS      240 /* by which the curve is walked */

#define CORNER   .2 /* of the area's shorter side */
#define LANE     .62
#define LANE_MIN 18.0
#define OVERLAP  .04 /* of an archway, over the lane */

/* What things on the lane keep from each other, of its width. */
#define APART .66

/* Where numbers stand on it, and what they keep from archways: of its width. */
#define MARGIN      .24
#define BESIDE      .36
#define ABOVE_BELOW .24

static CaravanRingBox
inset (CaravanRingBox box, double by)
{
  double width = MAX (0, box.width - 2 * by), height = MAX (0, box.height - 2 * by);

  return (CaravanRingBox){ box.x + MIN (by, box.width / 2),
                           box.y + MIN (by, box.height / 2), width, height,
                           CLAMP (box.radius - by, 0, MIN (width, height) / 2) };
}

/* The curve through the middles of the archways. */

static double
curve_length (const CaravanRingBox *box)
{
  return 2 * (box->width + box->height - 4 * box->radius) + 2 * G_PI * box->radius;
}

/* A point of a corner: angle from its beginning, clockwise. */
static CaravanRingPoint
corner_point (const CaravanRingBox *box, int corner, double angle)
{
  double x = box->x + (corner < 2 ? box->width - box->radius : box->radius);
  double y =
      box->y + (corner == 1 || corner == 2 ? box->height - box->radius : box->radius);
  double turned = (corner - 1) * G_PI / 2 + angle;

  return (CaravanRingPoint){ x + cos (turned) * box->radius,
                             y + sin (turned) * box->radius };
}

/* A point at a distance along the curve from the middle above, clockwise. */
static CaravanRingPoint
curve_point (const CaravanRingBox *box, double at)
{
  double straight[] = { (box->width - 2 * box->radius) / 2,
                        box->height - 2 * box->radius, box->width - 2 * box->radius,
                        box->height - 2 * box->radius };
  double bend = box->radius * G_PI / 2;
  double left = at;

  for (int corner = 0; corner < 4; corner++)
    {
      CaravanRingPoint begin = corner_point (box, corner, 0);
      double ahead = straight[corner] - left;
      if (ahead >= 0)
        return (CaravanRingPoint){ begin.x + (corner == 0   ? -ahead
                                              : corner == 2 ? ahead
                                                            : 0),
                                   begin.y + (corner == 1   ? -ahead
                                              : corner == 3 ? ahead
                                                            : 0) };
      left -= straight[corner];
      if (left <= bend && bend > 0)
        return corner_point (box, corner, left / box->radius);
      left -= bend;
    }
  return (CaravanRingPoint){ box->x + box->radius + left, box->y };
}

/* Squares that stand upright are apart by the larger of the two differences. */
static double
apart (CaravanRingPoint a, CaravanRingPoint b)
{
  return MAX (fabs (a.x - b.x), fabs (a.y - b.y));
}

/* Where on the curve, from a place on, it is first a step away from a point; beyond its
   end: nowhere. */
static double
find_next (const CaravanRingBox *box, CaravanRingPoint from, double at, double step)
{
  double length = curve_length (box), before = at;

  while (at <= length && apart (from, curve_point (box, at)) < step)
    {
      before = at;
      at += length / POINTS;
    }
  for (int i = 0; i < HALVINGS; i++)
    {
      double middle = (before + at) / 2;
      if (apart (from, curve_point (box, middle)) < step)
        before = middle;
      else
        at = middle;
    }
  return at;
}

/* Walks n - 1 steps of this size from the middle above. Returns whether the last one is
   that far from the first, so that all of them have room. */
static gboolean
walk (const CaravanRingBox *box, int n, double step, CaravanRingPoint *ret_points)
{
  double length = curve_length (box), at = 0;

  ret_points[0] = curve_point (box, 0);
  for (int i = 1; i < n; i++)
    {
      at = find_next (box, ret_points[i - 1], at, step);
      if (at >= length)
        return FALSE;
      ret_points[i] = curve_point (box, at);
    }
  return apart (ret_points[n - 1], ret_points[0]) >= step;
}

/* The largest step of which n close the ring. */
static double
find_step (const CaravanRingBox *box, int n, CaravanRingPoint *ret_points)
{
  double least = 0, most = curve_length (box) / n * 1.01;

  for (int i = 0; i < HALVINGS; i++)
    {
      double step = (least + most) / 2;
      if (walk (box, n, step, ret_points))
        least = step;
      else
        most = step;
    }
  walk (box, n, least, ret_points);
  return least;
}

/* At equal distances along the curve. Returns how near the nearest two are. */
static double
spread (const CaravanRingBox *box, int n, CaravanRingPoint *ret_points)
{
  double nearest = G_MAXDOUBLE;

  for (int i = 0; i < n; i++)
    ret_points[i] = curve_point (box, curve_length (box) * i / n);
  for (int i = 0; i < n; i++)
    nearest = MIN (nearest, apart (ret_points[i], ret_points[(i + 1) % n]));
  return nearest;
}

/* Whether all have room with this side. Where there is plenty they are spread; where
   they crowd, corners need more of the curve than straight sides do. */
static gboolean
place_all (CaravanRing *ring, const CaravanRingBox *curve, double side)
{
  return spread (curve, ring->n_arches, ring->arch) * OF_STEP >= side ||
         find_step (curve, ring->n_arches, ring->arch) * OF_STEP >= side;
}

/* With archways of this side at the edge of the area. */
static CaravanRingBox
make_curve (double side, double width, double height)
{
  CaravanRingBox area = { 0, 0, width, height, MIN (width, height) * CORNER + side };

  area.radius = MIN (area.radius, MIN (width, height) / 2);
  return inset (area, side / 2);
}

/* Few archways could be so large that nothing is left of the courtyard: what lies
   beside it takes from both of its sides. */
static double
find_most (double width, double height)
{
  double area = MIN (width, height);
  double beside = (area - YARD_LEAST) / (2 * (1 - OVERLAP + LANE));

  return MAX (SIDE_LEAST,
              MIN (SIDE_MOST, CLAMP (beside, area * OF_LOW_AREA, area * OF_AREA)));
}

static double
find_side (CaravanRing *ring, double width, double height)
{
  double least = SIDE_LEAST, most = find_most (width, height);

  for (int i = 0; i < HALVINGS && least < most; i++)
    {
      double side = i == 0 ? most : (least + most) / 2;
      CaravanRingBox curve = make_curve (side, width, height);
      if (place_all (ring, &curve, side))
        least = side;
      else
        most = side;
    }
  return least;
}

void
caravan_ring_lay_out (CaravanRing *ring, int n_arches, double width, double height)
{
  g_return_if_fail (n_arches > 0 && n_arches <= CV_BOARD_ARCHES);

  ring->n_arches = n_arches;
  ring->side = find_side (ring, width, height);
  CaravanRingBox curve = make_curve (ring->side, width, height);
  place_all (ring, &curve, ring->side);
  ring->lane = MAX (LANE_MIN, ring->side * LANE);
  ring->outer = inset (curve, ring->side * (.5 - OVERLAP));
  ring->inner = inset (ring->outer, ring->lane);
}

/* The lane. */

/* The nearest point on a box from outside of it, and the way along it there. */
static CaravanRingPoint
project (const CaravanRingBox *box, CaravanRingPoint from, CaravanRingPoint *ret_along)
{
  double x = CLAMP (from.x, box->x + box->radius, box->x + box->width - box->radius);
  double y = CLAMP (from.y, box->y + box->radius, box->y + box->height - box->radius);
  double dx = from.x - x, dy = from.y - y, far = MAX (hypot (dx, dy), 1e-6);

  *ret_along = (CaravanRingPoint){ -dy / far, dx / far };
  return (CaravanRingPoint){ x + dx / far * box->radius, y + dy / far * box->radius };
}

/* Archways stand upright, so at corners they reach over the lane: further in, away from
   its archway, until a number is clear of it on one side. */
static CaravanRingPoint
move_clear (const CaravanRing *ring, CaravanRingPoint from, CaravanRingPoint point)
{
  double dx = point.x - from.x, dy = point.y - from.y, far = MAX (hypot (dx, dy), 1e-6);
  double beside = ring->side / 2 + ring->lane * BESIDE - fabs (dx);
  double below = ring->side / 2 + ring->lane * ABOVE_BELOW - fabs (dy);
  double way =
      MIN (beside * far / MAX (fabs (dx), 1e-6), below * far / MAX (fabs (dy), 1e-6));

  if (way <= 0)
    return point;
  return (CaravanRingPoint){ point.x + dx / far * way, point.y + dy / far * way };
}

CaravanRingPoint
caravan_ring_margin (const CaravanRing *ring, int arch)
{
  CaravanRingBox margin = inset (ring->outer, ring->lane * MARGIN);
  CaravanRingPoint along;

  return move_clear (ring, ring->arch[arch],
                     project (&margin, ring->arch[arch], &along));
}

CaravanRingPoint
caravan_ring_place (const CaravanRing *ring, int arch, int thing, int n_things)
{
  CaravanRingBox middle = inset (ring->outer, ring->lane / 2);
  CaravanRingPoint along, place = project (&middle, ring->arch[arch], &along);
  double aside = (thing - (n_things - 1) / 2.0) * ring->lane * APART;

  return (CaravanRingPoint){ place.x + along.x * aside, place.y + along.y * aside };
}

int
caravan_ring_find (const CaravanRing *ring, double x, double y)
{
  for (int arch = 0; arch < ring->n_arches; arch++)
    if (apart (ring->arch[arch], (CaravanRingPoint){ x, y }) <= ring->side / 2)
      return arch;
  return -1;
}
