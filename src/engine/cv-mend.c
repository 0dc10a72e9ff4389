/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search for what would make a move legal. Every kind of change has its variants in
   the order of their size; the first that the game allows is the answer. */
#include "cv-mend-private.h"

const char *const cv_mend_names[] = { "source", "stake", "space", "piece",
                                      "player", "less",  "more",  NULL };

CvMove
cv_mend_move (const CvMend *mend)
{
  assert (mend != NULL);
  return (CvMove){
    .verb = mend->verb, .by = mend->by, .n_atoms = mend->n_atoms, .atoms = mend->atom
  };
}

bool
cv_mend_is_legal (const CvMendQuestion *question, const CvState *state, CvMend *mend)
{
  CvMove move = cv_mend_move (mend);

  cv_check (question->table, state, &move, &mend->verdict);
  return cv_verdict_is_legal (&mend->verdict);
}

CvVerdict *
cv_mend_say (CvMend *mend, CvMendKind kind, const CvPhrase *phrase)
{
  CvVerdict *verdict = &mend->say[mend->n_says++];

  mend->kinds |= (uint8_t) (1u << kind);
  cv_verdict_set (verdict, mend->verdict.rule);
  verdict->phrase = phrase;
  return verdict;
}

static int
count_apart (int a, int b)
{
  return a < b ? b - a : a - b;
}

/* All cells, by steps along sides from one of them, then in reading order. */
static void
list_cells (CvMendQuestion *question, CvCell from)
{
  const CvBoard *board = &question->table->board;

  for (int steps = 1; steps < board->width + board->height; steps++)
    for (int i = 0; i < board->width * board->height; i++)
      {
        int column = i % board->width, row = i / board->width;
        if (count_apart (column, cv_cell_column (from)) +
                count_apart (row, cv_cell_row (from)) ==
            steps)
          question->cell[question->n_cells++] = cv_cell (column, row);
      }
}

/* The smallest change of a kind that makes the move legal. */
static bool
find_change (const CvMendQuestion *question,
             CvMendKind kind,
             const CvMend *before,
             CvMend *mend)
{
  int gems = cv_mend_gems_arg (question, before);

  *mend = *before;
  if (kind == CV_MEND_STAKE && gems >= 0)
    return cv_mend_find_gems (question, gems, mend);
  for (int n = 0;; n++)
    {
      *mend = *before;
      CvVariant variant = cv_mend_vary (question, kind, n, mend);
      if (variant == CV_VARIANT_NO_MORE)
        return false;
      if (variant == CV_VARIANT && cv_mend_is_legal (question, question->state, mend))
        return true;
    }
}

static bool
find_single (const CvMendQuestion *question,
             CvMendKind kind,
             const CvMend *refused,
             CvMend *mend)
{
  if (kind == CV_MEND_LESS || kind == CV_MEND_MORE)
    return cv_mend_find_on_board (question, kind, refused, mend);
  if (!find_change (question, kind, refused, mend))
    return false;
  cv_mend_say_change (question, kind, refused, mend);
  return true;
}

/* Every variant of the second kind with the smallest change of the first. */
static bool
find_pair_of (const CvMendQuestion *question,
              CvMendKind first,
              CvMendKind second,
              const CvMend *refused,
              CvMend *mend)
{
  for (int n = 0;; n++)
    {
      CvMend changed = *refused;
      CvVariant variant = cv_mend_vary (question, second, n, &changed);
      if (variant == CV_VARIANT_NO_MORE)
        return false;
      if (variant == CV_VARIANT_NONE || !find_change (question, first, &changed, mend))
        continue;
      cv_mend_say_change (question, first, &changed, mend);
      cv_mend_say_change (question, second, refused, mend);
      return true;
    }
}

static bool
find_pair (const CvMendQuestion *question, const CvMend *refused, CvMend *mend)
{
  for (CvMendKind first = CV_MEND_SOURCE; first <= CV_MEND_PLAYER; first++)
    for (CvMendKind second = first + 1; second <= CV_MEND_PLAYER; second++)
      if (find_pair_of (question, first, second, refused, mend))
        return true;
  return false;
}

/* All of it. */

static bool
can_be_mended (const CvTable *table, const CvState *state, const CvMove *move)
{
  CvVerdict verdict;

  if (move->verb < CV_VERB_GAME || move->n_atoms >= CV_MEND_ATOMS - 1 ||
      cv_game_verb (table->game, move->verb)->is_position)
    return false;
  cv_check (table, state, move, &verdict);
  return !cv_verdict_is_legal (&verdict);
}

static CvMend
take_over (const CvMove *move)
{
  CvMend mend = { .verb = move->verb,
                  .by = move->by,
                  .n_atoms = (uint8_t) move->n_atoms,
                  .cell = CV_CELL_NONE };

  if (move->n_atoms > 0)
    memcpy (mend.atom, move->atoms, move->n_atoms * sizeof *mend.atom);
  return mend;
}

void
cv_mend (const CvTable *table,
         const CvState *state,
         const CvMove *move,
         CvMends *ret_mends)
{
  assert (table != NULL && state != NULL && ret_mends != NULL);
  assert (cv_move_is_sound (move, table->n_players));

  CvMendQuestion question = { .table = table, .state = state };

  ret_mends->n = 0;
  if (!can_be_mended (table, state, move))
    return;
  const CvMend refused = take_over (move);
  int where = cv_verb_where (cv_game_verb (table->game, move->verb));
  if (where >= 0)
    list_cells (&question, (CvCell) cv_move_get (move, where, 0));

  for (CvMendKind kind = 0; kind < CV_MEND_KINDS; kind++)
    if (find_single (&question, kind, &refused, &ret_mends->mend[ret_mends->n]))
      ret_mends->n++;
  if (ret_mends->n == 0 && find_pair (&question, &refused, &ret_mends->mend[0]))
    ret_mends->n = 1;
}
