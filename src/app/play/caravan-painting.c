/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-painting.h"

#include "caravan-text.h"

const CaravanPainting *
caravan_painting_find (const CvGame *game)
{
  return caravan_game_find (game)->painting;
}

gboolean
caravan_painting_has_boards (const CaravanPainting *painting)
{
  return painting != NULL && painting->look_over != NULL;
}

char *
caravan_remark_say (const CaravanRemark *remark)
{
  if (remark->plural == NULL)
    return caravan_format (remark->text, "n", remark->n);
  return caravan_format_plural (remark->text, remark->plural, remark->n, "n",
                                remark->n);
}

int
caravan_count_parts (const CvBoard *board, const CvSet *cells, CvSet *ret_others)
{
  CvSet rest = *cells, largest = { { 0 } };
  int n_parts = 0, most = 0;

  for (int bit = cv_set_next (&rest, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&rest, bit + 1, board->n_words))
    {
      CvSet seed = { { 0 } };
      cv_set_add (&seed, bit);
      CvSet part = cv_set_flood (&seed, cells, board->stride, board->n_words);
      int size = cv_set_count (&part, board->n_words);
      cv_set_subtract (&rest, &part, board->n_words);
      n_parts++;
      if (size > most)
        {
          most = size;
          largest = part;
        }
    }
  *ret_others = *cells;
  cv_set_subtract (ret_others, &largest, board->n_words);
  return n_parts;
}
