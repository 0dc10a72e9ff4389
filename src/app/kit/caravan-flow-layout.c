/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-flow-layout.h"

struct _CaravanFlowLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (CaravanFlowLayout, caravan_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

/* A line under way. */
typedef struct
{
  int width; /* used so far */
  int height;
  GtkWidget *first; /* NULL: no child yet */
} Line;

static int
measure_width (GtkWidget *child, int available)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                      NULL);
  return MAX (minimum, available < 0 ? natural : MIN (natural, available));
}

static int
measure_height (GtkWidget *child, int width)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL,
                      NULL);
  return natural;
}

/* How much of the rest of a line lies before a child. */
static int
find_indent (GtkWidget *child, gboolean is_first, int rest)
{
  GtkAlign align = gtk_widget_get_halign (child);

  if (align == GTK_ALIGN_END)
    return rest;
  return is_first && align == GTK_ALIGN_CENTER ? rest / 2 : 0;
}

/* Puts the children of a line side by side, each in the middle of its height. */
static void
place_line (CaravanFlowLayout *self, const Line *line, GtkWidget *end, int width, int y)
{
  int x = 0, rest = MAX (0, width - line->width);

  for (GtkWidget *child = line->first; child != end;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      int child_width = measure_width (child, width);
      int child_height = measure_height (child, child_width);
      int indent = find_indent (child, child == line->first, rest);
      x += indent;
      rest -= indent;
      gtk_widget_size_allocate (child,
                                &(GtkAllocation){ x,
                                                  y + (line->height - child_height) / 2,
                                                  child_width, child_height },
                                -1);
      x += child_width + self->spacing;
    }
}

/* Breaks into lines; returns the height of all. place: also puts the children there. */
static int
flow (CaravanFlowLayout *self, GtkWidget *widget, int width, gboolean place)
{
  Line line = { 0 };
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      int child_width = measure_width (child, width);
      int after = line.width + self->spacing + child_width;
      if (line.first != NULL && width >= 0 && after > width)
        {
          if (place)
            place_line (self, &line, child, width, y);
          y += line.height + self->spacing;
          line = (Line){ 0 };
        }
      line.width = line.first == NULL ? child_width : after;
      line.height = MAX (line.height, measure_height (child, child_width));
      if (line.first == NULL)
        line.first = child;
    }
  if (place && line.first != NULL)
    place_line (self, &line, NULL, width, y);
  return y + line.height;
}

static void
measure_widths (CaravanFlowLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  int n = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int child_minimum, child_natural;
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum,
                            &child_natural, NULL, NULL);
        *minimum = MAX (*minimum, child_minimum);
        *natural += child_natural + (n++ > 0 ? self->spacing : 0);
      }
}

static void
caravan_flow_layout_measure (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  CaravanFlowLayout *self = CARAVAN_FLOW_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_widths (self, widget, minimum, natural);
  else
    *minimum = *natural = flow (self, widget, for_size, FALSE);
}

static void
caravan_flow_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  flow (CARAVAN_FLOW_LAYOUT (manager), widget, width, TRUE);
}

static GtkSizeRequestMode
caravan_flow_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_flow_layout_class_init (CaravanFlowLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->measure = caravan_flow_layout_measure;
  manager_class->allocate = caravan_flow_layout_allocate;
  manager_class->get_request_mode = caravan_flow_layout_get_request_mode;
}

static void
caravan_flow_layout_init (CaravanFlowLayout *self)
{
  self->spacing = 6;
}

GtkLayoutManager *
caravan_flow_layout_new (int spacing)
{
  CaravanFlowLayout *self = g_object_new (CARAVAN_TYPE_FLOW_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
