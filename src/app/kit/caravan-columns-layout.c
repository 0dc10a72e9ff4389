/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-columns-layout.h"

struct _CaravanColumnsLayout
{
  GtkLayoutManager parent_instance;

  int width;
  int spacing;
};

G_DEFINE_FINAL_TYPE (CaravanColumnsLayout,
                     caravan_columns_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
find_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_child (GtkWidget *widget)
{
  return find_shown (gtk_widget_get_first_child (widget));
}

static GtkWidget *
next_child (GtkWidget *child)
{
  return find_shown (gtk_widget_get_next_sibling (child));
}

/* The width that all children need, and how many there are. */
static int
measure_children (GtkWidget *widget, int *ret_n)
{
  int width = 0, minimum;

  *ret_n = 0;
  for (GtkWidget *child = first_child (widget); child != NULL;
       child = next_child (child))
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      width = MAX (width, minimum);
      (*ret_n)++;
    }
  return width;
}

/* The width a column should have before there is another one beside it. */
static int
measure_column (CaravanColumnsLayout *self, GtkWidget *widget, int *ret_n)
{
  return MAX (self->width, measure_children (widget, ret_n));
}

static int
count_columns (CaravanColumnsLayout *self, GtkWidget *widget, int width)
{
  int n, column = measure_column (self, widget, &n);

  return CLAMP ((width + self->spacing) / (column + self->spacing), 1, MAX (n, 1));
}

static int
measure_row (GtkWidget *first, int n_columns, int column)
{
  int height = 0, natural;

  for (GtkWidget *child = first; child != NULL && n_columns > 0;
       child = next_child (child), n_columns--)
    {
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, NULL, &natural, NULL,
                          NULL);
      height = MAX (height, natural);
    }
  return height;
}

/* The height where all stand side by side and have all the width they want. */
static int
measure_lowest (GtkWidget *widget)
{
  int height = 0, minimum;

  for (GtkWidget *child = first_child (widget); child != NULL;
       child = next_child (child))
    {
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL,
                          NULL);
      height = MAX (height, minimum);
    }
  return height;
}

/* Row by row; returns the height of all. place: also puts the children there. */
static int
lay_out (CaravanColumnsLayout *self, GtkWidget *widget, int width, gboolean place)
{
  int n = count_columns (self, widget, width), y = 0;
  int column = (width - (n - 1) * self->spacing) / n;
  GtkWidget *child = first_child (widget);

  while (child != NULL)
    {
      int height = measure_row (child, n, column);
      for (int i = 0; i < n && child != NULL; i++, child = next_child (child))
        if (place)
          gtk_widget_size_allocate (
              child,
              &(GtkAllocation){ i * (column + self->spacing), y, column, height }, -1);
      y += height + self->spacing;
    }
  return MAX (0, y - self->spacing);
}

static void
caravan_columns_layout_measure (GtkLayoutManager *manager,
                                GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  CaravanColumnsLayout *self = CARAVAN_COLUMNS_LAYOUT (manager);
  int n, column = measure_column (self, widget, &n);

  *minimum_baseline = *natural_baseline = -1;
  *minimum = measure_children (widget, &n);
  *natural = column;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *natural = lay_out (self, widget, for_size < 0 ? column : for_size, FALSE);
  *minimum = for_size < 0 ? measure_lowest (widget) : *natural;
}

static void
caravan_columns_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (CARAVAN_COLUMNS_LAYOUT (manager), widget, width, TRUE);
}

static GtkSizeRequestMode
caravan_columns_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_columns_layout_class_init (CaravanColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = caravan_columns_layout_measure;
  layout_class->allocate = caravan_columns_layout_allocate;
  layout_class->get_request_mode = caravan_columns_layout_get_request_mode;
}

static void
caravan_columns_layout_init (CaravanColumnsLayout *self)
{
}

GtkLayoutManager *
caravan_columns_layout_new (int width, int spacing)
{
  CaravanColumnsLayout *self = g_object_new (CARAVAN_TYPE_COLUMNS_LAYOUT, NULL);

  self->width = width;
  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
