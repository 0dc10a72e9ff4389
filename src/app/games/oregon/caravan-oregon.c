/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oregon.h"

#include "cv-games.h"

static const CaravanTie ties[] = {
  { CV_DECIDED_FARMERS, N_ ("Most farmers on the board"), caravan_tie_compare_numbers },
  { CV_DECIDED_POINTS, NULL, NULL },
};

static const CaravanSecretWords secrets = {
  N_ ("Reveal the tokens"),
  N_ ("Put away tokens that everyone has seen"),
  N_ ("Reveal all of a player’s tokens"),
};

static const CaravanWords words = {
  .sayings = caravan_oregon_sayings,
  .describe = caravan_oregon_describe,
  .ties = ties,
  .secrets = &secrets,
  .replays_facts = TRUE,
};

const CaravanGame caravan_oregon = {
  .game = &cv_oregon,
  .summary = N_ ("2 to 4 players · farmers, buildings and tokens"),
  .art = &caravan_oregon_art,
  .words = &words,
  .quick = &caravan_oregon_quick,
  .figures = caravan_oregon_figures,
  .aid = caravan_oregon_aid,
  .table = &caravan_oregon_game_table,
};
