/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed to score Basari without its board. */
#include "caravan-basari.h"

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
        "count", "gems", TERM, CARAVAN_PICTURE_PIECE, NAME, &handful, CV_GEM_##GEM     \
      }                                                                                \
    }                                                                                  \
  }

const CaravanQuickGame caravan_basari_quick = {
  .summary = N_ ("The points of the track; gems only when players are tied"),
  .lines = {
    { N_ ("Points"), -1, { CARAVAN_QUICK_COUNT ("points", N_ ("Points"), "arch") } },
  },
  .tie_rule = "basari.score.tie",
  .ties = {
    GEMS (RED, N_ ("Red gems"), "gem-red"),
    GEMS (YELLOW, N_ ("Yellow gems"), "gem-yellow"),
    GEMS (GREEN, N_ ("Green gems"), "gem-green"),
    GEMS (BLUE, N_ ("Light blue gems"), "gem-blue"),
  },
};
