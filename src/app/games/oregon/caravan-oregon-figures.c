/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the rules of Oregon: bands and blocks of the sample board. */
#include "caravan-oregon.h"

#include "caravan-board-picture.h"
#include "caravan-paths.h"
#include "cv-games.h"
#include "rec-board.h"

#define CELL  CARAVAN_SCENERY_PICTURE_CELL
#define SCALE .62

/* Cells of these cards' bands, or of their blocks. */
typedef struct
{
  const char *card[3]; /* NULL-terminated; one: its bands, two: their blocks */
} Figure;

static const Figure bands = { { "eagle" } };
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

/* The cells that are not named are veiled; those that are have a frame of ink. */
static void
draw_cell (const Figure *figure,
           const CvBoard *board,
           CaravanLook look,
           cairo_t *cr,
           int column,
           int row)
{
  gboolean named = is_named (figure, board, column, row);

  cairo_rectangle (cr, column * CELL + 1, row * CELL + 1, CELL - 2, CELL - 2);
  if (named)
    caravan_set_color (cr, look, CARAVAN_COLOR_PIECE_INK);
  else
    cairo_set_source_rgba (cr, 1, .99, .96, .62);
  cairo_set_line_width (cr, 2.6);
  if (named)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

static void
draw (const void *what, CaravanLook look, cairo_t *cr)
{
  const Figure *figure = what;
  g_autofree CvTable *table = g_new0 (CvTable, 1);
  g_autofree CvState *state = g_new0 (CvState, 1);
  CvBoard *board = &table->board;

  table->game = &cv_oregon;
  if (!load_board (board))
    return;
  cairo_scale (cr, SCALE, SCALE);
  caravan_scenery_picture_draw_named (table, state, figure->card, look, cr);
  cairo_translate (cr, caravan_oregon_art.board_edge, caravan_oregon_art.board_edge);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      draw_cell (figure, board, look, cr, column, row);
}

static void
measure (const void *what, int *ret_width, int *ret_height)
{
  g_autofree CvTable *table = g_new0 (CvTable, 1);
  double width, height;

  table->game = &cv_oregon;
  if (!load_board (&table->board))
    return;
  caravan_scenery_picture_measure (table, &width, &height);
  *ret_width = (int) (width * SCALE);
  *ret_height = (int) (height * SCALE);
}

const CaravanGameFigure caravan_oregon_figures[] = {
  { "oregon-bands", &bands, measure, draw },
  { "oregon-blocks", &blocks, measure, draw },
  { .name = NULL },
};
