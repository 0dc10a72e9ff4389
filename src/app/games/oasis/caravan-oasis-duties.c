/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards taken still ask for, what of it may be skipped, and the end of the
   round. */
#include "caravan-oasis-strip-private.h"

static void
add_skip (CaravanOasisStrip *self, const CaravanOasisChoice *choice)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  gboolean camels = choice->number == OASIS_PIECE_CAMEL;
  LangPlayer player = caravan_oasis_player (self, choice->seat);
  g_autofree char *name = g_strconcat ("skip-", oasis_skip_names[choice->number], NULL);
  char *said =
      camels ? caravan_format (N_ ("%1$p declines the camels"), "p", player)
             /* Translators: %2$s is the piece: Steppe tile. */
             : caravan_format (N_ ("%1$p has no legal space for it: %2$s. Skip it"),
                               "pt", player, table->game->pieces[choice->number].term);
  GtkWidget *button = caravan_oasis_add_choice (self, name, said, choice);

  caravan_oasis_fill (
      button, CARAVAN_PICTURE_NONE, NULL, -1,
      caravan_text (camels ? N_ ("Decline the camels") : N_ ("No legal space: skip")));
}

static void
add_owed (CaravanOasisStrip *self, int piece)
{
  const CvGame *game = caravan_desk_get_table (self->desk)->game;

  /* Translators: %1$s is a piece: Steppe tile, camel; %2$s how many of it are owed. */
  caravan_oasis_add_piece (self, piece, self->turn.owed[piece],
                           caravan_format (N_ ("%1$s: %2$s left to place"), "tn",
                                           game->pieces[piece].term,
                                           (long) self->turn.owed[piece]));
}

void
caravan_oasis_add_skips (CaravanOasisStrip *self)
{
  for (int i = 0; i < self->turn.n_choices; i++)
    if (self->turn.choices[i].kind == CARAVAN_OASIS_SKIP)
      {
        add_owed (self, self->turn.choices[i].number);
        add_skip (self, &self->turn.choices[i]);
      }
}

void
caravan_oasis_add_duties (CaravanOasisStrip *self)
{
  for (int piece = 0; piece < OASIS_PIECES; piece++)
    if (self->turn.owed[piece] > 0 && !self->turn.stuck[piece])
      add_owed (self, piece);
  caravan_oasis_add_skips (self);
}

void
caravan_oasis_add_round_end (CaravanOasisStrip *self)
{
  for (int i = 0; i < self->turn.n_choices; i++)
    if (self->turn.choices[i].kind == CARAVAN_OASIS_END_ROUND)
      {
        GtkWidget *button = caravan_oasis_add_choice (
            self, "end-round",
            g_strdup (caravan_text (
                N_ ("End the round and turn the priority counters face up"))),
            &self->turn.choices[i]);
        caravan_oasis_fill (button, CARAVAN_PICTURE_NONE, NULL, -1,
                            caravan_text (N_ ("End the round")));
        gtk_widget_add_css_class (button, "suggested-action");
      }
  caravan_oasis_add_skips (self);
}
