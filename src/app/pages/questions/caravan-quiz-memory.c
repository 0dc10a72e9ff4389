/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quiz-memory.h"

#include <glib/gstdio.h>

#include "caravan-files.h"
#include "learn-known.h"

typedef struct
{
  const CvGame *game;
  gboolean is_saved;

  /* owned */
  LearnKnown *known;
  char *path;
} Memory;

static void
save (Memory *memory)
{
  g_autofree char *directory = g_path_get_dirname (memory->path);
  RecError error;

  if (memory->is_saved)
    return;
  g_mkdir_with_parents (directory, 0700);
  memory->is_saved = learn_known_save (memory->known, memory->path, &error);
}

static void
free_memory (gpointer data)
{
  Memory *memory = data;

  save (memory);
  learn_known_free (memory->known);
  g_free (memory->path);
  g_free (memory);
}

static void
learned_cb (CaravanQuiz *quiz, const char *id, gboolean is_right, Memory *memory)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *when = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  learn_known_note (memory->known, cv_game_rule_find (memory->game, id), is_right,
                    when);
  memory->is_saved = FALSE;
}

static void
changed_cb (CaravanQuiz *quiz, Memory *memory)
{
  if (caravan_quiz_get_stage (quiz) == CARAVAN_QUIZ_IS_OVER)
    save (memory);
}

static void
want_missed (CaravanQuiz *quiz, const Memory *memory)
{
  const CvRule *missed[LEARN_MISSED_MOST];
  int n = learn_known_list_missed (memory->known, memory->game, missed);

  for (int i = 0; i < n && i < CARAVAN_QUIZ_WHOLE; i++)
    caravan_quiz_want (quiz, missed[i]->id);
}

void
caravan_quiz_remember (CaravanQuiz *quiz, const char *path)
{
  Memory *memory = g_new0 (Memory, 1);
  RecError error;

  memory->game = caravan_quiz_get_plan (quiz)->game;
  memory->path =
      path != NULL ? g_strdup (path)
                   : g_build_filename (caravan_files_data_dir (), "learned.json", NULL);
  memory->known = learn_known_load (memory->path, &error);
  memory->is_saved = TRUE;
  want_missed (quiz, memory);
  g_signal_connect (quiz, "learned", G_CALLBACK (learned_cb), memory);
  g_signal_connect (quiz, "changed", G_CALLBACK (changed_cb), memory);
  g_object_set_data_full (G_OBJECT (quiz), "memory", memory, free_memory);
}
