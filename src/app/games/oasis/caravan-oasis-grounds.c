/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the land of Oasis: dunes, prints of hooves, the green border. */
#include "caravan-oasis-drawings.h"

/* Of a brush, as the others are. */
#define SIDE   64.0
#define RADIUS 10.0

void
caravan_oasis_draw_dune (cairo_t *cr, CaravanLook look, int variant, gboolean small)
{
  CaravanPen pen = { look, -1, 0 };
  caravan_oasis_draw_motif (cr, variant % 2 ? "dune-b" : "dune-a", &pen);
}

void
caravan_oasis_draw_hoofprints (cairo_t *cr,
                               CaravanLook look,
                               int variant,
                               gboolean small)
{
  static const struct
  {
    double x, y, degrees;
  } prints[2][2] = { { { 20, 22, 24 }, { 42, 44, 24 } },
                     { { 44, 18, -20 }, { 20, 46, -20 } } };
  CaravanPen pen = { look, -1, 0 };
  for (int i = 0; i < 2; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, prints[variant % 2][i].x, prints[variant % 2][i].y);
      cairo_rotate (cr, prints[variant % 2][i].degrees * G_PI / 180);
      cairo_scale (cr, .8, .8);
      caravan_oasis_draw_motif (cr, "hoof", &pen);
      cairo_restore (cr);
    }
}

/* The green edge on the frame: it covers the frame, and reaches a little into the cell.
 */
void
caravan_oasis_draw_border (cairo_t *cr, CaravanLook look, int side, gboolean small)
{
  cairo_translate (cr, 32, 32);
  cairo_rotate (cr, side * G_PI / 2);
  cairo_translate (cr, -32, -32 - 11);
  caravan_set_color (cr, look, CARAVAN_COLOR_BORDER);
  cairo_rectangle (cr, 0, 0, 64, 9);
  for (int x = 0; x < 64; x += 16)
    {
      cairo_move_to (cr, x, 8);
      cairo_curve_to (cr, x + 2, 16, x + 14, 16, x + 16, 8);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_BORDER_HI);
  for (int x = 8; x < 64; x += 16)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, 6, 2.2, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

/* Land with the frame beside it, and on the frame the green border. */
void
caravan_oasis_draw_border_brush (cairo_t *cr,
                                 CaravanLook look,
                                 int number,
                                 gboolean small)
{
  caravan_oasis_draw_dune (cr, look, 0, small);
  cairo_save (cr);
  caravan_trace_box (cr, 2, 2, SIDE - 4, SIDE - 4, RADIUS);
  cairo_clip (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_BORDER);
  cairo_rectangle (cr, 0, 0, SIDE, 18);
  cairo_fill (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_BORDER_HI);
  for (int i = 0; i < 4; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, 11 + i * 14, 10, 2.6, 0, 2 * G_PI);
    }
  cairo_fill (cr);
  cairo_restore (cr);
}
