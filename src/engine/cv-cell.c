/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing the names of cells. */
#include "cv-cell.h"

#include <assert.h>

static bool
is_digit (char c)
{
  return c >= '0' && c <= '9';
}

bool
cv_cell_parse (const char *text, CvCell *ret_cell)
{
  assert (text != NULL && ret_cell != NULL);
  if (text[0] < 'a' || text[0] > 'z' || !is_digit (text[1]) || text[1] == '0')
    return false;

  int row = text[1] - '0';
  const char *end = text + 2;
  if (is_digit (*end))
    row = row * 10 + (*end++ - '0');
  if (*end != '\0')
    return false;

  *ret_cell = cv_cell (text[0] - 'a', row - 1);
  return true;
}

const char *
cv_cell_print (CvCell cell, char buffer[CV_CELL_TEXT_SIZE])
{
  assert (buffer != NULL);

  int row = cv_cell_row (cell) + 1;
  char *end = buffer;

  assert (cell >= 0 && cv_cell_column (cell) < CV_CELL_COLUMNS && row <= CV_CELL_ROWS);
  *end++ = (char) ('a' + cv_cell_column (cell));
  if (row >= 10)
    *end++ = (char) ('0' + row / 10);
  *end++ = (char) ('0' + row % 10);
  *end = '\0';
  return buffer;
}
