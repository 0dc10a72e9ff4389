/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oasis-cells.h"

#include "caravan-text.h"

static CvSet
flood_from (const CvBoard *board, const CvSet *inside, int bit)
{
  CvSet seed = { { 0 } };

  cv_set_add (&seed, bit);
  return cv_set_flood (&seed, inside, board->stride, board->n_words);
}

/* The area a cell lies in: tiles and printed spaces of one kind that hang together.
   Returns its size, 0 where there is no land of a kind. */
static int
measure_area (const CvTable *table, const OasisState *oasis, int bit, CvSet *ret_area)
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (cv_set_has (&oasis->lands[kind], bit))
      {
        *ret_area = flood_from (&table->board, &oasis->lands[kind], bit);
        return cv_set_count (ret_area, table->board.n_words);
      }
  return 0;
}

/* Whose markers stand in the area. More than one only after a house rule. */
static int
count_owners (const CvTable *table,
              const OasisState *oasis,
              const CvSet *area,
              int *ret_seat)
{
  int n = 0;

  for (int seat = 0; seat < table->n_players; seat++)
    for (int slot = 0; slot < OASIS_MARKERS; slot++)
      if (oasis->marker[seat][slot] >= 0 &&
          cv_set_has (area, oasis->marker[seat][slot]) && (n == 0 || *ret_seat != seat))
        {
          *ret_seat = seat;
          n++;
        }
  return n;
}

static const char *
name_thing (const CvTable *table, const CvLook *look)
{
  if (look->piece >= 0)
    return table->game->pieces[look->piece].term;
  for (const CvGround *ground = table->game->grounds; ground->glyph != 0; ground++)
    if (ground->glyph == look->ground)
      return ground->term;
  return "";
}

/* What lies on the board has a colour, whoever it belongs to. */
static LangPlayer
find_color (const CvTable *table, int seat)
{
  return lang_player (NULL, table->color[seat]);
}

static char *
describe_camel (
    const CvTable *table, const OasisState *oasis, int bit, int seat, const char *cell)
{
  CvSet herd = flood_from (&table->board, &oasis->camels[seat], bit);
  long n = cv_set_count (&herd, table->board.n_words);
  LangPlayer player = find_color (table, seat);

  if (n == 1)
    /* Translators: a cell's name such as c4, then the player of the colour. */
    return caravan_format (N_ ("%1$s, %2$c’s camel, alone"), "sp", cell, player);
  /* Translators: cell, player, number of camels (two or more). */
  return caravan_format (N_ ("%1$s, %2$c’s camel, in a herd of %3$s"), "spn", cell,
                         player, n);
}

/* Translators: in all of these %1$s is the cell's name such as c4, %2$s what lies there
   ("Oasis tile", "Oasis bonus space"), %3$s how many spaces the area has, and %4$s the
   player of a colour. A screen reader says them. */
static char *
describe_area (const CvLook *look,
               const char *cell,
               const char *thing,
               long n,
               int n_owners,
               LangPlayer player)
{
  if (n_owners == 0)
    return caravan_format_plural (
        NP_ ("%1$s, %2$s, free area, %3$s space", "%1$s, %2$s, free area, %3$s spaces"),
        n, "stn", cell, thing, n);
  if (n_owners > 1 && look->marker)
    return caravan_format_plural (
        NP_ ("%1$s, %2$s, area of several players, %3$s space, %4$c’s control marker",
             "%1$s, %2$s, area of several players, %3$s spaces, %4$c’s control marker"),
        n, "stnp", cell, thing, n, player);
  if (n_owners > 1)
    return caravan_format_plural (
        NP_ ("%1$s, %2$s, area of several players, %3$s space",
             "%1$s, %2$s, area of several players, %3$s spaces"),
        n, "stn", cell, thing, n);
  if (look->marker)
    return caravan_format_plural (
        NP_ ("%1$s, %2$s, %4$c’s area, %3$s space, control marker",
             "%1$s, %2$s, %4$c’s area, %3$s spaces, control marker"),
        n, "stnp", cell, thing, n, player);
  return caravan_format_plural (NP_ ("%1$s, %2$s, %4$c’s area, %3$s space",
                                     "%1$s, %2$s, %4$c’s area, %3$s spaces"),
                                n, "stnp", cell, thing, n, player);
}

char *
caravan_oasis_describe (const CvTable *table, const CvState *state, int bit)
{
  const OasisState *oasis = &state->oasis;
  CvLook look = table->game->look (table, state, bit);
  const char *thing = name_thing (table, &look);
  char cell[CV_CELL_TEXT_SIZE];
  CvSet area;
  int owner = look.owner;

  cv_cell_print (cv_board_cell (&table->board, bit), cell);
  if (owner >= 0 && cv_set_has (&oasis->camels[owner], bit))
    return describe_camel (table, oasis, bit, owner, cell);
  int n = measure_area (table, oasis, bit, &area);
  if (n == 0)
    /* Translators: a cell's name such as c4, then its ground: “camel path”. */
    return caravan_format (N_ ("%1$s, %2$s"), "st", cell, thing);
  int n_owners = count_owners (table, oasis, &area, &owner);
  if (look.marker)
    owner = look.owner;
  return describe_area (&look, cell, thing, n, n_owners,
                        find_color (table, n_owners > 0 ? owner : 0));
}

int
caravan_oasis_group_size (const CvTable *table, const CvState *state, int bit)
{
  CvLook look = table->game->look (table, state, bit);
  CvSet area;

  return look.marker ? measure_area (table, &state->oasis, bit, &area) : 0;
}
