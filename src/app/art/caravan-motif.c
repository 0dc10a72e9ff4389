/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "caravan-motif.h"

/* The part of a quarter circle's radius at which a cubic curve has its handles. */
#define ARC 0.5523

static const char *
skip_blanks (const char *at)
{
  while (*at == ' ' || *at == ',' || *at == '\n')
    at++;
  return at;
}

static gboolean
read_numbers (const char **at, double *ret_numbers, int n)
{
  for (int i = 0; i < n; i++)
    {
      char *end;
      *at = skip_blanks (*at);
      ret_numbers[i] = g_ascii_strtod (*at, &end);
      if (end == *at)
        return FALSE;
      *at = end;
    }
  return TRUE;
}

static void
trace_ellipse (cairo_t *cr, double x, double y, double rx, double ry)
{
  double kx = rx * ARC, ky = ry * ARC;
  cairo_new_sub_path (cr);
  cairo_move_to (cr, x + rx, y);
  cairo_curve_to (cr, x + rx, y + ky, x + kx, y + ry, x, y + ry);
  cairo_curve_to (cr, x - kx, y + ry, x - rx, y + ky, x - rx, y);
  cairo_curve_to (cr, x - rx, y - ky, x - kx, y - ry, x, y - ry);
  cairo_curve_to (cr, x + kx, y - ry, x + rx, y - ky, x + rx, y);
  cairo_close_path (cr);
}

void
caravan_trace_box (
    cairo_t *cr, double x, double y, double width, double height, double radius)
{
  double right = x + width, bottom = y + height;
  radius = MIN (radius, MIN (width, height) / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* How many numbers a letter takes, or -1. */
static int
count_numbers (char letter)
{
  switch (letter)
    {
    case 'M':
    case 'L':
      return 2;
    case 'C':
      return 6;
    case 'Z':
      return 0;
    case 'O':
      return 4;
    case 'R':
      return 5;
    default:
      return -1;
    }
}

static void
trace_step (cairo_t *cr, char letter, const double *n)
{
  switch (letter)
    {
    case 'M':
      cairo_move_to (cr, n[0], n[1]);
      break;
    case 'L':
      cairo_line_to (cr, n[0], n[1]);
      break;
    case 'C':
      cairo_curve_to (cr, n[0], n[1], n[2], n[3], n[4], n[5]);
      break;
    case 'O':
      trace_ellipse (cr, n[0], n[1], n[2], n[3]);
      break;
    case 'R':
      caravan_trace_box (cr, n[0], n[1], n[2], n[3], n[4]);
      break;
    default:
      cairo_close_path (cr);
    }
}

gboolean
caravan_motif_trace (cairo_t *cr, const char *path)
{
  const char *at = skip_blanks (path);
  while (*at)
    {
      double numbers[6] = { 0 };
      char letter = *at++;
      int n = count_numbers (letter);
      if (n < 0 || !read_numbers (&at, numbers, n))
        return FALSE;
      trace_step (cr, letter, numbers);
      at = skip_blanks (at);
    }
  return TRUE;
}

static GdkRGBA
mix_ink (CaravanInk ink, const CaravanPen *pen)
{
  if (ink == CARAVAN_INK_GIVEN)
    ink = pen->given;
  guint32 value = ink & ~CARAVAN_INK_KIND_MASK;
  switch (ink & CARAVAN_INK_KIND_MASK)
    {
    case 0x02000000u:
      return *caravan_palette (pen->look, (CaravanColor) value);
    case CARAVAN_INK_PLAYER:
      return *caravan_player_color ((CvColor) MAX (pen->color, 0));
    case CARAVAN_INK_RIM:
      return *caravan_player_letter ((CvColor) MAX (pen->color, 0));
    default:
      return (GdkRGBA){ (float) (value >> 16 & 0xFF) / 255.f,
                        (float) (value >> 8 & 0xFF) / 255.f,
                        (float) (value & 0xFF) / 255.f, 1.f };
    }
}

static void
draw_layer (cairo_t *cr, const CaravanMotifLayer *layer, const CaravanPen *pen)
{
  cairo_new_path (cr);
  if (!caravan_motif_trace (cr, layer->path))
    g_critical ("Unreadable path: %s", layer->path);
  float alpha = layer->alpha > 0 ? layer->alpha : 1;
  if (layer->fill)
    {
      GdkRGBA color = mix_ink (layer->fill, pen);
      color.alpha *= alpha;
      gdk_cairo_set_source_rgba (cr, &color);
      cairo_fill_preserve (cr);
    }
  if (layer->stroke)
    {
      GdkRGBA color = mix_ink (layer->stroke, pen);
      gboolean thin = layer->stroke == CARAVAN_INK_RIM && layer->fill &&
                      caravan_player_is_light ((CvColor) MAX (pen->color, 0));
      color.alpha *= alpha;
      gdk_cairo_set_source_rgba (cr, &color);
      cairo_set_line_width (cr, layer->width * (thin ? CARAVAN_INK_RIM_PART : 1));
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
}

void
caravan_motif_draw_layers (cairo_t *cr,
                           const CaravanMotifLayer *layers,
                           const CaravanPen *pen)
{
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (; layers->path; layers++)
    draw_layer (cr, layers, pen);
  cairo_restore (cr);
}

const CaravanMotif *
caravan_motif_find_in (const CaravanMotif *list, const char *name)
{
  for (const CaravanMotif *motif = list; motif->name; motif++)
    if (g_strcmp0 (motif->name, name) == 0)
      return motif;
  return NULL;
}

const CaravanMotif *
caravan_motif_find (const char *name)
{
  return caravan_motif_find_in (caravan_motifs, name);
}

void
caravan_motif_draw (cairo_t *cr, const char *name, const CaravanPen *pen)
{
  const CaravanMotif *motif = caravan_motif_find (name);
  g_return_if_fail (motif);
  caravan_motif_draw_layers (cr, motif->layers, pen);
}

void
caravan_motif_draw_on (cairo_t *cr,
                       CaravanLook look,
                       const CaravanMotif *motif,
                       double x,
                       double y,
                       double side)
{
  CaravanPen pen = { look, -1, CARAVAN_INK_NONE };

  g_return_if_fail (motif);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, side / 64, side / 64);
  caravan_motif_draw_layers (cr, motif->layers, &pen);
  cairo_restore (cr);
}
