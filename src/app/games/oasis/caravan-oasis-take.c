/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes: first whose offer, then which cards it was. What is refused stays in the slots,
   where it can be put right. */
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

/* Which cards. The last one records the take, and what its cards put into the drawer:
   nothing is left to ask. */

static json_t *
make_take (CaravanOasisStrip *self)
{
  const CaravanOasisHalf *half = &self->half;
  int cards[OASIS_OFFER_MOST];

  for (int i = 0; i < half->n_cards; i++)
    cards[i] = caravan_oasis_faces[half->faces[i]].card;
  return caravan_oasis_take (caravan_desk_get_table (self->desk), self->turn.seat,
                             half->from, cards, half->n_cards);
}

static void
put_away (CaravanOasisStrip *self, int seat, const CaravanOasisHalf *taken)
{
  int counts[CV_HIDDEN_MOST] = { 0 };
  int n = 0;

  for (int i = 0; i < taken->n_cards; i++)
    n += caravan_oasis_count_face (self, taken->faces[i], counts);
  json_t *event = n > 0 ? caravan_oasis_make_hide (self, seat, counts) : NULL;
  if (event == NULL)
    return;
  caravan_desk_play (self->desk, event);
  json_decref (event);
}

static void
play_take (CaravanOasisStrip *self)
{
  CaravanOasisHalf taken = self->half;
  int seat = self->turn.seat;
  json_t *event = make_take (self);

  if (caravan_oasis_strip_play (self, event))
    put_away (self, seat, &taken);
  json_decref (event);
}

static void
choose_card (CaravanOasisStrip *self, int face)
{
  int n = count_cards (self, self->half.from);

  if (self->half.n_cards == n)
    return;
  self->half.faces[self->half.n_cards++] = face;
  if (self->half.n_cards == n)
    play_take (self);
  caravan_oasis_strip_render (self);
}

static void
remove_card (CaravanOasisStrip *self, int place)
{
  CaravanOasisHalf *half = &self->half;

  for (int i = place; i + 1 < half->n_cards; i++)
    half->faces[i] = half->faces[i + 1];
  half->n_cards--;
  caravan_oasis_strip_render (self);
}

static void
add_card (CaravanOasisStrip *self, int face)
{
  g_autofree char *end = caravan_oasis_name_face (face);
  g_autofree char *name = g_strconcat ("card-", end, NULL);
  g_autofree char *card = caravan_oasis_say_face (self, face);
  GtkWidget *button = caravan_oasis_add_button (
      self, name,
      /* Translators: %1$s is a card: 2 camels, Oasis, +2 Ovoos … */
      caravan_format (N_ ("Card: %1$s"), "s", card), choose_card, face);

  caravan_oasis_fill_face (button, face);
  gtk_widget_set_sensitive (button,
                            self->half.n_cards < count_cards (self, self->half.from));
}

static void
add_slot (CaravanOasisStrip *self, int place)
{
  g_autofree char *name = g_strdup_printf ("slot-%d", place + 1);
  int face = self->half.faces[place];
  g_autofree char *card = caravan_oasis_say_face (self, face);
  GtkWidget *button = caravan_oasis_add_button (
      self, name, caravan_format (N_ ("Remove the card: %1$s"), "s", card), remove_card,
      place);

  caravan_oasis_fill_face (button, face);
  gtk_widget_add_css_class (button, "strip-slot");
}

/* Another offer. */

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
  for (int face = 0; face < CARAVAN_OASIS_N_FACES; face++)
    add_card (self, face);
  for (int place = 0; place < self->half.n_cards; place++)
    add_slot (self, place);
  if (count_open_takes (self) > 1)
    add_other (self);
}
