/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `caravan history --directory` of a folder that was only pointed at: everything in it
   is found, and nothing in it is touched. */
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
#include "shell.h"
#include "text.h"

#define RECORD(NAME)                                                                   \
  "{'caravanserai':1,'game':'oregon','players':[{'color':'red','name':'" NAME "'},"    \
  "{'color':'blue','name':'Bruno'}]}\n{'do':'count','by':'red','track':40}\n"

static char *folder; /* of the test */

static void
put (const char *name, const char *lines)
{
  char *path = files_path (folder, name);
  files_write_lines (path, lines);
  free (path);
}

static void
make (const char *name)
{
  char *path = files_path (folder, name);
  assert_int_equal (mkdir (path, 0700), 0);
  free (path);
}

/* Records in the folder, in its games, and one name in both. */
static int
set_up (void **state)
{
  folder = files_make_directory ("look");
  make ("games");
  put ("one.caravan", RECORD ("Anna"));
  put ("both.caravan", RECORD ("Carla"));
  put ("games/two.caravan", RECORD ("Dario"));
  put ("games/both.caravan", RECORD ("Elena"));
  return 0;
}

static int
clear_away (void **state)
{
  files_remove_tree (folder);
  return 0;
}

/* Everything in the folder: names, sizes, rights and when they were changed. */

static FILE *listing;

static int
describe_one (const char *path, const struct stat *info, int type, struct FTW *where)
{
  fprintf (listing, "%s %o %lld %lld.%09ld\n", path, (unsigned) info->st_mode,
           (long long) info->st_size, (long long) info->st_mtim.tv_sec,
           info->st_mtim.tv_nsec);
  return 0;
}

static char *
describe (void)
{
  char *text;
  size_t size;

  listing = open_memstream (&text, &size);
  assert_int_equal (nftw (folder, describe_one, 16, FTW_PHYS), 0);
  fclose (listing);
  return text;
}

/* Looks at it in every way; nothing changes. */
static void
expect_untouched (void)
{
  char *before = describe (), *out = files_make_directory ("out");
  char *all = files_path (out, "all.caravans");

  EXPECT (FINE, "history", "--directory", folder);
  EXPECT (FINE, "history", "list", "anna", "--directory", folder);
  EXPECT (FINE, "history", "show", "1", "--directory", folder);
  EXPECT (FINE, "history", "stats", "--directory", folder);
  EXPECT (FINE, "history", "export", all, "--directory", folder);
  EXPECT (FINE, "history", "import", all, "--directory", out);
  char *after = describe ();
  assert_string_equal (before, after);
  Ran ran = run ("history", "list", "--json", "--directory", out, NULL);
  assert_has (ran.out, "\"all\":4");
  forget (&ran);
  files_remove_tree (out);
  free (before);
  free (after);
  free (all);
}

static void
test_looking_finds_everything_and_touches_nothing (void **state)
{
  Ran ran = run ("history", "list", "--json", "--directory", folder, NULL);

  assert_status (&ran, FINE);
  assert_has (ran.out, "\"all\":4");
  assert_has (ran.out, "\"file\":\"./one.caravan\"");
  assert_has (ran.out, "\"file\":\"./both.caravan\"");
  assert_has (ran.out, "\"file\":\"both.caravan\"");
  assert_has (ran.out, "\"file\":\"two.caravan\"");
  forget (&ran);
  expect_untouched ();
}

static void
expect_shown (const char *name, const char *person)
{
  Ran ran = run ("history", "show", name, "--directory", folder, NULL);
  assert_status (&ran, FINE);
  assert_has (ran.out, person);
  forget (&ran);
}

static void
test_a_record_of_the_folder_itself_goes_by_its_name (void **state)
{
  expect_shown ("./one.caravan", "Anna");
  expect_shown ("one", "Anna");
  expect_shown ("./both", "Carla");
  expect_shown ("two.caravan", "Dario");
}

static void
test_what_is_damaged_there_is_left_alone (void **state)
{
  put ("history.db", "Dear diary, today we played Oasis.\n");
  put ("people.json", "{");
  make ("deleted");
  make ("deleted/2001-01-01T000000.000000000Z");
  put ("deleted/2001-01-01T000000.000000000Z/old.caravan", RECORD ("Olga"));
  expect_untouched ();
}

static void
test_an_index_of_ours_is_used (void **state)
{
  char *index = files_path (folder, "history.db"),
       *one = files_path (folder, "one.caravan");
  struct stat before, after;

  EXPECT (FINE, "history", "import", one, "--directory", folder);
  assert_int_equal (stat (index, &before), 0);
  put ("games/three.caravan", RECORD ("Franca"));
  Ran ran = run ("history", "list", "--json", "--directory", folder, NULL);
  assert_has (ran.out, "\"all\":6");
  forget (&ran);
  assert_int_equal (stat (index, &after), 0);
  assert_int_equal (before.st_ino, after.st_ino);
  assert_true (before.st_mtim.tv_sec != after.st_mtim.tv_sec ||
               before.st_mtim.tv_nsec != after.st_mtim.tv_nsec);
  free (index);
  free (one);
}

/* Ours by its first bytes, damaged behind them. */
static void
test_a_damaged_index_of_ours_is_left_alone (void **state)
{
  char *index = files_path (folder, "history.db"),
       *one = files_path (folder, "one.caravan");

  EXPECT (FINE, "history", "import", one, "--directory", folder);
  char *copy = files_path (folder, "games/one.caravan");
  unlink (copy);
  RecBytes bytes = files_read (index);
  memset (bytes.data + 200, 0x5a, bytes.size - 200);
  files_write (index, bytes.data, bytes.size);
  Ran ran = run ("history", "list", "--json", "--directory", folder, NULL);
  assert_status (&ran, FINE);
  assert_has (ran.out, "\"all\":4");
  forget (&ran);
  RecBytes after = files_read (index);
  assert_int_equal (after.size, bytes.size);
  assert_memory_equal (after.data, bytes.data, bytes.size);
  rec_bytes_free (&bytes);
  rec_bytes_free (&after);
  free (index);
  free (copy);
  free (one);
}

static void
test_a_folder_that_is_not_there_is_not_made (void **state)
{
  char *path = files_path (folder, "nowhere");
  Ran ran = run ("history", "list", "--lang", "en", "--directory", path, NULL);

  assert_status (&ran, WRONG);
  assert_has (ran.err, "there is no such file or folder");
  assert_int_not_equal (access (path, F_OK), 0);
  forget (&ran);
  free (path);
}

#define LOOK_TEST(TEST) cmocka_unit_test_setup_teardown (TEST, set_up, clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    LOOK_TEST (test_looking_finds_everything_and_touches_nothing),
    LOOK_TEST (test_a_record_of_the_folder_itself_goes_by_its_name),
    LOOK_TEST (test_what_is_damaged_there_is_left_alone),
    LOOK_TEST (test_an_index_of_ours_is_used),
    LOOK_TEST (test_a_damaged_index_of_ours_is_left_alone),
    LOOK_TEST (test_a_folder_that_is_not_there_is_not_made),
  };

  setlocale (LC_CTYPE, "C.UTF-8");
  return cmocka_run_group_tests_name ("cli-look", tests, NULL, NULL);
}
