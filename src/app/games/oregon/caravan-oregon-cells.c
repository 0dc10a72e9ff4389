/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader says of a cell of Oregon. */
#include "caravan-oregon.h"

#include "caravan-text.h"
#include "oregon.h"

static const char *
find_ground (const CvGame *game, char glyph)
{
  for (const CvGround *ground = game->grounds; ground->glyph != '\0'; ground++)
    if (ground->glyph == glyph)
      return ground->term;
  return "";
}

/* Translators: in all of these %1$s is a cell's name such as c4, %2$s its ground, such as
   “prairie”. A screen reader says them. */
char *
caravan_oregon_describe (const CvTable *table, const CvState *state, int bit)
{
  CvLook look = table->game->look (table, state, bit);
  const char *ground = find_ground (table->game, look.ground);
  char cell[CV_CELL_TEXT_SIZE];

  cv_cell_print (cv_board_cell (&table->board, bit), cell);
  if (look.piece < 0)
    return caravan_format (N_ ("%1$s, %2$s"), "st", cell, ground);
  if (look.owner >= 0)
    /* Translators: %3$c is the player of a colour. */
    return caravan_format (N_ ("%1$s, %2$s, %3$c’s farmer"), "stp", cell, ground,
                           lang_player (NULL, table->color[look.owner]));
  /* Translators: %3$s is a building. */
  return caravan_format (oregon_is_start_tile (&state->oregon, bit)
                             ? N_ ("%1$s, %2$s, %3$s, start tile")
                             : N_ ("%1$s, %2$s, %3$s"),
                         "stt", cell, ground, table->game->pieces[look.piece].term);
}
