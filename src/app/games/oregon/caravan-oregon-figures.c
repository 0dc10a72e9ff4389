/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the rules of Oregon: bands and blocks of the sample board. */
#include "caravan-oregon.h"

#include "caravan-paths.h"
#include "cv-games.h"
#include "rec-board.h"

#define CELL CARAVAN_OREGON_CELL
#define EDGE CARAVAN_OREGON_EDGE

/* Cells of these cards' bands, or of their blocks. */
typedef struct
{
  const char *card[2]; /* the second NULL: the bands of the first */
} Figure;

static const Figure bands = { { "eagle", NULL } };
static const Figure blocks = { { "eagle", "wagon" } };

static gboolean
load_board (CvBoard *ret_board)
{
  RecError error = { 0 };
  json_t *json = rec_board_load_shipped (caravan_boards_dir (), &cv_oregon, "sample",
                                         ret_board, &error);

  json_decref (json);
  return json != NULL;
}

static const char *
get_symbol (const CvBoard *board, gboolean of_column, int cell)
{
  const CvGame *game = &cv_oregon;

  return of_column ? game->symbols[board->column_symbol[cell / 3]]
                   : game->symbols[board->row_symbol[cell / 2]];
}

/* Whether the cards name the cell: one of them its bands, two of them their blocks. */
static gboolean
is_named (const Figure *figure, const CvBoard *board, int column, int row)
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
is_on_card (const Figure *figure, const char *symbol)
{
  return g_str_equal (symbol, figure->card[0]) ||
         g_strcmp0 (symbol, figure->card[1]) == 0;
}

static void
draw_edges (const Figure *figure, const CvBoard *board, CaravanLook look, cairo_t *cr)
{
  for (int i = 0; i < CV_BOARD_BANDS; i++)
    {
      const char *above = get_symbol (board, TRUE, 3 * i);
      const char *beside = get_symbol (board, FALSE, 2 * i);
      caravan_oregon_picture_symbol (above, look, cr, TRUE, i,
                                     is_on_card (figure, above) ? 1 : .35);
      caravan_oregon_picture_symbol (beside, look, cr, FALSE, i,
                                     is_on_card (figure, beside) ? 1 : .35);
    }
}

/* The cells that are not named are veiled; those that are have a frame of ink. */
static void
draw_cell (const Figure *figure,
           const CvBoard *board,
           CaravanLook look,
           cairo_t *cr,
           int column,
           int row)
{
  double x = EDGE + column * CELL, y = EDGE + row * CELL;
  gboolean named = is_named (figure, board, column, row);

  caravan_oregon_picture_terrain (board, look, cr, column, row);
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
draw (const void *what, CaravanLook look, cairo_t *cr)
{
  const Figure *figure = what;
  g_autofree CvBoard *board = g_new0 (CvBoard, 1);

  if (!load_board (board))
    return;
  draw_edges (figure, board, look, cr);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      draw_cell (figure, board, look, cr, column, row);
}

static void
measure (const void *what, int *ret_width, int *ret_height)
{
  *ret_width = EDGE + 15 * CELL + 2;
  *ret_height = EDGE + 10 * CELL + 2;
}

const CaravanGameFigure caravan_oregon_figures[] = {
  { "oregon-bands", &bands, measure, draw },
  { "oregon-blocks", &blocks, measure, draw },
  { .name = NULL },
};
