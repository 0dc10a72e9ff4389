/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of a game: the files of a directory by their names. */
#include "learn-lesson.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool
is_lesson_of (const char *name, const CvGame *game)
{
  size_t n = strlen (game->id);
  const char *ending = strrchr (name, '.');

  return strncmp (name, game->id, n) == 0 && name[n] == '-' && ending != NULL &&
         strcmp (ending, ".lesson") == 0;
}

static int
compare_names (const struct dirent **a, const struct dirent **b)
{
  return strcmp ((*a)->d_name, (*b)->d_name);
}

static bool
load_named (const char *directory,
            const char *name,
            const char *boards,
            LearnLessons *lessons,
            LearnError *error)
{
  char *path;

  if (asprintf (&path, "%s/%s", directory, name) < 0)
    abort ();
  LearnLesson *lesson = learn_lesson_load (path, boards, error);
  free (path);
  if (lesson != NULL)
    lessons->lesson[lessons->n++] = lesson;
  return lesson != NULL;
}

bool
learn_lessons_load (const char *directory,
                    const CvGame *game,
                    const char *boards,
                    LearnLessons *ret_lessons,
                    LearnError *error)
{
  assert (directory != NULL && game != NULL);
  assert (ret_lessons != NULL && error != NULL);

  struct dirent **names;
  int n = scandir (directory, &names, NULL, compare_names);
  bool good = true;

  *error = (LearnError){ 0 };
  if (n < 0)
    return rec_error_set_reason (&error->error, false, errno);
  LearnLessons found = { .lesson = calloc ((size_t) n, sizeof (LearnLesson *)) };
  if (found.lesson == NULL)
    abort ();
  for (int i = 0; i < n; i++)
    {
      if (good && is_lesson_of (names[i]->d_name, game))
        good = load_named (directory, names[i]->d_name, boards, &found, error);
      free (names[i]);
    }
  free (names);
  if (good)
    *ret_lessons = found;
  else
    learn_lessons_clear (&found);
  return good;
}

void
learn_lessons_clear (LearnLessons *lessons)
{
  assert (lessons != NULL);
  for (size_t i = 0; i < lessons->n; i++)
    learn_lesson_free (lessons->lesson[i]);
  free (lessons->lesson);
  *lessons = (LearnLessons){ 0 };
}
