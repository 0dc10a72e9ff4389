/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Free turns in one line: who placed last, what is left in the box, and the way to
   guided turns. */
#include "caravan-oasis-strip-private.h"

char *
caravan_oasis_say_free (CaravanOasisStrip *self)
{
  const CaravanOasisLog *log = &self->log;
  const CvGame *game = caravan_desk_get_table (self->desk)->game;
  char cell[CV_CELL_TEXT_SIZE];

  if (log->placer == CV_NO_PLAYER)
    return g_strdup (caravan_text (N_ ("Anyone places anything, in any order.")));
  cv_cell_print (log->place, cell);
  /* Translators: %1$n is the player, %2$s the piece (Steppe tile, camel), %3$s the
     cell. */
  return caravan_format (N_ ("Placed last: %1$n, %2$s at %3$s."), "pts",
                         caravan_oasis_player (self, log->placer),
                         game->pieces[log->piece].term, cell);
}

static void
switch_to_guided (CaravanOasisStrip *self, int number)
{
  json_t *event = caravan_oasis_set_turns (CV_TURNS_GUIDED);

  caravan_oasis_strip_play (self, event);
  json_decref (event);
}

/* An end that has come is only announced here, but it leads on as well. */
void
caravan_oasis_add_free (CaravanOasisStrip *self)
{
  if (cv_is_over (caravan_desk_get_table (self->desk),
                  caravan_desk_get_state (self->desk)))
    caravan_oasis_add_over (self);
  const CvState *state = caravan_desk_get_state (self->desk);
  const CvGame *game = caravan_desk_get_table (self->desk)->game;
  GtkWidget *button = caravan_oasis_add_button (
      self, "turns", g_strdup (caravan_text (N_ ("Switch to guided turns"))),
      switch_to_guided, 0);

  caravan_oasis_fill (button, CARAVAN_PICTURE_NONE, NULL, -1,
                      caravan_text (N_ ("Guided turns")));
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    caravan_oasis_add_count (self, CARAVAN_PICTURE_PIECE, oasis_skip_names[kind], -1,
                             state->oasis.tiles_left[kind],
                             /* Translators: %1$s is a piece: Steppe tile; %2$s how many
                                are in the supply. */
                             caravan_format (N_ ("%1$s: %2$s in the supply"), "tn",
                                             game->pieces[kind].term,
                                             (long) state->oasis.tiles_left[kind]));
}
