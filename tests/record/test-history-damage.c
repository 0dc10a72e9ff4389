/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The law of the index: whatever has become of it, the list of past games comes back,
   made anew from the records, or there is a sentence that says why not. The index is
   damaged in more than a thousand ways, always the same ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <locale.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "damage.h"
#include "files.h"
#include "lang-say.h"
#include "past.h"
#include "shell.h"
#include "text.h"

typedef struct
{
  Past *past;
  char *path; /* of the index */
  char *right;
  RecBytes good;
  int n_set_aside;
} Law;

static Law
start_law (Past *past)
{
  Law law = { .past = past, .path = past_path (past, "history.db") };

  past_put_oregon (past, "first.caravan", "2025-12-31", "Anna 40 Bruno 50");
  past_put_oregon (past, "second.caravan", "2026-01-01", "Zoé 70 Bruno 30");
  past_put_oregon (past, "third.caravan", "2026-02-01", "Anna 20 Bruno 30 Zoé 10");
  past_sync (past);
  law.right = past_print (past);
  rec_history_close (past->history);
  past->history = NULL;
  law.good = files_read (law.path);
  damage_clear (law.path);
  return law;
}

static void
end_law (Law *law)
{
  free (law->path);
  free (law->right);
  rec_bytes_free (&law->good);
}

/* A sentence that says why not. */
static void
expect_sentence (const RecError *error, const char *way)
{
  Lang *lang = lang_open ("en", "");
  char *text = lang_say_error (lang, error);

  if (!rec_error_is_set (error) || strcmp (text, "the reason is not known") == 0)
    fail_msg ("%s: no reason", way);
  free (text);
  lang_close (lang);
}

/* What a wrong byte does to a number in a row no check can see; but all functions
   work, and what was made anew is right. */
static void
expect_list (Law *law, const char *way, bool may_fail)
{
  RecError error;
  RecHistory *history =
      rec_history_open (law->past->directory, getenv ("CARAVANSERAI_DATA"), &error);

  if (history == NULL && !may_fail)
    fail_msg ("%s: %s", way, error.text);
  if (history == NULL)
    {
      expect_sentence (&error, way);
      return;
    }
  law->past->history = history;
  bool was_set_aside = rec_history_set_aside (history) != NULL;
  past_sync (law->past);
  char *text = past_print (law->past);
  was_set_aside |= rec_history_set_aside (history) != NULL;
  if (was_set_aside && strcmp (text, law->right) != 0)
    fail_msg ("%s: %s", way, text);
  free (text);
  rec_history_close (history);
  law->past->history = NULL;
  law->n_set_aside += was_set_aside;
}

static void
test_a_thousand_damages_leave_the_list (void **state)
{
  Law law = start_law (*state);
  size_t n = damage_count (law.good.size);
  char way[DAMAGE_WAY_SIZE];

  assert_true (n > 1000);
  for (size_t i = 0; i < n; i++)
    {
      damage_index (law.path, &law.good, i, way);
      expect_list (&law, way, false);
      damage_clear (law.path);
    }
  assert_true (law.n_set_aside > 500);
  end_law (&law);
}

/* Something else has its name: a folder, a pipe, a link to nowhere. */
static void
test_what_is_no_file_is_set_aside (void **state)
{
  Law law = start_law (*state);
  int n_before = 0;

  for (size_t i = 0; i < damage_places_n; i++)
    {
      damage_put (law.path, &law.good, i);
      expect_list (&law, damage_places[i], false);
      if (law.n_set_aside != ++n_before)
        fail_msg ("%s was not set aside", damage_places[i]);
      damage_clear (law.path);
    }
  end_law (&law);
}

/* The program itself: its own history lies there by a link. */
static void
expect_program (const How *how, const char *way)
{
  Ran ran = run_how (how, "history", "list", "--lang", "en", NULL);

  if (ran.status != FINE || strstr (ran.out, "Zoé") == NULL)
    fail_msg ("%s: %d %s%s", way, ran.status, ran.out, ran.err);
  forget (&ran);
}

static void
test_the_program_lists_whatever_was_damaged (void **state)
{
  Law law = start_law (*state);
  size_t n = damage_count (law.good.size);
  char way[DAMAGE_WAY_SIZE], *home = files_make_directory ("home");
  char *link = files_path (home, "caravanserai");
  char *variable = text_join ("XDG_DATA_HOME=", home, "");
  const How how = { .environment = { variable } };

  assert_int_equal (symlink (law.past->directory, link), 0);
  for (size_t i = 0; i < n; i += damage_is_special (i) ? 1 : 97)
    {
      damage_index (law.path, &law.good, i, way);
      expect_program (&how, way);
      damage_clear (law.path);
    }
  for (size_t i = 0; i < damage_places_n; i++)
    {
      damage_put (law.path, &law.good, i);
      expect_program (&how, damage_places[i]);
      damage_clear (law.path);
    }
  unlink (link);
  files_remove_tree (home);
  free (link);
  free (variable);
  end_law (&law);
}

/* Whoever holds the index lets go in the end. The program has it open by then, or is
   about to: either way it lists. */
static void
test_a_locked_index_is_waited_for (void **state)
{
  Law law = start_law (*state);
  sqlite3 *db;

  files_write (law.path, law.good.data, law.good.size);

  assert_int_equal (sqlite3_open (law.path, &db), SQLITE_OK);
  assert_int_equal (sqlite3_exec (db,
                                  "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE",
                                  NULL, NULL, NULL),
                    SQLITE_OK);
  pid_t child = fork ();
  if (child == 0)
    {
      char *const args[] = { getenv ("CARAVAN"), "history",           "list",
                             "--directory",      law.past->directory, NULL };
      freopen ("/dev/null", "w", stdout);
      execv (args[0], args);
      _exit (99);
    }
  damage_wait_until_open (child, law.path);
  sqlite3_close (db);
  assert_int_equal (damage_wait (child), 0);
  end_law (&law);
}

/* An error that nobody filled in is a mistake of ours, and still a sentence. */
static void
test_an_error_without_a_text_has_a_sentence (void **state)
{
  RecError error = { 0 };
  Lang *lang = lang_open ("en", "");
  char *text = lang_say_error (lang, &error);

  assert_string_equal (text, "the reason is not known");
  assert_false (rec_error_is_set (&error));
  assert_null (rec_error_rule (&error));
  free (text);
  lang_close (lang);
}

static void
test_what_went_well_in_the_end_has_no_error (void **state)
{
  RecError error;

  rec_error_start (&error, 7);
  assert_false (rec_error_set (&error, "%1$s is wrong", "this", NULL));
  assert_true (rec_error_is_set (&error));
  assert_false (rec_error_end (&error, false));
  assert_string_equal (error.text, "%1$s is wrong");
  assert_true (rec_error_end (&error, true));
  assert_false (rec_error_is_set (&error));
  assert_int_equal (error.line, 7);
}

#define PAST_TEST(TEST)                                                                \
  cmocka_unit_test_setup_teardown (TEST, past_set_up, past_clear_away)

int
main (void)
{
  setlocale (LC_ALL, "C.UTF-8");
  /* A thousand indexes are made here: flushing them all to a disk proves nothing. */
  if (access ("/dev/shm", W_OK) == 0)
    setenv ("TMPDIR", "/dev/shm", 1);

  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_an_error_without_a_text_has_a_sentence),
    cmocka_unit_test (test_what_went_well_in_the_end_has_no_error),
    PAST_TEST (test_a_thousand_damages_leave_the_list),
    PAST_TEST (test_what_is_no_file_is_set_aside),
    PAST_TEST (test_the_program_lists_whatever_was_damaged),
    PAST_TEST (test_a_locked_index_is_waited_for),
  };

  return cmocka_run_group_tests_name ("history-damage", tests, NULL, NULL);
}
