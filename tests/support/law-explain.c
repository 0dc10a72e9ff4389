/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The laws of what a verdict carries: its parts are a tree, its sentences have all they
   name, and what it promises is so once the step is played. */
#include "law.h"

#include <string.h>

/* Sentences. */

/* Every %N$s of the template has a value; there are no more than nine. */
static bool
has_values (const CvVerdict *say, const char *text)
{
  for (const char *at = text; (at = strchr (at, '%')) != NULL; at++)
    {
      int n = at[1] - '0';
      if (n < 1 || n > say->n_values)
        return false;
    }
  return true;
}

static bool
has_count (const CvVerdict *say)
{
  for (int i = 0; i < say->n_values; i++)
    if (say->values[i].type == CV_VALUE_COUNT)
      return true;
  return false;
}

static const char *
check_sentence (const CvVerdict *say)
{
  const char *text = say->phrase != NULL ? say->phrase->text : say->rule->text;
  const char *plural = say->phrase != NULL ? say->phrase->plural : say->rule->plural;

  if (!has_values (say, text) || (plural != NULL && !has_values (say, plural)))
    return "a sentence names a value that it lacks";
  if (plural != NULL && !has_count (say))
    return "a sentence has a plural and counts nothing";
  return NULL;
}

/* Parts. */

/* Whether the parts from first to last hang together: in an object each has a key, in a
   list none. */
static bool
is_tree (const CvPart *part, int n, bool in_list)
{
  for (int i = 0; i < n; i += part[i].n_inside + 1)
    {
      bool holds = part[i].type == CV_PART_LIST || part[i].type == CV_PART_OBJECT;
      bool named = part[i].key != NULL || part[i].seat != CV_NO_PLAYER;
      if (named == in_list || (!holds && part[i].n_inside > 0) ||
          i + part[i].n_inside >= n ||
          (holds &&
           !is_tree (&part[i] + 1, part[i].n_inside, part[i].type == CV_PART_LIST)))
        return false;
    }
  return true;
}

const CvPart *
law_find_part (const CvExplained *explained, const char *key)
{
  for (int i = 0; i < explained->n_parts; i += explained->part[i].n_inside + 1)
    if (strcmp (explained->part[i].key, key) == 0)
      return &explained->part[i];
  return NULL;
}

const char *
law_check_answer (const CvAnswer *answer)
{
  const CvExplained *explained = &answer->explained;
  const char *wrong = NULL;

  if (explained->n_says == 0)
    return "a verdict says nothing";
  if (explained->say[0].rule != answer->verdict.rule)
    return "the first sentence is about another rule";
  for (int i = 0; i < explained->n_says && wrong == NULL; i++)
    wrong = check_sentence (&explained->say[i]);
  if (wrong == NULL && !is_tree (explained->part, explained->n_parts, false))
    wrong = "the parts are no tree";
  return wrong;
}

/* What is promised. */

static bool
is_end (const CvTable *table, const CvState *state, const char *id)
{
  CvVerdict ends[CV_ENDS_MOST];
  int n = table->game->ends (table, state, ends);

  for (int i = 0; i < n; i++)
    if (strcmp (ends[i].rule->id, id) == 0)
      return true;
  return false;
}

static const char *
check_ends (const LawPlayed *played)
{
  const CvPart *list = law_find_part (&played->answer->explained, "ends");
  CvVerdict ends[CV_ENDS_MOST];
  int n = played->table->game->ends (played->table, played->after, ends), n_new = 0;

  for (int i = 0; i < n; i++)
    n_new += !is_end (played->table, played->before, ends[i].rule->id);
  if ((list != NULL ? list->n_inside : 0) != n_new)
    return "the ends are not those that came";
  for (int i = 1; i <= n_new; i++)
    if (!is_end (played->table, played->after, list[i].word) ||
        is_end (played->table, played->before, list[i].word))
      return "an end did not come, or was there";
  return NULL;
}

static CvLook
look_at (const LawPlayed *played, const CvState *state, int32_t cell)
{
  int bit = cv_board_bit (&played->table->board, (CvCell) cell);
  return played->table->game->look (played->table, state, bit);
}

static const char *
check_swallowed (const LawPlayed *played, int32_t at, int owner)
{
  const CvPart *list = law_find_part (&played->answer->explained, "swallows");
  int group = look_at (played, played->after, at).group;

  for (int i = 1; list != NULL && i <= list->n_inside; i++)
    {
      CvLook before = look_at (played, played->before, list[i].number);
      CvLook after = look_at (played, played->after, list[i].number);
      if (before.owner != CV_NO_PLAYER || after.owner != owner || after.group != group)
        return "what is swallowed was not free, or has another owner";
    }
  return NULL;
}

static const char *
check_marker (const LawPlayed *played, int32_t at)
{
  const CvPart *marker = law_find_part (&played->answer->explained, "marker");

  if (marker == NULL)
    return NULL;
  if (look_at (played, played->after, at).marker != (marker->type != CV_PART_NONE))
    return "a marker stands where none should, or does not where it should";
  if (marker->type == CV_PART_CELL &&
      (!look_at (played, played->before, marker->number).marker ||
       look_at (played, played->after, marker->number).marker))
    return "the marker does not come from there";
  return NULL;
}

/* After a house rule an area may have two owners, and no part can say so. */
static const char *
check_owner (const LawPlayed *played)
{
  const CvPart *owner = law_find_part (&played->answer->explained, "owner");
  const CvVerb *verb = cv_game_verb (played->table->game, played->move->verb);

  if (owner == NULL || played->after->common.house)
    return NULL;
  int32_t at = cv_move_get (played->move, cv_verb_arg (verb, "at"), 0);
  int seat = owner->type == CV_PART_NONE ? CV_NO_PLAYER : owner->number;
  if (look_at (played, played->after, at).owner != seat)
    return "the area has another owner";
  const char *wrong = check_swallowed (played, at, seat);
  return wrong != NULL ? wrong : check_marker (played, at);
}

const char *
law_check_promises (const LawPlayed *played)
{
  const char *wrong = check_ends (played);
  return wrong != NULL ? wrong : check_owner (played);
}
