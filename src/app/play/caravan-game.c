/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-game.h"

#include "caravan-painting.h"
#include "caravan-words.h"

#include <string.h>

static const CaravanArt no_art;
static const CaravanWords no_words;
static const CaravanGame unlisted = { .art = &no_art, .words = &no_words };

const CaravanGame *
caravan_game_find (const CvGame *game)
{
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_games[i]->game == game)
      return caravan_games[i];
  return &unlisted;
}

const CaravanGame *
caravan_game_at_table (void)
{
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_games[i]->table != NULL)
      return caravan_games[i];
  return &unlisted;
}

const CaravanGame *
caravan_game_to_paint (void)
{
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_painting_has_boards (caravan_games[i]->painting))
      return caravan_games[i];
  return &unlisted;
}

gboolean
caravan_game_places (const CaravanGame *game)
{
  return game->table != NULL && game->table->tools[0].term != NULL;
}

const CaravanGame *
caravan_game_to_ask (void)
{
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_game_places (caravan_games[i]))
      return caravan_games[i];
  return &unlisted;
}

gboolean
caravan_game_has_pieces (const CvTable *table)
{
  return table->board.present && caravan_game_places (caravan_game_find (table->game));
}

int
caravan_game_edition_for (const CvGame *game, const char *language)
{
  const CaravanEdition *editions = caravan_game_find (game)->editions;

  for (int i = 0; editions != NULL && game->editions[i] != NULL; i++)
    if (g_str_equal (editions[i].language, language))
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
