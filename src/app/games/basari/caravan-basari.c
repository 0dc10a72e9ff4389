/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari.h"

#include "cv-games.h"

static const CaravanTie ties[] = {
  { CV_DECIDED_GEMS, N_ ("Most gems"), caravan_tie_compare_numbers },
  { CV_DECIDED_GEM_VALUE, N_ ("Gems of higher value"), NULL },
  { CV_DECIDED_POINTS, NULL, NULL },
};

static const CaravanWords words = {
  .sayings = caravan_basari_sayings,
  .grammar = &caravan_basari_grammar,
  .ties = ties,
  .replays_facts = TRUE,
};

const CaravanGame caravan_basari = {
  .game = &cv_basari,
  .summary = N_ ("3 or 4 players · archways, gems and bartering"),
  .art = &caravan_basari_art,
  .words = &words,
  .quick = &caravan_basari_quick,
  .figures = caravan_basari_figures,
  .aid = caravan_basari_aid,
};
