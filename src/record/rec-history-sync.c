/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bringing the index up to date: the folder and the index, both in order of the file
   names, are gone through side by side. */
#include "rec-history-private.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Records read in one transaction: few enough not to keep other programs waiting, and
   so many that the flushes don't count. */
#define BATCH 256

/* The stamp that no file has. */
#define NO_STAMP 0

typedef struct
{
  char *name;
  int64_t stamp;
} File;

typedef struct
{
  File *files;
  size_t n_files, space;
} Files;

/* Lists. */

static void
add_file (Files *files, const char *name, int64_t stamp)
{
  if (files->n_files == files->space)
    {
      files->space = files->space * 2 + 64;
      files->files = realloc (files->files, files->space * sizeof *files->files);
      if (files->files == NULL)
        abort ();
    }
  char *copy = strdup (name);
  if (copy == NULL)
    abort ();
  files->files[files->n_files++] = (File){ copy, stamp };
}

static void
clear_files (Files *files)
{
  for (size_t i = 0; i < files->n_files; i++)
    free (files->files[i].name);
  free (files->files);
  *files = (Files){ 0 };
}

static int
compare_files (const void *a, const void *b)
{
  return strcmp (((const File *) a)->name, ((const File *) b)->name);
}

static void
add_record (Files *files, const char *before, const char *name, const struct stat *info)
{
  char *file;

  if (asprintf (&file, "%s%s", before, name) < 0)
    abort ();
  add_file (files, file, rec_history_stamp (info));
  free (file);
}

/* The records of a folder, which are called by their names after `before`. A folder
   that is not there has none. */
static bool
list_records (const char *path, const char *before, Files *files, RecError *error)
{
  DIR *folder = opendir (path);

  if (folder == NULL)
    return errno == ENOENT || rec_history_refuse (error, false, errno);
  for (struct dirent *entry; (entry = readdir (folder)) != NULL;)
    {
      struct stat info;
      if (rec_history_is_record_name (entry->d_name) &&
          fstatat (dirfd (folder), entry->d_name, &info, 0) == 0 &&
          S_ISREG (info.st_mode))
        add_record (files, before, entry->d_name, &info);
    }
  closedir (folder);
  return true;
}

/* All records there are. */
static bool
list_folder (const RecHistory *history, Files *files, RecError *error)
{
  char *games = rec_history_join (history, "games", NULL);
  bool is_good = list_records (games, "", files, error) &&
                 (!history->is_guest ||
                  list_records (history->directory, REC_HISTORY_HERE, files, error));

  free (games);
  if (!is_good)
    return false;
  if (files->n_files > 0)
    qsort (files->files, files->n_files, sizeof *files->files, compare_files);
  return true;
}

/* A row of a game that nobody knows is read anew: the record says what it is. */
static bool
list_index (RecHistory *history, Files *files, RecError *error)
{
  sqlite3_stmt *rows = rec_db_use (history, REC_SQL_FILES);
  int result;

  while ((result = rec_db_step (history, rows, error)) == 1)
    {
      const char *name = (const char *) sqlite3_column_text (rows, 0);
      const char *kind = (const char *) sqlite3_column_text (rows, 2);
      bool is_known = kind != NULL && cv_game_find (kind) != NULL;
      add_file (files, name != NULL ? name : "",
                is_known ? sqlite3_column_int64 (rows, 1) : NO_STAMP);
    }
  return result == 0;
}

/* What can't be read. */

void
rec_history_forget_problems (RecHistory *history)
{
  assert (history != NULL);
  for (size_t i = 0; i < history->n_problems; i++)
    free (history->problems[i].file);
  free (history->problems);
  free (history->problem_stamps);
  history->problems = NULL;
  history->problem_stamps = NULL;
  history->n_problems = 0;
}

const RecHistoryProblem *
rec_history_unreadable (const RecHistory *history, size_t *ret_n)
{
  assert (history != NULL);
  assert (ret_n != NULL);
  *ret_n = history->n_problems;
  return history->problems;
}

/* Where the file stands among the problems, or would stand. */
static size_t
find_problem (const RecHistory *history, const char *file, bool *ret_found)
{
  size_t low = 0, high = history->n_problems;

  while (low < high)
    {
      size_t middle = (low + high) / 2;
      if (strcmp (history->problems[middle].file, file) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  *ret_found =
      low < history->n_problems && strcmp (history->problems[low].file, file) == 0;
  return low;
}

static bool
is_known_problem (const RecHistory *history, const File *file)
{
  bool found;
  size_t i = find_problem (history, file->name, &found);
  return found && history->problem_stamps[i] == file->stamp;
}

static void
forget_problem (RecHistory *history, const char *file)
{
  bool found;
  size_t i = find_problem (history, file, &found);

  if (!found)
    return;
  free (history->problems[i].file);
  history->n_problems--;
  memmove (&history->problems[i], &history->problems[i + 1],
           (history->n_problems - i) * sizeof *history->problems);
  memmove (&history->problem_stamps[i], &history->problem_stamps[i + 1],
           (history->n_problems - i) * sizeof *history->problem_stamps);
}

static void
remember_problem (RecHistory *history, const File *file, const RecError *error)
{
  bool found;

  forget_problem (history, file->name);
  size_t i = find_problem (history, file->name, &found);
  size_t n = history->n_problems++;
  history->problems =
      realloc (history->problems, history->n_problems * sizeof *history->problems);
  history->problem_stamps = realloc (
      history->problem_stamps, history->n_problems * sizeof *history->problem_stamps);
  if (history->problems == NULL || history->problem_stamps == NULL)
    abort ();
  memmove (&history->problems[i + 1], &history->problems[i],
           (n - i) * sizeof *history->problems);
  memmove (&history->problem_stamps[i + 1], &history->problem_stamps[i],
           (n - i) * sizeof *history->problem_stamps);
  history->problems[i] = (RecHistoryProblem){ strdup (file->name), *error };
  history->problem_stamps[i] = file->stamp;
  if (history->problems[i].file == NULL)
    abort ();
}

/* Those whose files are gone. */
static void
forget_gone_problems (RecHistory *history, const Files *there)
{
  for (size_t i = history->n_problems; i > 0; i--)
    {
      File key = { .name = history->problems[i - 1].file };
      if (there->n_files == 0 || bsearch (&key, there->files, there->n_files,
                                          sizeof key, compare_files) == NULL)
        forget_problem (history, key.name);
    }
}

/* The difference. */

/* What to read and what to drop. Both lists are in order. */
static void
find_differences (const RecHistory *history,
                  const Files *there,
                  const Files *known,
                  Files *ret_read,
                  Files *ret_drop)
{
  size_t i = 0, j = 0;

  while (i < there->n_files || j < known->n_files)
    {
      const File *file = i < there->n_files ? &there->files[i] : NULL;
      const File *row = j < known->n_files ? &known->files[j] : NULL;
      int order = file == NULL ? 1 : row == NULL ? -1 : compare_files (file, row);
      if (order > 0)
        add_file (ret_drop, row->name, 0);
      else if ((order < 0 || file->stamp != row->stamp) &&
               !is_known_problem (history, file))
        add_file (ret_read, file->name, file->stamp);
      i += order <= 0;
      j += order >= 0;
    }
}

/* A record that can't be read leaves the index, too: what was known of it is out of
   date. False only when the index refuses. */
static bool
read_file (RecHistory *history, const File *file, RecError *error)
{
  char *path = rec_history_path (history, file->name);
  RecReading reading = rec_history_reading (history);
  RecError problem = { 0 };
  RecRecord *record = rec_record_load (path, &reading, &problem);
  bool is_good;

  free (path);
  if (record != NULL)
    {
      is_good = rec_history_add (history, file->name, file->stamp, record, error);
      forget_problem (history, file->name);
    }
  else
    {
      is_good = rec_history_drop (history, file->name, error);
      remember_problem (history, file, &problem);
    }
  rec_record_free (record);
  return is_good;
}

void
rec_history_set_told (RecHistory *history, RecHistoryTold told, void *data)
{
  assert (history != NULL);
  history->told = told;
  history->told_data = data;
}

static void
tell (const RecHistory *history, size_t n_done, size_t n_all)
{
  if (history->told != NULL)
    history->told (n_done, n_all, history->told_data);
}

static bool
read_files (RecHistory *history, const Files *files, RecError *error)
{
  bool is_good = true, unused;

  for (size_t i = 0; is_good && i < files->n_files;)
    {
      tell (history, i, files->n_files);
      is_good = rec_db_begin (history, error);
      if (!is_good)
        break;
      is_good = rec_people_refresh (history, &unused, error);
      for (size_t n = 0; is_good && n < BATCH && i < files->n_files; n++, i++)
        is_good = read_file (history, &files->files[i], error);
      is_good = rec_db_end (history, is_good, error);
    }
  if (files->n_files > 0)
    tell (history, files->n_files, files->n_files);
  return is_good;
}

static bool
drop_files (RecHistory *history, const Files *files, RecError *error)
{
  bool is_good = true;

  if (files->n_files == 0)
    return true;
  if (!rec_db_begin (history, error))
    return false;
  for (size_t i = 0; is_good && i < files->n_files; i++)
    is_good = rec_history_drop (history, files->files[i].name, error);
  return rec_db_end (history, is_good, error);
}

/* Who is who may have been changed by another program, or by hand. */
static bool
refresh_people (RecHistory *history, bool *ret_changed, RecError *error)
{
  *ret_changed = false;
  return !rec_people_have_changed (history) ||
         (rec_db_begin (history, error) &&
          rec_db_end (history, rec_people_refresh (history, ret_changed, error),
                      error));
}

bool
rec_history_catch_up (RecHistory *history, bool *ret_changed, RecError *error)
{
  assert (history != NULL);
  assert (error != NULL);

  Files there = { 0 }, known = { 0 }, read = { 0 }, drop = { 0 };
  bool are_new;
  bool is_good = list_folder (history, &there, error) &&
                 refresh_people (history, &are_new, error) &&
                 list_index (history, &known, error);

  if (is_good)
    {
      size_t n_problems = history->n_problems;
      forget_gone_problems (history, &there);
      find_differences (history, &there, &known, &read, &drop);
      is_good =
          drop_files (history, &drop, error) && read_files (history, &read, error);
      if (ret_changed != NULL)
        *ret_changed = are_new || read.n_files + drop.n_files > 0 ||
                       history->n_problems != n_problems;
    }
  clear_files (&there);
  clear_files (&known);
  clear_files (&read);
  clear_files (&drop);
  return is_good;
}

static bool
catch_up (RecHistory *history, void *data, RecError *error)
{
  return rec_history_catch_up (history, data, error);
}

/* Another program may have set the index aside while we had it open. */
bool
rec_history_sync (RecHistory *history, bool *ret_changed, RecError *error)
{
  assert (history != NULL);
  assert (error != NULL);

  ino_t before = history->inode;

  if (history->db != NULL && rec_schema_is_moved (history))
    rec_schema_close (history);
  bool is_good = rec_history_attempt (history, catch_up, ret_changed, error);
  if (is_good && ret_changed != NULL && history->inode != before)
    *ret_changed = true;
  return is_good;
}
