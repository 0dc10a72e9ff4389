/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cv-position.h"

#include <assert.h>
#include <string.h>

static int
find_verb (const CvGame *game)
{
  for (int verb = CV_VERB_GAME; verb < cv_game_n_verbs (game); verb++)
    if (cv_game_verb (game, verb)->is_position)
      return verb;
  return -1;
}

CvMove
cv_position_move (const CvPosition *position)
{
  assert (position != NULL && position->verb >= 0);
  return (CvMove){ .verb = (uint8_t) position->verb,
                   .by = CV_NO_PLAYER,
                   .n_atoms = position->n_atoms,
                   .atoms = position->atom };
}

static bool
is_possible (const CvTable *table, const CvState *start, const CvPosition *position)
{
  CvMove move = cv_position_move (position);
  CvVerdict verdict;

  cv_check (table, start, &move, &verdict);
  return cv_verdict_is_legal (&verdict);
}

/* Piece by piece; what only makes sense all together is tried as one. */
static void
keep_what_is_possible (const CvTable *table,
                       const CvState *start,
                       const CvPosition *whole,
                       CvPosition *ret_position)
{
  const CvVerb *verb = cv_game_verb (table->game, whole->verb);

  ret_position->n_atoms = 0;
  for (uint32_t i = 0, next; i < whole->n_atoms; i = next)
    {
      uint32_t before = ret_position->n_atoms;
      bool is_cell = verb->args[whole->atom[i].arg].kind == CV_KIND_CELL;
      for (next = i;
           next < whole->n_atoms && whole->atom[next].arg == whole->atom[i].arg; next++)
        {
          ret_position->atom[ret_position->n_atoms++] = whole->atom[next];
          if (is_cell && next++ == i)
            break;
        }
      if (!is_possible (table, start, ret_position))
        ret_position->n_atoms = before;
    }
}

void
cv_position (const CvTable *table, const CvState *state, CvPosition *ret_position)
{
  assert (table != NULL && state != NULL && ret_position != NULL);

  CvPosition whole = { .verb = (int8_t) find_verb (table->game) };
  CvState start;

  *ret_position = whole;
  if (whole.verb < 0 || table->game->position == NULL)
    return;
  whole.n_atoms = table->game->position (table, state, whole.atom);
  assert (whole.n_atoms <= CV_POSITION_MOST);
  cv_state_start (table, &start);
  if (is_possible (table, &start, &whole))
    *ret_position = whole;
  else
    keep_what_is_possible (table, &start, &whole, ret_position);
}
