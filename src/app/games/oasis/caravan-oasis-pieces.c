/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What belongs to a player of Oasis: camel, yurt, the sign of an area. */
#include "caravan-oasis-drawings.h"

#include "caravan-text.h"

void
caravan_oasis_draw_motif (cairo_t *cr, const char *name, const CaravanPen *pen)
{
  const CaravanMotif *motif = caravan_motif_find_in (caravan_oasis_motifs, name);

  if (motif != NULL)
    caravan_motif_draw_layers (cr, motif->layers, pen);
}

static void
draw_body (cairo_t *cr, const char *name, CvColor color)
{
  CaravanPen pen = { .color = (int) color };
  caravan_oasis_draw_motif (cr, name, &pen);
}

void
caravan_oasis_draw_camel (cairo_t *cr, CvColor color)
{
  draw_body (cr, "camel", color);
  caravan_draw_badge_at (cr, color, 46, 46.5, 1.14, 5.2f);
}

void
caravan_oasis_draw_small_camel (cairo_t *cr, CvColor color)
{
  cairo_save (cr);
  cairo_translate (cr, -2, -4);
  draw_body (cr, "camel", color);
  cairo_restore (cr);
  caravan_draw_badge_at (cr, color, 41, 42, 1.6, 4);
}

void
caravan_oasis_draw_yurt (cairo_t *cr, CvColor color)
{
  draw_body (cr, "yurt", color);
  caravan_draw_badge_at (cr, color, 32, 45, 1.15, 5.2f);
}

static void
draw_pill (cairo_t *cr, double x, double y, double width, double height, double line)
{
  caravan_trace_box (cr, x, y, width, height, height / 2);
  caravan_set_color (cr, CARAVAN_LOOK_LIGHT, CARAVAN_COLOR_PIECE_PAPER);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, CARAVAN_LOOK_LIGHT, CARAVAN_COLOR_PIECE_INK);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
draw_size (cairo_t *cr, const char *text, double x, double y, double size)
{
  caravan_draw_text (cr, text, x, y, size,
                     caravan_palette (CARAVAN_LOOK_LIGHT, CARAVAN_COLOR_PIECE_INK));
}

static void
draw_small_pill (cairo_t *cr, const char *text)
{
  draw_pill (cr, 30, 35, 33, 27, 2.4);
  draw_size (cr, text, 46.5, 57, g_utf8_strlen (text, -1) > 1 ? 22 : 25);
}

void
caravan_oasis_draw_area (cairo_t *cr, CaravanLook look, int number, gboolean small)
{
  CvColor color = (CvColor) (number % 8);
  g_autofree char *text = caravan_number (number / 8);

  if (small)
    {
      caravan_draw_badge_at (cr, color, 23, 25, 1.5, 4);
      draw_small_pill (cr, text);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, 13, 1);
  cairo_scale (cr, .6, .6);
  draw_body (cr, "yurt", color);
  cairo_restore (cr);
  draw_pill (cr, 4, 36, 56, 25, 2);
  caravan_draw_badge_at (cr, color, 19, 48.5, .92,
                         caravan_player_is_light (color) ? 4 : 0);
  if (g_utf8_strlen (text, -1) > 1)
    draw_size (cr, text, 45, 55, 18);
  else
    draw_size (cr, text, 44, 56, 21);
}
