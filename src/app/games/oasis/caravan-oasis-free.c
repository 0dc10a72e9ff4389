/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Free turns in one line: who placed last, and the way on once the game has ended. */
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

/* An end that has come is only announced here, but it leads on as well. */
void
caravan_oasis_add_free (CaravanOasisStrip *self)
{
  if (cv_is_over (caravan_desk_get_table (self->desk),
                  caravan_desk_get_state (self->desk)))
    caravan_oasis_add_over (self);
}
