/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers: how many cards. Before the first one the Noble may place something, as the
   last step of the round that was played. */
#include "caravan-oasis-strip-private.h"

static void
add_offer (CaravanOasisStrip *self, const CaravanOasisChoice *choice)
{
  g_autofree char *name = g_strdup_printf ("offer-%d", choice->number);
  g_autofree char *text = caravan_format_plural (
      NP_ ("%1$s card", "%1$s cards"), choice->number, "n", (long) choice->number);
  GtkWidget *button = caravan_oasis_add_choice (
      self, name,
      caravan_format_plural (
          NP_ ("%1$p offers %2$s card", "%1$p offers %2$s cards"), choice->number, "pn",
          caravan_oasis_player (self, choice->seat), (long) choice->number),
      choice);

  caravan_oasis_fill (button, CARAVAN_PICTURE_NONE, NULL, -1, text);
}

static void
add_offer_buttons (CaravanOasisStrip *self)
{
  for (int i = 0; i < self->turn.n_choices; i++)
    if (self->turn.choices[i].kind == CARAVAN_OASIS_OFFER)
      add_offer (self, &self->turn.choices[i]);
}

/* What lies on the table already. */
static void
add_offers_made (CaravanOasisStrip *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const OasisRound *round = &caravan_desk_get_state (self->desk)->oasis.round;

  if (round->offered != 0)
    caravan_strip_add_space (CARAVAN_STRIP (self));
  for (int seat = 0; seat < table->n_players; seat++)
    if (round->offer[seat] > 0)
      caravan_oasis_add_count (
          self, CARAVAN_PICTURE_BADGE, NULL, table->color[seat], round->offer[seat],
          caravan_format_plural (
              NP_ ("%1$p has offered %2$s card", "%1$p has offered %2$s cards"),
              round->offer[seat], "pn", caravan_oasis_player (self, seat),
              (long) round->offer[seat]));
}

void
caravan_oasis_add_offers (CaravanOasisStrip *self)
{
  add_offer_buttons (self);
  add_offers_made (self);
}

static void
add_free_pieces (CaravanOasisStrip *self)
{
  const CvGame *game = caravan_desk_get_table (self->desk)->game;

  for (int piece = 0; piece < OASIS_PIECES; piece++)
    {
      GtkWidget *button = caravan_oasis_add_piece (
          self, piece, 0,
          /* Translators: %1$s is a piece: Oasis tile, camel … */
          caravan_format (N_ ("Free action: %1$s"), "t", game->pieces[piece].term));
      if (!self->turn.has_cell[piece])
        caravan_strip_shut_button (button,
                                   caravan_text (N_ ("There is no space for it.")));
    }
}

static void
add_decline (CaravanOasisStrip *self, const CaravanOasisChoice *choice)
{
  GtkWidget *button = caravan_oasis_add_choice (
      self, "skip-action",
      caravan_format (N_ ("%1$p declines the Noble’s free action"), "p",
                      caravan_oasis_player (self, choice->seat)),
      choice);

  caravan_oasis_fill (button, CARAVAN_PICTURE_NONE, NULL, -1,
                      caravan_text (N_ ("Decline the free action")));
}

void
caravan_oasis_add_noble (CaravanOasisStrip *self)
{
  add_free_pieces (self);
  for (int i = 0; i < self->turn.n_choices; i++)
    if (self->turn.choices[i].kind == CARAVAN_OASIS_DECLINE)
      add_decline (self, &self->turn.choices[i]);
  caravan_strip_add_space (CARAVAN_STRIP (self));
  add_offer_buttons (self);
}
