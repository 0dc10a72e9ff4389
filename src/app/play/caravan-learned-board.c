/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-learned-board.h"

#include "caravan-text.h"

int
caravan_learned_board_count (const CvBoard *board)
{
  int n = 0;

  for (int arch = 0; arch < board->n_arches; arch++)
    n += board->has_arch_points[arch] && board->has_arch_gems[arch];
  return n;
}

char *
caravan_learned_board_say (const CvGame *game, const CvBoard *board)
{
  const CaravanLearnedBoard *learned = caravan_game_find (game)->learned;
  int n = caravan_learned_board_count (board);

  if (learned == NULL || n == board->n_arches)
    return NULL;
  return caravan_format (learned->known, "nn", (long) n, (long) board->n_arches);
}
