/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip by keyboard: which control matters now, and keys that press one. */
#include "caravan-oasis-strip-private.h"

gboolean
caravan_oasis_strip_focus (CaravanOasisStrip *self)
{
  return caravan_strip_focus (CARAVAN_STRIP (self));
}

/* Keys: the letters of the players, the numbers of cards, and back. */

static gboolean
click (CaravanOasisStrip *self, const char *name)
{
  return caravan_strip_click (CARAVAN_STRIP (self), name);
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

void
caravan_oasis_strip_listen (CaravanOasisStrip *self)
{
  caravan_strip_listen (CARAVAN_STRIP (self), G_CALLBACK (key_pressed_cb));
}
