/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A printed board: what never changes while a game is played on it. A grid of glyphs
   for Oasis and Oregon, a ring of arches for Basari. */
#ifndef CV_BOARD_H
#define CV_BOARD_H

#include "cv-cell.h"

#include <assert.h>

#include "cv-gems.h"
#include "cv-move.h"
#include "cv-set.h"

#define CV_BOARD_SIDE   26
#define CV_BOARD_BANDS  5
#define CV_BOARD_SETS   18
#define CV_BOARD_ARCHES 60

typedef enum
{
  CV_LAYOUT_GRID,
  CV_LAYOUT_RING
} CvLayout;

typedef struct
{
  bool present; /* without a board only counts can be recorded */
  uint8_t width;
  uint8_t height;
  uint8_t stride;  /* bits of a row in a CvSet: width + 1 */
  uint8_t n_words; /* words of a CvSet that the board uses */
  char glyph[CV_BOARD_SIDE * (CV_BOARD_SIDE + 1)]; /* by bit; guard bits are 0 */

  /* Sets that the game derives from the glyphs in its `prepare`, by its own enum. */
  CvSet set[CV_BOARD_SETS];

  /* Which symbol governs each band of columns and of rows, for games that have them. */
  uint8_t column_symbol[CV_BOARD_BANDS];
  uint8_t row_symbol[CV_BOARD_BANDS];

  uint16_t track; /* spaces of the scoring track; 0: not known */

  /* A ring: what each arch shows, as far as it is known. */
  uint8_t n_arches;
  bool has_arch_points[CV_BOARD_ARCHES];
  bool has_arch_gems[CV_BOARD_ARCHES];
  uint8_t arch_points[CV_BOARD_ARCHES];
  CvGems arch_gems[CV_BOARD_ARCHES];
  uint16_t majority[CV_GEM_COLORS];
  uint16_t lap;
} CvBoard;

/* Sets up the geometry of an empty grid; glyphs are then put in with cv_board_paint. */
void cv_board_start_grid (CvBoard *board, int width, int height);
void cv_board_paint (CvBoard *board, int column, int row, char glyph);

/* The bit of a cell, or -1 when the cell lies outside the grid. */
static inline int
cv_board_bit (const CvBoard *board, CvCell cell)
{
  int column = cv_cell_column (cell), row = cv_cell_row (cell);
  if (cell < 0 || column >= board->width || row >= board->height)
    return -1;
  return row * board->stride + column;
}

/* The bit of a cell that is known to lie on the grid. */
static inline int
cv_board_known_bit (const CvBoard *board, CvCell cell)
{
  assert (cell >= 0 && cv_cell_column (cell) < board->width);
  assert (cv_cell_row (cell) < board->height);
  return cv_cell_row (cell) * board->stride + cv_cell_column (cell);
}

static inline CvCell
cv_board_cell (const CvBoard *board, int bit)
{
  assert (bit >= 0 && bit < board->height * board->stride);
  return cv_cell (bit % board->stride, bit / board->stride);
}

/* Adds an atom for each cell of a set, in reading order; returns how many there are. */
uint32_t cv_board_add_atoms (const CvBoard *board,
                             const CvSet *cells,
                             int arg,
                             int key,
                             CvAtom *atoms,
                             uint32_t n);

/* The cells that carry any of the glyphs. */
CvSet cv_board_with (const CvBoard *board, const char *glyphs);

#endif
