/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-columns-layout.h"

#include "caravan-layout.h"

typedef struct
{
  int width;
  int spacing;
} Columns;

/* The width that all children need, and how many there are. */
static int
measure_children (GtkWidget *widget, int *ret_n)
{
  int width = 0;

  *ret_n = 0;
  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    {
      width = MAX (width, caravan_least_width (child));
      (*ret_n)++;
    }
  return width;
}

/* The width a column should have before there is another one beside it. */
static int
measure_column (const Columns *self, GtkWidget *widget, int *ret_n)
{
  return MAX (self->width, measure_children (widget, ret_n));
}

/* No more than the rows need that there must be: seven where six fit are four and
   three. */
static int
count_columns (const Columns *self, GtkWidget *widget, int width)
{
  int n, column = measure_column (self, widget, &n);
  int most = CLAMP ((width + self->spacing) / (column + self->spacing), 1, MAX (n, 1));
  int n_rows = (MAX (n, 1) + most - 1) / most;

  return (MAX (n, 1) + n_rows - 1) / n_rows;
}

static int
measure_row (GtkWidget *first, int n_columns, int column)
{
  int height = 0;

  for (GtkWidget *child = first; child != NULL && n_columns > 0;
       child = caravan_layout_next (child), n_columns--)
    height = MAX (height, caravan_natural_height (child, column));
  return height;
}

/* The height where all stand side by side and have all the width they want. */
static int
measure_lowest (GtkWidget *widget)
{
  int height = 0;

  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    height = MAX (height, caravan_least_height (child, -1));
  return height;
}

/* In one of n columns of a row. They end where the row does, whatever does not divide. */
static void
place_at (const Columns *self, GtkWidget *child, int at, int n, const GdkRectangle *row)
{
  int step = row->width + self->spacing;
  int from = at * step / n, to = (at + 1) * step / n - self->spacing;

  caravan_place (child, from, row->y, to - from, row->height);
}

/* Row by row; returns the height of all. place: also puts the children there, each row
   higher by `extra`. */
static int
lay_out (const Columns *self, GtkWidget *widget, int width, int extra, gboolean place)
{
  int n = count_columns (self, widget, width), y = 0;
  int column = (width - (n - 1) * self->spacing) / n;
  GtkWidget *child = caravan_layout_first (widget);

  while (child != NULL)
    {
      int height = measure_row (child, n, column) + extra;
      for (int i = 0; i < n && child != NULL; i++, child = caravan_layout_next (child))
        if (place)
          place_at (self, child, i, n, &(GdkRectangle){ 0, y, width, height });
      y += height + self->spacing;
    }
  return MAX (0, y - self->spacing);
}

static void
measure (gpointer self,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  int n, column = measure_column (self, widget, &n);

  *minimum = measure_children (widget, &n);
  *natural = column;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *natural = lay_out (self, widget, for_size < 0 ? column : for_size, 0, FALSE);
  *minimum = for_size < 0 ? measure_lowest (widget) : *natural;
}

/* What there is room for beyond what is needed, where the children want it. */
static int
find_extra (const Columns *self, GtkWidget *widget, int width, int height)
{
  int n, n_columns = count_columns (self, widget, width);

  measure_children (widget, &n);
  if (n == 0 || !gtk_widget_compute_expand (widget, GTK_ORIENTATION_VERTICAL))
    return 0;
  return MAX (0, height - lay_out (self, widget, width, 0, FALSE)) /
         ((n + n_columns - 1) / n_columns);
}

static void
arrange (gpointer self, GtkWidget *widget, int width, int height)
{
  lay_out (self, widget, width, find_extra (self, widget, width, height), TRUE);
}

GtkLayoutManager *
caravan_columns_layout_new (int width, int spacing)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, &(Columns){ width, spacing }, sizeof (Columns));
}
