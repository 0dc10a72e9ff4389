/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-beside-layout.h"

#include "caravan-layout.h"

#define SECOND_SHARE .3 /* of the width, but no less than: */
#define SECOND_LEAST 330

typedef struct
{
  int spacing;
} Beside;

/* The width of the first, or 0 when the second lies below it. */
static int
find_first_width (const Beside *self, GtkWidget *first, GtkWidget *second, int width)
{
  int right = MAX (MAX (SECOND_LEAST, caravan_least_width (second)),
                   (int) (width * SECOND_SHARE));
  int left = width - self->spacing - right;

  return left >= caravan_natural_width (first) ? left : 0;
}

typedef struct
{
  GtkWidget *first, *second;
  int left, right; /* widths; left 0: the second lies below */
} Plan;

static Plan
plan (const Beside *self, GtkWidget *widget, int width)
{
  GtkWidget *first = caravan_layout_first (widget),
            *second = caravan_layout_next (first);
  int left = find_first_width (self, first, second, width);

  return (Plan){ first, second, left, left > 0 ? width - self->spacing - left : width };
}

static void
measure_height (const Beside *self, const Plan *plan, int *minimum, int *natural)
{
  int first = plan->left > 0 ? plan->left : plan->right;
  int least = caravan_least_height (plan->first, first);
  int liked = caravan_natural_height (plan->first, first);
  int second = caravan_natural_height (plan->second, plan->right);

  *minimum = plan->left > 0 ? MAX (least, second) : least + self->spacing + second;
  *natural = plan->left > 0 ? MAX (liked, second) : liked + self->spacing + second;
}

/* Without a width the least height of all: no width makes the first one lower. */
static void
measure (gpointer self,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  const Beside *beside = self;
  Plan both = plan (beside, widget, MAX (for_size, 0));

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    measure_height (beside, &both, minimum, natural);
  else if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = caravan_least_height (both.first, -1);
  else
    {
      *minimum =
          MAX (caravan_least_width (both.first), caravan_least_width (both.second));
      *natural = caravan_natural_width (both.first) + beside->spacing +
                 MAX (SECOND_LEAST, caravan_least_width (both.second));
    }
}

/* No child gets more than it likes to have. */
static void
arrange (gpointer self, GtkWidget *widget, int width, int height)
{
  const Beside *beside = self;
  Plan both = plan (beside, widget, width);
  int second = caravan_natural_height (both.second, both.right);
  int room = both.left > 0 ? height : height - beside->spacing - second;
  int wide = both.left > 0 ? both.left : width;
  int first = MIN (room, caravan_natural_height (both.first, wide));

  caravan_place (both.first, 0, 0, wide, first);
  if (both.left > 0)
    caravan_place (both.second, both.left + beside->spacing, 0, both.right, second);
  else
    caravan_place (both.second, 0, first + beside->spacing, width, second);
}

GtkLayoutManager *
caravan_basari_beside_layout_new (int spacing)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, &(Beside){ spacing }, sizeof (Beside));
}
