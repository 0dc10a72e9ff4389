/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-scores-layout.h"

#include "caravan-layout.h"

#define SECOND_LEAST 330
#define FIRST_SHARE  0.63

typedef struct
{
  int spacing;
} Scores;

typedef struct
{
  int least, natural;
} Height;

/* In the order they were added. */
typedef struct
{
  GtkWidget *sheet, *side; /* the columns */
  GtkWidget *more;         /* goes below the shorter of them; or NULL */
  GtkWidget *bar;          /* below the sheet, where it is found without scrolling */
} Parts;

/* Where everything stands in two columns. */
typedef struct
{
  int left, right; /* widths */
  int sheet, bar;
  int first, side; /* heights of the columns, without what goes below */
  Height more;
  gboolean is_below_sheet;
  Height columns;
} Plan;

static Parts
find_parts (GtkWidget *widget)
{
  Parts parts;

  parts.sheet = gtk_widget_get_first_child (widget);
  parts.side = gtk_widget_get_next_sibling (parts.sheet);
  parts.more = gtk_widget_get_next_sibling (parts.side);
  parts.bar = gtk_widget_get_next_sibling (parts.more);
  if (!gtk_widget_should_layout (parts.more))
    parts.more = NULL;
  return parts;
}

/* The width of the first column, or 0 when there is only one. */
static int
find_first_width (const Scores *self, const Parts *parts, int width)
{
  int share = (int) ((width - self->spacing) * FIRST_SHARE);
  int least = MIN (caravan_natural_width (parts->sheet), share);
  int right = MAX (SECOND_LEAST, caravan_least_width (parts->side));

  if (width < 2 * SECOND_LEAST + self->spacing ||
      least < caravan_least_width (parts->sheet) ||
      width - self->spacing - least < right)
    return 0;
  return MAX (least, MIN (share, width - self->spacing - right));
}

/* What goes below the shorter column may be low, so that all fits without scrolling. */
static gboolean
plan_columns (const Scores *self, const Parts *parts, int width, Plan *ret_plan)
{
  Plan plan = { .left = find_first_width (self, parts, width) };

  if (plan.left == 0)
    return FALSE;
  plan.right = width - self->spacing - plan.left;
  plan.sheet = caravan_natural_height (parts->sheet, plan.left);
  plan.side = caravan_natural_height (parts->side, plan.right);
  plan.bar = caravan_natural_height (parts->bar, plan.left);
  plan.first = plan.sheet + self->spacing + plan.bar;
  plan.is_below_sheet = plan.first <= plan.side;
  plan.columns.least = plan.columns.natural = MAX (plan.first, plan.side);
  if (parts->more != NULL)
    {
      int above = self->spacing + MIN (plan.first, plan.side);
      int more = plan.is_below_sheet ? plan.left : plan.right;
      plan.more = (Height){ caravan_least_height (parts->more, more),
                            caravan_natural_height (parts->more, more) };
      plan.columns.least = MAX (plan.columns.least, above + plan.more.least);
      plan.columns.natural = MAX (plan.columns.natural, above + plan.more.natural);
    }
  *ret_plan = plan;
  return TRUE;
}

/* One below the other. */
static int
stack (const Scores *self, const Parts *parts, int width, gboolean place)
{
  GtkWidget *const children[] = { parts->sheet, parts->bar, parts->side, parts->more };
  int y = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    if (children[i] != NULL)
      {
        int height = caravan_natural_height (children[i], width);
        if (place)
          caravan_place (children[i], 0, y, width, height);
        y += height + self->spacing;
      }
  return y - self->spacing;
}

static void
measure (gpointer data,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  const Scores *self = data;
  Parts parts = find_parts (widget);
  Plan plan;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum =
          MAX (caravan_least_width (parts.sheet), caravan_least_width (parts.side));
      *minimum = MAX (*minimum, caravan_least_width (parts.bar));
      if (parts.more != NULL)
        *minimum = MAX (*minimum, caravan_least_width (parts.more));
      *natural = caravan_natural_width (parts.sheet) + self->spacing + SECOND_LEAST;
      *natural = MAX (*minimum, *natural);
    }
  else if (for_size >= 0 && plan_columns (self, &parts, for_size, &plan))
    {
      *minimum = plan.columns.least;
      *natural = plan.columns.natural;
    }
  else
    *minimum = *natural = stack (self, &parts, for_size, FALSE);
}

static void
place_columns (const Scores *self,
               const Parts *parts,
               const Plan *plan,
               gboolean is_mirrored,
               int height)
{
  /* Beyond what they want they don't grow. */
  int columns = MIN (height, plan->columns.natural);
  GtkAllocation sheet = { 0, 0, plan->left, plan->sheet };
  GtkAllocation side = { plan->left + self->spacing, 0, plan->right, columns };

  if (is_mirrored)
    {
      sheet.x = plan->right + self->spacing;
      side.x = 0;
    }
  GtkAllocation bar = { sheet.x, plan->sheet + self->spacing, plan->left, plan->bar };
  if (parts->more != NULL)
    {
      GtkAllocation more = plan->is_below_sheet ? sheet : side;
      more.y = MIN (plan->first, plan->side) + self->spacing;
      more.height = columns - more.y;
      if (!plan->is_below_sheet)
        side.height = plan->side;
      gtk_widget_size_allocate (parts->more, &more, -1);
    }
  gtk_widget_size_allocate (parts->sheet, &sheet, -1);
  gtk_widget_size_allocate (parts->side, &side, -1);
  gtk_widget_size_allocate (parts->bar, &bar, -1);
}

static void
arrange (gpointer self, GtkWidget *widget, int width, int height)
{
  Parts parts = find_parts (widget);
  Plan plan;

  if (plan_columns (self, &parts, width, &plan))
    place_columns (self, &parts, &plan,
                   gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, height);
  else
    stack (self, &parts, width, TRUE);
}

GtkLayoutManager *
caravan_scores_layout_new (int spacing)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, &(Scores){ spacing }, sizeof (Scores));
}
