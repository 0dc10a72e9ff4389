/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever the programs write is for its owner alone, whatever the umask says; what was
   there keeps the rights it had. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <ftw.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "past.h"
#include "rec-disk.h"
#include "rec-journal.h"
#include "shell.h"
#include "text.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'basari','players':[{'color':'red','name':'Anna'},"        \
  "{'color':'blue','name':'Bruno'},{'color':'green','name':'Zoé'}]}"

static size_t n_seen;

static int
see (const char *path, const struct stat *info, int type, struct FTW *where)
{
  mode_t expected = S_ISDIR (info->st_mode) ? 0700 : 0600;

  if (where->level > 0 && (info->st_mode & 0777) != expected)
    fail_msg ("%s has the rights %o", path, (unsigned) (info->st_mode & 0777));
  n_seen += where->level > 0;
  return 0;
}

/* Everything in the directory. */
static void
expect_private (const char *directory, size_t n_least)
{
  n_seen = 0;
  assert_int_equal (nftw (directory, see, 16, FTW_PHYS), 0);
  if (n_seen < n_least)
    fail_msg ("only %zu files", n_seen);
}

static void
export_all (const char *directory, const char *record)
{
  static const char *const kinds[] = { "csv", "json", "bgstats", "text" };

  for (int i = 0; i < 4; i++)
    {
      char *path = files_path (directory, kinds[i]);
      EXPECT (FINE, "export", record, "--to", kinds[i], "-o", path);
      free (path);
    }
}

/* Every way out of `caravan`. */
static void
use_program (const char *directory)
{
  char *record = files_path (directory, "game.caravan");
  char *history = files_path (directory, "data"), *deep = files_path (history, "deep");
  char *all = files_path (directory, "all.caravans");

  EXPECT (FINE, "simulate", "basari", "--seed", "3", "-o", record);
  export_all (directory, record);
  EXPECT (FINE, "history", "import", record, "--directory", deep);
  EXPECT (FINE, "history", "list", "--directory", deep);
  EXPECT (FINE, "history", "export", all, "--directory", deep);
  expect_private (directory, 11);
  free (record);
  free (history);
  free (deep);
  free (all);
}

static RecJournal *
create (const char *path)
{
  const RecReading reading = { .boards = getenv ("CARAVANSERAI_DATA") };
  RecError error;
  json_t *header = text_parse (HEADER);
  RecJournal *journal = rec_journal_create (path, header, &reading, &rec_disk, &error);

  assert_non_null (journal);
  json_decref (header);
  return journal;
}

/* Records, copies, and the index with all that is kept beside it while it is open. */
static void
use_library (const char *directory)
{
  RecError error;
  char *path = files_path (directory, "own.caravan");
  char *copy_path = files_path (directory, "copy.caravan");
  char *past = files_path (directory, "past");
  RecJournal *journal = create (path);
  RecJournal *copy = rec_journal_create_copy (copy_path, rec_journal_record (journal),
                                              &rec_disk, &error);
  RecHistory *history = rec_history_open (past, getenv ("CARAVANSERAI_DATA"), &error);
  RecHistoryImport import;

  assert_non_null (copy);
  assert_non_null (history);
  assert_true (rec_history_import (history, path, &import, &error));
  assert_true (rec_history_rename (history, "Anna", "Ana", &error));
  expect_private (directory, 8);
  assert_true (rec_history_delete (history, import.file, &error));
  expect_private (directory, 10);
  free (import.file);
  rec_history_close (history);
  rec_journal_close (copy);
  rec_journal_close (journal);
  free (path);
  free (copy_path);
  free (past);
}

static void
test_what_is_written_is_for_its_owner_alone (void **state)
{
  static const mode_t masks[] = { 0, 022, 077 };

  for (int i = 0; i < 3; i++)
    {
      char *directory = files_make_directory ("modes");
      mode_t before = umask (masks[i]);
      use_program (directory);
      use_library (directory);
      umask (before);
      files_remove_tree (directory);
    }
}

static void
test_a_file_that_was_there_keeps_its_rights (void **state)
{
  static const mode_t modes[] = { 0644, 0640, 0600, 0666 };
  char *directory = files_make_directory ("modes");
  char *path = files_path (directory, "file");
  struct stat info;

  files_write (path, "old", 3);
  for (int i = 0; i < 4; i++)
    {
      assert_int_equal (chmod (path, modes[i]), 0);
      assert_int_equal (rec_disk_replace (&rec_disk, path, "new", 3), 0);
      assert_int_equal (stat (path, &info), 0);
      assert_int_equal (info.st_mode & 0777, modes[i]);
    }
  free (path);
  files_remove_tree (directory);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_what_is_written_is_for_its_owner_alone),
    cmocka_unit_test (test_a_file_that_was_there_keeps_its_rights),
  };

  setlocale (LC_CTYPE, "C.UTF-8");
  return cmocka_run_group_tests_name ("modes", tests, NULL, NULL);
}
