/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match owns the log of a game. The state is always the replay of the log; snapshots
   along the way make any point of a long game quick to reach. Everything is appended,
   undoing included, so that the log keeps the mistakes too. A call that fails changes
   nothing. */
#ifndef CV_MATCH_H
#define CV_MATCH_H

#include "cv-game.h"

typedef struct CvMatch CvMatch;

/* An event of the log, in the order of the record's lines. */
typedef struct
{
  uint32_t first_atom; /* in the match's store */
  uint32_t n_atoms;
  uint32_t
      repeats; /* the entry that first recorded this move: itself, or an earlier one */
  uint8_t verb;
  int8_t by;
  bool allowed;
  bool house; /* it broke a rule and was let stand */
} CvEntry;

/* The table is copied. */
CvMatch *cv_match_new (const CvTable *table);
CvMatch *cv_match_copy (const CvMatch *match);
void cv_match_free (CvMatch *match);

const CvTable *cv_match_table (const CvMatch *match);
const CvState *cv_match_state (const CvMatch *match);

/* The verdict on any move, undo and redo included. Changes nothing. */
void cv_match_judge (const CvMatch *match, const CvMove *move, CvVerdict *ret_verdict);

/* The same with all that the verdict carries, at a state of the match: only undo and
   redo depend on its log. */
void cv_match_answer (const CvMatch *match,
                      const CvState *state,
                      const CvMove *move,
                      CvAnswer *ret_answer);

/* Whether cv_match_play would play it; the verdict is that of cv_match_play. */
bool
cv_match_may_play (const CvMatch *match, const CvMove *move, CvVerdict *ret_verdict);

/* Judges the move and, if it is legal or the table allows it, appends it. Returns
   whether it did; ret_verdict is set either way. */
bool cv_match_play (CvMatch *match, const CvMove *move, CvVerdict *ret_verdict);

/* Puts another move in the place of an earlier step: takes back everything from that
   step on, plays the fix, then plays again what followed, each judged anew. When any of
   them can't stand, nothing changes, ret_verdict says why and ret_step which step (the
   fix itself, or a later one). */
bool cv_match_correct (CvMatch *match,
                       size_t step,
                       const CvMove *fix,
                       CvVerdict *ret_verdict,
                       size_t *ret_step);

/* The log: every event there was. */
size_t cv_match_n_entries (const CvMatch *match);
const CvEntry *cv_match_entry (const CvMatch *match, size_t entry);
CvMove cv_match_entry_move (const CvMatch *match, size_t entry);

/* Steps: the events in effect, without notes, in the order they were played. */
size_t cv_match_n_steps (const CvMatch *match);
size_t cv_match_step_entry (const CvMatch *match, size_t step);
size_t cv_match_n_redo (const CvMatch *match);

/* The entries that redo would bring back, the next one first. */
size_t cv_match_redo_entry (const CvMatch *match, size_t redo);

/* The state after the first n_steps of them. */
void cv_match_state_at (const CvMatch *match, size_t n_steps, CvState *ret_state);

#endif
