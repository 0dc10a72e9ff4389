/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log, and the stack of what is in effect. Three arrays:
     entries  all events ever recorded, only appended to;
     steps    indexes of the entries in effect; undo pops, a new event or redo pushes;
     undone   indexes of the entries that redo would bring back, the next one last.
   snapshots[i] is the state after i x SNAPSHOT_EVERY steps. Those at or below the
   number of steps are always valid, because a push past a multiple writes it anew. */
#include "cv-match.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define SNAPSHOT_EVERY 64

typedef struct
{
  uint32_t *at;
  size_t n;
  size_t space;
} IndexStack;

struct CvMatch
{
  CvTable table;
  CvState state;

  CvEntry *entries;
  size_t n_entries, entries_space;
  CvAtom *atoms;
  size_t n_atoms, atoms_space;

  IndexStack steps;
  IndexStack undone;

  CvState *snapshots;
  size_t snapshots_space;
};

/* Makes room for one more element than n. Running out of memory for a few bytes leaves
   nothing sensible to do, least of all half a move. */
static void *
make_room (void *array, size_t n, size_t *space, size_t size)
{
  if (n < *space)
    return array;
  *space = n + n / 2 + 16;
  array = realloc (array, *space * size);
  if (array == NULL)
    abort ();
  return array;
}

static void
push (IndexStack *stack, size_t index)
{
  stack->at = make_room (stack->at, stack->n, &stack->space, sizeof *stack->at);
  stack->at[stack->n++] = (uint32_t) index;
}

static void
take_snapshot (CvMatch *match)
{
  if (match->steps.n % SNAPSHOT_EVERY != 0)
    return;
  size_t i = match->steps.n / SNAPSHOT_EVERY;
  match->snapshots = make_room (match->snapshots, i, &match->snapshots_space,
                                sizeof *match->snapshots);
  match->snapshots[i] = match->state;
}

CvMatch *
cv_match_new (const CvTable *table)
{
  assert (table != NULL && table->game != NULL);

  CvMatch *match = calloc (1, sizeof *match);
  if (match == NULL)
    abort ();
  match->table = *table;
  cv_state_start (&match->table, &match->state);
  take_snapshot (match);
  return match;
}

static void *
copy_array (const void *array, size_t n, size_t size)
{
  void *copy = malloc (n * size + 1);
  if (copy == NULL)
    abort ();
  if (n > 0)
    memcpy (copy, array, n * size);
  return copy;
}

static IndexStack
copy_stack (const IndexStack *stack)
{
  return (IndexStack){ .at = copy_array (stack->at, stack->n, sizeof *stack->at),
                       .n = stack->n,
                       .space = stack->n };
}

CvMatch *
cv_match_copy (const CvMatch *match)
{
  assert (match != NULL);

  CvMatch *copy = copy_array (match, 1, sizeof *match);
  size_t n_snapshots = match->steps.n / SNAPSHOT_EVERY + 1;

  copy->entries = copy_array (match->entries, match->n_entries, sizeof *match->entries);
  copy->entries_space = match->n_entries;
  copy->atoms = copy_array (match->atoms, match->n_atoms, sizeof *match->atoms);
  copy->atoms_space = match->n_atoms;
  copy->steps = copy_stack (&match->steps);
  copy->undone = copy_stack (&match->undone);
  copy->snapshots =
      copy_array (match->snapshots, n_snapshots, sizeof *match->snapshots);
  copy->snapshots_space = n_snapshots;
  return copy;
}

void
cv_match_free (CvMatch *match)
{
  if (match == NULL)
    return;
  free (match->entries);
  free (match->atoms);
  free (match->steps.at);
  free (match->undone.at);
  free (match->snapshots);
  free (match);
}

const CvTable *
cv_match_table (const CvMatch *match)
{
  assert (match != NULL);
  return &match->table;
}

const CvState *
cv_match_state (const CvMatch *match)
{
  assert (match != NULL);
  return &match->state;
}

size_t
cv_match_n_entries (const CvMatch *match)
{
  assert (match != NULL);
  return match->n_entries;
}

const CvEntry *
cv_match_entry (const CvMatch *match, size_t entry)
{
  assert (match != NULL);
  assert (entry < match->n_entries);
  return &match->entries[entry];
}

CvMove
cv_match_entry_move (const CvMatch *match, size_t entry)
{
  const CvEntry *e = cv_match_entry (match, entry);
  return (CvMove){ .verb = e->verb,
                   .by = e->by,
                   .allowed = e->allowed,
                   .n_atoms = e->n_atoms,
                   .atoms = e->n_atoms > 0 ? match->atoms + e->first_atom : NULL };
}

size_t
cv_match_n_steps (const CvMatch *match)
{
  assert (match != NULL);
  return match->steps.n;
}

size_t
cv_match_step_entry (const CvMatch *match, size_t step)
{
  assert (match != NULL);
  assert (step < match->steps.n);
  return match->steps.at[step];
}

size_t
cv_match_n_redo (const CvMatch *match)
{
  assert (match != NULL);
  return match->undone.n;
}

size_t
cv_match_redo_entry (const CvMatch *match, size_t redo)
{
  assert (match != NULL);
  assert (redo < match->undone.n);
  return match->undone.at[match->undone.n - 1 - redo];
}

void
cv_match_state_at (const CvMatch *match, size_t n_steps, CvState *ret_state)
{
  assert (match != NULL && ret_state != NULL);
  assert (n_steps <= match->steps.n);

  size_t step = n_steps / SNAPSHOT_EVERY * SNAPSHOT_EVERY;
  *ret_state = match->snapshots[step / SNAPSHOT_EVERY];
  for (; step < n_steps; step++)
    {
      CvMove move = cv_match_entry_move (match, match->steps.at[step]);
      cv_apply (&match->table, ret_state, &move);
    }
}

/* How many steps an undo or redo asks for. */
static size_t
wanted_steps (const CvMove *move)
{
  int32_t steps = cv_move_get (move, CV_ARG_STEPS, 0);
  return steps == CV_ABSENT ? 1 : (size_t) steps;
}

void
cv_match_judge (const CvMatch *match, const CvMove *move, CvVerdict *ret_verdict)
{
  assert (match != NULL && ret_verdict != NULL);
  assert (cv_move_is_sound (move, match->table.n_players));
  if (move->verb == CV_VERB_UNDO && wanted_steps (move) > match->steps.n)
    cv_verdict_set (ret_verdict, &cv_rule_undo_none);
  else if (move->verb == CV_VERB_REDO && wanted_steps (move) > match->undone.n)
    cv_verdict_set (ret_verdict, &cv_rule_redo_none);
  else
    cv_check (&match->table, &match->state, move, ret_verdict);
}

void
cv_match_answer (const CvMatch *match,
                 const CvState *state,
                 const CvMove *move,
                 CvAnswer *ret_answer)
{
  assert (match != NULL && state != NULL && ret_answer != NULL);
  assert (cv_move_is_sound (move, match->table.n_players));

  bool by_log = move->verb == CV_VERB_UNDO || move->verb == CV_VERB_REDO;

  if (by_log)
    cv_match_judge (match, move, &ret_answer->verdict);
  else
    cv_check (&match->table, state, move, &ret_answer->verdict);
  cv_explain (&match->table, state, move, &ret_answer->verdict, &ret_answer->explained);
}

/* The atoms may be the match's own: they are read by offset, since making room can move
   the store. */
static void
append_atoms (CvMatch *match, const CvMove *move)
{
  bool own = move->n_atoms > 0 && match->n_atoms > 0 && move->atoms >= match->atoms &&
             move->atoms < match->atoms + match->n_atoms;
  size_t offset = own ? (size_t) (move->atoms - match->atoms) : 0;

  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      match->atoms = make_room (match->atoms, match->n_atoms, &match->atoms_space,
                                sizeof *match->atoms);
      match->atoms[match->n_atoms++] = own ? match->atoms[offset + i] : move->atoms[i];
    }
}

static void
append_entry (CvMatch *match, const CvMove *move, bool house)
{
  CvEntry entry = { .first_atom = (uint32_t) match->n_atoms,
                    .n_atoms = move->n_atoms,
                    .repeats = (uint32_t) match->n_entries,
                    .verb = move->verb,
                    .by = move->by,
                    .allowed = move->allowed,
                    .house = house };
  append_atoms (match, move);
  match->entries = make_room (match->entries, match->n_entries, &match->entries_space,
                              sizeof *match->entries);
  match->entries[match->n_entries++] = entry;
}

/* Carries an entry out as the next step. */
static void
push_step (CvMatch *match, size_t entry)
{
  CvMove move = cv_match_entry_move (match, entry);
  cv_apply (&match->table, &match->state, &move);
  push (&match->steps, entry);
  take_snapshot (match);
}

static void
undo (CvMatch *match, size_t n)
{
  CvState before;
  cv_match_state_at (match, match->steps.n - n, &before);
  for (; n > 0; n--)
    push (&match->undone, match->steps.at[--match->steps.n]);
  match->state = before;
}

static void
redo (CvMatch *match, size_t n)
{
  for (; n > 0; n--)
    push_step (match, match->undone.at[--match->undone.n]);
}

static void
carry_out (CvMatch *match, const CvMove *move)
{
  if (move->verb == CV_VERB_UNDO)
    undo (match, wanted_steps (move));
  else if (move->verb == CV_VERB_REDO)
    redo (match, wanted_steps (move));
  else
    {
      match->undone.n = 0;
      if (move->verb != CV_VERB_NOTE)
        push_step (match, match->n_entries - 1);
    }
}

/* Whether a broken rule may stand because the table said so. When something impossible
   hides behind it, the verdict becomes that. */
static bool
is_let_stand (const CvMatch *match, const CvMove *move, CvVerdict *verdict)
{
  CvVerdict impossible;

  if (!move->allowed || verdict->rule->kind != CV_RULE_OVERRULABLE)
    return false;
  if (cv_may_apply (&match->table, &match->state, move, &impossible))
    return true;
  *verdict = impossible;
  return false;
}

bool
cv_match_may_play (const CvMatch *match, const CvMove *move, CvVerdict *ret_verdict)
{
  assert (match != NULL && ret_verdict != NULL);
  cv_match_judge (match, move, ret_verdict);
  return cv_verdict_is_legal (ret_verdict) || is_let_stand (match, move, ret_verdict);
}

bool
cv_match_play (CvMatch *match, const CvMove *move, CvVerdict *ret_verdict)
{
  assert (match != NULL && ret_verdict != NULL);
  if (!cv_match_may_play (match, move, ret_verdict))
    return false;
  append_entry (match, move, !cv_verdict_is_legal (ret_verdict));
  CvMove kept = cv_match_entry_move (match, match->n_entries - 1);
  carry_out (match, &kept);
  return true;
}

/* Tries the fix and what followed on a copy of the state. */
static bool
rehearse (const CvMatch *match,
          size_t step,
          const CvMove *fix,
          CvVerdict *ret_verdict,
          size_t *ret_step)
{
  CvState state;
  cv_match_state_at (match, step, &state);
  for (size_t i = step; i < match->steps.n; i++)
    {
      CvMove move = i == step ? *fix : cv_match_entry_move (match, match->steps.at[i]);
      *ret_step = i;
      if (!cv_may_apply (&match->table, &state, &move, ret_verdict))
        return false;
      cv_apply (&match->table, &state, &move);
    }
  return true;
}

/* Appends undo events; one of them can name at most so many steps. */
static void
take_back (CvMatch *match, size_t n)
{
  const CvArg *arg = &cv_shell_verbs[CV_VERB_UNDO].args[CV_ARG_STEPS];

  while (n > 0)
    {
      size_t part = n < (size_t) arg->max ? n : (size_t) arg->max;
      CvAtom steps = { .arg = CV_ARG_STEPS, .value = (int32_t) part };
      CvMove back = {
        .verb = CV_VERB_UNDO, .by = CV_NO_PLAYER, .n_atoms = part > 1, .atoms = &steps
      };
      CvVerdict ignored;
      cv_match_play (match, &back, &ignored);
      n -= part;
    }
}

bool
cv_match_correct (CvMatch *match,
                  size_t step,
                  const CvMove *fix,
                  CvVerdict *ret_verdict,
                  size_t *ret_step)
{
  assert (match != NULL && ret_verdict != NULL && ret_step != NULL);
  assert (fix != NULL);
  assert (step < match->steps.n && fix->verb > CV_VERB_NOTE);

  if (!rehearse (match, step, fix, ret_verdict, ret_step))
    return false;

  /* Taking back makes room for entries, which may move the store that the fix is in. */
  CvMove fresh = *fix;
  CvAtom *atoms = copy_array (fix->atoms, fix->n_atoms, sizeof *fix->atoms);
  fresh.atoms = atoms;
  CvVerdict ignored;
  IndexStack followed = { 0 };
  for (size_t i = step + 1; i < match->steps.n; i++)
    push (&followed, match->steps.at[i]);

  take_back (match, match->steps.n - step);
  cv_match_play (match, &fresh, ret_verdict);
  for (size_t i = 0; i < followed.n; i++)
    {
      CvMove again = cv_match_entry_move (match, followed.at[i]);
      cv_match_play (match, &again, &ignored);
      match->entries[match->n_entries - 1].repeats =
          match->entries[followed.at[i]].repeats;
    }
  free (followed.at);
  free (atoms);
  return true;
}
