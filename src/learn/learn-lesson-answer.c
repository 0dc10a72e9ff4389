/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether an answer to a task is right. The engine says it: nothing here knows a rule. */
#include "learn-lesson-private.h"

#include <assert.h>
#include <string.h>

/* Events that lack something, and what is filled in. */

const char *
learn_event_where (const CvGame *game, const json_t *event)
{
  const char *name = json_string_value (json_object_get (event, "do"));
  int number = name != NULL ? cv_game_verb_find (game, name) : -1;

  if (number < 0)
    return NULL;
  const CvVerb *verb = cv_game_verb (game, number);
  int where = cv_verb_where (verb);
  return where >= 0 ? verb->args[where].name : NULL;
}

json_t *
learn_event_fill_cell (const CvGame *game, const json_t *event, CvCell cell)
{
  char text[CV_CELL_TEXT_SIZE];
  json_t *whole = json_copy ((json_t *) event);

  json_object_set_new (whole, learn_event_where (game, event),
                       json_string (cv_cell_print (cell, text)));
  return whole;
}

json_t *
learn_event_fill (const CvGame *game, const json_t *event, const json_t *filling)
{
  json_t *whole = json_copy ((json_t *) event);

  if (json_is_object (filling))
    json_object_update (whole, (json_t *) filling);
  else
    json_object_set (whole, learn_event_where (game, event), (json_t *) filling);
  return whole;
}

/* Whether an event has all the members of another one, or of what is filled in. */
static bool
has_members (const json_t *event, const json_t *members)
{
  const char *key;
  json_t *value;

  json_object_foreach ((json_t *) members, key, value)
    if (!json_equal (json_object_get (event, key), value))
      return false;
  return true;
}

static bool
is_listed (const LearnTask *task, const CvGame *game, const json_t *event)
{
  if (task->right == NULL)
    return true;
  for (size_t i = 0; i < json_array_size (task->right); i++)
    {
      json_t *whole =
          learn_event_fill (game, task->event, json_array_get (task->right, i));
      bool found = has_members (event, whole);
      json_decref (whole);
      if (found)
        return true;
    }
  return false;
}

bool
learn_task_try (const LearnTask *task,
                const CvTable *table,
                const CvState *state,
                const json_t *event,
                LearnMark *ret_mark,
                RecError *error)
{
  assert (task != NULL && task->kind != LEARN_CHOOSE);
  assert (table != NULL && state != NULL && event != NULL);
  assert (ret_mark != NULL && error != NULL);

  REC_AUTO_EVENT read = { 0 };

  if (!learn_event_read (table, event, &read, error))
    return false;
  cv_answer (table, state, &read.move, &ret_mark->answer);
  const CvVerdict *verdict = &ret_mark->answer.verdict;
  ret_mark->is_judged = true;
  ret_mark->is_right = cv_verdict_is_legal (verdict) == (task->kind == LEARN_DO) &&
                       (task->rule == NULL || task->rule == verdict->rule) &&
                       has_members (event, task->event) &&
                       is_listed (task, table->game, event);
  return true;
}

bool
learn_task_choose (const LearnTask *task,
                   const CvTable *table,
                   const CvState *state,
                   int choice,
                   LearnMark *ret_mark,
                   RecError *error)
{
  assert (task != NULL && task->kind == LEARN_CHOOSE);
  assert (choice >= 0 && choice < task->n_choices);
  assert (table != NULL && state != NULL);
  assert (ret_mark != NULL && error != NULL);
  return learn_claim_holds (table, state, task->choice[choice].claim, ret_mark, error);
}

/* Solutions. */

/* The event with that filled in, when it is right. Takes the event. */
static json_t *
keep_if_right (const LearnTask *task,
               const CvTable *table,
               const CvState *state,
               json_t *event)
{
  LearnMark mark;
  RecError error = { 0 };

  if (learn_task_try (task, table, state, event, &mark, &error) && mark.is_right)
    return event;
  json_decref (event);
  return NULL;
}

static json_t *
find_listed (const LearnTask *task, const CvTable *table, const CvState *state)
{
  json_t *found = NULL;

  for (size_t i = 0; found == NULL && i < json_array_size (task->right); i++)
    found = keep_if_right (
        task, table, state,
        learn_event_fill (table->game, task->event, json_array_get (task->right, i)));
  return found;
}

static json_t *
find_on_board (const LearnTask *task, const CvTable *table, const CvState *state)
{
  json_t *found = NULL;

  for (int row = 0; found == NULL && row < table->board.height; row++)
    for (int column = 0; found == NULL && column < table->board.width; column++)
      found = keep_if_right (
          task, table, state,
          learn_event_fill_cell (table->game, task->event, cv_cell (column, row)));
  return found;
}

json_t *
learn_task_solution (const LearnTask *task, const CvTable *table, const CvState *state)
{
  assert (task != NULL && table != NULL && state != NULL);

  json_t *found = NULL;

  if (task->kind == LEARN_CHOOSE)
    return NULL;
  if (task->shown != NULL)
    found = keep_if_right (task, table, state,
                           learn_event_fill (table->game, task->event, task->shown));
  if (found == NULL && task->right != NULL)
    found = find_listed (task, table, state);
  if (found == NULL && task->right == NULL &&
      learn_event_where (table->game, task->event) != NULL)
    found = find_on_board (task, table, state);
  return found != NULL
             ? found
             : keep_if_right (task, table, state, json_copy ((json_t *) task->event));
}

int
learn_task_right_choice (const LearnTask *task,
                         const CvTable *table,
                         const CvState *state)
{
  assert (task != NULL && table != NULL && state != NULL);

  for (int i = 0; task->kind == LEARN_CHOOSE && i < task->n_choices; i++)
    {
      LearnMark mark;
      RecError error = { 0 };
      if (learn_task_choose (task, table, state, i, &mark, &error) && mark.is_right)
        return i;
    }
  return -1;
}
