/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every lesson that ships is played, in all ways that it lets people play it: what it
   calls right is right by the engine, and what comes then can be done whatever came
   before. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "learn-lesson.h"

/* Answers to a task that are tried: whole events. */
typedef struct
{
  json_t *events, *right;
  size_t n_wrong;
} Tries;

static json_t *
fill (const LearnTask *task, const json_t *filling, const char *where)
{
  json_t *event = json_copy ((json_t *) task->event);

  if (json_is_object (filling))
    json_object_update (event, (json_t *) filling);
  else
    json_object_set (event, where, (json_t *) filling);
  return event;
}

/* The argument that says where, when the task leaves it to the learner. */
static const char *
open_cell (const CvTable *table, const LearnTask *task)
{
  const char *name = json_string_value (json_object_get (task->event, "do"));
  const CvVerb *verb =
      cv_game_verb (table->game, cv_game_verb_find (table->game, name));
  int where = cv_verb_where (verb);

  if (where < 0 || json_object_get (task->event, verb->args[where].name) != NULL)
    return NULL;
  return verb->args[where].name;
}

static void
add_cells (const CvTable *table, const LearnTask *task, json_t *events)
{
  const char *where = open_cell (table, task);
  char name[CV_CELL_TEXT_SIZE];

  if (where == NULL)
    return;
  for (int row = 0; row < table->board.height; row++)
    for (int column = 0; column < table->board.width; column++)
      {
        json_t *cell = json_string (cv_cell_print (cv_cell (column, row), name));
        json_array_append_new (events, fill (task, cell, where));
        json_decref (cell);
      }
}

static json_t *
all_tries (const CvTable *table, const LearnTask *task)
{
  const char *where = open_cell (table, task);
  json_t *events = json_array ();

  for (size_t i = 0; i < json_array_size (task->right); i++)
    json_array_append_new (events, fill (task, json_array_get (task->right, i), where));
  if (task->shown != NULL)
    json_array_append_new (events, fill (task, task->shown, where));
  add_cells (table, task, events);
  if (json_array_size (events) == 0)
    json_array_append (events, (json_t *) task->event);
  return events;
}

static Tries
try_all (const LearnLesson *lesson,
         const LearnTask *task,
         const CvTable *table,
         const CvState *state)
{
  Tries tries = { .events = all_tries (table, task), .right = json_array () };

  for (size_t i = 0; i < json_array_size (tries.events); i++)
    {
      json_t *event = json_array_get (tries.events, i);
      LearnMark mark = { 0 };
      RecError error = { 0 };
      if (!learn_task_try (task, table, state, event, &mark, &error))
        fail_msg ("%s: %s", lesson->id, error.text);
      assert_true (mark.is_judged);
      if (i < json_array_size (task->right) && !mark.is_right)
        fail_msg ("%s: “right” lists %s, which is %s", lesson->id,
                  json_dumps (event, 0), mark.answer.verdict.rule->id);
      if (mark.is_right)
        json_array_append (tries.right, event);
      tries.n_wrong += !mark.is_right;
    }
  return tries;
}

static void
check_solution (const LearnLesson *lesson,
                const LearnTask *task,
                const CvTable *table,
                const CvState *state)
{
  json_t *solution = learn_task_solution (task, table, state);
  LearnMark mark = { 0 };
  RecError error = { 0 };

  if (solution == NULL)
    fail_msg ("%s: nothing to show for “%s”", lesson->id, task->say);
  assert_true (learn_task_try (task, table, state, solution, &mark, &error));
  assert_true (mark.is_right);
  json_decref (solution);
}

static void play_from (const LearnLesson *lesson,
                       int number,
                       const CvTable *table,
                       const CvState *state);

static void
go_on (const LearnLesson *lesson,
       int number,
       const CvTable *table,
       const CvState *state,
       const json_t *event)
{
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };
  CvState *after = malloc (sizeof *after);

  *after = *state;
  assert_true (rec_event_read (table, event, &read, &error));
  cv_apply (table, after, &read.move);
  play_from (lesson, number + 1, table, after);
  free (after);
}

static void
play_step (const LearnLesson *lesson,
           int number,
           const CvTable *table,
           const CvState *state)
{
  const LearnTask *task = &lesson->task[number];
  Tries tries = try_all (lesson, task, table, state);
  size_t n = json_array_size (tries.right);

  if (n == 0 || (tries.n_wrong == 0 && open_cell (table, task) != NULL))
    fail_msg ("%s: “%s” has %zu right answers and %zu wrong ones", lesson->id,
              task->say, n, tries.n_wrong);
  check_solution (lesson, task, table, state);
  if (task->kind == LEARN_REFUSE)
    play_from (lesson, number + 1, table, state);
  for (size_t i = 0; task->kind == LEARN_DO && i < n; i++)
    go_on (lesson, number, table, state, json_array_get (tries.right, i));
  json_decref (tries.events);
  json_decref (tries.right);
}

static void
play_choice (const LearnLesson *lesson,
             int number,
             const CvTable *table,
             const CvState *state)
{
  const LearnTask *task = &lesson->task[number];
  int found = -1;

  for (int i = 0; i < task->n_choices; i++)
    {
      LearnMark mark = { 0 };
      RecError error = { 0 };
      if (!learn_task_choose (task, table, state, i, &mark, &error))
        fail_msg ("%s: %s: %s %s", lesson->id, task->choice[i].say,
                  error.text != NULL ? error.text : error.verdict.rule->id,
                  error.args[0]);
      if (mark.is_right && found >= 0)
        fail_msg ("%s: two answers to “%s” are right", lesson->id, task->say);
      if (mark.is_right)
        found = i;
    }
  if (found < 0)
    fail_msg ("%s: no answer to “%s” is right", lesson->id, task->say);
  assert_int_equal (learn_task_right_choice (task, table, state), found);
  play_from (lesson, number + 1, table, state);
}

static void
play_from (const LearnLesson *lesson,
           int number,
           const CvTable *table,
           const CvState *state)
{
  if (number == lesson->n_tasks)
    return;
  if (lesson->task[number].kind == LEARN_CHOOSE)
    play_choice (lesson, number, table, state);
  else
    play_step (lesson, number, table, state);
}

static void
play (const LearnLesson *lesson)
{
  /* No boards: what the window gets needs no other file. */
  const RecReading reading = { .boards = NULL, .events_most = SIZE_MAX };
  RecError error = { 0 };
  RecRecord *record = rec_record_read_array (lesson->position, &reading, &error);

  if (record == NULL)
    fail_msg ("%s: %s", lesson->id, error.text);
  play_from (lesson, 0, rec_record_table (record),
             cv_match_state (rec_record_match (record)));
  rec_record_free (record);
}

static LearnLessons
lessons_of (const CvGame *game)
{
  LearnLessons lessons;
  LearnError error;

  if (!learn_lessons_load (getenv ("CARAVANSERAI_LESSONS"), game,
                           getenv ("CARAVANSERAI_BOARDS"), &lessons, &error))
    fail_msg ("%s: %s: %s %s %s", error.file, error.where,
              error.error.text != NULL ? error.error.text
                                       : error.error.verdict.rule->id,
              error.error.args[0], error.error.args[1]);
  return lessons;
}

static void
test_every_lesson_can_be_done_and_is_right (void **state)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    {
      LearnLessons lessons = lessons_of (cv_games[i]);
      for (size_t j = 0; j < lessons.n; j++)
        play (lessons.lesson[j]);
      learn_lessons_clear (&lessons);
    }
}

static int
number_of (const LearnLesson *lesson)
{
  return (int) strtol (lesson->id + strlen (lesson->game->id) + 1, NULL, 10);
}

static void
test_lessons_are_numbered_and_have_titles_of_their_own (void **state)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    {
      LearnLessons lessons = lessons_of (cv_games[i]);
      for (size_t j = 0; j < lessons.n; j++)
        {
          assert_int_equal (number_of (lessons.lesson[j]), j + 1);
          for (size_t k = 0; k < j; k++)
            assert_string_not_equal (lessons.lesson[j]->title,
                                     lessons.lesson[k]->title);
        }
      learn_lessons_clear (&lessons);
    }
}

static void
test_a_game_is_taught_from_beginning_to_end (void **state)
{
  static const struct
  {
    const char *game;
    size_t least;
  } wanted[] = { { "oasis", 10 } };

  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
    {
      LearnLessons lessons = lessons_of (cv_game_find (wanted[i].game));
      assert_true (lessons.n >= wanted[i].least);
      learn_lessons_clear (&lessons);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_every_lesson_can_be_done_and_is_right),
    cmocka_unit_test (test_lessons_are_numbered_and_have_titles_of_their_own),
    cmocka_unit_test (test_a_game_is_taught_from_beginning_to_end),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
