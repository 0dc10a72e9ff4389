/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The focus on a board: one tab stop, steps by the direction on the screen, and what
   the focused cell says. */
#include "caravan-board-private.h"

#include "caravan-widget.h"

static CvCell
find_first_reachable (CaravanBoard *self)
{
  for (int i = 0; i < self->spots.columns * self->spots.rows; i++)
    {
      CvCell cell = caravan_board_cell_at (self, i % self->spots.columns,
                                           i / self->spots.columns);
      if (caravan_board_can_reach (self, cell))
        return cell;
    }
  return CV_CELL_NONE;
}

CvCell
caravan_board_get_focus (CaravanBoard *self)
{
  return self->focus;
}

/* Where the focus goes that is sent there, or just to the board. */
static CvCell
find_target (CaravanBoard *self, CvCell cell)
{
  if (cell != CV_CELL_NONE && caravan_board_can_reach (self, cell))
    return cell;
  return self->focus != CV_CELL_NONE && caravan_board_can_reach (self, self->focus)
             ? self->focus
             : find_first_reachable (self);
}

void
caravan_board_focus (CaravanBoard *self, CvCell cell)
{
  CvCell target = find_target (self, cell);
  GtkWidget *widget = caravan_board_get_cell (self, target);

  if (widget == NULL)
    return;
  gtk_widget_grab_focus (widget);
  caravan_board_point_at (self, target);
}

void
caravan_board_focus_quietly (CaravanBoard *self, CvCell cell)
{
  GtkWidget *widget = caravan_board_get_cell (self, cell);

  if (widget == NULL)
    return;
  if (self->focus != cell)
    caravan_board_describe_focus (self, NULL);
  self->focus = cell;
  gtk_widget_grab_focus (widget);
}

void
caravan_board_rest (CaravanBoard *self)
{
  caravan_board_focus_quietly (self, find_target (self, CV_CELL_NONE));
}

/* The focus also comes back here, with its window or from a dialog: then nobody points.
 */
void
caravan_board_cell_focused (CaravanBoard *self, CvCell cell)
{
  gboolean is_moved = self->focus != cell;

  if (is_moved)
    caravan_board_describe_focus (self, NULL);
  self->focus = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "focus-moved", (int) cell);
  if (is_moved)
    caravan_board_point_at (self, cell);
}

static int
clamp_towards (int from, int to, int n)
{
  return CLAMP (from + to, 0, n - 1);
}

/* The spot where a step begins to look for a cell, and how it goes on looking. */
static void
aim_step (
    CaravanBoard *self, CaravanStepTo step, int *x, int *y, int *ret_dx, int *ret_dy)
{
  int columns = caravan_board_count_columns (self),
      rows = caravan_board_count_rows (self);
  const struct
  {
    int x, y, dx, dy;
  } aims[] = {
    [CARAVAN_STEP_LEFT] = { *x - 1, *y, -1, 0 },
    [CARAVAN_STEP_RIGHT] = { *x + 1, *y, 1, 0 },
    [CARAVAN_STEP_UP] = { *x, *y - 1, 0, -1 },
    [CARAVAN_STEP_DOWN] = { *x, *y + 1, 0, 1 },
    [CARAVAN_STEP_ROW_START] = { 0, *y, 1, 0 },
    [CARAVAN_STEP_ROW_END] = { columns - 1, *y, -1, 0 },
    [CARAVAN_STEP_FIRST] = { 0, 0, 1, 0 },
    [CARAVAN_STEP_LAST] = { columns - 1, rows - 1, -1, 0 },
    [CARAVAN_STEP_PAGE_UP] = { *x, clamp_towards (*y, -5, rows), 0, 1 },
    [CARAVAN_STEP_PAGE_DOWN] = { *x, clamp_towards (*y, 5, rows), 0, -1 },
  };

  *x = aims[step].x;
  *y = aims[step].y;
  *ret_dx = aims[step].dx;
  *ret_dy = aims[step].dy;
}

void
caravan_board_step_focus (CaravanBoard *self, CaravanStepTo step)
{
  int columns = caravan_board_count_columns (self),
      rows = caravan_board_count_rows (self);
  gboolean wraps = step == CARAVAN_STEP_FIRST || step == CARAVAN_STEP_LAST;
  int x, y, dx, dy;

  if (self->focus == CV_CELL_NONE)
    self->focus = find_first_reachable (self);
  if (self->focus == CV_CELL_NONE)
    return;
  caravan_board_find_spot (self, self->focus, &x, &y);
  aim_step (self, step, &x, &y, &dx, &dy);
  for (; x >= 0 && y >= 0 && x < columns && y < rows; x += dx, y += dy)
    {
      if (caravan_board_can_reach (self, caravan_board_cell_at (self, x, y)))
        {
          caravan_board_focus (self, caravan_board_cell_at (self, x, y));
          return;
        }
      if (wraps && (x + dx < 0 || x + dx >= columns))
        {
          x = dx > 0 ? -1 : columns;
          y += dx;
        }
    }
}

/* One tab stop for all the cells. */
gboolean
caravan_board_focus_vfunc (GtkWidget *widget, GtkDirectionType direction)
{
  static const CaravanStepTo steps[] = { [GTK_DIR_UP] = CARAVAN_STEP_UP,
                                         [GTK_DIR_DOWN] = CARAVAN_STEP_DOWN,
                                         [GTK_DIR_LEFT] = CARAVAN_STEP_LEFT,
                                         [GTK_DIR_RIGHT] = CARAVAN_STEP_RIGHT };
  CaravanBoard *self = CARAVAN_BOARD (widget);
  gboolean is_tab =
      direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (!self->has_scene)
    return FALSE;
  if (gtk_widget_get_focus_child (widget) == NULL)
    {
      caravan_board_focus (self, CV_CELL_NONE);
      return gtk_widget_get_focus_child (widget) != NULL;
    }
  if (is_tab)
    return FALSE;
  caravan_board_step_focus (self, steps[direction]);
  return TRUE;
}

void
caravan_board_describe_focus (CaravanBoard *self, const char *text)
{
  GtkWidget *old = caravan_board_get_cell (self, self->described);
  GtkWidget *focused = caravan_board_get_cell (self, self->focus);

  if (old != NULL && (text == NULL || old != focused))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (old),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  self->described = CV_CELL_NONE;
  if (text == NULL || focused == NULL)
    return;
  caravan_widget_describe (focused, text);
  self->described = self->focus;
}
