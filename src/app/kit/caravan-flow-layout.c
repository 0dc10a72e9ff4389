/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-flow-layout.h"

#include "caravan-layout.h"

typedef struct
{
  int spacing;
} Flow;

/* A line under way. */
typedef struct
{
  int width; /* used so far */
  int height;
  GtkWidget *first, *last; /* NULL: no child yet */
} Line;

static int
measure_width (GtkWidget *child, int available)
{
  int natural = caravan_natural_width (child);

  return MAX (caravan_least_width (child),
              available < 0 ? natural : MIN (natural, available));
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

/* A separator is between two others: at an end of its line there is nothing to part. */
static gboolean
parts_nothing (const Line *line, GtkWidget *child)
{
  return GTK_IS_SEPARATOR (child) && (child == line->first || child == line->last);
}

/* Puts the children of a line side by side, each in the middle of its height. */
static void
place_line (const Flow *self, const Line *line, GtkWidget *end, int width, int y)
{
  int x = 0, rest = MAX (0, width - line->width);

  for (GtkWidget *child = line->first; child != end;
       child = caravan_layout_next (child))
    {
      if (parts_nothing (line, child))
        {
          gtk_widget_set_child_visible (child, FALSE);
          continue;
        }
      int child_width = measure_width (child, width);
      int child_height = caravan_natural_height (child, child_width);
      int indent = find_indent (child, child == line->first, rest);
      x += indent;
      rest -= indent;
      caravan_put (child, x, y + (line->height - child_height) / 2, child_width,
                   child_height);
      x += child_width + self->spacing;
    }
}

/* Breaks into lines; returns the height of all. place: also puts the children there. */
static int
flow (const Flow *self, GtkWidget *widget, int width, gboolean place)
{
  Line line = { 0 };
  int y = 0;

  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    {
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
      line.height = MAX (line.height, caravan_natural_height (child, child_width));
      if (line.first == NULL)
        line.first = child;
      line.last = child;
    }
  if (place && line.first != NULL)
    place_line (self, &line, NULL, width, y);
  return y + line.height;
}

static void
measure (gpointer data,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  const Flow *self = data;
  int n = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = flow (self, widget, for_size, FALSE);
      return;
    }
  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    {
      *minimum = MAX (*minimum, caravan_least_width (child));
      *natural += caravan_natural_width (child) + (n++ > 0 ? self->spacing : 0);
    }
}

static void
arrange (gpointer self, GtkWidget *widget, int width, int height)
{
  flow (self, widget, width, TRUE);
}

GtkLayoutManager *
caravan_flow_layout_new (int spacing)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, &(Flow){ spacing }, sizeof (Flow));
}
