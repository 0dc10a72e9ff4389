/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading lessons. All of a file is read before anything of it is used: a lesson that
   was read can be shown, its position played on, each of its events and claims judged.
   That its claims are true, the tests prove. */
#include "learn-lesson-private.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rec-file.h"
#include "rec-text.h"

#define FORMAT     1
#define FILE_MOST  (64 * 1024)
#define TITLE_MOST 60
#define TEXT_MOST  400
#define SAY_MOST   160
#define ENDING     ".lesson"

/* A lesson while it is read. */
typedef struct
{
  LearnLesson *lesson;
  RecRecord *start;
  LearnError *error;
} Reader;

/* Where in the file the next thing is; what is wrong with it is said without it. */
static RecError *
go_to (Reader *reader, const char *where, int number, const char *then)
{
  LearnError *error = reader->error;

  if (number == 0)
    snprintf (error->where, sizeof error->where, "%s", where);
  else
    snprintf (error->where, sizeof error->where, "%s[%d]%s%s", where, number,
              then[0] != '\0' ? "." : "", then);
  rec_error_start (&error->error, 0);
  return &error->error;
}

static const json_t *
find (const Reader *reader, const char *key)
{
  return json_object_get (reader->lesson->json, key);
}

/* Texts. */

static bool
read_text (const json_t *value,
           const char *key,
           size_t most,
           const char **ret_text,
           RecError *error)
{
  return rec_json_string (value, key, ret_text, error) &&
         rec_text_is_name (*ret_text, most, key, error);
}

static bool
read_texts (Reader *reader,
            const char *key,
            size_t most,
            const char *ret_texts[LEARN_TEXTS_MOST + 1])
{
  const json_t *list = find (reader, key);
  RecError *error = go_to (reader, key, 0, "");

  if (!json_is_array (list))
    return rec_error_set (error, N_ ("“%1$s” must be a list"), key, NULL);
  if (json_array_size (list) < 1 || json_array_size (list) > LEARN_TEXTS_MOST)
    return rec_error_set_number (error,
                                 N_ ("“%1$s” has the wrong number of entries: %2$s"),
                                 key, (long) json_array_size (list));
  for (size_t i = 0; i < json_array_size (list); i++)
    if (!read_text (json_array_get (list, i), key, most, &ret_texts[i],
                    go_to (reader, key, (int) i + 1, "")))
      return false;
  return true;
}

/* Heading. */

static bool
read_format (Reader *reader)
{
  RecError *error = go_to (reader, "caravanserai-lesson", 0, "");
  int format;

  if (!json_is_object (reader->lesson->json) ||
      find (reader, "caravanserai-lesson") == NULL)
    return rec_error_set (error, N_ ("this is not a lesson"), NULL);
  if (!rec_json_number (find (reader, "caravanserai-lesson"), "caravanserai-lesson", 1,
                        9999, &format, error))
    return false;
  if (format != FORMAT)
    return rec_error_set_number (
        error, N_ ("this lesson has format %1$s; this program reads format 1"), NULL,
        format);
  return true;
}

static bool
is_named_well (const char *name, const CvGame *game)
{
  size_t n = strlen (game->id), size = strlen (name), end = strlen (ENDING);

  return strncmp (name, game->id, n) == 0 && name[n] == '-' &&
         isdigit ((unsigned char) name[n + 1]) &&
         isdigit ((unsigned char) name[n + 2]) && name[n + 3] == '-' &&
         size > n + 4 + end && strcmp (name + size - end, ENDING) == 0;
}

static bool
read_game (Reader *reader, const char *name)
{
  LearnLesson *lesson = reader->lesson;
  RecError *error = go_to (reader, "game", 0, "");
  const char *id;

  if (!rec_json_string (find (reader, "game"), "game", &id, error))
    return false;
  lesson->game = cv_game_find (id);
  if (lesson->game == NULL)
    return rec_error_set (error, N_ ("there is no game “%1$s” here"), id, NULL);
  if (!is_named_well (name, lesson->game))
    return rec_error_set (error,
                          N_ ("the file of a lesson is named %1$s-NN-NAME.lesson, NN "
                              "its place among the lessons"),
                          id, NULL);
  lesson->id = strndup (name, strlen (name) - strlen (ENDING));
  return true;
}

static bool
read_heading (Reader *reader, const char *name)
{
  static const char *const keys[] = { "caravanserai-lesson",
                                      "game",
                                      "title",
                                      "text",
                                      "remember",
                                      "rule",
                                      "position",
                                      "tasks",
                                      NULL };
  LearnLesson *lesson = reader->lesson;

  return read_format (reader) &&
         rec_json_only (lesson->json, keys, go_to (reader, "", 0, "")) &&
         read_game (reader, name) &&
         read_text (find (reader, "title"), "title", TITLE_MOST, &lesson->title,
                    go_to (reader, "title", 0, "")) &&
         read_texts (reader, "text", TEXT_MOST, lesson->text) &&
         read_texts (reader, "remember", SAY_MOST, lesson->remember) &&
         learn_rule_read (lesson->game, lesson->json, "rule", true, &lesson->rule,
                          go_to (reader, "rule", 0, ""));
}

/* The position. */

static bool
read_position (Reader *reader, const char *boards)
{
  const RecReading reading = { .boards = boards, .events_most = SIZE_MAX };
  LearnLesson *lesson = reader->lesson;
  const json_t *lines = find (reader, "position");
  RecError *error = go_to (reader, "position", 0, "");

  if (!json_is_array (lines))
    return rec_error_set (error, N_ ("“%1$s” must be a list"), "position", NULL);
  reader->start = rec_record_read_array (lines, &reading, error);
  if (reader->start == NULL)
    return false;
  if (rec_record_table (reader->start)->game != lesson->game)
    return rec_error_set (error, N_ ("the position is one of another game"), NULL);
  lesson->position = json_copy ((json_t *) lines);
  json_array_set (lesson->position, 0, (json_t *) rec_record_header (reader->start));
  return true;
}

/* Events that lack what is filled in. */

static bool
is_readable (const Reader *reader, json_t *event, RecError *error)
{
  REC_AUTO_EVENT read = { 0 };
  bool good = learn_event_read (rec_record_table (reader->start), event, &read, error);

  json_decref (event);
  return good;
}

static bool
is_cell (const json_t *value)
{
  const char *text = json_string_value (value);
  CvCell cell;

  return text != NULL && cv_cell_parse (text, &cell);
}

static bool
check_filling (const Reader *reader,
               const json_t *event,
               const json_t *filling,
               const char *key,
               RecError *error)
{
  const CvGame *game = reader->lesson->game;

  if (json_is_string (filling) &&
      (!is_cell (filling) || learn_event_where (game, event) == NULL))
    return rec_error_set (
        error, N_ ("“%1$s”: “%2$s” is not a space; spaces are written like c4"), key,
        json_string_value (filling), NULL);
  if (!json_is_string (filling) && !json_is_object (filling))
    return rec_error_set (error, N_ ("“%1$s” must be an object"), key, NULL);
  return is_readable (reader, learn_event_fill (game, event, filling), error);
}

static bool
check_right (Reader *reader, const json_t *event, const json_t *right, RecError *error)
{
  if (json_array_size (right) == 0)
    return rec_error_set (
        error, N_ ("“right” is “legal” or a list of what may be filled in"), NULL);
  for (size_t i = 0; i < json_array_size (right); i++)
    if (!check_filling (reader, event, json_array_get (right, i), "right", error))
      return false;
  return true;
}

/* What is filled in when nothing is listed: any cell, where the event has one. */
static bool
check_open (Reader *reader, const json_t *event, RecError *error)
{
  const CvGame *game = reader->lesson->game;
  json_t *whole = learn_event_where (game, event) != NULL
                      ? learn_event_fill_cell (game, event, cv_cell (0, 0))
                      : json_incref ((json_t *) event);

  return is_readable (reader, whole, error);
}

/* Tasks. */

static bool
is_legal_word (const json_t *right)
{
  return json_is_string (right) && strcmp (json_string_value (right), "legal") == 0;
}

static bool
read_step (Reader *reader, int number, const json_t *object, LearnTask *task)
{
  const char *key = task->kind == LEARN_DO ? "do" : "refuse";
  const json_t *right = json_object_get (object, "right");

  task->event = json_object_get (object, key);
  task->shown = json_object_get (object, "shown");
  task->right = is_legal_word (right) ? NULL : right;
  if (!json_is_object (task->event))
    return rec_error_set (go_to (reader, "tasks", number, key),
                          N_ ("“%1$s” must be an object"), key, NULL);
  if (task->kind == LEARN_DO && right == NULL)
    return rec_error_set (go_to (reader, "tasks", number, "right"),
                          N_ ("“%1$s” is missing"), "right", NULL);
  if (task->shown != NULL && !check_filling (reader, task->event, task->shown, "shown",
                                             go_to (reader, "tasks", number, "shown")))
    return false;
  if (task->right != NULL)
    return check_right (reader, task->event, task->right,
                        go_to (reader, "tasks", number, "right"));
  return task->shown != NULL ||
         check_open (reader, task->event, go_to (reader, "tasks", number, key));
}

static bool
read_choice (Reader *reader, int number, const json_t *object, LearnChoice *choice)
{
  static const char *const keys[] = { "say", "claim", NULL };
  const CvMatch *match = rec_record_match (reader->start);
  RecError *error = go_to (reader, "tasks", number, "choose");

  choice->claim = json_object_get (object, "claim");
  if (!json_is_object (object))
    return rec_error_set (error, N_ ("“%1$s” must be a list of objects"), "choose",
                          NULL);
  return rec_json_only (object, keys, error) &&
         read_text (json_object_get (object, "say"), "say", SAY_MOST, &choice->say,
                    error) &&
         learn_claim_is_sound (cv_match_table (match), cv_match_state (match),
                               choice->claim, error);
}

static bool
read_choices (Reader *reader, int number, const json_t *object, LearnTask *task)
{
  const json_t *list = json_object_get (object, "choose");
  RecError *error = go_to (reader, "tasks", number, "choose");
  size_t n = json_array_size (list);

  if (!json_is_array (list))
    return rec_error_set (error, N_ ("“%1$s” must be a list"), "choose", NULL);
  if (n < LEARN_CHOICES_MIN || n > LEARN_CHOICES_MOST)
    return rec_error_set_number (
        error, N_ ("“%1$s” has the wrong number of entries: %2$s"), "choose", (long) n);
  for (size_t i = 0; i < n; i++)
    if (!read_choice (reader, number, json_array_get (list, i), &task->choice[i]))
      return false;
  task->n_choices = (int) n;
  return true;
}

static const char *const do_keys[] = { "do",  "right", "rule", "shown",
                                       "say", "then",  "hint", NULL };
static const char *const refuse_keys[] = { "refuse", "rule", "shown", "say",
                                           "then",   "hint", NULL };
static const char *const choose_keys[] = { "choose", "say", "then", "hint", NULL };

/* A task is of the kind whose word it has. */
static bool
read_kind (const json_t *object, LearnTaskKind *ret_kind, RecError *error)
{
  static const char *const *const keys[] = {
    [LEARN_DO] = do_keys, [LEARN_REFUSE] = refuse_keys, [LEARN_CHOOSE] = choose_keys
  };

  for (int kind = LEARN_DO; kind <= LEARN_CHOOSE; kind++)
    if (json_object_get (object, keys[kind][0]) != NULL)
      {
        *ret_kind = (LearnTaskKind) kind;
        return rec_json_only (object, keys[kind], error);
      }
  return rec_error_set (error, N_ ("a task has “do”, “refuse” or “choose”"), NULL);
}

static bool
read_task (Reader *reader, int number, const json_t *object, LearnTask *task)
{
  const struct
  {
    const char *key;
    const char **text;
  } texts[] = { { "say", &task->say },
                { "then", &task->then },
                { "hint", &task->hint } };

  if (!read_kind (object, &task->kind, go_to (reader, "tasks", number, "")))
    return false;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (!read_text (json_object_get (object, texts[i].key), texts[i].key, SAY_MOST,
                    texts[i].text, go_to (reader, "tasks", number, texts[i].key)))
      return false;
  if (!learn_rule_read (reader->lesson->game, object, "rule", false, &task->rule,
                        go_to (reader, "tasks", number, "rule")))
    return false;
  return task->kind == LEARN_CHOOSE ? read_choices (reader, number, object, task)
                                    : read_step (reader, number, object, task);
}

static bool
read_tasks (Reader *reader)
{
  LearnLesson *lesson = reader->lesson;
  const json_t *list = find (reader, "tasks");
  RecError *error = go_to (reader, "tasks", 0, "");
  size_t n = json_array_size (list);

  if (!json_is_array (list))
    return rec_error_set (error, N_ ("“%1$s” must be a list"), "tasks", NULL);
  if (n < 1 || n > LEARN_TASKS_MOST)
    return rec_error_set_number (
        error, N_ ("“%1$s” has the wrong number of entries: %2$s"), "tasks", (long) n);
  for (size_t i = 0; i < n; i++)
    if (!read_task (reader, (int) i + 1, json_array_get (list, i), &lesson->task[i]))
      return false;
  lesson->n_tasks = (int) n;
  return true;
}

/* Whole lessons. */

static void
start_error (LearnError *error, const char *name)
{
  snprintf (error->file, sizeof error->file, "%s", name);
  error->where[0] = '\0';
  rec_error_start (&error->error, 0);
}

LearnLesson *
learn_lesson_read (const char *name,
                   const char *text,
                   size_t size,
                   const char *boards,
                   LearnError *error)
{
  assert (name != NULL && (text != NULL || size == 0));
  assert (error != NULL);

  Reader reader = { .lesson = calloc (1, sizeof (LearnLesson)), .error = error };

  if (reader.lesson == NULL)
    abort ();
  start_error (error, name);
  reader.lesson->json = rec_json_parse (text, size, REC_JSON_DEPTH, &error->error);
  bool good = reader.lesson->json != NULL && read_heading (&reader, name) &&
              read_position (&reader, boards) && read_tasks (&reader);
  rec_record_free (reader.start);
  if (good)
    return reader.lesson;
  rec_error_end (&error->error, false);
  learn_lesson_free (reader.lesson);
  return NULL;
}

LearnLesson *
learn_lesson_load (const char *path, const char *boards, LearnError *error)
{
  assert (path != NULL);
  assert (error != NULL);

  const char *slash = strrchr (path, '/');
  const char *name = slash != NULL ? slash + 1 : path;
  RecBytes bytes;

  start_error (error, name);
  if (!rec_file_read (path, FILE_MOST, &bytes, &error->error))
    return NULL;
  LearnLesson *lesson = learn_lesson_read (name, bytes.data, bytes.size, boards, error);
  rec_bytes_free (&bytes);
  return lesson;
}

void
learn_lesson_free (LearnLesson *lesson)
{
  if (lesson == NULL)
    return;
  free (lesson->id);
  json_decref (lesson->position);
  json_decref (lesson->json);
  free (lesson);
}
