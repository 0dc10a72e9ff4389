/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end leads on: to the reveal as long as anybody holds something, then to the
   scores. */
#include "caravan-oasis-strip-private.h"

static gboolean
can_reveal (CaravanOasisStrip *self)
{
  return caravan_desk_has_sealed (self->desk) && caravan_desk_can_record (self->desk);
}

char *
caravan_oasis_say_over (CaravanOasisStrip *self)
{
  if (caravan_desk_has_sealed (self->desk))
    return NULL;
  return g_strdup (caravan_text (N_ ("The game is over. The scores are ready.")));
}

static void
reveal (CaravanOasisStrip *self, int number)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.reveal", NULL);
}

static void
show_scores (CaravanOasisStrip *self, int number)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.scores", NULL);
}

void
caravan_oasis_add_over (CaravanOasisStrip *self)
{
  gboolean reveals = can_reveal (self);
  const char *said =
      reveals ? N_ ("Reveal the scoring markers") : N_ ("See the scores");
  GtkWidget *button = caravan_oasis_add_button (self, reveals ? "reveal" : "scores",
                                                g_strdup (caravan_text (said)),
                                                reveals ? reveal : show_scores, 0);

  caravan_oasis_fill (button, CARAVAN_PICTURE_NONE, NULL, -1,
                      caravan_text (reveals ? N_ ("Reveal") : N_ ("See the scores")));
  gtk_widget_add_css_class (button, "suggested-action");
}
