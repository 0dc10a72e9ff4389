/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as it is seen at the table: scrolled, zoomed, turned. */
#include "caravan-board-edges.h"
#include "caravan-board-hint.h"
#include "caravan-board-private.h"

#include <math.h>

/* How near the pointer comes before the mini-map steps aside. */
#define NEAR       28
#define MAP_MARGIN 8

struct _CaravanBoardView
{
  GtkWidget parent_instance;

  gboolean map_is_left;
  double pinched_from;         /* pixels a cell when the fingers met */
  double pointer_x, pointer_y; /* of the wheel */
  double dragged_x, dragged_y; /* how far the hand has moved so far */

  /* owned */
  GtkWidget *scrolled;
  GtkWidget *edges;
  GtkWidget *map;
  GtkWidget *hint;
  CvCell hinted; /* where the hint belongs */

  /* borrowed */
  CaravanBoardPort *port;
};

G_DEFINE_FINAL_TYPE (CaravanBoardView, caravan_board_view, GTK_TYPE_WIDGET)

CaravanBoard *
caravan_board_view_get_board (CaravanBoardView *self)
{
  return caravan_board_port_get_board (self->port);
}

void
caravan_board_view_set_least (CaravanBoardView *self, int least)
{
  caravan_board_port_set_least (self->port, least);
}

void
caravan_board_view_set_large (CaravanBoardView *self, gboolean is_large)
{
  caravan_board_port_set_large (self->port, is_large);
}

int
caravan_board_view_find_fit (CaravanBoardView *self, int width, int height)
{
  return caravan_board_find_fit (caravan_board_view_get_board (self), width, height);
}

static int
get_cell (CaravanBoardView *self)
{
  CaravanBoardPlace place;

  caravan_board_get_place (caravan_board_view_get_board (self), &place);
  return place.cell;
}

/* Zoom. */

static void
zoom_to (CaravanBoardView *self, int cell, double x, double y)
{
  caravan_board_port_zoom (self->port,
                           CLAMP (cell, CARAVAN_CELL_LEAST, CARAVAN_CELL_MOST), x, y);
}

static int
find_next_size (int cell, gboolean larger)
{
  static const int sizes[] = {
    24, 28, 32, 36, 40, 46, 52, 58, 64, 72, 80, 96, 112, 128
  };
  int found = larger ? CARAVAN_CELL_MOST : CARAVAN_CELL_LEAST;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (larger && sizes[i] > cell)
      return sizes[i];
    else if (!larger && sizes[i] < cell)
      found = sizes[i];
  return found;
}

static void
zoom_step (CaravanBoardView *self, gboolean larger, double x, double y)
{
  zoom_to (self, find_next_size (get_cell (self), larger), x, y);
}

static void
zoom_action_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CaravanBoardView *self = CARAVAN_BOARD_VIEW (widget);
  double x = gtk_widget_get_width (widget) / 2.0,
         y = gtk_widget_get_height (widget) / 2.0;

  if (g_str_equal (action, "board.fit"))
    caravan_board_port_zoom (self->port, 0, x, y);
  else
    zoom_step (self, g_str_equal (action, "board.zoom-in"), x, y);
}

static void
turn_action_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CaravanBoard *board = caravan_board_view_get_board (CARAVAN_BOARD_VIEW (widget));

  caravan_board_set_turn (board, caravan_board_get_turn (board) + 1);
}

static gboolean
wheel_turned_cb (GtkEventControllerScroll *scroll,
                 double dx,
                 double dy,
                 CaravanBoardView *self)
{
  GdkModifierType held =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if ((held & GDK_CONTROL_MASK) == 0)
    return FALSE;
  if (dy != 0)
    zoom_step (self, dy < 0, self->pointer_x, self->pointer_y);
  return TRUE;
}

static void
pinch_began_cb (GtkGesture *gesture, GdkEventSequence *sequence, CaravanBoardView *self)
{
  self->pinched_from = get_cell (self);
}

static void
pinched_cb (GtkGestureZoom *gesture, double scale, CaravanBoardView *self)
{
  double x = 0, y = 0;

  gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y);
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  zoom_to (self, (int) round (self->pinched_from * scale), x, y);
}

/* The mini-map. */

static void
step_aside (CaravanBoardView *self, double x, double y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int map_width = gtk_widget_get_width (self->map),
      map_height = gtk_widget_get_height (self->map);
  double left = self->map_is_left ? MAP_MARGIN : width - MAP_MARGIN - map_width;

  if (caravan_board_port_shows_all (self->port) || y > MAP_MARGIN + map_height + NEAR ||
      x < left - NEAR || x > left + map_width + NEAR)
    return;
  self->map_is_left = !self->map_is_left;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
make_way (CaravanBoardView *self, double x, double y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  step_aside (self, x, y);
}

/* Nor does it lie over the space that the keys have come to. */
static void
cell_pointed_cb (CaravanBoardView *self, int cell)
{
  GtkWidget *widget =
      cell != CV_CELL_NONE
          ? caravan_board_get_cell (caravan_board_view_get_board (self), (CvCell) cell)
          : NULL;
  graphene_rect_t place;

  if (widget == NULL || !gtk_widget_has_focus (widget) ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &place))
    return;
  graphene_point_t middle;
  graphene_rect_get_center (&place, &middle);
  step_aside (self, middle.x, middle.y);
}

static void
pointer_moved_cb (CaravanBoardView *self, double x, double y)
{
  make_way (self, x, y);
}

/* The hand: the middle button drags the board. Fingers drag by the scrolled window. */

static void
hand_began_cb (CaravanBoardView *self, double x, double y)
{
  self->dragged_x = self->dragged_y = 0;
  make_way (self, x, y);
}

static void
hand_moved_cb (CaravanBoardView *self, double dx, double dy)
{
  caravan_board_port_scroll_by (self->port, self->dragged_x - dx, self->dragged_y - dy);
  self->dragged_x = dx;
  self->dragged_y = dy;
}

static void
finger_began_cb (CaravanBoardView *self, double x, double y)
{
  make_way (self, x, y);
}

static void
redraw_overlays (CaravanBoardView *self)
{
  gtk_widget_queue_draw (self->edges);
  gtk_widget_queue_draw (self->map);
  if (gtk_widget_get_visible (self->hint))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
caravan_board_view_set_hint (CaravanBoardView *self,
                             CvCell cell,
                             gboolean legal,
                             const char *text)
{
  self->hinted = cell;
  caravan_board_hint_set (CARAVAN_BOARD_HINT (self->hint), legal, text);
  if (text != NULL)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* While somebody paints, a finger paints too and does not drag. */
static void
scenery_changed_cb (CaravanBoardView *self)
{
  gtk_scrolled_window_set_kinetic_scrolling (
      GTK_SCROLLED_WINDOW (self->scrolled),
      !caravan_board_is_painting (caravan_board_view_get_board (self)));
  redraw_overlays (self);
}

/* Layout. */

static void
caravan_board_view_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CaravanBoardView *self = CARAVAN_BOARD_VIEW (widget);

  gtk_widget_measure (self->scrolled, orientation, for_size, minimum, natural, NULL,
                      NULL);
}

static void
allocate_at (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* What is pinned and what decides it stay in sight. */
static void
place_hint (CaravanBoardView *self)
{
  CaravanBoard *board = caravan_board_view_get_board (self);
  const CvBoard *of = &board->table.board;
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  GtkWidget *pinned = caravan_board_get_cell (board, board->scene.pointed);

  if (!gtk_widget_get_visible (self->hint))
    return;
  if (pinned != NULL)
    g_ptr_array_add (others, pinned);
  for (int bit = cv_set_next (&board->scene.lit, 0, of->n_words); bit >= 0;
       bit = cv_set_next (&board->scene.lit, bit + 1, of->n_words))
    g_ptr_array_add (others, caravan_board_get_cell (board, cv_board_cell (of, bit)));
  caravan_board_hint_place (CARAVAN_BOARD_HINT (self->hint),
                            caravan_board_get_cell (board, self->hinted), others);
}

static void
caravan_board_view_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  CaravanBoardView *self = CARAVAN_BOARD_VIEW (widget);
  int map_width, map_height;

  gtk_widget_measure (self->edges, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL,
                      NULL);
  allocate_at (self->scrolled, 0, 0, width, height);
  allocate_at (self->edges, 0, 0, width, height);
  gtk_widget_measure (self->map, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &map_width, NULL,
                      NULL);
  gtk_widget_measure (self->map, GTK_ORIENTATION_VERTICAL, -1, NULL, &map_height, NULL,
                      NULL);
  allocate_at (self->map,
               self->map_is_left ? MAP_MARGIN : width - MAP_MARGIN - map_width,
               MAP_MARGIN, map_width, map_height);
  place_hint (self);
}

static void
caravan_board_view_dispose (GObject *object)
{
  CaravanBoardView *self = CARAVAN_BOARD_VIEW (object);

  g_clear_pointer (&self->hint, gtk_widget_unparent);
  g_clear_pointer (&self->map, gtk_widget_unparent);
  g_clear_pointer (&self->edges, gtk_widget_unparent);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  G_OBJECT_CLASS (caravan_board_view_parent_class)->dispose (object);
}

static void
caravan_board_view_class_init (CaravanBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_board_view_dispose;
  widget_class->measure = caravan_board_view_measure;
  widget_class->size_allocate = caravan_board_view_size_allocate;
  gtk_widget_class_install_action (widget_class, "board.zoom-in", NULL, zoom_action_cb);
  gtk_widget_class_install_action (widget_class, "board.zoom-out", NULL,
                                   zoom_action_cb);
  gtk_widget_class_install_action (widget_class, "board.fit", NULL, zoom_action_cb);
  gtk_widget_class_install_action (widget_class, "board.turn", NULL, turn_action_cb);
  gtk_widget_class_set_css_name (widget_class, "boardview");
}

/* The keys work wherever the focus is in the window, but only for a board that shows.
 */
static gboolean
shortcut_pressed_cb (GtkWidget *widget, GVariant *action, gpointer data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  gtk_widget_activate_action_variant (widget, g_variant_get_string (action, NULL),
                                      NULL);
  return TRUE;
}

static void
add_shortcuts (CaravanBoardView *self)
{
  static const char *const keys[][2] = {
    { "<Control>plus|<Control>equal|<Control>KP_Add", "board.zoom-in" },
    { "<Control>minus|<Control>KP_Subtract", "board.zoom-out" },
    { "<Control>0|<Control>KP_0", "board.fit" },
  };
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut =
          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i][0]),
                            gtk_callback_action_new (shortcut_pressed_cb, NULL, NULL));
      gtk_shortcut_set_arguments (shortcut, g_variant_new_string (keys[i][1]));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                            shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

static void
add_capturing (CaravanBoardView *self, GtkEventController *controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
add_controllers (CaravanBoardView *self)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkGesture *hand = gtk_gesture_drag_new (), *finger = gtk_gesture_drag_new ();

  g_signal_connect (wheel, "scroll", G_CALLBACK (wheel_turned_cb), self);
  add_capturing (self, wheel);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved_cb), self);
  add_capturing (self, motion);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_began_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinched_cb), self);
  add_capturing (self, GTK_EVENT_CONTROLLER (pinch));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (hand), GDK_BUTTON_MIDDLE);
  g_signal_connect_swapped (hand, "drag-begin", G_CALLBACK (hand_began_cb), self);
  g_signal_connect_swapped (hand, "drag-update", G_CALLBACK (hand_moved_cb), self);
  add_capturing (self, GTK_EVENT_CONTROLLER (hand));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (finger), TRUE);
  g_signal_connect_swapped (finger, "drag-begin", G_CALLBACK (finger_began_cb), self);
  add_capturing (self, GTK_EVENT_CONTROLLER (finger));
  add_shortcuts (self);
}

static void
follow (CaravanBoardView *self, GtkAdjustment *adjustment)
{
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (redraw_overlays), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (redraw_overlays),
                           self, G_CONNECT_SWAPPED);
}

static void
caravan_board_view_init (CaravanBoardView *self)
{
  GtkScrolledWindow *scrolled;

  self->port = CARAVAN_BOARD_PORT (caravan_board_port_new ());
  self->scrolled = gtk_scrolled_window_new ();
  scrolled = GTK_SCROLLED_WINDOW (self->scrolled);
  gtk_scrolled_window_set_child (scrolled, GTK_WIDGET (self->port));
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  self->edges = caravan_board_edges_new (self->port);
  gtk_widget_set_parent (self->edges, GTK_WIDGET (self));
  self->map = caravan_board_map_new (self->port);
  gtk_widget_set_parent (self->map, GTK_WIDGET (self));
  self->hinted = CV_CELL_NONE;
  self->hint = caravan_board_hint_new ();
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (caravan_board_view_get_board (self), "scenery-changed",
                           G_CALLBACK (scenery_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (caravan_board_view_get_board (self), "pointed",
                           G_CALLBACK (cell_pointed_cb), self, G_CONNECT_SWAPPED);
  caravan_look_follow (self, G_CALLBACK (redraw_overlays));
  follow (self, gtk_scrolled_window_get_hadjustment (scrolled));
  follow (self, gtk_scrolled_window_get_vadjustment (scrolled));
  add_controllers (self);
}

GtkWidget *
caravan_board_view_new (void)
{
  return g_object_new (CARAVAN_TYPE_BOARD_VIEW, NULL);
}
