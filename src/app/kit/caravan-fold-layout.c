/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-fold-layout.h"

#include "caravan-layout.h"

#define SPACING 10 /* in a row */

/* A child that would get less than this of a row has a line of its own. */
#define LEAST 70

typedef struct
{
  int expands;
  gboolean hides;
} Fold;

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
  caravan_place (child, x, y, width, height);
}

/* Below each other. Returns the height; height 0: only measures. */
static int
stack (const Fold *self, GtkWidget *widget, int width, int height)
{
  GtkWidget *hidden = self->hides ? find_child (widget, self->expands) : NULL;
  int needed = 0, y;

  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    if (child != hidden)
      needed += caravan_least_height (child, width);
  if (height == 0)
    return needed;
  if (hidden != NULL)
    gtk_widget_set_child_visible (hidden, FALSE);
  y = MAX (0, (height - needed) / 2);
  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    if (child != hidden)
      {
        int own = caravan_least_height (child, width);
        place (child, 0, y, width, own);
        y += own;
      }
  return needed;
}

/* What the children beside the one that expands want. */
static int
measure_others (const Fold *self, GtkWidget *widget)
{
  GtkWidget *wide = find_child (widget, self->expands);
  int sum = 0;

  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    if (child != wide)
      sum += caravan_natural_width (child) + SPACING;
  return sum;
}

/* The child that expands on a line of its own above the others, or beside them. */
static int
line_up (const Fold *self, GtkWidget *widget, int width, int height)
{
  GtkWidget *wide = find_child (widget, self->expands);
  int others = measure_others (self, widget);
  gboolean above = width - others < LEAST;
  int wide_width = above ? width : width - others;
  int first = caravan_least_height (wide, wide_width), rest = 0;
  int x = above ? MAX (0, width - others + SPACING) : 0;

  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    if (child != wide)
      rest = MAX (rest, caravan_least_height (child, -1));
  if (height == 0)
    return above ? first + rest : MAX (first, rest);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child == wide)
      {
        int own = caravan_natural_width (child);
        place (child, above ? 0 : x, 0, MIN (own, wide_width), above ? first : height);
        x += above ? 0 : wide_width + SPACING;
      }
    else if (gtk_widget_should_layout (child))
      {
        int own = caravan_natural_width (child);
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

  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    lowest = MAX (lowest, caravan_least_height (child, -1));
  return lowest;
}

static int
lay_out (const Fold *self, GtkWidget *widget, int width, int height)
{
  return width >= CARAVAN_FOLD_WIDTH ? line_up (self, widget, width, height)
                                     : stack (self, widget, width, height);
}

static void
measure (gpointer data,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  const Fold *self = data;
  GtkWidget *hidden = self->hides ? find_child (widget, self->expands) : NULL;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *natural =
          lay_out (self, widget, for_size < 0 ? CARAVAN_FOLD_WIDTH - 1 : for_size, 0);
      *minimum = for_size < 0 ? MIN (*natural, measure_lowest (widget)) : *natural;
      return;
    }
  for (GtkWidget *child = caravan_layout_first (widget); child != NULL;
       child = caravan_layout_next (child))
    {
      *minimum = MAX (*minimum, caravan_least_width (child));
      if (child != hidden)
        *natural = MAX (*natural, caravan_natural_width (child));
    }
  *natural = MAX (*natural, *minimum);
}

static void
arrange (gpointer self, GtkWidget *widget, int width, int height)
{
  if (height > 0)
    lay_out (self, widget, width, height);
}

GtkLayoutManager *
caravan_fold_layout_new (int expands, gboolean hides)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, &(Fold){ expands, hides }, sizeof (Fold));
}
