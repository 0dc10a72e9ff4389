/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a verdict, and what holds for those of every game. */
#include "cv-explain.h"

#include <assert.h>
#include <string.h>

#include "cv-game.h"

static CvPart *
add (CvExplained *explained, const char *key, CvPartType type)
{
  assert (explained->n_parts < CV_PARTS_MOST);
  CvPart *part = &explained->part[explained->n_parts++];
  *part = (CvPart){ .type = (uint8_t) type, .key = key, .seat = CV_NO_PLAYER };
  return part;
}

void
cv_explain_none (CvExplained *explained, const char *key)
{
  add (explained, key, CV_PART_NONE);
}

void
cv_explain_word (CvExplained *explained, const char *key, const char *word)
{
  assert (word != NULL);
  add (explained, key, CV_PART_WORD)->word = word;
}

void
cv_explain_number (CvExplained *explained, const char *key, int32_t number)
{
  add (explained, key, CV_PART_NUMBER)->number = number;
}

void
cv_explain_player (CvExplained *explained, const char *key, int seat)
{
  assert (seat >= CV_NO_PLAYER && seat < CV_PLAYERS_MOST);
  add (explained, key, CV_PART_PLAYER)->number = seat;
}

void
cv_explain_cell (CvExplained *explained, const char *key, CvCell cell)
{
  add (explained, key, CV_PART_CELL)->number = cell;
}

void
cv_explain_rule (CvExplained *explained, const char *key, const CvRule *rule)
{
  assert (rule != NULL);
  add (explained, key, CV_PART_RULE)->word = rule->id;
}

void
cv_explain_gems (CvExplained *explained, const char *key, CvGems gems)
{
  add (explained, key, CV_PART_GEMS)->number = (int32_t) gems;
}

void
cv_explain_number_of (CvExplained *explained, int seat, int32_t number)
{
  assert (seat >= 0 && seat < CV_PLAYERS_MOST);

  CvPart *part = add (explained, NULL, CV_PART_NUMBER);
  part->seat = (int8_t) seat;
  part->number = number;
}

int
cv_explain_open (CvExplained *explained, const char *key, CvPartType type)
{
  int opened = explained->n_parts;
  assert (type == CV_PART_LIST || type == CV_PART_OBJECT);
  add (explained, key, type);
  return opened;
}

void
cv_explain_close (CvExplained *explained, int opened)
{
  assert (opened >= 0);
  assert (explained->part[opened].type == CV_PART_LIST ||
          explained->part[opened].type == CV_PART_OBJECT);
  assert (opened < explained->n_parts);
  explained->part[opened].n_inside = (uint16_t) (explained->n_parts - opened - 1);
}

void
cv_explain_cells (CvExplained *explained,
                  const char *key,
                  const CvBoard *board,
                  const CvSet *cells)
{
  assert (board != NULL && cells != NULL);

  int list = cv_explain_open (explained, key, CV_PART_LIST);
  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    cv_explain_cell (explained, NULL, cv_board_cell (board, bit));
  cv_explain_close (explained, list);
}

CvVerdict *
cv_explain_say (CvExplained *explained, const CvRule *rule, const CvPhrase *phrase)
{
  assert (explained != NULL && rule != NULL);
  assert (explained->n_says < CV_SAYS_MOST);
  CvVerdict *say = &explained->say[explained->n_says++];
  cv_verdict_set (say, rule);
  say->phrase = phrase;
  return say;
}

CvVerdict *
cv_explain_verdict (CvExplained *explained, const CvVerdict *verdict)
{
  assert (verdict != NULL);

  CvVerdict *say = cv_explain_say (explained, verdict->rule, NULL);
  *say = *verdict;
  return say;
}

void
cv_explain_plainly (const CvVerdict *verdict, CvExplained *ret_explained)
{
  assert (verdict != NULL && verdict->rule != NULL);
  assert (ret_explained != NULL);
  ret_explained->n_parts = 0;
  ret_explained->n_says = 0;
  cv_explain_verdict (ret_explained, verdict);
}

/* What every game has: the ends a step brings about, and what the booklets differ in.
 */

static bool
is_among (const CvVerdict *ends, int n_ends, const CvRule *rule)
{
  for (int i = 0; i < n_ends; i++)
    if (ends[i].rule == rule)
      return true;
  return false;
}

/* The ends that hold after the step and did not before. */
static int
find_new_ends (const CvTable *table,
               const CvState *state,
               const CvMove *move,
               CvVerdict ret_ends[CV_ENDS_MOST])
{
  CvVerdict before[CV_ENDS_MOST], after[CV_ENDS_MOST];
  int n_before = table->game->ends (table, state, before), n = 0;
  CvState next = *state;

  cv_apply (table, &next, move);
  int n_after = table->game->ends (table, &next, after);
  for (int i = 0; i < n_after; i++)
    if (!is_among (before, n_before, after[i].rule))
      ret_ends[n++] = after[i];
  return n;
}

static void
explain_ends (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              CvExplained *explained)
{
  CvVerdict ends[CV_ENDS_MOST];
  int n = find_new_ends (table, state, move, ends);

  if (n == 0)
    return;
  int list = cv_explain_open (explained, "ends", CV_PART_LIST);
  for (int i = 0; i < n; i++)
    {
      cv_explain_rule (explained, NULL, ends[i].rule);
      cv_explain_verdict (explained, &ends[i]);
    }
  cv_explain_close (explained, list);
}

void
cv_explain (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            const CvVerdict *verdict,
            CvExplained *ret_explained)
{
  assert (table != NULL && state != NULL && ret_explained != NULL);
  assert (cv_move_is_sound (move, table->n_players));
  assert (verdict != NULL && verdict->rule != NULL);

  const CvGame *game = table->game;

  ret_explained->n_parts = 0;
  ret_explained->n_says = 0;
  if (move->verb >= CV_VERB_GAME && game->explain != NULL)
    game->explain (table, state, move, verdict, ret_explained);
  if (ret_explained->n_says == 0)
    cv_explain_verdict (ret_explained, verdict);
  if (move->verb >= CV_VERB_GAME && cv_verdict_is_legal (verdict))
    explain_ends (table, state, move, ret_explained);
}

static const CvPart *
find_part (const CvExplained *explained, const char *key)
{
  for (int i = 0; i < explained->n_parts; i += explained->part[i].n_inside + 1)
    if (strcmp (explained->part[i].key, key) == 0)
      return &explained->part[i];
  return NULL;
}

static bool
has_same_ends (const CvExplained *one, const CvExplained *other)
{
  const CvPart *ends = find_part (one, "ends"), *others = find_part (other, "ends");

  if (ends == NULL || others == NULL)
    return ends == others;
  if (ends->n_inside != others->n_inside)
    return false;
  for (int i = 1; i <= ends->n_inside; i++)
    if (ends[i].word != others[i].word)
      return false;
  return true;
}

bool
cv_differs_under (const CvTable *table,
                  const CvState *state,
                  const CvMove *move,
                  int edition,
                  CvAnswer *ret_other)
{
  assert (table != NULL && state != NULL && ret_other != NULL);
  assert (cv_move_is_sound (move, table->n_players));
  assert (edition >= 0 && edition < cv_game_n_editions (table->game));

  CvState under = *state;
  CvAnswer here;

  cv_game_edition (table->game, edition, under.common.option);
  if (move->verb == CV_VERB_UNDO || move->verb == CV_VERB_REDO ||
      memcmp (under.common.option, state->common.option, sizeof under.common.option) ==
          0)
    return false;
  cv_answer (table, state, move, &here);
  cv_answer (table, &under, move, ret_other);
  return here.verdict.rule != ret_other->verdict.rule ||
         !has_same_ends (&here.explained, &ret_other->explained);
}

void
cv_answer (const CvTable *table,
           const CvState *state,
           const CvMove *move,
           CvAnswer *ret_answer)
{
  assert (table != NULL && state != NULL && ret_answer != NULL);
  assert (cv_move_is_sound (move, table->n_players));
  cv_check (table, state, move, &ret_answer->verdict);
  cv_explain (table, state, move, &ret_answer->verdict, &ret_answer->explained);
}
