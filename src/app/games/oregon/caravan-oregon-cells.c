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

/* The symbols at the edges are on the board's frame, which a screen reader has no way
   to: each cell says those that name it.
   Translators: in all of these %1$s is a cell's name such as c4, %2$s its ground, such as
   “prairie”, and at the end stand the landscape cards that name its columns and its rows,
   such as “bison”. A screen reader says them. */
char *
caravan_oregon_describe (const CvTable *table, const CvState *state, int bit)
{
  CvLook look = table->game->look (table, state, bit);
  CvCell at = cv_board_cell (&table->board, bit);
  const char *ground = find_ground (table->game, look.ground);
  const char *column =
      oregon_card_terms[oregon_column_card (&table->board, cv_cell_column (at))];
  const char *row =
      oregon_card_terms[oregon_row_card (&table->board, cv_cell_row (at))];
  char cell[CV_CELL_TEXT_SIZE];

  cv_cell_print (at, cell);
  if (look.piece < 0)
    return caravan_format (N_ ("%1$s, %2$s, column %3$s, row %4$s"), "sttt", cell,
                           ground, column, row);
  if (look.owner >= 0)
    /* Translators: %3$c is the player of a colour. */
    return caravan_format (
        oregon_paid_group (&state->oregon, bit) > 0
            ? N_ ("%1$s, %2$s, %3$c’s farmer, group already paid, column %4$s, row "
                  "%5$s")
            : N_ ("%1$s, %2$s, %3$c’s farmer, column %4$s, row %5$s"),
        "stptt", cell, ground, lang_player (NULL, table->color[look.owner]), column,
        row);
  /* Translators: %3$s is a building. */
  return caravan_format (
      oregon_is_start_tile (&state->oregon, bit)
          ? N_ ("%1$s, %2$s, %3$s, start tile, column %4$s, row %5$s")
          : N_ ("%1$s, %2$s, %3$s, column %4$s, row %5$s"),
      "stttt", cell, ground, table->game->pieces[look.piece].term, column, row);
}
