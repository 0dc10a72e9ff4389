/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody has learned: of each rule how often a question about it was answered
   rightly and how often not, and when last. No points, no days in a row: it only serves
   to bring back what was missed.

     {"caravanserai-learned":1,
      "rules":{"oasis.place.rival":{"right":3,"wrong":1,"last":"2026-11-15T19:30:00Z",
                                    "missed":true}}} */
#ifndef LEARN_KNOWN_H
#define LEARN_KNOWN_H

#include "cv-game.h"
#include "rec-error.h"

typedef struct LearnKnown LearnKnown;

typedef struct
{
  int right, wrong;
  bool missed;      /* the last answer was wrong */
  const char *last; /* UTC; as long as nothing more is noted. NULL: never asked */
} LearnTally;

/* From a file; begun anew where there is none, or where it is damaged: then it is put
   aside (PATH.damaged-N) and `error` says what was wrong. Never NULL. */
LearnKnown *learn_known_load (const char *path, RecError *error);
void learn_known_free (LearnKnown *known);

/* Only for the eyes of its owner (0600), and all of it or nothing. */
bool learn_known_save (const LearnKnown *known, const char *path, RecError *error);

/* when: UTC, as records have it. */
void
learn_known_note (LearnKnown *known, const CvRule *rule, bool right, const char *when);

LearnTally learn_known_get (const LearnKnown *known, const CvRule *rule);

/* More than any game can have missed. */
#define LEARN_MISSED_MOST 128

/* The rules of a game that were missed the last time, those first that have waited
   longest; returns how many. */
int learn_known_list_missed (const LearnKnown *known,
                             const CvGame *game,
                             const CvRule *ret_rules[LEARN_MISSED_MOST]);

#endif
