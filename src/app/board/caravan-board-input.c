/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys, pointer, touch and drops on a board. */
#include "caravan-board-private.h"

#include <stdlib.h>

static CvCell
find_reachable (CaravanBoard *self, double x, double y)
{
  CvCell cell = caravan_board_find_cell (self, x, y);

  return cell != CV_CELL_NONE && caravan_board_can_reach (self, cell) ? cell
                                                                      : CV_CELL_NONE;
}

/* Whether a hand has moved the pointer. A layout that changes under it, or a page that
   appears there, makes an event as well (one without a time), but nobody has pointed at
   anything then. Nor does a finger. */
static gboolean
is_moved_by_hand (CaravanBoard *self, GdkEvent *event)
{
  gboolean was_known = self->is_hand_known;
  double before_x = self->hand_x, before_y = self->hand_y;

  if (event == NULL)
    return TRUE;
  if (gdk_event_get_event_type (event) != GDK_MOTION_NOTIFY ||
      !gdk_event_get_position (event, &self->hand_x, &self->hand_y))
    return FALSE;
  self->is_hand_known = TRUE;
  return gdk_event_get_time (event) != GDK_CURRENT_TIME &&
         (!was_known || before_x != self->hand_x || before_y != self->hand_y);
}

static void
pointer_moved_cb (CaravanBoard *self, double x, double y, GtkEventController *motion)
{
  if (is_moved_by_hand (self, gtk_event_controller_get_current_event (motion)))
    caravan_board_point_at (self, find_reachable (self, x, y));
}

/* Where the pointer is when the board appears is not known. */
static void
mapped_cb (CaravanBoard *self)
{
  self->is_hand_known = FALSE;
}

static void
pointer_left_cb (CaravanBoard *self)
{
  caravan_board_point_at (self, CV_CELL_NONE);
}

static gboolean
is_touch (GtkGesture *gesture)
{
  GdkEvent *event = gtk_gesture_get_last_event (
      gesture, gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)));
  GdkDevice *device = event != NULL ? gdk_event_get_device (event) : NULL;

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
click_pressed_cb (
    GtkGesture *gesture, int n_press, double x, double y, CaravanBoard *self)
{
  self->pressed = find_reachable (self, x, y);
  self->painted = CV_CELL_NONE;
}

static void
click_released_cb (
    GtkGesture *gesture, int n_press, double x, double y, CaravanBoard *self)
{
  CvCell cell = find_reachable (self, x, y);

  if (cell == CV_CELL_NONE || cell != self->pressed || self->painted != CV_CELL_NONE)
    return;
  caravan_board_press (self, cell, is_touch (gesture));
}

void
caravan_board_press (CaravanBoard *self, CvCell cell, gboolean is_touch)
{
  if (is_touch)
    {
      caravan_board_focus_quietly (self, cell);
      self->pointed = cell;
      caravan_board_tap_cell (self, cell);
      return;
    }
  caravan_board_focus (self, cell);
  caravan_board_activate_cell (self, cell);
}

/* Strokes of the brush. A quick hand skips cells: those between are painted too. */

static void
paint_towards (CaravanBoard *self, CvCell to)
{
  int x = cv_cell_column (self->painted), y = cv_cell_row (self->painted);
  int dx = cv_cell_column (to) - x, dy = cv_cell_row (to) - y;
  int n = MAX (abs (dx), abs (dy));

  for (int i = 1; i <= n; i++)
    caravan_board_emit_painted (self, cv_cell (x + dx * i / n, y + dy * i / n));
  self->painted = to;
}

static void
drag_began_cb (GtkGestureDrag *gesture, double x, double y, CaravanBoard *self)
{
  self->painted = CV_CELL_NONE;
  self->stroke = find_reachable (self, x, y);
}

static gboolean
can_stroke (CaravanBoard *self, GtkGesture *gesture)
{
  return caravan_board_is_painting (self) || (self->strokes && !is_touch (gesture));
}

static void
begin_stroke (CaravanBoard *self, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->painted = self->stroke;
  caravan_board_begin_stroke (self);
  caravan_board_emit_painted (self, self->stroke);
}

static void
drag_updated_cb (GtkGestureDrag *gesture, double dx, double dy, CaravanBoard *self)
{
  double x = 0, y = 0;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  CvCell cell = find_reachable (self, x + dx, y + dy);
  if (cell == CV_CELL_NONE || self->stroke == CV_CELL_NONE ||
      !can_stroke (self, GTK_GESTURE (gesture)))
    return;
  if (self->painted == CV_CELL_NONE && cell == self->stroke)
    return;
  if (self->painted == CV_CELL_NONE)
    begin_stroke (self, GTK_GESTURE (gesture));
  if (cell != self->painted)
    paint_towards (self, cell);
}

/* Keys. What is typed is not for the board: it goes on to the window. */

static gboolean
find_step (guint key, gboolean control, CaravanStepTo *ret_step)
{
  static const struct
  {
    guint key, keypad;
    gboolean control;
    CaravanStepTo step;
  } steps[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, FALSE, CARAVAN_STEP_LEFT },
    { GDK_KEY_Right, GDK_KEY_KP_Right, FALSE, CARAVAN_STEP_RIGHT },
    { GDK_KEY_Up, GDK_KEY_KP_Up, FALSE, CARAVAN_STEP_UP },
    { GDK_KEY_Down, GDK_KEY_KP_Down, FALSE, CARAVAN_STEP_DOWN },
    { GDK_KEY_Home, GDK_KEY_KP_Home, FALSE, CARAVAN_STEP_ROW_START },
    { GDK_KEY_End, GDK_KEY_KP_End, FALSE, CARAVAN_STEP_ROW_END },
    { GDK_KEY_Home, GDK_KEY_KP_Home, TRUE, CARAVAN_STEP_FIRST },
    { GDK_KEY_End, GDK_KEY_KP_End, TRUE, CARAVAN_STEP_LAST },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, FALSE, CARAVAN_STEP_PAGE_UP },
    { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, FALSE, CARAVAN_STEP_PAGE_DOWN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if ((steps[i].key == key || steps[i].keypad == key) && steps[i].control == control)
      {
        *ret_step = steps[i].step;
        return TRUE;
      }
  return FALSE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                CaravanBoard *self)
{
  GdkModifierType held = modifiers & gtk_accelerator_get_default_mod_mask ();
  CaravanStepTo step;

  if ((held & ~GDK_CONTROL_MASK) != 0 ||
      !find_step (key, (held & GDK_CONTROL_MASK) != 0, &step))
    return FALSE;
  caravan_board_step_focus (self, step);
  return TRUE;
}

/* A piece that is dragged from the palette: the source has chosen it already. */

static GdkDragAction
drop_moved_cb (CaravanBoard *self, double x, double y)
{
  CvCell cell = find_reachable (self, x, y);

  caravan_board_point_at (self, cell);
  return cell != CV_CELL_NONE ? GDK_ACTION_COPY : 0;
}

static gboolean
dropped_cb (CaravanBoard *self, const GValue *value, double x, double y)
{
  CvCell cell = find_reachable (self, x, y);

  if (cell == CV_CELL_NONE)
    return FALSE;
  caravan_board_point_at (self, cell);
  caravan_board_activate_cell (self, cell);
  return TRUE;
}

static void
add_drop_target (CaravanBoard *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  g_signal_connect_swapped (drop, "enter", G_CALLBACK (drop_moved_cb), self);
  g_signal_connect_swapped (drop, "motion", G_CALLBACK (drop_moved_cb), self);
  g_signal_connect_swapped (drop, "leave", G_CALLBACK (pointer_left_cb), self);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

static void
add_pointer (CaravanBoard *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_began_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_updated_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  g_signal_connect (click, "pressed", G_CALLBACK (click_pressed_cb), self);
  g_signal_connect (click, "released", G_CALLBACK (click_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_group (drag, click);
}

void
caravan_board_add_controllers (CaravanBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->pressed = self->stroke = self->painted = CV_CELL_NONE;
  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  add_pointer (self);
  add_drop_target (self);
}
