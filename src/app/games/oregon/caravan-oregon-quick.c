/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed to score Oregon without its board. */
#include "caravan-oregon.h"

#define COUNT  CARAVAN_QUICK_COUNT
#define REVEAL CARAVAN_QUICK_REVEAL

const CaravanQuickGame caravan_oregon_quick = {
  .summary = N_ ("The scoring track, and what the coal and gold tokens are worth"),
  .lines = {
    { N_ ("Scoring track"), 0,
      { COUNT ("track", N_ ("Scoring track"), "wagon-plain") } },
    { N_ ("Value of the coal tokens"), 1, { REVEAL ("coal", N_ ("Value of the coal tokens")) } },
    { N_ ("Value of the gold tokens"), 2, { REVEAL ("gold", N_ ("Value of the gold tokens")) } },
  },
  .tie_rule = "oregon.score.tie",
  .ties = {
    { N_ ("Farmers on the board"), -1,
      { COUNT ("farmers", N_ ("Farmers on the board"), "farmer") } },
  },
};
