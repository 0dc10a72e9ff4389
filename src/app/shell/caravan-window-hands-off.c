/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands off: the screen is passed round, and nothing can be entered until somebody holds
   the lock down once more. The desk refuses, the table says so in the place of what would
   enter something; here it is switched and told. */
#include "caravan-window-private.h"

#include "caravan-announce.h"
#include "caravan-closed.h"
#include "caravan-hold.h"
#include "caravan-text.h"
#include "caravan-widget.h"

gboolean
caravan_window_is_hands_off (CaravanWindow *self)
{
  CaravanDesk *desk = caravan_window_get_desk (self);

  return desk != NULL && caravan_desk_is_hands_off (desk);
}

/* A table is locked where it is seen; unlocked it may be from anywhere. */
gboolean
caravan_window_can_toggle_hands_off (CaravanWindow *self)
{
  return caravan_window_is_hands_off (self) ||
         (caravan_window_get_desk (self) != NULL &&
          caravan_page_is_playing (caravan_window_get_page (self)));
}

/* A screen reader says what gets the focus; before GTK 4.14 nothing else. Who has looked
   about meanwhile stays there. */
static void
move_focus (CaravanWindow *self, gboolean is_locked)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (is_locked)
    {
      g_set_weak_pointer (&self->before_lock, focus);
      gtk_widget_grab_focus (self->lock);
      return;
    }
  if (focus != self->lock && focus != NULL)
    return;
  if (self->before_lock != NULL && gtk_widget_get_mapped (self->before_lock))
    gtk_widget_grab_focus (self->before_lock);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->pages), GTK_DIR_TAB_FORWARD);
}

void
caravan_window_toggle_hands_off (CaravanWindow *self)
{
  CaravanDesk *desk = caravan_window_get_desk (self);
  gboolean is_locked = !caravan_window_is_hands_off (self);

  /* Behind the curtain somebody is entering what is theirs. */
  if (!caravan_window_can_toggle_hands_off (self) ||
      caravan_drawer_is_up (self->drawer))
    return;
  if (!is_locked)
    move_focus (self, FALSE);
  caravan_desk_set_hands_off (desk, is_locked);
  caravan_window_update_actions (self);
  if (is_locked)
    move_focus (self, TRUE);
  caravan_announce (GTK_WIDGET (self),
                    caravan_text (is_locked ? N_ ("Hands off: hold here to unlock.")
                                            : N_ ("Steps can be entered again.")));
}

/* Asked at every turn of the pointer: only what is new is set. */
static void
render_lock (CaravanWindow *self, gboolean is_locked)
{
  const char *icon = is_locked ? "caravan-lock-symbolic" : "caravan-unlock-symbolic";
  const char *said = is_locked ? N_ ("Hold down to unlock (Ctrl+Shift+L)")
                               : N_ ("Hands off: hold down to lock (Ctrl+Shift+L)");
  const char *spoken = is_locked
                           ? N_ ("Hands off: nothing can be entered now. To go on, "
                                 "hold the lock down or press Ctrl+Shift+L.")
                           : said;

  gtk_widget_set_visible (self->lock, caravan_window_can_toggle_hands_off (self));
  if (g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (self->lock)), icon) == 0)
    return;
  gtk_button_set_icon_name (GTK_BUTTON (self->lock), icon);
  caravan_widget_set_class (self->lock, "locked", is_locked);
  caravan_text_bind (self->lock, "tooltip-text", said);
  caravan_text_bind_accessible (self->lock, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
}

void
caravan_window_render_hands_off (CaravanWindow *self)
{
  render_lock (self, caravan_window_is_hands_off (self));
}

void
caravan_window_add_hands_off (CaravanWindow *self)
{
  caravan_hold_add (self->lock, "win.hands-off", caravan_closed_told);
}
