/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-words.h"

#include "caravan-text.h"

const CaravanTie *
caravan_tie_find (const CvGame *game, CvDecided decided)
{
  const CaravanTie *tie = caravan_game_find (game)->words->ties;

  for (; tie != NULL && tie->term != NULL; tie++)
    if (tie->decided == decided)
      return tie;
  return NULL;
}

char *
caravan_tie_compare_numbers (const CvTable *table,
                             const CvState *state,
                             const CvScore *score,
                             int first,
                             int second)
{
  /* Translators: what decided between players who were level: “7 before 5” farmers or
     gems. */
  return caravan_format (N_ ("%1$s against %2$s"), "nn",
                         (long) score->player[first].tie[0],
                         (long) score->player[second].tie[0]);
}
