/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed to score Oasis without its board. */
#include "caravan-oasis.h"

#include "caravan-oasis-turn.h"

#define COUNT  CARAVAN_QUICK_COUNT
#define REVEAL CARAVAN_QUICK_REVEAL

/* "Punteggio": what lies on the board times the scoring markers of its kind. */
const CaravanQuickGame caravan_oasis_quick = {
  .summary = N_ ("Largest herd, Oasis, Steppe and Stony Plains, each with its scoring "
                 "markers"),
  .lines = {
    { N_ ("Largest herd × Commodities"), 0,
      { COUNT ("herd", N_ ("Largest herd"), "camel"),
        REVEAL ("commodities", N_ ("Commodities")) } },
    { N_ ("Oasis × Water Wells"), 1,
      { COUNT ("oasis", N_ ("Oasis"), "oasis"),
        REVEAL ("wells", N_ ("Water Wells")) } },
    { N_ ("Steppe × Horses"), 2,
      { COUNT ("steppe", N_ ("Steppe"), "steppe"),
        REVEAL ("horses", N_ ("Horses")) } },
    { N_ ("Stony Plains × Ovoos"), 3,
      { COUNT ("stone", N_ ("Stony Plains"), "stone"),
        REVEAL ("ovoos", N_ ("Ovoos")) } },
  },
  .tie_rule = "oasis.score.tie",
  .order_verb = "counters",
  .order_arg = "order",
  .order_terms = caravan_oasis_roles,
};
