/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-drawer-private.h"

#include "caravan-signal.h"
#include "caravan-text.h"
#include "lang-say.h"

#include <string.h>

#define IDLE_SECONDS 60
#define COLUMN_WIDTH 360 /* of a player in the reveal */

G_DEFINE_FINAL_TYPE (CaravanDrawer, caravan_drawer, ADW_TYPE_BIN)

static gint64 (*clock_in_use) (void) = g_get_monotonic_time;

const CvTable *
caravan_drawer_get_table (CaravanDrawer *self)
{
  return caravan_match_get_table (self->match);
}

gint64
caravan_drawer_now (void)
{
  return clock_in_use ();
}

void
caravan_drawer_use_clock (gint64 (*now) (void))
{
  clock_in_use = now != NULL ? now : g_get_monotonic_time;
}

void
caravan_drawer_say (CaravanDrawer *self, char *message)
{
  g_free (self->message);
  self->message = message;
}

static void
say_error (CaravanDrawer *self, const RecError *error)
{
  caravan_drawer_say (self, lang_say_error (caravan_lang (), error));
}

/* What is shown. */

static GtkWidget *
make_card (CaravanDrawer *self)
{
  switch (self->view)
    {
    case CARAVAN_DRAWER_DOWN:
      return NULL;
    case CARAVAN_DRAWER_HAND:
      return caravan_drawer_make_hand (self);
    case CARAVAN_DRAWER_CHOOSE:
      return caravan_drawer_make_choose (self);
    case CARAVAN_DRAWER_OPEN:
      return caravan_drawer_make_open (self);
    case CARAVAN_DRAWER_REVEAL:
      return caravan_drawer_make_reveal (self);
    }
  g_assert_not_reached ();
}

static int
find_width (CaravanDrawer *self)
{
  return self->view == CARAVAN_DRAWER_REVEAL
             ? COLUMN_WIDTH * caravan_drawer_get_table (self)->n_players
             : CARAVAN_DRAWER_CARD_WIDTH;
}

static void
forget_parts (CaravanDrawer *self)
{
  self->entry = self->again = self->confirm = self->hold = NULL;
  self->note = self->left = self->aside = self->first = self->said = NULL;
  self->why = NULL;
  self->is_asked = FALSE;
  memset (self->values, 0, sizeof self->values);
  memset (self->takers, 0, sizeof self->takers);
}

static void
focus_card (CaravanDrawer *self)
{
  GtkWidget *first = self->entry != NULL  ? self->entry
                     : self->hold != NULL ? self->hold
                                          : self->first;

  if (first == NULL || !gtk_widget_grab_focus (first))
    gtk_widget_child_focus (self->curtain, GTK_DIR_TAB_FORWARD);
}

void
caravan_drawer_show (CaravanDrawer *self, CaravanDrawerView view)
{
  self->view = view;
  /* What goes must not have the focus: GTK 4.8 would still ask it about it. */
  gtk_window_set_focus (self->window, NULL);
  forget_parts (self);
  caravan_curtain_set_card (CARAVAN_CURTAIN (self->curtain), make_card (self),
                            find_width (self));
  if (view == CARAVAN_DRAWER_DOWN)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  caravan_curtain_raise (CARAVAN_CURTAIN (self->curtain));
  focus_card (self);
}

gboolean
caravan_drawer_is_up (CaravanDrawer *self)
{
  return self->view != CARAVAN_DRAWER_DOWN;
}

/* Time. */

static void
show_time_left (CaravanDrawer *self)
{
  double gone = (double) (caravan_drawer_now () - self->used) / G_USEC_PER_SEC;

  if (self->left != NULL)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->left),
                                   CLAMP (1 - gone / IDLE_SECONDS, 0, 1));
}

void
caravan_drawer_pass_second (CaravanDrawer *self)
{
  if (self->view == CARAVAN_DRAWER_OPEN &&
      caravan_drawer_now () - self->used >= IDLE_SECONDS * G_USEC_PER_SEC)
    caravan_drawer_shut (self);
  show_time_left (self);
  caravan_drawer_render_patience (self);
}

static gboolean
second_passed_cb (gpointer data)
{
  caravan_drawer_pass_second (data);
  return G_SOURCE_CONTINUE;
}

static void
start_clock (CaravanDrawer *self)
{
  if (self->tick == 0)
    self->tick = g_timeout_add_seconds (1, second_passed_cb, self);
}

/* Opening. */

void
caravan_drawer_open (CaravanDrawer *self, int seat)
{
  g_return_if_fail (self->match != NULL);
  caravan_drawer_shut (self);
  self->seat = seat;
  self->is_row = self->is_recount = self->is_revealing = FALSE;
  caravan_drawer_say (self, NULL);
  start_clock (self);
  caravan_drawer_show (self, CARAVAN_DRAWER_HAND);
}

void
caravan_drawer_choose_locks (CaravanDrawer *self)
{
  caravan_drawer_open (self, 0);
  self->is_row = TRUE;
  caravan_drawer_show (self, CARAVAN_DRAWER_CHOOSE);
}

void
caravan_drawer_reveal (CaravanDrawer *self)
{
  caravan_drawer_open (self, 0);
  caravan_drawer_show (self, CARAVAN_DRAWER_REVEAL);
}

/* A box that can't be opened was sealed by nobody's key, or is damaged: what is left
   counts, and the player is told. */
void
caravan_drawer_unlock (CaravanDrawer *self, RecKey *key)
{
  RecError error = { 0 };

  caravan_drawer_say (self, NULL);
  if (!caravan_secret_open (&self->secret, self->match, self->seat, key, &error))
    say_error (self, &error);
  self->used = caravan_drawer_now ();
  if (!self->is_revealing)
    {
      caravan_drawer_show (self, CARAVAN_DRAWER_OPEN);
      return;
    }
  int counts[CV_HIDDEN_MOST];
  memcpy (counts, self->secret.now, sizeof counts);
  caravan_secret_shut (&self->secret, &error);
  self->is_revealing = FALSE;
  caravan_drawer_tell (self, self->seat, counts);
}

/* Shutting. */

void
caravan_drawer_shut (CaravanDrawer *self)
{
  RecError error = { 0 };
  gboolean was_open = caravan_secret_is_open (&self->secret);

  self->generation++;
  self->is_busy = FALSE;
  if (!caravan_secret_shut (&self->secret, &error))
    say_error (self, &error);
  if (self->view == CARAVAN_DRAWER_HAND)
    {
      caravan_drawer_render_counts (self);
      if (self->entry != NULL)
        gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
      caravan_drawer_render_patience (self);
    }
  else if (self->view == CARAVAN_DRAWER_CHOOSE)
    caravan_drawer_show (self, CARAVAN_DRAWER_CHOOSE);
  else if (was_open || self->view == CARAVAN_DRAWER_OPEN)
    caravan_drawer_show (self, CARAVAN_DRAWER_HAND);
}

static void
hide_all (CaravanDrawer *self)
{
  caravan_drawer_say (self, NULL);
  memset (self->has_told, 0, sizeof self->has_told);
  memset (self->told, 0, sizeof self->told);
  g_clear_handle_id (&self->tick, g_source_remove);
}

void
caravan_drawer_close (CaravanDrawer *self)
{
  if (!caravan_drawer_is_up (self))
    return;
  caravan_drawer_shut (self);
  hide_all (self);
  caravan_drawer_show (self, CARAVAN_DRAWER_DOWN);
  caravan_curtain_draw_aside (CARAVAN_CURTAIN (self->curtain));
  g_signal_emit_by_name (self, "closed");
}

/* What shuts it without anybody's doing. */

static void
active_changed_cb (CaravanDrawer *self)
{
  if (!gtk_window_is_active (self->window))
    caravan_drawer_shut (self);
}

static void
toplevels_changed_cb (CaravanDrawer *self, guint position, guint removed, guint added)
{
  if (added > 0)
    caravan_drawer_shut (self);
}

static void
language_changed (gpointer object)
{
  CaravanDrawer *self = object;

  caravan_drawer_shut (self);
  caravan_drawer_say (self, NULL);
  if (caravan_drawer_is_up (self))
    caravan_drawer_show (self, self->view);
}

static void
match_changed_cb (CaravanDrawer *self)
{
  if (self->view == CARAVAN_DRAWER_REVEAL)
    caravan_drawer_show (self, CARAVAN_DRAWER_REVEAL);
}

/* Keys: while the curtain is up the table behind it hears none. */
static gboolean
key_pressed_cb (CaravanDrawer *self, guint key, guint code, GdkModifierType modifiers)
{
  static const guint passed[] = { GDK_KEY_v, GDK_KEY_a, GDK_KEY_q, GDK_KEY_w,
                                  GDK_KEY_BackSpace };

  if (!caravan_drawer_is_up (self))
    return GDK_EVENT_PROPAGATE;
  self->used = caravan_drawer_now ();
  if (key == GDK_KEY_Escape)
    {
      caravan_drawer_close (self);
      return GDK_EVENT_STOP;
    }
  if (key >= GDK_KEY_F1 && key <= GDK_KEY_F12)
    return GDK_EVENT_STOP;
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
    return GDK_EVENT_PROPAGATE;
  for (gsize i = 0; i < G_N_ELEMENTS (passed); i++)
    if (key == passed[i] && (modifiers & GDK_ALT_MASK) == 0)
      return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
watch (CaravanDrawer *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->window), keys);
  g_signal_connect_object (self->window, "notify::is-active",
                           G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (toplevels_changed_cb), self, G_CONNECT_SWAPPED);
  if (gtk_window_get_application (self->window) != NULL)
    g_signal_connect_object (gtk_window_get_application (self->window),
                             "notify::screensaver-active",
                             G_CALLBACK (caravan_drawer_shut), self, G_CONNECT_SWAPPED);
  caravan_text_follow (self, language_changed);
}

/* The widget. */

void
caravan_drawer_set_match (CaravanDrawer *self, CaravanMatch *match)
{
  caravan_drawer_close (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  memset (self->patience, 0, sizeof self->patience);
  g_set_object (&self->match, match);
  if (match != NULL)
    g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
caravan_drawer_dispose (GObject *object)
{
  CaravanDrawer *self = CARAVAN_DRAWER (object);
  RecError error;

  self->generation++;
  g_clear_handle_id (&self->tick, g_source_remove);
  caravan_secret_shut (&self->secret, &error);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->message, g_free);
  G_OBJECT_CLASS (caravan_drawer_parent_class)->dispose (object);
}

static void
caravan_drawer_class_init (CaravanDrawerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_drawer_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  caravan_signal_new (klass, "closed", 0);
}

static void
curtain_visible_cb (CaravanDrawer *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (self->curtain));
}

static void
caravan_drawer_init (CaravanDrawer *self)
{
  self->curtain = caravan_curtain_new ();
  adw_bin_set_child (ADW_BIN (self), self->curtain);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (self->curtain, "notify::visible",
                           G_CALLBACK (curtain_visible_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
caravan_drawer_new (GtkWindow *window)
{
  CaravanDrawer *self = g_object_new (CARAVAN_TYPE_DRAWER, NULL);

  self->window = window;
  watch (self);
  return GTK_WIDGET (self);
}
