/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed to score Basari without its board. */
#include "caravan-basari.h"

#include "basari-numbers.h"

static char *
write_gems (const int numbers[CARAVAN_QUICK_LINES_MOST])
{
  char letters[CV_GEMS_TEXT_SIZE];
  CvGems gems = 0;

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    gems += cv_gems_of (gem, CLAMP (numbers[gem], 0, CV_GEM_MOST));
  return g_strdup (cv_gems_print (gems, letters));
}

static const CaravanQuickParts handful = { caravan_basari_count_gems, write_gems };

#define GEMS(GEM, TERM, NAME)                                                          \
  {                                                                                    \
    TERM, -1,                                                                          \
    {                                                                                  \
      {                                                                                \
        "count", "gems", TERM, CARAVAN_PICTURE_PIECE, NAME, &handful, CV_GEM_##GEM,    \
            FALSE                                                                      \
      }                                                                                \
    }                                                                                  \
  }

static int
get_worth (const CvState *state, int worth)
{
  return worth == 0 ? state->basari.lap_worth : state->basari.majority_worth[worth - 1];
}

/* "Punteggi": what was scored in the round, what each one holds, who has gone round. */
static const CaravanQuickRounds rounds = {
  .n = BASARI_ROUNDS,
  .verb = "end-round",
  .not_over = N_ ("Tick who has completed a lap: a round is scored as soon as somebody "
                  "has."),
  .by_rounds = N_ ("Round by round"),
  .at_once = N_ ("Only the points of the track"),
  .lines = {
    { N_ ("Points of the actions"), 0,
      { CARAVAN_QUICK_COUNT ("actions", N_ ("Points of the actions"), "arch") } },
    GEMS (RED, N_ ("Red gems"), "gem-red"),
    GEMS (YELLOW, N_ ("Yellow gems"), "gem-yellow"),
    GEMS (GREEN, N_ ("Green gems"), "gem-green"),
    GEMS (BLUE, N_ ("Light blue gems"), "gem-blue"),
    { N_ ("Lap completed"), -1,
      { { "count", "lap", N_ ("Lap completed"), CARAVAN_PICTURE_PIECE, "lap", NULL,
          0, TRUE } } },
  },
  .worth_verb = "worth",
  .worths = {
    { "lap", NULL, N_ ("Lap"), "lap" },
    { "majority", "red", N_ ("Red gems"), "gem-red" },
    { "majority", "yellow", N_ ("Yellow gems"), "gem-yellow" },
    { "majority", "green", N_ ("Green gems"), "gem-green" },
    { "majority", "blue", N_ ("Light blue gems"), "gem-blue" },
  },
  .get_worth = get_worth,
};

const CaravanQuickGame caravan_basari_quick = {
  .summary = N_ ("Points, gems and laps round by round, or only the points of the track"),
  .lines = {
    { N_ ("Points"), -1, { CARAVAN_QUICK_COUNT ("points", N_ ("Points"), "arch") } },
  },
  .rounds = &rounds,
  .tie_rule = "basari.score.tie",
  .ties = {
    GEMS (RED, N_ ("Red gems"), "gem-red"),
    GEMS (YELLOW, N_ ("Yellow gems"), "gem-yellow"),
    GEMS (GREEN, N_ ("Green gems"), "gem-green"),
    GEMS (BLUE, N_ ("Light blue gems"), "gem-blue"),
  },
};
