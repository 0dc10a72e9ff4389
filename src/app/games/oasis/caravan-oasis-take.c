/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes: first whose offer, then which cards it was. */
#include "caravan-oasis-strip-private.h"

static const CaravanOasisChoice *
find_take (CaravanOasisStrip *self, int from)
{
  for (int i = 0; i < self->turn.n_choices; i++)
    {
      const CaravanOasisChoice *choice = &self->turn.choices[i];
      if (choice->kind == CARAVAN_OASIS_TAKE && choice->number == from)
        return choice;
    }
  return NULL;
}

static int
count_open_takes (CaravanOasisStrip *self)
{
  int n = 0;

  for (int i = 0; i < self->turn.n_choices; i++)
    n += self->turn.choices[i].kind == CARAVAN_OASIS_TAKE &&
         cv_verdict_is_legal (&self->turn.choices[i].verdict);
  return n;
}

static int
count_cards (CaravanOasisStrip *self, int from)
{
  return caravan_desk_get_state (self->desk)->oasis.round.offer[from];
}

/* The only offer that may be taken needs no choice. */
static void
choose_only_offer (CaravanOasisStrip *self)
{
  if (self->half.from != CV_NO_PLAYER || count_open_takes (self) != 1)
    return;
  for (int i = 0; i < self->turn.n_choices; i++)
    if (self->turn.choices[i].kind == CARAVAN_OASIS_TAKE &&
        cv_verdict_is_legal (&self->turn.choices[i].verdict))
      self->half.from = self->turn.choices[i].number;
}

char *
caravan_oasis_say_take (CaravanOasisStrip *self)
{
  choose_only_offer (self);
  int from = self->half.from;
  if (from == CV_NO_PLAYER)
    return NULL;
  int n = count_cards (self, from);

  return caravan_format_plural (
      NAMED_ (NP_ ("%1$p takes %2$n’s offer. Which card is it?",
                   "%1$p takes %2$n’s offer. Which %3$s cards are they?"),
              NP_ ("%1$p takes %2$c’s offer. Which card is it?",
                   "%1$p takes %2$c’s offer. Which %3$s cards are they?")),
      n, "ppn", caravan_oasis_player (self, self->turn.seat),
      caravan_oasis_player (self, from), (long) n);
}

/* Whose offer. */

static void
choose_offer (CaravanOasisStrip *self, int from)
{
  self->half.from = from;
  self->half.n_cards = 0;
  caravan_oasis_strip_render (self);
}

static void
add_offer (CaravanOasisStrip *self, int seat)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const CaravanOasisChoice *choice = find_take (self, seat);
  if (choice == NULL)
    return;
  int n = count_cards (self, seat);
  g_autofree char *name =
      g_strconcat ("take-", cv_color_names[table->color[seat]], NULL);
  g_autofree char *text = caravan_format (N_ ("×%1$s"), "n", (long) n);
  GtkWidget *button = caravan_oasis_add_button (
      self, name,
      caravan_format_plural (NAMED_ (NP_ ("%1$p takes %2$n’s offer: %3$s card",
                                          "%1$p takes %2$n’s offer: %3$s cards"),
                                     NP_ ("%1$p takes %2$c’s offer: %3$s card",
                                          "%1$p takes %2$c’s offer: %3$s cards")),
                             n, "ppn", caravan_oasis_player (self, self->turn.seat),
                             caravan_oasis_player (self, seat), (long) n),
      choose_offer, seat);

  caravan_oasis_fill (button, CARAVAN_PICTURE_BADGE, NULL, table->color[seat], text);
  caravan_oasis_shut_unless (self, button, &choice->verdict);
}

/* Which cards. */

static void
add_chosen_card (CaravanOasisStrip *self, int card)
{
  if (self->half.n_cards < count_cards (self, self->half.from))
    self->half.cards[self->half.n_cards++] = card;
  caravan_oasis_strip_render (self);
}

static void
remove_chosen_card (CaravanOasisStrip *self, int place)
{
  CaravanOasisHalf *half = &self->half;

  for (int i = place; i + 1 < half->n_cards; i++)
    half->cards[i] = half->cards[i + 1];
  half->n_cards--;
  caravan_oasis_strip_render (self);
}

static void
add_card (CaravanOasisStrip *self, int card)
{
  g_autofree char *name = g_strconcat ("card-", oasis_card_names[card], NULL);
  GtkWidget *button = caravan_oasis_add_button (
      self, name,
      /* Translators: %1$s is a card: 2 camels, Oasis, scoring markers … */
      caravan_format (N_ ("Card: %1$s"), "t", oasis_card_terms[card]), add_chosen_card,
      card);

  caravan_oasis_fill (button, CARAVAN_PICTURE_CARD, oasis_card_names[card], -1, NULL);
  gtk_widget_set_sensitive (button,
                            self->half.n_cards < count_cards (self, self->half.from));
}

static void
add_slot (CaravanOasisStrip *self, int place)
{
  g_autofree char *name = g_strdup_printf ("slot-%d", place + 1);

  if (place < self->half.n_cards)
    {
      int card = self->half.cards[place];
      GtkWidget *button = caravan_oasis_add_button (
          self, name,
          caravan_format (N_ ("Remove the card: %1$s"), "t", oasis_card_terms[card]),
          remove_chosen_card, place);
      caravan_oasis_fill (button, CARAVAN_PICTURE_CARD, oasis_card_names[card], -1,
                          NULL);
      gtk_widget_add_css_class (button, "strip-slot");
      return;
    }
  GtkWidget *empty = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (empty, "strip-slot");
  gtk_widget_add_css_class (empty, "empty");
  gtk_box_append (GTK_BOX (self->parts.controls), empty);
}

/* Confirming, or another offer. */

static json_t *
make_take (CaravanOasisStrip *self)
{
  return caravan_oasis_take (caravan_desk_get_table (self->desk), self->turn.seat,
                             self->half.from, self->half.cards, self->half.n_cards);
}

static void
confirm_take (CaravanOasisStrip *self, int number)
{
  json_t *event = make_take (self);

  caravan_oasis_strip_play (self, event);
  json_decref (event);
}

static void
add_confirm (CaravanOasisStrip *self)
{
  json_t *event = make_take (self);
  CvVerdict verdict;
  RecError error;
  GtkWidget *button = caravan_oasis_add_button (
      self, "take-confirm",
      caravan_format (
          NAMED_ (N_ ("%1$p takes %2$n’s offer"), N_ ("%1$p takes %2$c’s offer")), "pp",
          caravan_oasis_player (self, self->turn.seat),
          caravan_oasis_player (self, self->half.from)),
      confirm_take, 0);

  /* Translators: a button that records that a player takes the offer. */
  caravan_oasis_fill (button, CARAVAN_PICTURE_NONE, NULL, -1,
                      caravan_text (N_ ("Take")));
  gtk_widget_add_css_class (button, "suggested-action");
  if (rec_event_judge (caravan_desk_get_table (self->desk),
                       caravan_desk_get_state (self->desk), event, &verdict, &error))
    caravan_oasis_shut_unless (self, button, &verdict);
  json_decref (event);
}

static void
choose_again (CaravanOasisStrip *self, int number)
{
  choose_offer (self, CV_NO_PLAYER);
}

static void
add_other (CaravanOasisStrip *self)
{
  GtkWidget *button = caravan_oasis_add_button (
      self, "take-back", g_strdup (caravan_text (N_ ("Choose another offer"))),
      choose_again, 0);

  gtk_button_set_icon_name (GTK_BUTTON (button), "edit-undo-symbolic");
  gtk_widget_add_css_class (button, "strip-card");
}

void
caravan_oasis_add_take (CaravanOasisStrip *self)
{
  int from = self->half.from;

  if (from == CV_NO_PLAYER)
    {
      for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
        add_offer (self, seat);
      caravan_oasis_add_skips (self);
      return;
    }
  for (int card = 0; card < OASIS_CARD_KINDS; card++)
    add_card (self, card);
  for (int place = 0; place < count_cards (self, from); place++)
    add_slot (self, place);
  add_confirm (self);
  if (count_open_takes (self) > 1)
    add_other (self);
}
