/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Hand the screen to Anna”, and the open drawer. */
#include "caravan-drawer-private.h"

#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

/* What stands in the place of a count that is covered. */
#define COVERED "•"

LangPlayer
caravan_drawer_get_player (CaravanDrawer *self, int seat)
{
  return lang_people (caravan_match_get_record (self->match)).seat[seat];
}

/* The counts, or what covers them. */
void
caravan_drawer_render_counts (CaravanDrawer *self)
{
  gboolean open = caravan_secret_is_open (&self->secret);

  for (int key = 0; key < CV_HIDDEN_MOST && self->values[key] != NULL; key++)
    {
      g_autofree char *number =
          open ? caravan_number (self->secret.now[key]) : g_strdup (COVERED);
      gtk_label_set_text (GTK_LABEL (self->values[key]), number);
      if (self->takers[key] != NULL)
        gtk_widget_set_sensitive (self->takers[key],
                                  open &&
                                      caravan_secret_can_take_out (&self->secret, key));
    }
  if (self->note != NULL)
    caravan_label_show (self->note, self->message);
}

static void
add_counts (CaravanDrawer *self,
            GtkWidget *card,
            void (*change) (CaravanDrawer *self, int seat, int key, int by))
{
  int n_keys = caravan_secret_n_keys (caravan_drawer_get_table (self)->game);

  for (int key = 0; key < n_keys; key++)
    gtk_box_append (GTK_BOX (card),
                    caravan_drawer_make_count (
                        self, self->seat, key,
                        caravan_drawer_make_value (COVERED, TRUE), TRUE, change));
}

/* Holding to look: as long as the button or the key is down. */

static void
start_looking (CaravanDrawer *self)
{
  RecError error = { 0 };

  if (caravan_secret_is_open (&self->secret))
    return;
  caravan_secret_open (&self->secret, self->match, self->seat, NULL, &error);
  caravan_drawer_render_counts (self);
}

/* Also when the button goes: then there is another view already, which stays open. */
static void
stop_looking (CaravanDrawer *self)
{
  if (self->view == CARAVAN_DRAWER_HAND && self->hold != NULL)
    caravan_drawer_shut (self);
}

/* The press is the gesture's alone: the button below would take it away. */
static void
hold_pressed_cb (GtkGesture *press, int n, double x, double y, CaravanDrawer *self)
{
  gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
  start_looking (self);
}

static gboolean
is_holding_key (guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
         key == GDK_KEY_KP_Space;
}

static gboolean
hold_key_pressed_cb (CaravanDrawer *self, guint key)
{
  if (!is_holding_key (key))
    return GDK_EVENT_PROPAGATE;
  start_looking (self);
  return GDK_EVENT_STOP;
}

static void
hold_key_released_cb (CaravanDrawer *self, guint key)
{
  if (is_holding_key (key))
    stop_looking (self);
}

static void
listen_to_hold (CaravanDrawer *self)
{
  GtkGesture *press = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (hold_pressed_cb), self);
  g_signal_connect_swapped (press, "released", G_CALLBACK (stop_looking), self);
  g_signal_connect_swapped (press, "end", G_CALLBACK (stop_looking), self);
  g_signal_connect_swapped (press, "cancel", G_CALLBACK (stop_looking), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (hold_key_pressed_cb),
                            self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (hold_key_released_cb),
                            self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (stop_looking), self);
  gtk_widget_add_controller (self->hold, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (self->hold, keys);
  gtk_widget_add_controller (self->hold, focus);
}

static void
add_hold (CaravanDrawer *self, GtkWidget *card)
{
  self->hold = caravan_drawer_add_main_button (
      self, card, "hold-to-look", caravan_text (N_ ("Hold to look")), NULL);
  caravan_widget_describe (
      self->hold, caravan_text (N_ ("The counts show as long as the button is held.")));
  listen_to_hold (self);
}

/* The card without a lock. */

static void
open_clicked_cb (CaravanDrawer *self)
{
  caravan_drawer_unlock (self, NULL);
}

static void
lock_clicked_cb (CaravanDrawer *self)
{
  caravan_drawer_say (self, NULL);
  self->is_recount = FALSE;
  caravan_drawer_show (self, CARAVAN_DRAWER_CHOOSE);
}

static gboolean
can_write (CaravanDrawer *self)
{
  return caravan_match_get_read_only (self->match) == NULL;
}

static void
add_unlocked (CaravanDrawer *self, GtkWidget *card)
{
  add_counts (self, card, NULL);
  add_hold (self, card);
  if (can_write (self))
    {
      caravan_drawer_warn_of_speech (caravan_drawer_add_button (
          self, card, "open-drawer", caravan_text (N_ ("Open the drawer")),
          G_CALLBACK (open_clicked_cb)));
      caravan_drawer_add_button (
          self, card, "lock-drawer",
          caravan_text (N_ ("Lock it with a PIN or passphrase…")),
          G_CALLBACK (lock_clicked_cb));
    }
  caravan_drawer_add_text (
      card, "dim-label",
      caravan_text (N_ ("Without a lock, these counts can be read in the file.")));
}

GtkWidget *
caravan_drawer_make_hand (CaravanDrawer *self)
{
  g_autofree char *title =
      /* Translators: the screen is handed to a player. */
      caravan_format (
          NAMED_ (N_ ("Hand the screen to %1$n"), N_ ("Hand the screen to %1$c")), "p",
          caravan_drawer_get_player (self, self->seat));
  GtkWidget *card = caravan_drawer_make_card (self, title);

  caravan_drawer_add_text (
      card, "dim-label", caravan_text (N_ ("Everyone else looks away for a moment.")));
  caravan_drawer_add_message (self, card);
  if (caravan_secret_is_locked (self->match, self->seat))
    caravan_drawer_add_pin (self, card);
  else
    add_unlocked (self, card);
  caravan_drawer_add_button (self, card, "not-now", caravan_text (N_ ("Not now")),
                             G_CALLBACK (caravan_drawer_close));
  return card;
}

/* The open drawer. */

static void
change_count (CaravanDrawer *self, int seat, int key, int by)
{
  RecError error = { 0 };

  self->used = caravan_drawer_now ();
  caravan_drawer_say (self, NULL);
  gtk_label_set_text (GTK_LABEL (self->said), "");
  if (caravan_secret_change (&self->secret, key, by, &error))
    /* Translators: a screen reader says it after a count was changed; it must not say
       which count or to what. */
    gtk_label_set_text (GTK_LABEL (self->said), caravan_text (N_ ("Done")));
  else if (by > 0) /* only to be read: that it is all there is tells the count */
    caravan_drawer_say (self, lang_say_error (caravan_lang (), &error));
  caravan_drawer_render_counts (self);
}

/* Nothing is seen of it; a screen reader says what it is told. */
static void
make_said (CaravanDrawer *self)
{
  self->said =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_widget_set_name (self->said, "said");
  gtk_widget_add_css_class (self->said, "drawer-said");
}

/* How long it stays open; the bar says it without a number that changes. */
static void
add_time_left (CaravanDrawer *self, GtkWidget *card)
{
  self->left = g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, "fraction", 1.0, NULL);
  make_said (self);
  gtk_box_append (GTK_BOX (card), caravan_box_down (0, self->left, self->said, NULL));
  caravan_drawer_add_text (
      card, "dim-label",
      caravan_text (
          N_ ("Only this drawer shows these counts. Pressing Escape, switching to "
              "another window or a minute without use shuts it.")));
}

GtkWidget *
caravan_drawer_make_open (CaravanDrawer *self)
{
  g_autofree char *title =
      /* Translators: whose drawer it is. */
      caravan_format (N_ ("Drawer: %1$n"), "p",
                      caravan_drawer_get_player (self, self->seat));
  GtkWidget *card = caravan_drawer_make_card (self, title);

  add_counts (self, card, change_count);
  caravan_drawer_add_message (self, card);
  add_time_left (self, card);
  caravan_drawer_add_main_button (self, card, "shut-drawer",
                                  caravan_text (N_ ("Shut the drawer")),
                                  G_CALLBACK (caravan_drawer_close));
  caravan_drawer_render_counts (self);
  return card;
}
