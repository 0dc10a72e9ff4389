/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for a question in the seeds, a few at a time, so that nothing waits for it. */
#pragma once

#include "caravan-quiz.h"

typedef struct
{
  const CvGame *game;
  const CvBoard *board;
  int theme;
  CaravanQuizGrade grade;
  const CvRule *wanted; /* asked for if it can be found; NULL: any */
  const CvRule *before; /* not the same again at once, if it can be helped; or NULL */
  guint64 seed;         /* the next */
  int n_tried;
  gboolean has_spare; /* one that is not about the rule which is wanted */
  LearnQuestion spare;
} CaravanQuizSearch;

/* Looks on for so many microseconds. TRUE: a question was found. */
gboolean caravan_quiz_search (CaravanQuizSearch *search,
                              gint64 microseconds,
                              LearnQuestion *ret_question);
