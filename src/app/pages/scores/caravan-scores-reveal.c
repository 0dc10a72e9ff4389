/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players are told one after the other, the last first. The focus goes to the total
   that is told, so that a screen reader says it. */
#include "caravan-scores-private.h"

#define GROWS_US 400000

static gboolean
may_move (CaravanScoresPage *self)
{
  gboolean may = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations",
                &may, NULL);
  return may;
}

static int
count_players (CaravanScoresPage *self)
{
  return caravan_sheet_get_score (self->sheet)->n_players;
}

/* Whose turn it is to be told. */
static int
find_next (CaravanScoresPage *self)
{
  return caravan_sheet_get_score (self->sheet)
      ->order[count_players (self) - 1 - self->n_shown];
}

void
caravan_scores_page_find_grown (CaravanScoresPage *self,
                                double ret_grown[CV_PLAYERS_MOST])
{
  int n = count_players (self);

  for (int row = 0; row < n; row++)
    ret_grown[row] = 1;
  if (self->n_shown > 0)
    ret_grown[n - self->n_shown] = self->grown;
}

static void
show_grown (CaravanScoresPage *self)
{
  double grown[CV_PLAYERS_MOST];

  caravan_scores_page_find_grown (self, grown);
  caravan_chart_view_set_shown (self->points, grown);
}

static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer unused)
{
  CaravanScoresPage *self = CARAVAN_SCORES_PAGE (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->start == 0)
    self->start = now;
  double part = CLAMP ((double) (now - self->start) / GROWS_US, 0, 1);
  self->grown = 1 - (1 - part) * (1 - part);
  show_grown (self);
  if (part < 1)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void
caravan_scores_page_stop_growing (CaravanScoresPage *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->grown = 1;
}

static void
start_growing (CaravanScoresPage *self)
{
  caravan_scores_page_stop_growing (self);
  if (!may_move (self))
    return;
  self->start = 0;
  self->grown = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), grow_cb, NULL, NULL);
}

static gboolean
has_sealed (CaravanScoresPage *self)
{
  const CvScore *score = caravan_sheet_get_score (self->sheet);

  return score->player[score->order[score->n_players - 1]].sealed;
}

void
caravan_scores_page_start_reveal (CaravanScoresPage *self)
{
  if (self->sheet == NULL || has_sealed (self) || !may_move (self))
    return;
  caravan_scores_page_stop_growing (self);
  self->is_revealing = TRUE;
  self->shown = 0;
  self->n_shown = 0;
  caravan_score_grid_choose_none (self->lines);
  caravan_scores_page_render (self);
  gtk_widget_grab_focus (self->next);
}

gboolean
caravan_scores_page_is_revealing (CaravanScoresPage *self)
{
  return self->is_revealing;
}

void
caravan_scores_page_reveal_next (CaravanScoresPage *self)
{
  int seat;

  if (!self->is_revealing)
    return;
  seat = find_next (self);
  self->shown |= 1u << seat;
  self->n_shown++;
  start_growing (self);
  self->is_revealing = self->n_shown < count_players (self);
  caravan_scores_page_render (self);
  show_grown (self);
  caravan_score_grid_focus (
      self->lines, seat, caravan_sheet_get_score (self->sheet)->player[seat].n_lines);
}

void
caravan_scores_page_reveal_all (CaravanScoresPage *self)
{
  gboolean was_revealing = self->is_revealing;

  caravan_scores_page_stop_growing (self);
  self->is_revealing = FALSE;
  self->n_shown = count_players (self);
  self->shown = (1u << self->n_shown) - 1;
  caravan_scores_page_render (self);
  if (was_revealing)
    caravan_page_take_focus (CARAVAN_PAGE (self));
}

/* Keys and clicks while players are told. */

/* What moves the focus, holds another key or belongs to the window is left alone. */
static gboolean
goes_on (guint key, GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab ||
      (key >= GDK_KEY_F1 && key <= GDK_KEY_F35))
    return FALSE;
  return key < GDK_KEY_Shift_L || key > GDK_KEY_Hyper_R;
}

/* What does something of its own: the whole sheet at once, a rule to read. */
static gboolean
is_own_button (CaravanScoresPage *self, GtkWidget *widget)
{
  GtkWidget *button =
      widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) : NULL;

  return button != NULL && button != self->next &&
         !gtk_widget_is_ancestor (button, GTK_WIDGET (self->lines));
}

static gboolean
key_pressed_cb (CaravanScoresPage *self,
                guint key,
                guint code,
                GdkModifierType state,
                GtkEventController *keys)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!self->is_revealing || !goes_on (key, state))
    return FALSE;
  if (key == GDK_KEY_Escape)
    caravan_scores_page_reveal_all (self);
  else if (is_own_button (self, focus))
    return FALSE;
  else
    caravan_scores_page_reveal_next (self);
  return TRUE;
}

static void
clicked_cb (
    CaravanScoresPage *self, int n_presses, double x, double y, GtkGesture *gesture)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (!self->is_revealing || is_own_button (self, at))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  caravan_scores_page_reveal_next (self);
}

/* Before the cells of the sheet, which would choose a line. */
static void
listen_for_clicks (CaravanScoresPage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
caravan_scores_page_listen (CaravanScoresPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  listen_for_clicks (self);
}
