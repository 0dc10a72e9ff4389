/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A part of a game that is reckoned at its end, such as a round: those that were, and
   what the end of the one at hand would bring. Nothing is reckoned here: the engine
   judges the step that ends the part, and explains it. */
#pragma once

#include <glib.h>

#include "cv-match.h"

typedef struct
{
  int number; /* from 0 */
  gboolean is_recorded;
  CvAnswer answer; /* what the step that ends it says */
  CvState open;    /* the game before that step … */
  CvState after;   /* … and after it */
} CaravanReckoning;

/* verb: the step of the game that ends a part. How many were ended so. */
int caravan_reckoning_count (const CvMatch *log, const char *verb);

/* The step that ended one of these. */
gsize caravan_reckoning_find_step (const CvMatch *log, const char *verb, int number);

/* Whether the part at hand can be ended where the log stands. */
gboolean caravan_reckoning_is_due (const CvMatch *log, const char *verb);

/* One of those that were ended; the next number is the part at hand. Free with g_free.
 */
CaravanReckoning *
caravan_reckoning_new (const CvMatch *log, const char *verb, int number);

/* The same where the part at hand stands at a state that is not on any log. */
CaravanReckoning *caravan_reckoning_new_at (const CvTable *table,
                                            const CvState *open,
                                            const char *verb,
                                            int number);
