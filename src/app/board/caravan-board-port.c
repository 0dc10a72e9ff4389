/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-port.h"

#include "caravan-board-private.h"

#include <math.h>

struct _CaravanBoardPort
{
  GtkWidget parent_instance;

  int zoom;          /* pixels a cell; 0: fit */
  int least;         /* what still counts as fitting */
  gboolean is_large; /* made for fingers, even if not all of the board is in sight */

  /* A point of the board, in cells, that is to be at a point of the opening at the next
     layout. */
  gboolean is_anchored;
  double anchor_x, anchor_y, at_x, at_y;
  gboolean shows_all;

  /* owned */
  CaravanBoard *board;
  GtkAdjustment *adjustments[2]; /* by GtkOrientation */
  GtkScrollablePolicy policies[2];
};

G_DEFINE_FINAL_TYPE_WITH_CODE (CaravanBoardPort,
                               caravan_board_port,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY
};

static double
get_value (CaravanBoardPort *self, GtkOrientation orientation)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];

  return adjustment != NULL ? floor (gtk_adjustment_get_value (adjustment)) : 0;
}

static int
choose_cell (CaravanBoardPort *self, int width, int height)
{
  if (self->zoom > 0)
    return self->zoom;
  int cell = caravan_board_find_fit (self->board, width, height);
  if (self->is_large)
    return MAX (cell, CARAVAN_CELL_LARGE);
  return cell >= self->least ? cell : CARAVAN_CELL_OPENS;
}

static void
configure (CaravanBoardPort *self,
           GtkOrientation orientation,
           int lead,
           int cell,
           int page,
           int upper)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  double value = get_value (self, orientation);

  if (self->is_anchored)
    value = lead + (across ? self->anchor_x : self->anchor_y) * cell -
            (across ? self->at_x : self->at_y);
  if (self->adjustments[orientation] != NULL)
    gtk_adjustment_configure (self->adjustments[orientation],
                              CLAMP (value, 0, MAX (0, upper - page)), 0, upper, cell,
                              page * 0.9, page);
}

static void
caravan_board_port_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  CaravanBoardPort *self = CARAVAN_BOARD_PORT (widget);
  CaravanBoardPlace place;
  int needed_width, needed_height;

  caravan_board_get_place (self->board, &place);
  if (place.columns == 0)
    return;
  int cell = choose_cell (self, width, height);
  caravan_board_use_cell_size (self->board, cell);
  caravan_board_measure_at (self->board, cell, &needed_width, &needed_height);
  self->shows_all = needed_width <= width && needed_height <= height;
  int board_width = MAX (width, needed_width),
      board_height = MAX (height, needed_height);
  int lead_x, lead_y;
  caravan_board_find_lead (self->board, board_width, board_height, &lead_x, &lead_y);
  configure (self, GTK_ORIENTATION_HORIZONTAL, lead_x, cell, width, board_width);
  configure (self, GTK_ORIENTATION_VERTICAL, lead_y, cell, height, board_height);
  self->is_anchored = FALSE;
  gtk_widget_measure (GTK_WIDGET (self->board), GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                      NULL, NULL, NULL);
  gtk_widget_allocate (
      GTK_WIDGET (self->board), board_width, board_height, -1,
      gsk_transform_translate (
          NULL,
          &GRAPHENE_POINT_INIT ((float) -get_value (self, GTK_ORIENTATION_HORIZONTAL),
                                (float) -get_value (self, GTK_ORIENTATION_VERTICAL))));
}

static void
caravan_board_port_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CaravanBoardPort *self = CARAVAN_BOARD_PORT (widget);

  gtk_widget_measure (GTK_WIDGET (self->board), orientation, for_size, NULL, natural,
                      NULL, NULL);
  *minimum = MIN (*natural, 120);
}

void
caravan_board_port_set_least (CaravanBoardPort *self, int least)
{
  self->least = least;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
caravan_board_port_set_large (CaravanBoardPort *self, gboolean is_large)
{
  if (self->is_large == is_large)
    return;
  self->is_large = is_large;
  gtk_widget_queue_allocate (GTK_WIDGET (self->board));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

CaravanBoard *
caravan_board_port_get_board (CaravanBoardPort *self)
{
  return self->board;
}

void
caravan_board_port_get_offset (CaravanBoardPort *self, int *ret_x, int *ret_y)
{
  *ret_x = -(int) get_value (self, GTK_ORIENTATION_HORIZONTAL);
  *ret_y = -(int) get_value (self, GTK_ORIENTATION_VERTICAL);
}

gboolean
caravan_board_port_shows_all (CaravanBoardPort *self)
{
  return self->shows_all;
}

void
caravan_board_port_zoom (CaravanBoardPort *self, int cell, double x, double y)
{
  CaravanBoardPlace place;
  int offset_x, offset_y;

  if (self->zoom == cell)
    return;
  caravan_board_get_place (self->board, &place);
  caravan_board_port_get_offset (self, &offset_x, &offset_y);
  self->zoom = cell;
  if (place.cell > 0)
    {
      self->is_anchored = TRUE;
      self->anchor_x = (x - offset_x - place.left) / place.cell;
      self->anchor_y = (y - offset_y - place.top) / place.cell;
      self->at_x = x;
      self->at_y = y;
    }
  /* Both: the board may get the same place with cells of another size. */
  gtk_widget_queue_allocate (GTK_WIDGET (self->board));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
scroll_along (CaravanBoardPort *self, GtkOrientation orientation, double by)
{
  GtkAdjustment *adjustment = self->adjustments[orientation];

  if (adjustment != NULL)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + by);
}

void
caravan_board_port_scroll_by (CaravanBoardPort *self, double dx, double dy)
{
  scroll_along (self, GTK_ORIENTATION_HORIZONTAL, dx);
  scroll_along (self, GTK_ORIENTATION_VERTICAL, dy);
}

static void
show_range (GtkAdjustment *adjustment, double from, double to)
{
  if (adjustment != NULL)
    gtk_adjustment_clamp_page (adjustment, from, to);
}

/* Brings the focused cell into view, with half a cell round it, and not under what lies
   over the edges. */
static void
focus_moved_cb (CaravanBoardPort *self, int cell)
{
  GtkWidget *widget = caravan_board_get_cell (self->board, (CvCell) cell);
  graphene_rect_t bounds;

  if (widget == NULL ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (self->board), &bounds))
    return;
  double x = (double) bounds.origin.x, y = (double) bounds.origin.y,
         width = (double) bounds.size.width, height = (double) bounds.size.height;
  double lead = caravan_board_has_plates (self->board) ? 1.3 : 0.8;
  show_range (self->adjustments[GTK_ORIENTATION_HORIZONTAL], x - width * lead,
              x + width * 1.5);
  show_range (self->adjustments[GTK_ORIENTATION_VERTICAL], y - height * lead,
              y + height * 1.5);
}

static void
value_changed_cb (CaravanBoardPort *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
set_adjustment (CaravanBoardPort *self,
                GtkOrientation orientation,
                GtkAdjustment *adjustment)
{
  GtkAdjustment **slot = &self->adjustments[orientation];

  if (*slot != NULL)
    g_signal_handlers_disconnect_by_func (*slot, value_changed_cb, self);
  g_set_object (slot, adjustment);
  if (adjustment != NULL)
    g_signal_connect_swapped (adjustment, "value-changed",
                              G_CALLBACK (value_changed_cb), self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
caravan_board_port_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  CaravanBoardPort *self = CARAVAN_BOARD_PORT (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_HORIZONTAL] =
          (GtkScrollablePolicy) g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->policies[GTK_ORIENTATION_VERTICAL] =
          (GtkScrollablePolicy) g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
caravan_board_port_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  CaravanBoardPort *self = CARAVAN_BOARD_PORT (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
caravan_board_port_dispose (GObject *object)
{
  CaravanBoardPort *self = CARAVAN_BOARD_PORT (object);

  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
  if (self->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->board));
  self->board = NULL;
  G_OBJECT_CLASS (caravan_board_port_parent_class)->dispose (object);
}

static void
caravan_board_port_class_init (CaravanBoardPortClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = caravan_board_port_dispose;
  object_class->set_property = caravan_board_port_set_property;
  object_class->get_property = caravan_board_port_get_property;
  widget_class->measure = caravan_board_port_measure;
  widget_class->size_allocate = caravan_board_port_size_allocate;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY,
                                    "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY,
                                    "vscroll-policy");
  /* Not presentation: that would hide the board from a screen reader too. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
caravan_board_port_init (CaravanBoardPort *self)
{
  self->least = CARAVAN_CELL_LEAST;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->board = CARAVAN_BOARD (caravan_board_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  g_signal_connect_object (self->board, "focus-moved", G_CALLBACK (focus_moved_cb),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
caravan_board_port_new (void)
{
  return g_object_new (CARAVAN_TYPE_BOARD_PORT, NULL);
}
