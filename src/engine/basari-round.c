/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a round of Basari: who has gone round, the majorities, and what goes back.
   A round may also be reckoned from what people have counted, without a board.
   Paragraphs are named as in the Italian sheet; "ours" marks our reading where it is
   silent. */
#include "basari-internal.h"

#include <assert.h>

/* Svolgimento del gioco: a lap is complete on the start disk or past it. */
bool
basari_has_lapped (const CvTable *table, const BasariPlayer *player)
{
  return table->board.present && player->travelled >= table->board.n_arches;
}

bool
basari_is_lap_complete (const CvTable *table, const BasariState *basari)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (basari_has_lapped (table, &basari->player[seat]))
      return true;
  return false;
}

bool
basari_is_counted_round (const BasariState *basari)
{
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (basari->player[seat].has_counted_lap)
      return true;
  return false;
}

bool
basari_went_round (const CvTable *table, const BasariPlayer *player)
{
  return player->has_counted_lap ? player->counted_lap
                                 : basari_has_lapped (table, player);
}

void
basari_set_worth (const CvTable *table, BasariState *basari)
{
  static const int32_t printed[CV_GEM_COLORS] = { BASARI_MAJORITY_RED,
                                                  BASARI_MAJORITY_YELLOW,
                                                  BASARI_MAJORITY_GREEN,
                                                  BASARI_MAJORITY_BLUE };
  bool has_board = table->board.present;

  basari->lap_worth = has_board ? table->board.lap : BASARI_LAP_PAYS;
  for (int color = 0; color < CV_GEM_COLORS; color++)
    basari->majority_worth[color] =
        has_board ? table->board.majority[color] : printed[color];
}

/* The gems that count: those on the table, or in a round that is reckoned from counts
   those that somebody has stated. */
static int
count_held (const BasariPlayer *player, bool counted, int color)
{
  if (counted && player->has_counted_gems)
    return cv_gems_count (player->counted_gems, color);
  if (counted && !player->is_hand_known)
    return 0;
  return cv_gems_count (player->gems, color);
}

/* Punteggi: the majority of one colour. Alone: the printed number, and 3 gems go back;
   tied: an equal share rounded down, and 2 go back. Who has fewer gives all of them,
   and a colour that nobody has brings nothing (both ours). */
BasariMajority
basari_majority (const BasariState *basari, int color)
{
  assert (color >= 0 && color < CV_GEM_COLORS);

  BasariMajority majority = { .leaders = 0 };
  bool counted = basari_is_counted_round (basari);
  int most = 1;

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    {
      int held = count_held (&basari->player[seat], counted, color);
      majority.held[seat] = held;
      if (held > most)
        majority.leaders = 0;
      most = held > most ? held : most;
      if (held == most)
        majority.leaders |= (uint8_t) (1u << seat);
    }
  int n = basari_count_seats (majority.leaders),
      back = n == 1 ? BASARI_ALONE_RETURNS : BASARI_TIED_RETURN;
  if (n > 0)
    {
      majority.points = basari->majority_worth[color] / n;
      majority.back = back < most ? back : most;
    }
  return majority;
}

static void
reckon_color (BasariState *basari, int color)
{
  BasariMajority majority = basari_majority (basari, color);
  bool counted = basari_is_counted_round (basari);
  CvGems back = cv_gems_of (color, majority.back);

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    {
      BasariPlayer *player = &basari->player[seat];
      if ((majority.leaders >> seat & 1) == 0)
        continue;
      basari_add (counted && player->has_counted_points ? &player->counted_majorities
                                                        : &player->majorities,
                  majority.points);
      *(counted && player->has_counted_gems ? &player->counted_gems : &player->gems) -=
          back;
    }
}

static void
reckon_lap (const CvTable *table, BasariState *basari, int seat, bool counted)
{
  BasariPlayer *player = &basari->player[seat];

  if (basari_went_round (table, player))
    basari_add (counted && player->has_counted_points ? &player->counted_laps
                                                      : &player->laps,
                basari->lap_worth);
}

/* Punteggi: laps, then the colours; then the start disks move under the pieces, and
   what was travelled counts from there. */
void
basari_reckon_round (const CvTable *table, BasariState *basari)
{
  assert (basari->n_rounds >= 0);

  bool counted = basari_is_counted_round (basari);

  for (int seat = 0; seat < table->n_players; seat++)
    reckon_lap (table, basari, seat, counted);
  for (int color = 0; color < CV_GEM_COLORS; color++)
    reckon_color (basari, color);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      BasariPlayer *player = &basari->player[seat];
      player->disk = player->arch;
      player->travelled = 0;
      player->is_placed = player->is_by_seat = false;
      player->has_counted_lap = player->counted_lap = false;
      player->has_old_gems = player->has_counted_gems;
      player->counted_actions = 0;
    }
  basari->n_rounds++;
}
