/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the lessons share. */
#ifndef LEARN_LESSON_PRIVATE_H
#define LEARN_LESSON_PRIVATE_H

#include "learn-lesson.h"

/* Whether a claim holds at a position; ret_mark has the engine's answer where the claim is
   about a step. False with an error: the claim can't be read, or one of the steps before
   it is not legal. */
bool learn_claim_holds (const CvTable *table,
                        const CvState *state,
                        const json_t *claim,
                        LearnMark *ret_mark,
                        RecError *error);

/* Whether a claim can be read at all, wherever its steps lead. */
bool learn_claim_is_sound (const CvTable *table,
                           const CvState *state,
                           const json_t *claim,
                           RecError *error);

/* The rule of a game under a key, which may be missing where it is not required; then
   NULL. */
bool learn_rule_read (const CvGame *game,
                      const json_t *object,
                      const char *key,
                      bool required,
                      const CvRule **ret_rule,
                      RecError *error);

/* An event that can be judged at any position: all but undo and redo. */
bool learn_event_read (const CvTable *table,
                       const json_t *object,
                       RecEvent *event,
                       RecError *error);

/* The name of the argument that says where an event takes place, or NULL. */
const char *learn_event_where (const CvGame *game, const json_t *event);

/* An event with what is filled in: an object of members, or a cell. A new reference. */
json_t *
learn_event_fill (const CvGame *game, const json_t *event, const json_t *filling);
json_t *learn_event_fill_cell (const CvGame *game, const json_t *event, CvCell cell);

#endif
