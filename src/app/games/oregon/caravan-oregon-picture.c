/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Oregon as a picture: a grid between symbols. */
#include "caravan-oregon.h"

#include "cv-games.h"

#define CELL CARAVAN_OREGON_CELL
#define EDGE CARAVAN_OREGON_EDGE

/* Cells of a band. */
#define BAND_COLUMNS 3
#define BAND_ROWS    2

/* On 64 × 64 units: a gable under which a letter has room. */
#define HOUSE "M32 4 L60 24 L60 60 L4 60 L4 24 Z"

void
caravan_oregon_draw_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side)
{
  caravan_motif_draw_on (cr, look, caravan_motif_find_in (caravan_oregon_motifs, name),
                         x, y, side);
}

/* The motif of a ground is called as the ground is. */
static const char *
get_terrain (char glyph)
{
  for (const CvGround *ground = cv_oregon.grounds; ground->glyph != '\0'; ground++)
    if (ground->glyph == glyph)
      return ground->id;
  return cv_oregon.grounds[0].id;
}

void
caravan_oregon_picture_terrain (
    const CvBoard *board, CaravanLook look, cairo_t *cr, int column, int row)
{
  caravan_oregon_draw_motif (cr, look,
                             get_terrain (board->glyph[row * board->stride + column]),
                             EDGE + column * CELL, EDGE + row * CELL, CELL);
}

void
caravan_oregon_picture_symbol (const char *symbol,
                               CaravanLook look,
                               cairo_t *cr,
                               gboolean of_column,
                               int band,
                               double alpha)
{
  double side = EDGE - 6;
  double middle =
      EDGE + (band + .5) * CELL * (of_column ? BAND_COLUMNS : BAND_ROWS) - side / 2;

  if (alpha < 1)
    cairo_push_group (cr);
  caravan_oregon_draw_motif (cr, look, symbol, of_column ? middle : 1,
                             of_column ? 1 : middle, side);
  if (alpha < 1)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, alpha);
    }
}

/* What stands on the cells. */

static void
draw_house (cairo_t *cr, CaravanLook look, const char *sign)
{
  caravan_motif_trace (cr, HOUSE);
  caravan_set_color (cr, look, CARAVAN_COLOR_PIECE_PAPER);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_PIECE_INK);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
  caravan_draw_text (cr, sign, 32, 54, 36,
                     caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
}

static void
draw_piece (const CvTable *table,
            const CvLook *what,
            CaravanLook look,
            cairo_t *cr,
            double x,
            double y)
{
  if (what->piece < 0)
    return;
  cairo_save (cr);
  cairo_translate (cr, x + CELL * .1, y + CELL * .1);
  cairo_scale (cr, CELL * .8 / 64, CELL * .8 / 64);
  if (what->owner >= 0 && what->owner < table->n_players)
    caravan_draw_badge (cr, (CvColor) table->color[what->owner]);
  else
    draw_house (cr, look, table->game->pieces[what->piece].sign);
  cairo_restore (cr);
}

/* The blocks, which the symbols name, are parted by stronger lines. */
static void
draw_blocks (const CvBoard *board, CaravanLook look, cairo_t *cr)
{
  double right = EDGE + board->width * CELL, below = EDGE + board->height * CELL;

  for (int i = 0; i <= board->width / BAND_COLUMNS; i++)
    {
      cairo_move_to (cr, EDGE + i * BAND_COLUMNS * CELL, EDGE);
      cairo_line_to (cr, EDGE + i * BAND_COLUMNS * CELL, below);
    }
  for (int i = 0; i <= board->height / BAND_ROWS; i++)
    {
      cairo_move_to (cr, EDGE, EDGE + i * BAND_ROWS * CELL);
      cairo_line_to (cr, right, EDGE + i * BAND_ROWS * CELL);
    }
  caravan_set_color (cr, look, CARAVAN_COLOR_FRAME);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
}

void
caravan_oregon_picture_measure (const CvBoard *board,
                                double *ret_width,
                                double *ret_height)
{
  *ret_width = EDGE + board->width * CELL + 2;
  *ret_height = EDGE + board->height * CELL + 2;
}

void
caravan_oregon_picture_draw (const CvTable *table,
                             const CvState *state,
                             CaravanLook look,
                             cairo_t *cr)
{
  const CvBoard *board = &table->board;
  const char *const *symbols = table->game->symbols;

  for (int i = 0; i < CV_BOARD_BANDS; i++)
    {
      caravan_oregon_picture_symbol (symbols[board->column_symbol[i]], look, cr, TRUE,
                                     i, 1);
      caravan_oregon_picture_symbol (symbols[board->row_symbol[i]], look, cr, FALSE, i,
                                     1);
    }
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      caravan_oregon_picture_terrain (board, look, cr, column, row);
  draw_blocks (board, look, cr);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        CvLook what = table->game->look (table, state, row * board->stride + column);
        draw_piece (table, &what, look, cr, EDGE + column * CELL, EDGE + row * CELL);
      }
}
