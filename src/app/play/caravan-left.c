/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-left.h"

char *
caravan_left_say (const LangPeople *people, const CvLeft *left)
{
  if (left->seat == CV_NO_PLAYER)
    return caravan_format_plural (left->say.text, left->say.plural, left->left, "nn",
                                  (long) left->left, (long) left->total);
  return caravan_format_plural (left->say.text, left->say.plural, left->left, "nnp",
                                (long) left->left, (long) left->total,
                                people->seat[left->seat]);
}

char *
caravan_set_up_say (const CvSetUp *line)
{
  const CvParcel *of = line->parcels;

  if (line->say.plural != NULL)
    return caravan_format_plural (
        line->say.text, line->say.plural, of[0].each, "nnnnn", (long) of[0].each,
        (long) of[1].each, (long) of[2].each, (long) of[3].each, (long) of[4].each);
  return caravan_format (line->say.text, "nnnnn", (long) of[0].each, (long) of[1].each,
                         (long) of[2].each, (long) of[3].each, (long) of[4].each);
}
