/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-scores-layout.h"

#define SECOND_LEAST 330
#define FIRST_SHARE  0.63

struct _CaravanScoresLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (CaravanScoresLayout,
                     caravan_scores_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  int least, natural;
} Height;

/* In the order they were added. */
typedef struct
{
  GtkWidget *sheet, *side; /* the columns */
  GtkWidget *more;         /* goes below the shorter of them; or NULL */
  GtkWidget *bar;
} Parts;

/* Where everything stands in two columns. */
typedef struct
{
  int left, right; /* widths */
  int sheet, side; /* heights, without what goes below */
  Height more;
  int bar;
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

static Height
measure_both (GtkWidget *child, int width)
{
  Height height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height.least,
                      &height.natural, NULL, NULL);
  return height;
}

static int
measure_height (GtkWidget *child, int width)
{
  return measure_both (child, width).natural;
}

static int
measure_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                      NULL);
  return natural;
}

static int
measure_least (GtkWidget *child)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* The width of the first column, or 0 when there is only one. */
static int
find_first_width (CaravanScoresLayout *self, const Parts *parts, int width)
{
  int share = (int) ((width - self->spacing) * FIRST_SHARE);
  int least = MIN (measure_width (parts->sheet), share);
  int right = MAX (SECOND_LEAST, measure_least (parts->side));

  if (width < 2 * SECOND_LEAST + self->spacing ||
      least < measure_least (parts->sheet) || width - self->spacing - least < right)
    return 0;
  return MAX (least, MIN (share, width - self->spacing - right));
}

/* What goes below the shorter column may be low, so that all fits without scrolling. */
static gboolean
plan_columns (CaravanScoresLayout *self, const Parts *parts, int width, Plan *ret_plan)
{
  Plan plan = { .left = find_first_width (self, parts, width) };

  if (plan.left == 0)
    return FALSE;
  plan.right = width - self->spacing - plan.left;
  plan.sheet = measure_height (parts->sheet, plan.left);
  plan.side = measure_height (parts->side, plan.right);
  plan.bar = measure_height (parts->bar, width);
  plan.is_below_sheet = plan.sheet <= plan.side;
  plan.columns.least = plan.columns.natural = MAX (plan.sheet, plan.side);
  if (parts->more != NULL)
    {
      int above = self->spacing + MIN (plan.sheet, plan.side);
      plan.more =
          measure_both (parts->more, plan.is_below_sheet ? plan.left : plan.right);
      plan.columns.least = MAX (plan.columns.least, above + plan.more.least);
      plan.columns.natural = MAX (plan.columns.natural, above + plan.more.natural);
    }
  *ret_plan = plan;
  return TRUE;
}

/* One below the other: the bar where it is found without scrolling through charts. */
static int
stack (CaravanScoresLayout *self, const Parts *parts, int width, gboolean place)
{
  GtkWidget *const children[] = { parts->sheet, parts->bar, parts->side, parts->more };
  int y = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    if (children[i] != NULL)
      {
        GtkAllocation at = { 0, y, width, measure_height (children[i], width) };
        if (place)
          gtk_widget_size_allocate (children[i], &at, -1);
        y += at.height + self->spacing;
      }
  return y - self->spacing;
}

static void
caravan_scores_layout_measure (GtkLayoutManager *manager,
                               GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  CaravanScoresLayout *self = CARAVAN_SCORES_LAYOUT (manager);
  Parts parts = find_parts (widget);
  Plan plan;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure_least (parts.sheet), measure_least (parts.side));
      *minimum = MAX (*minimum, measure_least (parts.bar));
      if (parts.more != NULL)
        *minimum = MAX (*minimum, measure_least (parts.more));
      *natural = measure_width (parts.sheet) + self->spacing + SECOND_LEAST;
      *natural = MAX (*minimum, *natural);
    }
  else if (for_size >= 0 && plan_columns (self, &parts, for_size, &plan))
    {
      *minimum = plan.columns.least + self->spacing + plan.bar;
      *natural = plan.columns.natural + self->spacing + plan.bar;
    }
  else
    *minimum = *natural = stack (self, &parts, for_size, FALSE);
}

static void
place_columns (CaravanScoresLayout *self,
               const Parts *parts,
               const Plan *plan,
               gboolean is_mirrored,
               int height)
{
  /* Beyond what they want they don't grow. */
  int columns = MIN (height - self->spacing - plan->bar, plan->columns.natural);
  GtkAllocation sheet = { 0, 0, plan->left, columns };
  GtkAllocation side = { plan->left + self->spacing, 0, plan->right, columns };
  GtkAllocation *shorter = plan->is_below_sheet ? &sheet : &side;
  GtkAllocation bar = { 0, columns + self->spacing,
                        plan->left + self->spacing + plan->right, plan->bar };

  if (is_mirrored)
    {
      sheet.x = plan->right + self->spacing;
      side.x = 0;
    }
  if (parts->more != NULL)
    {
      GtkAllocation more = *shorter;
      shorter->height = MIN (plan->sheet, plan->side);
      more.y = shorter->height + self->spacing;
      more.height = columns - more.y;
      gtk_widget_size_allocate (parts->more, &more, -1);
    }
  gtk_widget_size_allocate (parts->sheet, &sheet, -1);
  gtk_widget_size_allocate (parts->side, &side, -1);
  gtk_widget_size_allocate (parts->bar, &bar, -1);
}

static void
caravan_scores_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  CaravanScoresLayout *self = CARAVAN_SCORES_LAYOUT (manager);
  Parts parts = find_parts (widget);
  Plan plan;

  if (plan_columns (self, &parts, width, &plan))
    place_columns (self, &parts, &plan,
                   gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, height);
  else
    stack (self, &parts, width, TRUE);
}

static GtkSizeRequestMode
caravan_scores_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_scores_layout_class_init (CaravanScoresLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = caravan_scores_layout_measure;
  layout_class->allocate = caravan_scores_layout_allocate;
  layout_class->get_request_mode = caravan_scores_layout_get_request_mode;
}

static void
caravan_scores_layout_init (CaravanScoresLayout *self)
{
}

GtkLayoutManager *
caravan_scores_layout_new (int spacing)
{
  CaravanScoresLayout *self = g_object_new (CARAVAN_TYPE_SCORES_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
