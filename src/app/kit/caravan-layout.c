/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-layout.h"

struct _CaravanLayout
{
  GtkLayoutManager parent_instance;

  const CaravanLayoutKind *kind;
  gpointer self; /* owned */
};

G_DEFINE_FINAL_TYPE (CaravanLayout, caravan_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
caravan_layout_measure (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  CaravanLayout *layout = CARAVAN_LAYOUT (manager);

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  layout->kind->measure (layout->self, widget, orientation, for_size, minimum, natural);
}

static void
caravan_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  CaravanLayout *layout = CARAVAN_LAYOUT (manager);

  layout->kind->arrange (layout->self, widget, width, height);
}

static GtkSizeRequestMode
caravan_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_layout_finalize (GObject *object)
{
  g_free (CARAVAN_LAYOUT (object)->self);
  G_OBJECT_CLASS (caravan_layout_parent_class)->finalize (object);
}

static void
caravan_layout_class_init (CaravanLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_layout_finalize;
  manager_class->measure = caravan_layout_measure;
  manager_class->allocate = caravan_layout_allocate;
  manager_class->get_request_mode = caravan_layout_get_request_mode;
}

static void
caravan_layout_init (CaravanLayout *layout)
{
}

GtkLayoutManager *
caravan_layout_new (const CaravanLayoutKind *kind, gconstpointer self, gsize size)
{
  CaravanLayout *layout = g_object_new (CARAVAN_TYPE_LAYOUT, NULL);

  layout->kind = kind;
  layout->self = g_memdup2 (self, size);
  return GTK_LAYOUT_MANAGER (layout);
}

gpointer
caravan_layout_get_self (CaravanLayout *layout)
{
  return layout->self;
}

/* Children. */

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

GtkWidget *
caravan_layout_first (GtkWidget *widget)
{
  return skip_hidden (gtk_widget_get_first_child (widget));
}

GtkWidget *
caravan_layout_next (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, gboolean natural)
{
  int least, liked;

  gtk_widget_measure (widget, orientation, for_size, &least, &liked, NULL, NULL);
  return natural ? liked : least;
}

int
caravan_least_width (GtkWidget *widget)
{
  return measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
}

int
caravan_natural_width (GtkWidget *widget)
{
  return measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
}

int
caravan_least_height (GtkWidget *widget, int width)
{
  return measure (widget, GTK_ORIENTATION_VERTICAL, width, FALSE);
}

int
caravan_natural_height (GtkWidget *widget, int width)
{
  return measure (widget, GTK_ORIENTATION_VERTICAL, width, TRUE);
}

void
caravan_place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

void
caravan_put (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_set_child_visible (child, TRUE);
  caravan_place (child, x, y, width, height);
}
