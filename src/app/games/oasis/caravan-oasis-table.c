/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the table besides the board: roles, stacks, offers, draw pile and
   discards, in the popover of the strip; and the switch between free and guided turns.
 */
#include "caravan-oasis-strip-private.h"

#include "caravan-label.h"

GtkWidget *
caravan_oasis_table_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, "strip-table");
  return box;
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = caravan_label_say (text, css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* One line a player: sign, name, role, cards. */
static void
add_player (CaravanOasisStrip *self, int seat)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const OasisState *oasis = &caravan_desk_get_state (self->desk)->oasis;
  int counter = oasis->counter[seat];
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: a player, number of the priority counter, its role. */
  g_autofree char *who =
      counter > 0 ? caravan_format (N_ ("%1$n: %2$s, %3$s"), "pnt",
                                    caravan_oasis_player (self, seat), (long) counter,
                                    caravan_oasis_roles[counter])
                  : g_strdup (caravan_oasis_player_label (self, seat));
  g_autofree char *cards = caravan_format_plural (
      NP_ ("%1$s card in the offer stack", "%1$s cards in the offer stack"),
      oasis->round.pile[seat], "n", (long) oasis->round.pile[seat]);

  gtk_box_append (GTK_BOX (row), caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                                      table->color[seat], 24));
  add_label (texts, who, NULL);
  add_label (texts, cards, "dim-label");
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (self->cards), row);
}

static void
add_piles (CaravanOasisStrip *self)
{
  const OasisRound *round = &caravan_desk_get_state (self->desk)->oasis.round;
  g_autofree char *draw = caravan_format_plural (
      NP_ ("%1$s card in the draw pile", "%1$s cards in the draw pile"), round->draw,
      "n", (long) round->draw);
  g_autofree char *discards = caravan_format_plural (
      NP_ ("%1$s card in the discard pile", "%1$s cards in the discard pile"),
      round->discards, "n", (long) round->discards);

  add_label (self->cards, draw, NULL);
  add_label (self->cards, discards, NULL);
}

static void
turns_clicked_cb (GtkButton *button, CaravanOasisStrip *self)
{
  gboolean free_now = self->turn.phase == OASIS_PHASE_FREE;
  json_t *event = caravan_oasis_set_turns (free_now ? CV_TURNS_GUIDED : CV_TURNS_FREE);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->parts.menu));
  caravan_oasis_strip_play (self, event);
  json_decref (event);
}

static void
add_switch (CaravanOasisStrip *self)
{
  gboolean free_now = self->turn.phase == OASIS_PHASE_FREE;
  GtkWidget *button = gtk_button_new_with_label (caravan_text (
      free_now ? N_ ("Switch to guided turns") : N_ ("Switch to free turns")));

  gtk_widget_set_name (button, "switch-turns");
  gtk_widget_set_sensitive (button, caravan_desk_can_record (self->desk));
  g_signal_connect (button, "clicked", G_CALLBACK (turns_clicked_cb), self);
  gtk_box_append (GTK_BOX (self->cards), button);
  add_label (self->cards,
             caravan_text (free_now
                               ? N_ ("Guided turns check order and duties as well.")
                               : N_ ("Free turns record anything at any time, as far "
                                     "as the board allows it.")),
             "dim-label");
}

void
caravan_oasis_table_render (CaravanOasisStrip *self, const char *news)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), child);
  if (news != NULL)
    add_label (self->cards, news, "strip-news");
  if (self->turn.phase != OASIS_PHASE_FREE)
    {
      add_label (self->cards, caravan_text (N_ ("Counters and cards")), "heading");
      for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
        add_player (self, seat);
      add_piles (self);
    }
  add_switch (self);
}
