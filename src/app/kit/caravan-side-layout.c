/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-side-layout.h"

struct _CaravanSideLayout
{
  GtkLayoutManager parent_instance;

  double share; /* of the height at least, for the board, when the panel lies below */
};

G_DEFINE_FINAL_TYPE (CaravanSideLayout, caravan_side_layout, GTK_TYPE_LAYOUT_MANAGER)

#define BOARD_MIN   360 /* a board narrower than that gets the whole width */
#define PANEL_WIDTH 320

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
get_panel_width (GtkWidget *panel)
{
  return MAX (PANEL_WIDTH, measure (panel, GTK_ORIENTATION_HORIZONTAL, -1));
}

static gboolean
has_room_beside (GtkWidget *panel, int width)
{
  return width >= BOARD_MIN + get_panel_width (panel);
}

static GtkSizeRequestMode
caravan_side_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_side_layout_measure (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum =
          MAX (measure (board, orientation, -1), measure (panel, orientation, -1));
      *natural = MAX (*minimum, BOARD_MIN + get_panel_width (panel));
      return;
    }
  int board_height = measure (board, orientation, -1);
  int panel_height = measure (panel, orientation, -1);
  *minimum = for_size >= 0 && has_room_beside (panel, for_size)
                 ? MAX (board_height, panel_height)
                 : board_height + panel_height;
  *natural = *minimum;
}

static void
caravan_side_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  GtkAllocation first = { 0, 0, width, height }, second = first;

  if (has_room_beside (panel, width))
    {
      second.width = get_panel_width (panel);
      first.width = width - second.width;
      second.x =
          gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? 0 : first.width;
      first.x = second.x == 0 ? second.width : 0;
    }
  else
    {
      int least, natural;
      gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, width, &least, &natural,
                          NULL, NULL);
      first.height =
          MAX ((int) (height * CARAVAN_SIDE_LAYOUT (manager)->share), height - natural);
      first.height = MIN (first.height, height - least);
      first.height = MAX (first.height, measure (board, GTK_ORIENTATION_VERTICAL, -1));
      second.y = first.height;
      second.height = MAX (height - first.height, least);
    }
  gtk_widget_size_allocate (board, &first, -1);
  gtk_widget_size_allocate (panel, &second, -1);
}

static void
caravan_side_layout_class_init (CaravanSideLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = caravan_side_layout_get_request_mode;
  layout_class->measure = caravan_side_layout_measure;
  layout_class->allocate = caravan_side_layout_allocate;
}

static void
caravan_side_layout_init (CaravanSideLayout *self)
{
}

GtkLayoutManager *
caravan_side_layout_new (double share)
{
  CaravanSideLayout *self = g_object_new (CARAVAN_TYPE_SIDE_LAYOUT, NULL);

  self->share = share;
  return GTK_LAYOUT_MANAGER (self);
}
