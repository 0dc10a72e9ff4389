/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oasis.h"

#include "caravan-oasis-cells.h"
#include "caravan-oasis-turn.h"
#include "caravan-text.h"
#include "cv-games.h"

static const CaravanEdition editions[] = {
  { N_ ("Italian booklet (Überplay)"),
    N_ ("The game ends with the last tile of a kind, or when a tile that was taken "
        "fits nowhere. A player with no camels in hand may leave a camel card unused."),
    "it" },
  { N_ ("French booklet (Schmidt)"),
    N_ ("The game ends with the last tile of a kind, or when the camel path is full. A "
        "player with no camels in hand must move camels for a camel card."),
    "fr" },
};

/* By the priority counter. */
static const char *
find_role (const CvTable *table, const CvState *state, int seat)
{
  return caravan_oasis_roles[state->oasis.counter[seat]];
}

static char *
compare_counters (const CvTable *table,
                  const CvState *state,
                  const CvScore *score,
                  int first,
                  int second)
{
  return caravan_format (
      /* Translators: which priority counter decided; number and role of two of them: “1
         Noble before 3 Merchant”. */
      N_ ("%1$s %2$s ahead of %3$s %4$s"), "ntnt", -(long) score->player[first].tie[0],
      find_role (table, state, first), -(long) score->player[second].tie[0],
      find_role (table, state, second));
}

static const CaravanTie ties[] = {
  { CV_DECIDED_COUNTERS, N_ ("Lowest priority counter"), compare_counters },
  { CV_DECIDED_POINTS, NULL, NULL },
};

static const CaravanSecretWords secrets = {
  N_ ("Reveal the scoring markers"),
  N_ ("Put away scoring markers that everyone has seen"),
  N_ ("Reveal all of a player’s scoring markers"),
  NULL,
  NULL,
};

static int
find_round (const CvMatch *match)
{
  CaravanOasisLog log;
  CvPrompt prompt;

  cv_oasis.prompt (cv_match_table (match), cv_match_state (match), &prompt);
  if (prompt.phase == OASIS_PHASE_FREE)
    return 0;
  caravan_oasis_log_read (&log, match, cv_match_n_steps (match));
  return caravan_oasis_log_round (&log, (OasisPhase) prompt.phase);
}

static const CaravanWords words = {
  .sayings = caravan_oasis_sayings,
  .describe = caravan_oasis_describe,
  .role = find_role,
  .ties = ties,
  .track = 100,
  .secrets = &secrets,
  .find_round = find_round,
  /* Translators: under the name of the game that is the context; %1$s is a number, %2$s a
     date: “Round 7 · yesterday at 21:40”. */
  .round_when = { NC_ ("Oasis", "Round %1$s · %2$s") },
  .grammar = &caravan_oasis_grammar,
};

const CaravanGame caravan_oasis = {
  .game = &cv_oasis,
  .summary = N_ ("3 to 5 players · areas, herds and multipliers"),
  .art = &caravan_oasis_art,
  .words = &words,
  .quick = &caravan_oasis_quick,
  .figures = caravan_oasis_figures,
  .aid = caravan_oasis_aid,
  .table = &caravan_oasis_game_table,
  .painting = &caravan_oasis_painting,
  .editions = editions,
};
