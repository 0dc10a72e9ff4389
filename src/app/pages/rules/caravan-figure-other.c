/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-figure-other.h"

#include "caravan-board-picture-private.h"
#include "caravan-figure-data.h"
#include "caravan-paths.h"
#include "rec-board.h"

#define CELL   CARAVAN_BANDS_CELL
#define EDGE   CARAVAN_BANDS_EDGE
#define GEM    40
#define GAP    6
#define MARGIN 8

static const CaravanBandFigure *
find_band_figure (const char *name)
{
  for (const CaravanBandFigure *i = caravan_band_figures; i->name != NULL; i++)
    if (g_strcmp0 (i->name, name) == 0)
      return i;
  return NULL;
}

static const CaravanGemFigure *
find_gem_figure (const char *name)
{
  for (const CaravanGemFigure *i = caravan_gem_figures; i->name != NULL; i++)
    if (g_strcmp0 (i->name, name) == 0)
      return i;
  return NULL;
}

/* Oregon. */

static gboolean
load_board (CvBoard *ret_board)
{
  RecError error = { 0 };
  json_t *json = rec_board_load_shipped (caravan_boards_dir (), cv_game_find ("oregon"),
                                         "sample", ret_board, &error);

  json_decref (json);
  return json != NULL;
}

static const char *
get_symbol (const CvBoard *board, gboolean of_column, int cell)
{
  const CvGame *game = cv_game_find ("oregon");

  return of_column ? game->symbols[board->column_symbol[cell / 3]]
                   : game->symbols[board->row_symbol[cell / 2]];
}

/* Whether the cards name the cell: one of them its bands, two of them their blocks. */
static gboolean
is_named (const CaravanBandFigure *figure, const CvBoard *board, int column, int row)
{
  const char *above = get_symbol (board, TRUE, column);
  const char *beside = get_symbol (board, FALSE, row);
  const char *one = figure->card[0], *two = figure->card[1];

  if (two == NULL)
    return g_str_equal (above, one) || g_str_equal (beside, one);
  return (g_str_equal (above, one) && g_str_equal (beside, two)) ||
         (g_str_equal (above, two) && g_str_equal (beside, one));
}

static gboolean
is_on_card (const CaravanBandFigure *figure, const char *symbol)
{
  return g_str_equal (symbol, figure->card[0]) ||
         g_strcmp0 (symbol, figure->card[1]) == 0;
}

static void
draw_edges (const CaravanBandFigure *figure,
            const CvBoard *board,
            CaravanLook look,
            cairo_t *cr)
{
  for (int i = 0; i < CV_BOARD_BANDS; i++)
    {
      const char *above = get_symbol (board, TRUE, 3 * i);
      const char *beside = get_symbol (board, FALSE, 2 * i);
      caravan_bands_picture_symbol (above, look, cr, TRUE, i,
                                    is_on_card (figure, above) ? 1 : .35);
      caravan_bands_picture_symbol (beside, look, cr, FALSE, i,
                                    is_on_card (figure, beside) ? 1 : .35);
    }
}

/* The cells that are not named are veiled; those that are have a frame of ink. */
static void
draw_cell (const CaravanBandFigure *figure,
           const CvBoard *board,
           CaravanLook look,
           cairo_t *cr,
           int column,
           int row)
{
  double x = EDGE + column * CELL, y = EDGE + row * CELL;
  gboolean named = is_named (figure, board, column, row);

  caravan_bands_picture_terrain (board, look, cr, column, row);
  cairo_rectangle (cr, x + .5, y + .5, CELL - 1, CELL - 1);
  if (named)
    caravan_set_color (cr, look, CARAVAN_COLOR_PIECE_INK);
  else
    cairo_set_source_rgba (cr, 1, .99, .96, .62);
  cairo_set_line_width (cr, 1.6);
  if (named)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

static void
draw_bands (const CaravanBandFigure *figure, CaravanLook look, cairo_t *cr)
{
  g_autofree CvBoard *board = g_new0 (CvBoard, 1);

  if (!load_board (board))
    return;
  draw_edges (figure, board, look, cr);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      draw_cell (figure, board, look, cr, column, row);
}

/* Basari. */

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

  caravan_picture_motif (cr, look, get_gem (letter), x, y, GEM);
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
draw_offers (const CaravanGemFigure *figure, CaravanLook look, cairo_t *cr)
{
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

gboolean
caravan_figure_other_measure (const char *name, int *ret_width, int *ret_height)
{
  if (find_band_figure (name) != NULL)
    {
      *ret_width = EDGE + 15 * CELL + 2;
      *ret_height = EDGE + 10 * CELL + 2;
      return TRUE;
    }
  if (find_gem_figure (name) == NULL)
    return FALSE;
  *ret_width = 2 * MARGIN + 5 * (GEM + GAP) - GAP;
  *ret_height = 2 * MARGIN + 2 * GEM + 4 * GAP;
  return TRUE;
}

void
caravan_figure_other_draw (const char *name, CaravanLook look, cairo_t *cr)
{
  const CaravanBandFigure *bands = find_band_figure (name);
  const CaravanGemFigure *gems = find_gem_figure (name);

  if (bands != NULL)
    draw_bands (bands, look, cr);
  else if (gems != NULL)
    draw_offers (gems, look, cr);
}
