/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the cells of a board lie, on the screen and as it is turned. */
#include "caravan-board-private.h"

#include "caravan-cell.h"
#include "caravan-plates.h"

#include <math.h>

/* Where a cell lies on the screen, and back. */

int
caravan_board_count_columns (CaravanBoard *self)
{
  return self->turn % 2 == 0 ? self->table.board.width : self->table.board.height;
}

int
caravan_board_count_rows (CaravanBoard *self)
{
  return self->turn % 2 == 0 ? self->table.board.height : self->table.board.width;
}

void
caravan_board_find_spot (CaravanBoard *self, CvCell cell, int *ret_x, int *ret_y)
{
  int column = cv_cell_column (cell), row = cv_cell_row (cell);
  int width = self->table.board.width, height = self->table.board.height;
  const int spots[4][2] = { { column, row },
                            { height - 1 - row, column },
                            { width - 1 - column, height - 1 - row },
                            { row, width - 1 - column } };

  *ret_x = spots[self->turn][0];
  *ret_y = spots[self->turn][1];
}

CvCell
caravan_board_cell_at (CaravanBoard *self, int x, int y)
{
  int width = self->table.board.width, height = self->table.board.height;
  const int cells[4][2] = { { x, y },
                            { y, height - 1 - x },
                            { width - 1 - x, height - 1 - y },
                            { width - 1 - y, x } };

  return cv_cell (cells[self->turn][0], cells[self->turn][1]);
}

CvCell
caravan_board_find_cell (CaravanBoard *self, double x, double y)
{
  if (!self->has_scene || self->cell == 0 || x < self->left || y < self->top)
    return CV_CELL_NONE;
  int column = ((int) x - self->left) / self->cell,
      row = ((int) y - self->top) / self->cell;
  if (column >= caravan_board_count_columns (self) ||
      row >= caravan_board_count_rows (self))
    return CV_CELL_NONE;
  return caravan_board_cell_at (self, column, row);
}

/* Letters and numbers stand above and on the left, the frame all round. */

gboolean
caravan_board_has_plates (CaravanBoard *self)
{
  return self->has_scene && self->scene.game->art->plate != NULL;
}

static int
measure_lead (CaravanBoard *self, int cell)
{
  if (caravan_board_has_plates (self))
    return (int) ceil (caravan_plates_lead (cell));
  return MAX (20, (int) (0.62 * cell));
}

static int
measure_trail (int cell)
{
  return MAX (8, (int) (0.3 * cell));
}

void
caravan_board_measure_at (CaravanBoard *self, int cell, int *width, int *height)
{
  int margins = measure_lead (self, cell) + measure_trail (cell);

  *width = caravan_board_count_columns (self) * cell + margins;
  *height = caravan_board_count_rows (self) * cell + margins;
}

int
caravan_board_find_fit (CaravanBoard *self, int width, int height)
{
  int cell = CARAVAN_CELL_MOST, needed_width, needed_height;

  for (; cell > 1; cell--)
    {
      caravan_board_measure_at (self, cell, &needed_width, &needed_height);
      if (needed_width <= width && needed_height <= height)
        break;
    }
  return cell;
}

void
caravan_board_use_cell_size (CaravanBoard *self, int cell)
{
  if (self->cell == cell)
    return;
  self->cell = cell;
  caravan_board_forget_sprites (self);
}

void
caravan_board_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  CaravanBoard *self = CARAVAN_BOARD (widget);
  int least[2], wanted[2];

  *minimum = *natural = 0;
  if (!self->has_scene)
    return;
  caravan_board_measure_at (self, CARAVAN_CELL_LEAST, &least[0], &least[1]);
  caravan_board_measure_at (self, CARAVAN_CELL_OPENS, &wanted[0], &wanted[1]);
  *minimum = least[orientation == GTK_ORIENTATION_VERTICAL];
  *natural = wanted[orientation == GTK_ORIENTATION_VERTICAL];
}

void
caravan_board_find_lead (
    CaravanBoard *self, int width, int height, int *ret_left, int *ret_top)
{
  int needed_width, needed_height;

  caravan_board_measure_at (self, self->cell, &needed_width, &needed_height);
  *ret_left = measure_lead (self, self->cell) + MAX (0, (width - needed_width) / 2);
  *ret_top = measure_lead (self, self->cell) + MAX (0, (height - needed_height) / 2);
}

static void
allocate_cell (CaravanBoard *self, GtkWidget *widget)
{
  int x, y;

  caravan_board_find_spot (self, caravan_cell_get_cell (CARAVAN_CELL (widget)), &x, &y);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (
      widget, self->cell, self->cell, -1,
      gsk_transform_translate (
          NULL, &GRAPHENE_POINT_INIT ((float) (self->left + x * self->cell),
                                      (float) (self->top + y * self->cell))));
}

void
caravan_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CaravanBoard *self = CARAVAN_BOARD (widget);

  if (!self->has_scene)
    return;
  if (!GTK_IS_SCROLLABLE (gtk_widget_get_parent (widget)))
    caravan_board_use_cell_size (
        self, MAX (CARAVAN_CELL_LEAST, caravan_board_find_fit (self, width, height)));
  caravan_board_find_lead (self, width, height, &self->left, &self->top);
  for (guint i = 0; i < self->cells->len; i++)
    allocate_cell (self, g_ptr_array_index (self->cells, i));
}

void
caravan_board_get_place (CaravanBoard *self, CaravanBoardPlace *ret_place)
{
  *ret_place =
      (CaravanBoardPlace){ self->cell, self->left, self->top,
                           self->has_scene ? caravan_board_count_columns (self) : 0,
                           self->has_scene ? caravan_board_count_rows (self) : 0 };
}

const CaravanSpots *
caravan_board_get_spots (CaravanBoard *self)
{
  return &self->spots;
}

static void
print_column (int column, char text[4])
{
  g_snprintf (text, 4, "%c", 'a' + column);
}

static void
print_row (int row, char text[4])
{
  g_snprintf (text, 4, "%d", row + 1);
}

void
caravan_board_name_column (CaravanBoard *self, int column, char text[4])
{
  CvCell cell = caravan_board_cell_at (self, column, 0);

  if (self->turn % 2 == 0)
    print_column (cv_cell_column (cell), text);
  else
    print_row (cv_cell_row (cell), text);
}

void
caravan_board_name_row (CaravanBoard *self, int row, char text[4])
{
  CvCell cell = caravan_board_cell_at (self, 0, row);

  if (self->turn % 2 == 0)
    print_row (cv_cell_row (cell), text);
  else
    print_column (cv_cell_column (cell), text);
}
