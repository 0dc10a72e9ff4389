/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oregon.h"

#include "cv-games.h"

static const CaravanSecretWords secrets = {
  N_ ("Reveal the tokens"),
  N_ ("Put away tokens that everyone has seen"),
  N_ ("Reveal all of a player’s tokens"),
};

static const CaravanWords words = {
  .sayings = caravan_oregon_sayings,
  .secrets = &secrets,
  .replays_facts = TRUE,
};

const CaravanGame caravan_oregon = {
  .game = &cv_oregon,
  .art = &caravan_oregon_art,
  .words = &words,
  .quick = &caravan_oregon_quick,
  .figures = caravan_oregon_figures,
};
