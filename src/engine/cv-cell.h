/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cell as people write it, column letter then row number from the top ("c4"). It does
   not depend on a board: a well-formed cell may lie outside the one on the table, and
   saying so is the game's business. */
#ifndef CV_CELL_H
#define CV_CELL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef int16_t CvCell;

#define CV_CELL_COLUMNS 26
#define CV_CELL_ROWS    99

/* "No cell": what `"marker":"none"` says. */
#define CV_CELL_NONE ((CvCell) -1)

#define CV_CELL_TEXT_SIZE 4

static inline CvCell
cv_cell (int column, int row)
{
  return (CvCell) (row * 32 + column);
}

static inline int
cv_cell_column (CvCell cell)
{
  return cell & 31;
}

static inline int
cv_cell_row (CvCell cell)
{
  return cell >> 5;
}

/* Reads exactly `[a-z][1-9][0-9]?`; anything else is false and leaves ret_cell alone.
 */
bool cv_cell_parse (const char *text, CvCell *ret_cell);

/* Writes the cell's name and returns buffer. */
const char *cv_cell_print (CvCell cell, char buffer[CV_CELL_TEXT_SIZE]);

#endif
