/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-outline.h"

#include <math.h>
#include <string.h>

/* How far the control points of a quarter of a circle lie. */
#define ARC 0.5523

static gboolean
is_inside (const CaravanMask *mask, int x, int y)
{
  return x >= 0 && y >= 0 && x < mask->width && y < mask->height &&
         mask->cells[y * mask->width + x] != 0;
}

/* The cell beside the corner (x, y) that lies ahead in the direction (dx, dy), on the
   right hand or on the left. */
static gboolean
is_ahead (const CaravanMask *mask, int x, int y, int dx, int dy, gboolean right)
{
  int side_x = right ? -dy : dy, side_y = right ? dx : -dx;
  /* Centres in half cells from the corner. */
  int cx = dx + side_x, cy = dy + side_y;

  return is_inside (mask, cx > 0 ? x : x - 1, cy > 0 ? y : y - 1);
}

static void
turn_at (const CaravanMask *mask, int x, int y, int *dx, int *dy)
{
  int old_x = *dx;

  if (!is_ahead (mask, x, y, *dx, *dy, TRUE))
    {
      /* Also where only the corner is shared: stay with the same cell. */
      *dx = -*dy;
      *dy = old_x;
    }
  else if (is_ahead (mask, x, y, *dx, *dy, FALSE))
    {
      *dx = *dy;
      *dy = -old_x;
    }
}

/* Follows the loop that begins along the upper edge of a cell. */
static void
walk_loop (
    const CaravanMask *mask, int start_x, int start_y, guint8 *seen, GArray *corners)
{
  int x = start_x, y = start_y, dx = 1, dy = 0;
  guint first = corners->len;

  do
    {
      int in_x = dx, in_y = dy;
      if (dx == 1)
        seen[y * mask->width + x] = 1;
      x += dx;
      y += dy;
      turn_at (mask, x, y, &dx, &dy);
      if (dx != in_x || dy != in_y)
        {
          CaravanCorner corner = { .x = x,
                                   .y = y,
                                   .in_x = (gint8) in_x,
                                   .in_y = (gint8) in_y,
                                   .out_x = (gint8) dx,
                                   .out_y = (gint8) dy };
          g_array_append_val (corners, corner);
        }
    }
  while (x != start_x || y != start_y || dx != 1 || dy != 0);
  g_assert (corners->len > first);
  g_array_index (corners, CaravanCorner, corners->len - 1).is_last = TRUE;
}

GArray *
caravan_outline_walk (const CaravanMask *mask)
{
  GArray *corners = g_array_new (FALSE, FALSE, sizeof (CaravanCorner));
  g_autofree guint8 *seen = g_malloc0 ((gsize) (mask->width * mask->height));

  for (int y = 0; y < mask->height; y++)
    for (int x = 0; x < mask->width; x++)
      if (is_inside (mask, x, y) && !is_inside (mask, x, y - 1) &&
          !seen[y * mask->width + x])
        walk_loop (mask, x, y, seen, corners);
  return corners;
}

typedef struct
{
  double x, y;
} Point;

/* The right-hand normals of both edges lead inward. */
static Point
place (const CaravanCorner *corner, double cell, double inset)
{
  return (Point){ corner->x * cell - inset * (corner->in_y + corner->out_y),
                  corner->y * cell + inset * (corner->in_x + corner->out_x) };
}

static gboolean
is_convex (const CaravanCorner *corner)
{
  return corner->in_x * corner->out_y - corner->in_y * corner->out_x > 0;
}

static double
measure_edge (Point a, Point b)
{
  return fabs (a.x - b.x) + fabs (a.y - b.y);
}

static void
round_corner (cairo_t *cr, const CaravanCorner *corner, Point at, double r)
{
  double bend = r * (1 - ARC);

  cairo_line_to (cr, at.x - corner->in_x * r, at.y - corner->in_y * r);
  cairo_curve_to (cr, at.x - corner->in_x * bend, at.y - corner->in_y * bend,
                  at.x + corner->out_x * bend, at.y + corner->out_y * bend,
                  at.x + corner->out_x * r, at.y + corner->out_y * r);
}

static void
add_loop (cairo_t *cr,
          const CaravanCorner *corners,
          int n,
          double cell,
          double inset,
          double radius)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < n; i++)
    {
      const CaravanCorner *corner = &corners[i];
      Point before = place (&corners[(i + n - 1) % n], cell, inset);
      Point at = place (corner, cell, inset);
      Point after = place (&corners[(i + 1) % n], cell, inset);
      double room = MIN (measure_edge (before, at), measure_edge (at, after)) / 2;
      double r = is_convex (corner) ? radius : MAX (0.55 * radius, radius - inset);
      round_corner (cr, corner, at, MIN (r, room));
    }
  cairo_close_path (cr);
}

void
caravan_outline_path (
    cairo_t *cr, const GArray *corners, double cell, double inset, double radius)
{
  const CaravanCorner *all = (const CaravanCorner *) (const void *) corners->data;
  guint first = 0;

  for (guint i = 0; i < corners->len; i++)
    if (all[i].is_last)
      {
        add_loop (cr, &all[first], (int) (i + 1 - first), cell, inset, radius);
        first = i + 1;
      }
}

int
caravan_mask_take_part (const CaravanMask *mask, int index, guint8 *part)
{
  g_autofree int *waiting = g_new (int, (gsize) (mask->width * mask->height));
  int n = 0, n_done = 0;

  memset (part, 0, (gsize) (mask->width * mask->height));
  part[index] = 1;
  waiting[n++] = index;
  while (n_done < n)
    {
      static const int step[][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
      int x = waiting[n_done] % mask->width, y = waiting[n_done] / mask->width;

      n_done++;
      for (gsize i = 0; i < G_N_ELEMENTS (step); i++)
        {
          int next_x = x + step[i][0], next_y = y + step[i][1];
          int next = next_y * mask->width + next_x;
          if (is_inside (mask, next_x, next_y) && !part[next])
            {
              part[next] = 1;
              waiting[n++] = next;
            }
        }
    }
  return n;
}
