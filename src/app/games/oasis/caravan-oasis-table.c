/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the table besides the board: roles, stacks, offers, draw pile and
   discards, above the items of the game's menu. */
#include "caravan-oasis-strip-private.h"

#include "caravan-label.h"
#include "caravan-widget.h"

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
  gtk_box_append (GTK_BOX (self->parts.about), row);
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

  add_label (self->parts.about, draw, NULL);
  add_label (self->parts.about, discards, NULL);
}

void
caravan_oasis_table_render (CaravanOasisStrip *self, const char *news)
{
  GtkWidget *about = self->parts.about;

  caravan_widget_clear (about);
  if (news != NULL)
    add_label (about, news, "strip-news");
  if (self->turn.phase == OASIS_PHASE_FREE)
    return;
  add_label (about, caravan_text (N_ ("Counters and cards")), "heading");
  for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
    add_player (self, seat);
  add_piles (self);
}
