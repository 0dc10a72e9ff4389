/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-game.h"

#include <string.h>

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

static gboolean
is_edition (const CvGame *game, const CvState *state, int edition)
{
  uint8_t option[CV_OPTIONS_MOST];

  cv_game_edition (game, edition, option);
  return memcmp (option, state->common.option, sizeof option) == 0;
}

const char *
caravan_game_end_booklet (const CvGame *game, const CvState *state, const CvRule *end)
{
  const char *found = NULL;

  for (int edition = 0; game->editions[edition] != NULL; edition++)
    if (cv_game_has_end (game, edition, end) &&
        (found == NULL || is_edition (game, state, edition)))
      found = game->edition_terms[edition];
  return found;
}
