/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-fold-layout.h"

#define SPACING 10 /* in a row */

/* A child that would get less than this of a row has a line of its own. */
#define LEAST 70

struct _CaravanFoldLayout
{
  GtkLayoutManager parent_instance;

  int expands;
  gboolean hides;
};

G_DEFINE_FINAL_TYPE (CaravanFoldLayout, caravan_fold_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size, gboolean natural)
{
  int least, wanted;

  gtk_widget_measure (child, orientation, for_size, &least, &wanted, NULL, NULL);
  return natural ? wanted : least;
}

static int
measure_height (GtkWidget *child, int width)
{
  return measure (child, GTK_ORIENTATION_VERTICAL, width, FALSE);
}

static GtkWidget *
find_child (GtkWidget *widget, int n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (; child != NULL && n > 0; n--)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* Below each other. Returns the height; height 0: only measures. */
static int
stack (CaravanFoldLayout *self, GtkWidget *widget, int width, int height)
{
  GtkWidget *hidden = self->hides ? find_child (widget, self->expands) : NULL;
  int needed = 0, y;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != hidden && gtk_widget_should_layout (child))
      needed += measure_height (child, width);
  if (height == 0)
    return needed;
  if (hidden != NULL)
    gtk_widget_set_child_visible (hidden, FALSE);
  y = MAX (0, (height - needed) / 2);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != hidden && gtk_widget_should_layout (child))
      {
        int own = measure_height (child, width);
        place (child, 0, y, width, own);
        y += own;
      }
  return needed;
}

/* What the children beside the one that expands want. */
static int
measure_others (CaravanFoldLayout *self, GtkWidget *widget)
{
  GtkWidget *wide = find_child (widget, self->expands);
  int sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != wide && gtk_widget_should_layout (child))
      sum += measure (child, GTK_ORIENTATION_HORIZONTAL, -1, TRUE) + SPACING;
  return sum;
}

/* The child that expands on a line of its own above the others, or beside them. */
static int
line_up (CaravanFoldLayout *self, GtkWidget *widget, int width, int height)
{
  GtkWidget *wide = find_child (widget, self->expands);
  int others = measure_others (self, widget);
  gboolean above = width - others < LEAST;
  int wide_width = above ? width : width - others;
  int first = measure_height (wide, wide_width), rest = 0;
  int x = above ? MAX (0, width - others + SPACING) : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != wide && gtk_widget_should_layout (child))
      rest = MAX (rest, measure_height (child, -1));
  if (height == 0)
    return above ? first + rest : MAX (first, rest);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child == wide)
      {
        int own = measure (child, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
        place (child, above ? 0 : x, 0, MIN (own, wide_width), above ? first : height);
        x += above ? 0 : wide_width + SPACING;
      }
    else if (gtk_widget_should_layout (child))
      {
        int own = measure (child, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
        place (child, x, above ? first : 0, own, above ? height - first : height);
        x += own + SPACING;
      }
  return height;
}

/* The height where all stand in a row and have all the width they want. */
static int
measure_lowest (GtkWidget *widget)
{
  int lowest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      lowest = MAX (lowest, measure_height (child, -1));
  return lowest;
}

static int
lay_out (CaravanFoldLayout *self, GtkWidget *widget, int width, int height)
{
  return width >= CARAVAN_FOLD_WIDTH ? line_up (self, widget, width, height)
                                     : stack (self, widget, width, height);
}

static void
caravan_fold_layout_measure (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  CaravanFoldLayout *self = CARAVAN_FOLD_LAYOUT (manager);
  GtkWidget *hidden = self->hides ? find_child (widget, self->expands) : NULL;

  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *natural =
          lay_out (self, widget, for_size < 0 ? CARAVAN_FOLD_WIDTH - 1 : for_size, 0);
      *minimum = for_size < 0 ? MIN (*natural, measure_lowest (widget)) : *natural;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        *minimum = MAX (*minimum, measure (child, orientation, -1, FALSE));
        if (child != hidden)
          *natural = MAX (*natural, measure (child, orientation, -1, TRUE));
      }
  *natural = MAX (*natural, *minimum);
}

static void
caravan_fold_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  if (height > 0)
    lay_out (CARAVAN_FOLD_LAYOUT (manager), widget, width, height);
}

static GtkSizeRequestMode
caravan_fold_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_fold_layout_class_init (CaravanFoldLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = caravan_fold_layout_measure;
  layout_class->allocate = caravan_fold_layout_allocate;
  layout_class->get_request_mode = caravan_fold_layout_get_request_mode;
}

static void
caravan_fold_layout_init (CaravanFoldLayout *self)
{
}

GtkLayoutManager *
caravan_fold_layout_new (int expands, gboolean hides)
{
  CaravanFoldLayout *self = g_object_new (CARAVAN_TYPE_FOLD_LAYOUT, NULL);

  self->expands = expands;
  self->hides = hides;
  return GTK_LAYOUT_MANAGER (self);
}
