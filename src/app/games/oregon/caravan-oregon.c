/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oregon.h"

#include "cv-games.h"

static const CaravanTie ties[] = {
  { CV_DECIDED_FARMERS, N_ ("Most farmers on the board"), caravan_tie_compare_numbers },
  { CV_DECIDED_POINTS, NULL, NULL },
};

static const char *const values[] = {
  N_ ("Value of the coal tokens"),
  N_ ("Value of the gold tokens"),
};

static const CaravanSecretWords secrets = {
  N_ ("Reveal the tokens"),
  N_ ("Put away tokens that everyone has seen"),
  N_ ("Reveal all of a player’s tokens"),
  values,
  N_ ("Turn the tokens over, add up what stands on them, and put the sums in."),
};

/* The turn has gone past the last seat; or, in free turns, whoever has played places once
   more without an extra turn. */
static gboolean
begins_round (const OregonState *before, const OregonState *after, gboolean is_placed)
{
  if (after->turn == before->turn)
    return is_placed && after->n_placed <= before->n_placed;
  return after->turn < before->turn;
}

/* Nobody knows how many rounds were played before a position. */
int
caravan_oregon_count_round (const CvMatch *match, gsize n_steps)
{
  const CvTable *table = cv_match_table (match);
  int position = cv_game_verb_find (table->game, "position");
  int farmer = cv_game_verb_find (table->game, "farmer");
  int building = cv_game_verb_find (table->game, "building");
  int round = 1;
  CvState state;

  cv_state_start (table, &state);
  for (gsize step = 0; step < MIN (n_steps, cv_match_n_steps (match)); step++)
    {
      CvMove move = cv_match_entry_move (match, cv_match_step_entry (match, step));
      OregonState before = state.oregon;
      if (move.verb == position)
        return 0;
      cv_apply (table, &state, &move);
      round += begins_round (&before, &state.oregon,
                             move.verb == farmer || move.verb == building);
    }
  return round;
}

static int
find_round (const CvMatch *match)
{
  if (cv_match_state (match)->common.turns != CV_TURNS_GUIDED)
    return 0;
  return caravan_oregon_count_round (match, cv_match_n_steps (match));
}

static const CaravanWords words = {
  .sayings = caravan_oregon_sayings,
  .describe = caravan_oregon_describe,
  .ties = ties,
  .secrets = &secrets,
  .find_round = find_round,
  /* Translators: under the name of the game that is the context; %1$s is a number, %2$s a
     date: “Round 7 · yesterday at 21:40”. */
  .round_when = { NC_ ("Oregon", "Round %1$s · %2$s") },
  .grammar = &caravan_oregon_grammar,
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
  .painting = &caravan_oregon_painting,
};
