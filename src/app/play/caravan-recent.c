/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-recent.h"

#include "caravan-files.h"
#include "caravan-game.h"
#include "caravan-paths.h"
#include "caravan-quick-game.h"
#include "caravan-words.h"
#include "rec-file.h"
#include "rec-record.h"

#include <glib/gstdio.h>

/* As many as the file keeps. */
#define KEPT_MOST 50
#define FILE_MOST ((gsize) 1 << 20)

/* A path and when it was used, before its record is read. */
typedef struct
{
  char *path;
  gint64 when;
} Use;

static GMutex lock;

static void
free_use (Use *use)
{
  g_free (use->path);
  g_free (use);
}

static char *
name_file (void)
{
  return g_build_filename (caravan_files_data_dir (), "recent", NULL);
}

/* Lines of “microseconds path”, the latest first. What is damaged is passed over: the
   list is a convenience, the records are not in it. */
static GPtrArray *
read_uses (void)
{
  GPtrArray *uses = g_ptr_array_new_with_free_func ((GDestroyNotify) free_use);
  g_autofree char *file = name_file ();
  RecBytes bytes;
  RecError unused;

  if (!rec_file_read (file, FILE_MOST, &bytes, &unused))
    return uses;
  g_auto (GStrv) lines = g_strsplit (bytes.data, "\n", KEPT_MOST + 1);
  rec_bytes_free (&bytes);
  for (char **line = lines; *line != NULL; line++)
    {
      char *rest;
      gint64 when = g_ascii_strtoll (*line, &rest, 10);
      if (when <= 0 || rest[0] != ' ' || rest[1] != '/')
        continue;
      Use *use = g_new (Use, 1);
      *use = (Use){ g_strdup (rest + 1), when };
      g_ptr_array_add (uses, use);
    }
  return uses;
}

/* Replaced in one go; not flushed, since nothing depends on it. */
static void
write_uses (GPtrArray *uses)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *file = name_file ();
  g_autofree char *part = g_strconcat (file, ".part", NULL);

  for (guint i = 0; i < MIN (uses->len, KEPT_MOST); i++)
    {
      const Use *use = g_ptr_array_index (uses, i);
      g_string_append_printf (text, "%" G_GINT64_FORMAT " %s\n", use->when, use->path);
    }
  g_mkdir_with_parents (caravan_files_data_dir (), 0700);
  if (g_file_set_contents_full (part, text->str, (gssize) text->len,
                                G_FILE_SET_CONTENTS_NONE, 0600, NULL))
    g_rename (part, file);
}

static gboolean
is_use_of (gconstpointer use, gconstpointer path)
{
  return g_str_equal (((const Use *) use)->path, path);
}

void
caravan_recent_add (const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  guint index;

  g_mutex_lock (&lock);
  g_autoptr (GPtrArray) uses = read_uses ();
  while (g_ptr_array_find_with_equal_func (uses, whole, is_use_of, &index))
    g_ptr_array_remove_index (uses, index);
  Use *use = g_new (Use, 1);
  *use = (Use){ g_steal_pointer (&whole), g_get_real_time () };
  g_ptr_array_insert (uses, 0, use);
  write_uses (uses);
  g_mutex_unlock (&lock);
}

static void
free_recent (gpointer data)
{
  CaravanRecent *recent = data;

  g_free (recent->path);
  g_date_time_unref (recent->when);
  for (int i = 0; i < CV_PLAYERS_MOST; i++)
    g_free (recent->names[i]);
  g_free (recent);
}

/* There is a table for it; or it has no board, and its numbers can be typed. */
static gboolean
can_continue (const CvTable *table)
{
  return table->board.present ? caravan_game_find (table->game)->table != NULL
                              : caravan_game_find (table->game)->quick != NULL;
}

/* How it stands: in which round, or who has won. Nobody has as long as there is
   something to reveal. */
static void
read_standing (CaravanRecent *recent, const CvMatch *match)
{
  const CvTable *table = &recent->table;
  const CaravanWords *words = caravan_game_find (table->game)->words;
  CvScore score;

  table->game->score (table, &recent->state, false, &score);
  recent->is_running = !cv_is_over (table, &recent->state) || score.winners == 0;
  if (!recent->is_running)
    recent->winners = score.winners;
  else if (words->find_round != NULL)
    recent->round = words->find_round (match);
  recent->n_steps = cv_match_n_steps (match);
}

static CaravanRecent *
read_recent (const Use *use)
{
  RecReading reading = { caravan_boards_dir (), SIZE_MAX };
  RecError error;
  RecRecord *record = rec_record_load (use->path, &reading, &error);
  const CvTable *table = record == NULL ? NULL : rec_record_table (record);
  CaravanRecent *recent = NULL;

  if (table != NULL && can_continue (table))
    {
      recent = g_new0 (CaravanRecent, 1);
      recent->path = g_strdup (use->path);
      recent->when = g_date_time_new_from_unix_local (use->when / G_USEC_PER_SEC);
      recent->table = *table;
      recent->state = *cv_match_state (rec_record_match (record));
      read_standing (recent, rec_record_match (record));
      for (int i = 0; i < table->n_players; i++)
        recent->names[i] = g_strdup (rec_record_name (record, i));
    }
  rec_record_free (record);
  return recent;
}

static int
compare_uses (gconstpointer a, gconstpointer b)
{
  const Use *first = *(Use *const *) a, *second = *(Use *const *) b;

  if (first->when != second->when)
    return first->when > second->when ? -1 : 1;
  return g_strcmp0 (first->path, second->path);
}

static void
add_folder (GPtrArray *uses)
{
  g_autoptr (GPtrArray) paths = caravan_files_list_games ();

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      if (g_ptr_array_find_with_equal_func (uses, path, is_use_of, NULL))
        continue;
      Use *use = g_new (Use, 1);
      *use = (Use){ g_strdup (path), 0 };
      g_ptr_array_add (uses, use);
    }
}

static gpointer
load_in_thread (gpointer where, gpointer most, RecError *error)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (free_recent);

  g_mutex_lock (&lock);
  g_autoptr (GPtrArray) uses = read_uses ();
  g_mutex_unlock (&lock);
  add_folder (uses);
  for (guint i = 0; i < uses->len; i++)
    {
      Use *use = g_ptr_array_index (uses, i);
      gint64 changed = caravan_files_changed (use->path);
      use->when = changed < 0 ? -1 : MAX (use->when, changed);
    }
  g_ptr_array_sort (uses, compare_uses);
  for (guint i = 0; i < uses->len && all->len < GPOINTER_TO_UINT (most); i++)
    {
      const Use *use = g_ptr_array_index (uses, i);
      CaravanRecent *recent = use->when < 0 ? NULL : read_recent (use);
      if (recent != NULL)
        g_ptr_array_add (all, recent);
    }
  return all;
}

void
caravan_recent_load (guint most,
                     CaravanAsked **place,
                     CaravanAnswer answer,
                     gpointer owner)
{
  static const CaravanErrand loading = { load_in_thread, NULL,
                                         (GDestroyNotify) g_ptr_array_unref };

  caravan_errand_run (&loading, NULL, NULL, GUINT_TO_POINTER (most), place, answer,
                      owner);
}
