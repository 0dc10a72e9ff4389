/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Groups of farmers that have been paid: nothing in the box marks them, so the board
   does. One outline round each, with a tab that says what it was paid, both in the
   owner's colours. Measures are parts of a cell's side, those of the tab on 64 units. */
#include "caravan-oregon.h"

#include "caravan-outline.h"
#include "caravan-scenery.h"
#include "oregon.h"

#define UNITS       64.0
#define INSET       0.05
#define CASING      0.10
#define LINE        0.055
#define RADIUS      0.2
#define LEAST_WIDTH 32 /* of a cell on which figures can be read */

int
caravan_oregon_group_size (const CvTable *table, const CvState *state, int bit)
{
  return oregon_paid_group (&state->oregon, bit);
}

typedef struct
{
  GdkRGBA fill, rim;
} Inks;

static void
draw_outline (
    cairo_t *cr, const GArray *corners, double cell, double inset, const Inks *inks)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  caravan_outline_path (cr, corners, cell, inset * cell, RADIUS * cell);
  gdk_cairo_set_source_rgba (cr, &inks->rim);
  cairo_set_line_width (cr, MAX (3, CASING * cell));
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &inks->fill);
  cairo_set_line_width (cr, MAX (1.5, LINE * cell));
  cairo_stroke (cr);
}

static void
draw_tick (cairo_t *cr, double x, double y, double side)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, .28 * side);
  cairo_move_to (cr, x - .5 * side, y);
  cairo_line_to (cr, x - .12 * side, y + .38 * side);
  cairo_line_to (cr, x + .5 * side, y - .4 * side);
  cairo_stroke (cr);
}

/* On the upper left corner of a cell; where it is small, the tick alone. */
static void
draw_tab (cairo_t *cr, gboolean small, const Inks *inks)
{
  caravan_trace_box (cr, -7, -6, small ? 25 : 31, small ? 25 : 20, 8);
  gdk_cairo_set_source_rgba (cr, &inks->fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &inks->rim);
  cairo_set_line_width (cr, small ? 4 : 2.4);
  cairo_stroke (cr);
  if (small)
    draw_tick (cr, 5.5, 6.5, 13);
  else
    {
      g_autofree char *points = g_strdup_printf ("%d", OREGON_GROUP_PAYS);
      caravan_draw_text (cr, points, 1.6, 9.6, 15.5, &inks->rim);
      draw_tick (cr, 14.6, 4, 9.5);
    }
}

static void
draw_group (
    const CaravanSpots *spots, int first, const guint8 *cells, cairo_t *cr, double cell)
{
  CaravanMask mask = { spots->columns, spots->rows, cells };
  CvColor color = (CvColor) spots->table->color[spots->spots[first].look.owner];
  const Inks inks = { *caravan_player_color (color), *caravan_player_letter (color) };
  g_autoptr (GArray) corners = caravan_outline_walk (&mask);

  draw_outline (cr, corners, cell, INSET, &inks);
  cairo_save (cr);
  cairo_translate (cr, first % spots->columns * cell, first / spots->columns * cell);
  cairo_scale (cr, cell / UNITS, cell / UNITS);
  draw_tab (cr, cell < LEAST_WIDTH, &inks);
  cairo_restore (cr);
}

void
caravan_oregon_draw_groups (const CaravanSpots *spots, cairo_t *cr, double cell)
{
  int n = spots->columns * spots->rows;
  g_autofree guint8 *done = g_malloc0 ((gsize) n), *same = g_malloc ((gsize) n),
                    *group = g_malloc ((gsize) n);
  CaravanMask mask = { spots->columns, spots->rows, same };

  for (int first = 0; first < n; first++)
    {
      if (spots->spots[first].size == 0 || done[first])
        continue;
      for (int i = 0; i < n; i++)
        same[i] = spots->spots[i].size > 0 &&
                  spots->spots[i].look.owner == spots->spots[first].look.owner;
      caravan_mask_take_part (&mask, first, group);
      for (int i = 0; i < n; i++)
        done[i] |= group[i];
      draw_group (spots, first, group, cr, cell);
    }
}

/* Nobody's colours. */
void
caravan_oregon_draw_group_sign (cairo_t *cr, CaravanLook look)
{
  static const guint8 cell = 1;
  const CaravanMask mask = { 1, 1, &cell };
  const Inks inks = { *caravan_palette (look, CARAVAN_COLOR_PIECE_INK),
                      *caravan_palette (look, CARAVAN_COLOR_PIECE_PAPER) };
  g_autoptr (GArray) corners = caravan_outline_walk (&mask);

  caravan_trace_box (cr, 3, 3, 58, 58, RADIUS * UNITS);
  caravan_set_color (cr, look, CARAVAN_COLOR_PRAIRIE);
  cairo_fill (cr);
  draw_outline (cr, corners, UNITS, 2 * INSET, &inks);
  cairo_translate (cr, 12, 11);
  cairo_scale (cr, 1.6, 1.6);
  draw_tab (cr, FALSE, &inks);
}
