/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-games.h"

const CaravanGame *const caravan_games[] = { &caravan_oasis, NULL };

const CaravanGame *
caravan_game_find (const CvGame *game)
{
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_games[i]->game == game)
      return caravan_games[i];
  return NULL;
}
