/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The private drawers of the window's table. */
#include "caravan-window-private.h"

#include "caravan-secret.h"
#include "caravan-text.h"
#include "lang-say.h"

/* While the curtain is up, what is behind it gets neither pointer nor focus, and is not
   there for a screen reader. */
static void
cover_room (CaravanWindow *self, gboolean covered)
{
  if (covered)
    g_set_weak_pointer (&self->before, gtk_window_get_focus (GTK_WINDOW (self)));
  gtk_widget_set_can_focus (self->room, !covered);
  gtk_widget_set_can_target (self->room, !covered);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->room), GTK_ACCESSIBLE_STATE_HIDDEN,
                               covered, -1);
}

static void
drawer_closed_cb (CaravanWindow *self)
{
  cover_room (self, FALSE);
  if (self->before != NULL && gtk_widget_get_mapped (self->before))
    gtk_widget_grab_focus (self->before);
  else
    gtk_widget_child_focus (self->room, GTK_DIR_TAB_FORWARD);
  g_clear_weak_pointer (&self->before);
}

void
caravan_window_add_drawer (CaravanWindow *self)
{
  GtkWidget *drawer = caravan_drawer_new (GTK_WINDOW (self));

  self->drawer = CARAVAN_DRAWER (drawer);
  gtk_overlay_add_overlay (self->overlay, drawer);
  g_signal_connect_object (drawer, "closed", G_CALLBACK (drawer_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
has_drawers (CaravanWindow *self)
{
  return self->match != NULL &&
         caravan_match_get_table (self->match)->game->hidden_keys != NULL;
}

void
caravan_window_open_drawer (CaravanWindow *self, int seat)
{
  if (!has_drawers (self) || caravan_window_is_hands_off (self) || seat < 0 ||
      seat >= caravan_match_get_table (self->match)->n_players)
    return;
  cover_room (self, TRUE);
  caravan_drawer_open (self->drawer, seat);
}

void
caravan_window_reveal (CaravanWindow *self)
{
  if (!has_drawers (self) || caravan_window_is_hands_off (self))
    return;
  cover_room (self, TRUE);
  caravan_drawer_reveal (self->drawer);
}

void
caravan_window_choose_locks (CaravanWindow *self)
{
  if (!has_drawers (self))
    return;
  cover_room (self, TRUE);
  caravan_drawer_choose_locks (self->drawer);
}

void
caravan_window_put_away (CaravanWindow *self, int seat, int key)
{
  int counts[CV_HIDDEN_MOST] = { 0 };
  RecError error = { 0 };

  if (!has_drawers (self) || caravan_window_is_hands_off (self))
    return;
  counts[key] = 1;
  if (caravan_secret_put_away (self->match, seat, counts, &error))
    caravan_window_toast (
        self, caravan_format (
                  N_ ("%1$p puts it into the drawer."), "p",
                  lang_people (caravan_match_get_record (self->match)).seat[seat]));
  else
    caravan_window_toast (self, lang_say_error (caravan_lang (), &error));
}
