/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip by keyboard: which control matters now, and keys that press one. */
#include "caravan-oasis-strip-private.h"

GtkWidget *
caravan_oasis_find_control (CaravanOasisStrip *self, const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->parts.controls);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (g_strcmp0 (gtk_widget_get_name (child), name) == 0)
      return child;
  return NULL;
}

/* A choice that only has to be recorded matters most, else the first open control. */
gboolean
caravan_oasis_strip_focus (CaravanOasisStrip *self)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_last_child (self->parts.controls);
       child != NULL; child = gtk_widget_get_prev_sibling (child))
    if (gtk_widget_is_sensitive (child) && gtk_widget_get_focusable (child) &&
        (found == NULL || !gtk_widget_has_css_class (found, "suggested-action")))
      found = child;
  return gtk_widget_grab_focus (found != NULL ? found : self->parts.menu);
}

/* Keys: the letters of the players, the numbers of cards, and back. */

static gboolean
click (CaravanOasisStrip *self, const char *name)
{
  GtkWidget *control = caravan_oasis_find_control (self, name);

  if (control == NULL || !gtk_widget_is_sensitive (control))
    return FALSE;
  g_signal_emit_by_name (control, "clicked");
  return TRUE;
}

static gboolean
click_player (CaravanOasisStrip *self, guint key)
{
  for (int color = 0; cv_color_letters[color] != '\0'; color++)
    if (gdk_keyval_to_upper (key) == (guint) cv_color_letters[color])
      {
        g_autofree char *counter =
            g_strconcat ("counter-", cv_color_names[color], NULL);
        g_autofree char *take = g_strconcat ("take-", cv_color_names[color], NULL);
        return click (self, counter) || click (self, take);
      }
  return FALSE;
}

static gboolean
click_offer (CaravanOasisStrip *self, guint key)
{
  guint pad = key - GDK_KEY_KP_1;
  guint n = pad < OASIS_OFFER_MOST ? pad + 1 : key - GDK_KEY_1 + 1;
  g_autofree char *offer = NULL;

  if (n < 1 || n > OASIS_OFFER_MOST)
    return FALSE;
  offer = g_strdup_printf ("offer-%u", n);
  return click (self, offer);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                CaravanOasisStrip *self)
{
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_BackSpace)
    return click (self, "counters-back") || click (self, "take-back");
  return click_offer (self, key) || click_player (self, key);
}

static void
listen (CaravanOasisStrip *self, GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
}

/* The choices may stand elsewhere. */
void
caravan_oasis_strip_listen (CaravanOasisStrip *self)
{
  listen (self, GTK_WIDGET (self));
  listen (self, caravan_strip_get_choices (CARAVAN_STRIP (self)));
}
