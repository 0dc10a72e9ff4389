/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed to score Basari without its board. */
#include "caravan-basari.h"

#define GEMS(GEM, TERM, NAME)                                                          \
  {                                                                                    \
    TERM, -1,                                                                          \
    {                                                                                  \
      {                                                                                \
        "count", "gems", CV_GEM_##GEM, TERM, CARAVAN_PICTURE_PIECE, NAME               \
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
