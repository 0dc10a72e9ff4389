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

int
caravan_game_edition_for (const CvGame *game, const char *language)
{
  const CaravanGame *known = caravan_game_find (game);
  const char *const *languages = known != NULL ? known->edition_languages : NULL;

  for (int i = 0; languages != NULL && game->editions[i] != NULL; i++)
    if (g_str_equal (languages[i], language))
      return i;
  return 0;
}
