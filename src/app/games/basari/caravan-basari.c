/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari.h"

#include "cv-games.h"

static const CaravanWords words = {
  .sayings = caravan_basari_sayings,
  .replays_facts = TRUE,
};

const CaravanGame caravan_basari = {
  .game = &cv_basari,
  .art = &caravan_basari_art,
  .words = &words,
  .quick = &caravan_basari_quick,
  .figures = caravan_basari_figures,
};
