/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pieces of a bar look like. The grounds are those of the board; on each lies
   a pattern of its own, so that a chart can be read without its colours. */
#include "caravan-swatch.h"

#include <math.h>

#define PATTERN_ALPHA 0.5
#define UNITS         64.0

static const CaravanSwatch plain = { CARAVAN_INK (ACCENT), 0, NULL, FALSE, 1, NULL };

static const CaravanSwatch *
get_look (const CaravanSwatch *part)
{
  return part != NULL ? part : &plain;
}

static GdkRGBA
mix (CaravanLook look, CaravanInk ink)
{
  guint32 value = ink & ~CARAVAN_INK_KIND_MASK;

  if ((ink & CARAVAN_INK_KIND_MASK) == CARAVAN_INK_RGB (0))
    return (GdkRGBA){ (float) (value >> 16 & 0xFF) / 255.f,
                      (float) (value >> 8 & 0xFF) / 255.f,
                      (float) (value & 0xFF) / 255.f, 1.f };
  return *caravan_palette (look, (CaravanColor) value);
}

GdkRGBA
caravan_swatch_ground (CaravanLook look, const CaravanSwatch *part)
{
  return mix (look, get_look (part)->ground);
}

static double
measure_light (const GdkRGBA *color)
{
  return .2126 * pow (color->red, 2.2) + .7152 * pow (color->green, 2.2) +
         .0722 * pow (color->blue, 2.2);
}

/* Ink or paper, whichever is the clearer one: they are equally clear on a ground of
   about this lightness. */
const GdkRGBA *
caravan_swatch_ink (CaravanLook look, const CaravanSwatch *part)
{
  GdkRGBA ground = caravan_swatch_ground (look, part);

  return caravan_palette (look, measure_light (&ground) > .2
                                    ? CARAVAN_COLOR_HAIRLINE
                                    : CARAVAN_COLOR_PIECE_PAPER);
}

/* Marks in rows, every other one shifted by half a step, like tiles of a roof. */
static void
add_marks (
    cairo_t *cr, const CaravanSwatch *look, double width, double height, double em)
{
  double step = look->step * em;
  int rows = (int) MAX (1, floor (height / (step * .9)));
  double down = height / rows;

  for (int row = 0; row < rows; row++)
    for (double x = row % 2 ? 0 : step / 2; x < width + step; x += step)
      {
        cairo_save (cr);
        cairo_translate (cr, x, down * (row + .5));
        cairo_scale (cr, step, step);
        look->mark (cr);
        cairo_restore (cr);
      }
}

static void
draw_pattern (const CaravanSwatchPen *pen,
              const CaravanSwatch *look,
              double width,
              double height)
{
  if (look->mark == NULL)
    return;
  GdkRGBA fg = mix (pen->look, look->fg);
  fg.alpha = PATTERN_ALPHA;
  cairo_new_path (pen->cr);
  add_marks (pen->cr, look, width, height, pen->em);
  gdk_cairo_set_source_rgba (pen->cr, &fg);
  cairo_set_line_width (pen->cr, MAX (1, .085 * pen->em));
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  if (look->is_filled)
    cairo_fill (pen->cr);
  else
    cairo_stroke (pen->cr);
}

static CaravanColor
choose_edge (CaravanLook look)
{
  return look == CARAVAN_LOOK_CONTRAST_DARK ? CARAVAN_COLOR_TEXT
                                            : CARAVAN_COLOR_HAIRLINE;
}

/* The outline lies inside the given box, so nothing is drawn beyond it. */
static void
fill_box (const CaravanSwatchPen *pen,
          const CaravanSwatch *look,
          double width,
          double height,
          double r)
{
  cairo_t *cr = pen->cr;
  double line = MAX (1, .09 * pen->em);
  GdkRGBA ground = mix (pen->look, look->ground);

  cairo_save (cr);
  caravan_trace_box (cr, 0, 0, width, height, r);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_paint (cr);
  draw_pattern (pen, look, width, height);
  cairo_restore (cr);
  if (width > line && height > line)
    {
      caravan_trace_box (cr, line / 2, line / 2, width - line, height - line,
                         MAX (0, MIN (r, width / 2) - line / 2));
      caravan_set_color (cr, pen->look, choose_edge (pen->look));
      cairo_set_line_width (cr, line);
      cairo_stroke (cr);
    }
}

void
caravan_swatch_fill (const CaravanSwatchPen *pen,
                     const CaravanSwatch *part,
                     double x,
                     double y,
                     double width,
                     double height)
{
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  fill_box (pen, get_look (part), width, height, .3 * pen->em);
  cairo_restore (pen->cr);
}

static void
draw_motif (const CaravanSwatchPen *pen, const CaravanMotifLayer *motif, double side)
{
  CaravanPen with = { pen->look, -1, CARAVAN_INK (PIECE_PAPER) };

  cairo_save (pen->cr);
  cairo_translate (pen->cr, side * .1, side * .1);
  cairo_scale (pen->cr, side * .8 / UNITS, side * .8 / UNITS);
  caravan_motif_draw_layers (pen->cr, motif, &with);
  cairo_restore (pen->cr);
}

void
caravan_swatch_draw_at (const CaravanSwatchPen *pen,
                        const CaravanSwatch *part,
                        double x,
                        double y,
                        double side)
{
  const CaravanSwatch *look = get_look (part);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  fill_box (pen, look, side, side, .3 * pen->em);
  if (look->motif != NULL)
    draw_motif (pen, look->motif, side);
  cairo_restore (pen->cr);
}

void
caravan_swatch_draw (cairo_t *cr, CaravanLook look, const CaravanSwatch *part)
{
  const CaravanSwatchPen pen = { .cr = cr, .look = look, .em = UNITS / 2 };

  caravan_swatch_draw_at (&pen, part, 2, 2, UNITS - 4);
}
