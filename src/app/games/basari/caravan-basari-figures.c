/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the rules of Basari. */
#include "caravan-basari.h"

#define GEM    40
#define GAP    6
#define MARGIN 8

/* Two offers of gems, the higher one first. */
typedef struct
{
  const char *offers[2]; /* as in records: "rbbbb" */
} Offers;

static const Offers offers = { { "rbbbb", "yyyyy" } };

static const char *
get_gem (char letter)
{
  switch (letter)
    {
    case 'r':
      return "gem-red";
    case 'y':
      return "gem-yellow";
    case 'g':
      return "gem-green";
    default:
      return "gem-blue";
    }
}

/* The letters of gems are the same in every language, as those of players. */
static void
draw_gem (cairo_t *cr, CaravanLook look, char letter, double x, double y)
{
  char text[] = { (char) g_ascii_toupper (letter), '\0' };
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell 800");
  int width, height;

  caravan_basari_draw_motif (cr, look, get_gem (letter), x, y, GEM);
  pango_font_description_set_absolute_size (font, 13 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  caravan_set_color (
      cr, look, letter == 'r' ? CARAVAN_COLOR_PIECE_PAPER : CARAVAN_COLOR_PIECE_INK);
  cairo_move_to (cr, x + (GEM - width) / 2., y + (GEM - height) / 2.);
  pango_cairo_show_layout (cr, layout);
}

/* The higher offer above, and a sign that it is. */
static void
draw (const void *what, CaravanLook look, cairo_t *cr)
{
  const Offers *figure = what;

  for (int i = 0; i < 2; i++)
    for (int k = 0; figure->offers[i][k] != '\0'; k++)
      draw_gem (cr, look, figure->offers[i][k], MARGIN + k * (GEM + GAP),
                MARGIN + i * (GEM + 4 * GAP));
  double y = MARGIN + GEM + 2 * GAP, x = MARGIN + 2.5 * (GEM + GAP) - GAP / 2.;
  caravan_set_color (cr, look, CARAVAN_COLOR_ACCENT);
  cairo_set_line_width (cr, 3);
  cairo_move_to (cr, x - 10, y + 5);
  cairo_line_to (cr, x, y - 5);
  cairo_line_to (cr, x + 10, y + 5);
  cairo_stroke (cr);
}

static void
measure (const void *what, int *ret_width, int *ret_height)
{
  *ret_width = 2 * MARGIN + 5 * (GEM + GAP) - GAP;
  *ret_height = 2 * MARGIN + 2 * GEM + 4 * GAP;
}

const CaravanGameFigure caravan_basari_figures[] = {
  { "basari-offer", &offers, measure, draw },
  { .name = NULL },
};
