/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text as a board of each game: read or refused with a reason, and what was read
   can be played on. */
#include "fuzz.h"
#include "rec-board.h"

static void
try_board (const json_t *object, const CvGame *game)
{
  CvTable table;
  CvState state;
  CvScore score;
  RecError error = { 0 };

  cv_table_start (&table, game);
  if (!rec_board_read (object, game, &table.board, &error))
    {
      PROMISE (error.text != NULL);
      return;
    }
  table.n_players = game->players_min;
  for (int seat = 0; seat < CV_PLAYERS_MOST && seat < game->n_colors; seat++)
    table.color[seat] = game->colors[seat];
  cv_state_start (&table, &state);
  PROMISE (game->sane (&table, &state) == 0);
  game->score (&table, &state, true, &score);
  PROMISE (score.player[0].total == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  RecError error = { 0 };
  json_t *object = rec_json_parse ((const char *) data, size, REC_JSON_DEPTH, &error);

  PROMISE (object != NULL || error.text != NULL);
  for (const CvGame *const *game = cv_games; object != NULL && *game != NULL; game++)
    try_board (object, *game);
  json_decref (object);
  return 0;
}
