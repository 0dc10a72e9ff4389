/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pieces of a bar look like. The grounds are those of the board; on each lies
   a pattern of its own, so that a chart can be read without its colours: prints on the
   path, waves, tufts, pebbles; rails, lumps and nuggets; pips, arrows and gems. */
#include "caravan-swatch.h"

#include <math.h>

#include "caravan-motif.h"

#define PATTERN_ALPHA 0.5
#define UNITS         64.0

/* Adds one mark round the origin to the path, in a cell of 1 × 1. */
typedef void (*Mark) (cairo_t *cr);

typedef struct
{
  const char *name;
  CaravanInk ground, fg;
  Mark mark;
  gboolean is_filled; /* or a line */
  double step;        /* from mark to mark, in em */
  const char *motif;  /* in the legend, or NULL: the pattern alone */
} Look;

static void
add_print (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, -.14, .06, .13, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, .16, -.06, .13, 0, 2 * G_PI);
}

static void
add_wave (cairo_t *cr)
{
  cairo_move_to (cr, -.5, 0);
  cairo_curve_to (cr, -.35, -.22, -.15, -.22, 0, 0);
  cairo_curve_to (cr, .15, .22, .35, .22, .5, 0);
}

static void
add_tuft (cairo_t *cr)
{
  cairo_move_to (cr, 0, .28);
  cairo_line_to (cr, 0, -.3);
  cairo_move_to (cr, -.06, .28);
  cairo_line_to (cr, -.26, -.1);
  cairo_move_to (cr, .06, .28);
  cairo_line_to (cr, .26, -.1);
}

static void
add_pebble (cairo_t *cr)
{
  cairo_save (cr);
  cairo_scale (cr, .33, .22);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

static void
add_rails (cairo_t *cr)
{
  cairo_move_to (cr, -.5, -.18);
  cairo_line_to (cr, .5, -.18);
  cairo_move_to (cr, -.5, .18);
  cairo_line_to (cr, .5, .18);
  cairo_move_to (cr, 0, -.34);
  cairo_line_to (cr, 0, .34);
}

static void
add_lump (cairo_t *cr)
{
  cairo_move_to (cr, -.3, .12);
  cairo_line_to (cr, -.16, -.24);
  cairo_line_to (cr, .18, -.2);
  cairo_line_to (cr, .3, .1);
  cairo_line_to (cr, .06, .26);
  cairo_close_path (cr);
}

static void
add_nugget (cairo_t *cr)
{
  cairo_move_to (cr, 0, -.3);
  cairo_line_to (cr, .24, 0);
  cairo_line_to (cr, 0, .3);
  cairo_line_to (cr, -.24, 0);
  cairo_close_path (cr);
}

static void
add_pip (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, .2, 0, 2 * G_PI);
}

static void
add_arrow (cairo_t *cr)
{
  cairo_move_to (cr, -.14, -.3);
  cairo_line_to (cr, .16, 0);
  cairo_line_to (cr, -.14, .3);
}

static void
add_gem (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, .3 * cos (i * G_PI / 3), .3 * sin (i * G_PI / 3));
  cairo_close_path (cr);
}

static const Look looks[] = {
  { "camel", CARAVAN_INK (PATH), CARAVAN_INK (PATH_FG), add_print, TRUE, .72,
    "camel-plain" },
  { "oasis", CARAVAN_INK (OASIS), CARAVAN_INK (OASIS_FG2), add_wave, FALSE, .8,
    "oasis" },
  { "steppe", CARAVAN_INK (STEPPE), CARAVAN_INK (STEPPE_FG), add_tuft, FALSE, .8,
    "steppe" },
  { "stone", CARAVAN_INK (STONE), CARAVAN_INK (STONE_FG), add_pebble, TRUE, .72,
    "stone" },
  { "track", CARAVAN_INK (SAND), CARAVAN_INK (TRUNK), add_rails, FALSE, .8, NULL },
  { "coal", CARAVAN_INK (STONE), CARAVAN_INK (STONE_FG), add_lump, TRUE, .72, NULL },
  { "gold", CARAVAN_INK_RGB (0xE0A92B), CARAVAN_INK_RGB (0x6B3F0E), add_nugget, FALSE,
    .66, NULL },
  { "actions", CARAVAN_INK (PATH), CARAVAN_INK (PATH_FG), add_pip, TRUE, .66, NULL },
  { "laps", CARAVAN_INK (SAND), CARAVAN_INK (TRUNK), add_arrow, FALSE, .66, NULL },
  { "majorities", CARAVAN_INK (OASIS), CARAVAN_INK (OASIS_FG), add_gem, FALSE, .8,
    NULL },
};

static const Look plain = { NULL, CARAVAN_INK (ACCENT), 0, NULL, FALSE, 1, NULL };

static const Look *
find_look (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_strcmp0 (looks[i].name, name) == 0)
      return &looks[i];
  return &plain;
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
caravan_swatch_ground (CaravanLook look, const char *picture)
{
  return mix (look, find_look (picture)->ground);
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
caravan_swatch_ink (CaravanLook look, const char *picture)
{
  GdkRGBA ground = caravan_swatch_ground (look, picture);

  return caravan_palette (look, measure_light (&ground) > .2
                                    ? CARAVAN_COLOR_HAIRLINE
                                    : CARAVAN_COLOR_PIECE_PAPER);
}

/* Marks in rows, every other one shifted by half a step, like tiles of a roof. */
static void
add_marks (cairo_t *cr, const Look *look, double width, double height, double em)
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
              const Look *look,
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
          const Look *look,
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
                     const char *picture,
                     double x,
                     double y,
                     double width,
                     double height)
{
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  fill_box (pen, find_look (picture), width, height, .3 * pen->em);
  cairo_restore (pen->cr);
}

static void
draw_motif (const CaravanSwatchPen *pen, const char *motif, double side)
{
  CaravanPen with = { pen->look, -1, CARAVAN_INK (PIECE_PAPER) };

  cairo_save (pen->cr);
  cairo_translate (pen->cr, side * .1, side * .1);
  cairo_scale (pen->cr, side * .8 / UNITS, side * .8 / UNITS);
  caravan_motif_draw (pen->cr, motif, &with);
  cairo_restore (pen->cr);
}

void
caravan_swatch_draw_at (
    const CaravanSwatchPen *pen, const char *picture, double x, double y, double side)
{
  const Look *look = find_look (picture);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  fill_box (pen, look, side, side, .3 * pen->em);
  if (look->motif != NULL)
    draw_motif (pen, look->motif, side);
  cairo_restore (pen->cr);
}

void
caravan_swatch_draw (cairo_t *cr, CaravanLook look, const char *picture)
{
  const CaravanSwatchPen pen = { .cr = cr, .look = look, .em = UNITS / 2 };

  caravan_swatch_draw_at (&pen, picture, 2, 2, UNITS - 4);
}
