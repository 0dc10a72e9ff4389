/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-side-layout.h"

#include "caravan-layout.h"

typedef struct
{
  double share; /* of the height at least, for the board, when the panel lies below */
} Side;

#define BOARD_MIN   360 /* a board narrower than that gets the whole width */
#define PANEL_WIDTH 320

static int
get_panel_width (GtkWidget *panel)
{
  return MAX (PANEL_WIDTH, caravan_least_width (panel));
}

static gboolean
has_room_beside (GtkWidget *panel, int width)
{
  return width >= BOARD_MIN + get_panel_width (panel);
}

static void
measure (gpointer self,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (caravan_least_width (board), caravan_least_width (panel));
      *natural = MAX (*minimum, BOARD_MIN + get_panel_width (panel));
      return;
    }
  int board_height = caravan_least_height (board, -1);
  int panel_height = caravan_least_height (panel, -1);
  *minimum = for_size >= 0 && has_room_beside (panel, for_size)
                 ? MAX (board_height, panel_height)
                 : board_height + panel_height;
  *natural = *minimum;
}

static void
arrange_beside (GtkWidget *widget, int width, int height)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int second = get_panel_width (panel), first = width - second;

  caravan_place (board, is_mirrored ? second : 0, 0, first, height);
  caravan_place (panel, is_mirrored ? 0 : first, 0, second, height);
}

static void
arrange (gpointer data, GtkWidget *widget, int width, int height)
{
  const Side *self = data;
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);

  if (has_room_beside (panel, width))
    {
      arrange_beside (widget, width, height);
      return;
    }
  int least = caravan_least_height (panel, width);
  int first = MAX ((int) (height * self->share),
                   height - caravan_natural_height (panel, width));
  first = MIN (first, height - least);
  first = MAX (first, caravan_least_height (board, -1));
  caravan_place (board, 0, 0, width, first);
  caravan_place (panel, 0, first, width, MAX (height - first, least));
}

GtkLayoutManager *
caravan_side_layout_new (double share)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, &(Side){ share }, sizeof (Side));
}
