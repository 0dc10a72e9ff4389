/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari.h"

#include "basari.h"
#include "caravan-text.h"
#include "cv-games.h"
#include "lang-say.h"

/* The first color of which one of the two has more: “2 red gems against 1”. */
static char *
compare_gems (const CvTable *table,
              const CvState *state,
              const CvScore *score,
              int first,
              int second)
{
  const int32_t *own = score->player[first].tie + 1;
  const int32_t *other = score->player[second].tie + 1;
  int gem = CV_GEM_RED;

  while (gem < CV_GEM_BLUE && own[gem] == other[gem])
    gem++;
  char *gems = lang_say_gems (caravan_lang (), cv_gems_of (gem, own[gem]));
  char *said = caravan_format (N_ ("%1$s against %2$s"), "sn", gems, (long) other[gem]);

  free (gems);
  return said;
}

static const CaravanTie ties[] = {
  { CV_DECIDED_GEMS, N_ ("Most gems"), caravan_tie_compare_numbers },
  { CV_DECIDED_GEM_VALUE, N_ ("Gems of higher value"), compare_gems },
  { CV_DECIDED_POINTS, NULL, NULL },
};

/* Counted in free turns too: a round is what its reckoning ends. */
static int
find_round (const CvMatch *match)
{
  return MIN (cv_match_state (match)->basari.n_rounds + 1, BASARI_ROUNDS);
}

static const CaravanWords words = {
  .sayings = caravan_basari_sayings,
  .grammar = &caravan_basari_grammar,
  .ties = ties,
  .find_round = find_round,
  /* Translators: under the name of a game of Basari: a number and a date. */
  .round_when = { NC_ ("Basari", "Round %1$s · %2$s") },
  .track = 100,
  .replays_facts = TRUE,
};

const CaravanGame caravan_basari = {
  .game = &cv_basari,
  .summary = N_ ("3 or 4 players · archways, gems and bartering"),
  .art = &caravan_basari_art,
  .words = &words,
  .quick = &caravan_basari_quick,
  .learned = &caravan_basari_learned_board,
  .figures = caravan_basari_figures,
  .aid = caravan_basari_aid,
  .table = &caravan_basari_game_table,
  .painting = &caravan_basari_painting,
};
