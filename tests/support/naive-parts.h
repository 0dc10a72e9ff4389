/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a verdict a second time, as the JSON that programs read. Nothing is
   reckoned here: moves are carried out by the naive rules on copies of the table, with
   one thing or another taken away, and what has changed is what was paid. */
#ifndef NAIVE_PARTS_H
#define NAIVE_PARTS_H

#include <jansson.h>

#include "naive.h"

/* Of a farmer or a building about to be placed. */
json_t *naive_oregon_pays (const NaiveOregon *naive, const CvMove *move);

/* Of an action of Basari about to be done: points paid, gems taken. */
json_t *naive_basari_pays (const NaiveBasari *naive, const CvMove *move);
json_t *naive_basari_takes (const NaiveBasari *naive, const CvMove *move);

/* Of an offer that answers another one; and the lowest that would be enough, found
   among all that the hand allows. */
json_t *naive_basari_compare (const NaiveBasari *naive, const CvMove *offer);
json_t *naive_basari_enough (const NaiveBasari *naive, const CvMove *offer);

/* Of the end of a round. */
json_t *naive_basari_lines (const NaiveBasari *naive, const CvMove *end_round);

#endif
