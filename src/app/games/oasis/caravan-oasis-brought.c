/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cards with scoring markers brought, a click a card. All see it, so it needs no
   PIN; the record gets it in one step, sealed where there is a lock. Guided turns ask
   when the cards were not named as they were taken, and know how many there are: the
   last one puts all away. Free turns know nothing of cards: each is put away at once. */
#include "caravan-oasis-strip-private.h"

#include <string.h>

/* Whoever took last and has not put them away yet; in free turns whoever is chosen. */
static int
find_asked (CaravanOasisStrip *self)
{
  int seat = self->log.last_taker;

  if (self->turn.phase == OASIS_PHASE_FREE)
    return caravan_desk_is_over (self->desk) ? CV_NO_PLAYER
                                             : caravan_desk_get_seat (self->desk);
  if (seat == CV_NO_PLAYER || self->log.forgotten[seat] == 0 ||
      self->turn.phase == OASIS_PHASE_OVER)
    return CV_NO_PLAYER;
  return seat;
}

static void
forget (CaravanOasisStrip *self)
{
  self->n_brought = 0;
  memset (self->brought, 0, sizeof self->brought);
}

void
caravan_oasis_read_brought (CaravanOasisStrip *self)
{
  int asked = find_asked (self);

  if (asked == self->brought_to)
    return;
  self->brought_to = asked;
  forget (self);
}

static void
begin_again (CaravanOasisStrip *self, int number)
{
  forget (self);
  caravan_oasis_strip_render (self);
}

/* A quick hand in free turns need not wait for the disk: nothing that is shown decides
   about the next card. */
static void
put_away (CaravanOasisStrip *self)
{
  json_t *event = caravan_oasis_make_hide (self, self->brought_to, self->brought);

  forget (self);
  if (event == NULL)
    return;
  if (self->turn.phase == OASIS_PHASE_FREE)
    caravan_desk_play (self->desk, event);
  else
    caravan_oasis_strip_play (self, event);
  json_decref (event);
}

static void
add_card (CaravanOasisStrip *self, int face)
{
  gboolean is_free = self->turn.phase == OASIS_PHASE_FREE;

  if (self->waiting)
    return;
  caravan_oasis_count_face (self, face, self->brought);
  self->n_brought++;
  if (is_free || self->n_brought == self->log.forgotten[self->brought_to])
    put_away (self);
  caravan_oasis_strip_render (self);
}

static void
add_button (CaravanOasisStrip *self, int face)
{
  g_autofree char *end = caravan_oasis_name_face (face);
  g_autofree char *name = g_strconcat ("brought-", end, NULL);
  g_autofree char *card = caravan_oasis_say_face (self, face);
  GtkWidget *button = caravan_oasis_add_button (
      self, name,
      /* Translators: what a player puts away; %2$s is “+2 Ovoos”. */
      caravan_format (N_ ("%1$n: %2$s"), "ps",
                      caravan_oasis_player (self, self->brought_to), card),
      add_card, face);

  caravan_oasis_fill_face (button, face);
}

static void
add_again (CaravanOasisStrip *self)
{
  GtkWidget *again = caravan_oasis_add_button (
      self, "brought-again", g_strdup (caravan_text (N_ ("Count them again"))),
      begin_again, 0);

  gtk_button_set_icon_name (GTK_BUTTON (again), "edit-undo-symbolic");
  gtk_widget_add_css_class (again, "strip-card");
}

static void
add_question (CaravanOasisStrip *self)
{
  g_autofree char *text = caravan_format (
      /* Translators: %1$p is a player; scoring markers follow to choose from. */
      N_ ("%1$p got:"), "p", caravan_oasis_player (self, self->brought_to));
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "strip-count");
  gtk_box_append (GTK_BOX (self->parts.controls), label);
}

void
caravan_oasis_add_brought (CaravanOasisStrip *self)
{
  if (self->brought_to == CV_NO_PLAYER)
    return;
  if (gtk_widget_get_first_child (self->parts.controls) != NULL)
    caravan_strip_add_space (CARAVAN_STRIP (self));
  add_question (self);
  for (int face = 0; face < CARAVAN_OASIS_N_FACES; face++)
    if (caravan_oasis_faces[face].key != NULL)
      add_button (self, face);
  if (self->n_brought > 0)
    add_again (self);
}
