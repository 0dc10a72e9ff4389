/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The geometry of a grid. */
#include "cv-board.h"

#include <assert.h>
#include <string.h>

void
cv_board_start_grid (CvBoard *board, int width, int height)
{
  assert (board != NULL);
  assert (width >= 1 && width <= CV_BOARD_SIDE && height >= 1 &&
          height <= CV_BOARD_SIDE);

  *board = (CvBoard){ .present = true };
  board->width = (uint8_t) width;
  board->height = (uint8_t) height;
  board->stride = (uint8_t) (width + 1);
  board->n_words = (uint8_t) ((height * (width + 1) + 63) / 64);
}

void
cv_board_paint (CvBoard *board, int column, int row, char glyph)
{
  assert (board != NULL && board->present);
  assert (glyph != '\0');
  assert (column >= 0 && column < board->width && row >= 0 && row < board->height);
  board->glyph[row * board->stride + column] = glyph;
}

CvSet
cv_board_with (const CvBoard *board, const char *glyphs)
{
  assert (board != NULL && glyphs != NULL);
  assert (board->height * board->stride <= (int) sizeof board->glyph);

  CvSet set = { { 0 } };

  for (int bit = 0; bit < board->height * board->stride; bit++)
    if (board->glyph[bit] != '\0' && strchr (glyphs, board->glyph[bit]) != NULL)
      cv_set_add (&set, bit);
  return set;
}

uint32_t
cv_board_add_atoms (const CvBoard *board,
                    const CvSet *cells,
                    int arg,
                    int key,
                    CvAtom *atoms,
                    uint32_t n)
{
  assert (board != NULL && cells != NULL && atoms != NULL);
  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    n = cv_atom_add (atoms, n, arg, key, cv_board_cell (board, bit));
  return n;
}
