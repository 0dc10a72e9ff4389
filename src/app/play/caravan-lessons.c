/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-lessons.h"

#include "caravan-paths.h"
#include "caravan-settings.h"

#define GAMES_MOST 8

static const char done_setting[] = "lessons-done";
static const char game_setting[] = "last-learned";

typedef struct
{
  gboolean are_read;
  LearnLessons lessons;
} Shelf;

static Shelf shelves[GAMES_MOST];

static void
fill_shelf (Shelf *shelf, const CvGame *game)
{
  LearnError error = { 0 };

  shelf->are_read = TRUE;
  if (!learn_lessons_load (caravan_lessons_dir (), game, caravan_boards_dir (),
                           &shelf->lessons, &error))
    g_warning ("%s: %s: %s", error.file, error.where, error.error.text);
}

const LearnLessons *
caravan_lessons_get (const CvGame *game)
{
  static const LearnLessons none;
  int at = 0;

  while (caravan_games[at] != NULL && caravan_games[at]->game != game)
    at++;
  if (caravan_games[at] == NULL || at >= GAMES_MOST)
    return &none;
  if (!shelves[at].are_read)
    fill_shelf (&shelves[at], game);
  return &shelves[at].lessons;
}

const LearnLesson *
caravan_lessons_find (const char *id, gsize *ret_index)
{
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    {
      const LearnLessons *lessons = caravan_lessons_get ((*game)->game);
      for (gsize i = 0; i < lessons->n; i++)
        if (g_str_equal (lessons->lesson[i]->id, id))
          {
            *ret_index = i;
            return lessons->lesson[i];
          }
    }
  return NULL;
}

const LearnLesson *
caravan_lessons_find_next (const CvGame *game)
{
  const LearnLessons *lessons = caravan_lessons_get (game);

  for (gsize i = 0; i < lessons->n; i++)
    if (!caravan_lessons_is_done (lessons->lesson[i]))
      return lessons->lesson[i];
  return lessons->n > 0 ? lessons->lesson[0] : NULL;
}

const CvGame *
caravan_lessons_find_game (void)
{
  g_autofree char *id = g_settings_get_string (caravan_settings (), game_setting);
  const CvGame *last = cv_game_find (id);

  if (last != NULL && caravan_lessons_get (last)->n > 0)
    return last;
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    if (caravan_lessons_get ((*game)->game)->n > 0)
      return (*game)->game;
  return NULL;
}

gboolean
caravan_lessons_is_done (const LearnLesson *lesson)
{
  g_auto (GStrv) done = g_settings_get_strv (caravan_settings (), done_setting);

  return g_strv_contains ((const char *const *) done, lesson->id);
}

void
caravan_lessons_set_done (const LearnLesson *lesson)
{
  g_auto (GStrv) done = g_settings_get_strv (caravan_settings (), done_setting);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (g_strv_contains ((const char *const *) done, lesson->id))
    return;
  g_strv_builder_addv (builder, (const char **) done);
  g_strv_builder_add (builder, lesson->id);
  g_auto (GStrv) now = g_strv_builder_end (builder);
  g_settings_set_strv (caravan_settings (), done_setting, (const char *const *) now);
}
