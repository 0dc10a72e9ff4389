/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-games.h"

#include "caravan-oasis-turn.h"
#include "cv-games.h"

#define COUNT(ARG, TERM, PICTURE, NAME)                                                \
  {                                                                                    \
    "count", ARG, CARAVAN_QUICK_NO_GEM, TERM, CARAVAN_PICTURE_##PICTURE, NAME          \
  }
#define REVEAL(ARG, TERM, NAME)                                                        \
  {                                                                                    \
    "reveal", ARG, CARAVAN_QUICK_NO_GEM, TERM, CARAVAN_PICTURE_CARD, NAME              \
  }
#define GEMS(GEM, TERM, NAME)                                                          \
  {                                                                                    \
    TERM, -1,                                                                          \
    {                                                                                  \
      {                                                                                \
        "count", "gems", CV_GEM_##GEM, TERM, CARAVAN_PICTURE_PIECE, NAME               \
      }                                                                                \
    }                                                                                  \
  }

/* "Punteggio": what lies on the board times the scoring markers of its kind. */
static const CaravanQuickGame oasis = {
  .game = &cv_oasis,
  .summary = N_ ("Largest herd, Oasis, Steppe and Stony Plains, each with its scoring "
                 "markers"),
  .lines = {
    { N_ ("Largest herd × Commodities"), 0,
      { COUNT ("herd", N_ ("Largest herd"), PIECE, "camel"),
        REVEAL ("commodities", N_ ("Commodities"), "commodities") } },
    { N_ ("Oasis × Water Wells"), 1,
      { COUNT ("oasis", N_ ("Oasis"), PIECE, "oasis"),
        REVEAL ("wells", N_ ("Water Wells"), "wells") } },
    { N_ ("Steppe × Horses"), 2,
      { COUNT ("steppe", N_ ("Steppe"), PIECE, "steppe"),
        REVEAL ("horses", N_ ("Horses"), "horses") } },
    { N_ ("Stony Plains × Ovoos"), 3,
      { COUNT ("stone", N_ ("Stony Plains"), PIECE, "stone"),
        REVEAL ("ovoos", N_ ("Ovoos"), "ovoos") } },
  },
  .tie_rule = "oasis.score.tie",
  .order_verb = "counters",
  .order_arg = "order",
  .order_terms = caravan_oasis_roles,
};

static const CaravanQuickGame oregon = {
  .game = &cv_oregon,
  .summary = N_ ("The scoring track, and what the coal and gold tokens are worth"),
  .lines = {
    { N_ ("Scoring track"), 0,
      { COUNT ("track", N_ ("Scoring track"), PIECE, "wagon-plain") } },
    { N_ ("Coal tokens"), 1, { REVEAL ("coal", N_ ("Coal tokens"), "coal") } },
    { N_ ("Gold tokens"), 2, { REVEAL ("gold", N_ ("Gold tokens"), "gold") } },
  },
  .tie_rule = "oregon.score.tie",
  .ties = {
    { N_ ("Farmers on the board"), -1,
      { COUNT ("farmers", N_ ("Farmers on the board"), PIECE, "farmer") } },
  },
};

static const CaravanQuickGame basari = {
  .game = &cv_basari,
  .summary = N_ ("The points of the track; gems only when players are tied"),
  .lines = {
    { N_ ("Points"), -1, { COUNT ("points", N_ ("Points"), PIECE, "arch") } },
  },
  .tie_rule = "basari.score.tie",
  .ties = {
    GEMS (RED, N_ ("Red gems"), "gem-red"),
    GEMS (YELLOW, N_ ("Yellow gems"), "gem-yellow"),
    GEMS (GREEN, N_ ("Green gems"), "gem-green"),
    GEMS (BLUE, N_ ("Light blue gems"), "gem-blue"),
  },
};

const CaravanQuickGame *const caravan_quick_games[] = { &oasis, &oregon, &basari,
                                                        NULL };

const CaravanQuickGame *
caravan_quick_game_find (const CvGame *game)
{
  for (int i = 0; caravan_quick_games[i] != NULL; i++)
    if (caravan_quick_games[i]->game == game)
      return caravan_quick_games[i];
  return NULL;
}
