/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Input without an end, files of absurd sizes, and pipes and devices where a file
   should be: `caravan` says what is wrong and ends, at once and in little memory. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "rec-file.h"
#include "shell.h"
#include "text.h"

#define MEMORY_MOST_KIB (400 * 1024)
#define ABSURD_SIZE     ((off_t) 256 << 30)

#define RECORD                                                                         \
  "{'caravanserai':1,'game':'oregon','players':[{'color':'red','name':'Anna'},"        \
  "{'color':'blue','name':'Bruno'}]}\n"

typedef struct
{
  char *directory;
  char *record; /* a good one */
  char *past;   /* a directory of past games */
} Place;

static int
set_up (void **state)
{
  Place *place = calloc (1, sizeof *place);

  place->directory = files_make_directory ("hostile");
  place->record = files_path (place->directory, "good.caravan");
  place->past = files_path (place->directory, "caravanserai");
  files_write_lines (place->record, RECORD);
  *state = place;
  return 0;
}

static int
clear_away (void **state)
{
  Place *place = *state;

  files_remove_tree (place->directory);
  free (place->record);
  free (place->past);
  free (place);
  return 0;
}

static void
expect_little_memory (void)
{
  struct rusage usage;
  getrusage (RUSAGE_CHILDREN, &usage);
  if (usage.ru_maxrss > MEMORY_MOST_KIB)
    fail_msg ("%ld KiB", usage.ru_maxrss);
}

/* Makes a file that is all hole behind its first bytes. */
static char *
make_absurd (const Place *place, const char *name, const char *start)
{
  char *path = files_path (place->directory, name);

  files_write_lines (path, start);
  if (truncate (path, ABSURD_SIZE) != 0)
    assert_int_equal (truncate (path, ABSURD_SIZE >> 6), 0);
  return path;
}

static char *
make_pipe (const char *directory, const char *name)
{
  char *path = files_path (directory, name);
  assert_int_equal (mkfifo (path, 0600), 0);
  return path;
}

/* Endless. */

static void
test_cases_without_an_end_are_refused (void **state)
{
  static const char *const commands[] = { "judge", "score" };

  for (int i = 0; i < 2; i++)
    {
      Ran ran = run (commands[i], "--cases", "/dev/zero", NULL);
      assert_status (&ran, WRONG);
      assert_has (ran.err, "/dev/zero:1: the line is longer than");
      assert_has (ran.out, "error");
      assert_int_equal (count_lines (ran.out), 1);
      forget (&ran);
    }
  expect_little_memory ();
}

static void
test_events_without_an_end_are_refused (void **state)
{
  Place *place = *state;
  char *command, *err = files_path (place->directory, "err");

  assert_true (asprintf (&command,
                         "\"$CARAVAN\" judge '%s' - --lang en </dev/zero 2>'%s'",
                         place->record, err) > 0);
  int status = system (command);
  RecBytes said = files_read (err);
  assert_int_equal (WEXITSTATUS (status), WRONG);
  assert_has (said.data, "caravan: -:1: the line is longer than 64 KiB");
  expect_little_memory ();
  rec_bytes_free (&said);
  free (command);
  free (err);
}

/* A long line that does end is answered, and so are those behind it. */
static void
test_a_long_line_leaves_the_next_one_alone (void **state)
{
  Place *place = *state;
  char *event = text_repeat ("x", 70000), *input;
  assert_true (asprintf (&input, "%s\n{'do':'note','text':'so'}\n", event) > 0);
  const How how = { .input = input };
  Ran ran = run_how (&how, "judge", place->record, "-", "--json", NULL);

  assert_status (&ran, WRONG);
  assert_has (ran.err, "-:1: the line is longer than 64 KiB");
  assert_has (ran.out, "\"legal\":true");
  forget (&ran);
  free (event);
  free (input);
}

/* Absurd sizes. */

static void
test_absurd_files_are_refused_at_once (void **state)
{
  Place *place = *state;
  char *record = make_absurd (place, "huge.caravan", RECORD);
  char *empty = make_absurd (place, "hole.caravan", "");
  char *archive =
      make_absurd (place, "all.caravans", "{'caravanserai-history':1,'people':{}}\n");

  EXPECT (WRONG, "check", record);
  EXPECT (WRONG, "history", "import", record, "--directory", place->past);
  EXPECT (WRONG, "history", "import", empty, "--directory", place->past);
  Ran ran = run ("history", "import", archive, "--lang", "en", "--directory",
                 place->past, NULL);
  assert_status (&ran, WRONG);
  assert_has (ran.err, "all.caravans:2: the line is longer than");
  forget (&ran);
  expect_little_memory ();
  free (record);
  free (empty);
  free (archive);
}

/* Pipes and devices. */

static void
test_a_pipe_is_no_record (void **state)
{
  Place *place = *state;
  char *pipe = make_pipe (place->directory, "pipe.caravan");
  static const char *const commands[] = { "check", "show", "score" };

  for (int i = 0; i < 3; i++)
    {
      Ran ran = run (commands[i], pipe, "--lang", "en", NULL);
      assert_status (&ran, WRONG);
      assert_has (ran.err, "is not an ordinary file");
      forget (&ran);
    }
  EXPECT (WRONG, "check", "/dev/zero");
  EXPECT (WRONG, "check", place->directory);
  EXPECT (WRONG, "reveal", pipe, "--by", "red");
  EXPECT (WRONG, "history", "import", pipe, "--directory", place->past);
  EXPECT (WRONG, "history", "import", "/dev/zero", "--directory", place->past);
  free (pipe);
}

static void
test_pipes_among_past_games_are_passed_over (void **state)
{
  Place *place = *state;
  char *games = files_path (place->past, "games");

  EXPECT (FINE, "history", "import", place->record, "--directory", place->past);
  free (make_pipe (games, "pipe.caravan"));
  free (make_pipe (place->past, "people.json"));
  EXPECT (FINE, "history", "list", "--directory", place->past);
  char *home = text_join ("XDG_DATA_HOME=", place->directory, "");
  Ran ran =
      run_how (&(How){ .environment = { home } }, "history", "list", "--json", NULL);
  assert_status (&ran, FINE);
  assert_has (ran.out, "\"all\":1");
  forget (&ran);
  free (home);
  char *aside = files_path (place->past, "people.json.damaged-1");
  assert_int_equal (access (aside, F_OK), 0);
  free (aside);
  free (games);
}

static void
test_a_pipe_is_no_board_catalog_or_page (void **state)
{
  Place *place = *state;
  char *data, *locale, *help;
  char *messages = files_path (place->directory, "it/LC_MESSAGES");
  char *page = files_path (place->directory, "C");
  char *asks = files_path (place->directory, "asks.caravan");

  free (make_pipe (place->directory, "oregon-sample.board"));
  assert_true (asprintf (&data, "CARAVANSERAI_BOARDS=%s", place->directory) > 0);
  files_write_lines (asks,
                     "{'caravanserai':1,'game':'oregon','board':'sample','players':["
                     "{'color':'red','name':'Anna'},{'color':'blue','name':'Bo'}]}\n");
  Ran ran = run_how (&(How){ .environment = { data } }, "check", asks, NULL);
  assert_status (&ran, WRONG);
  forget (&ran);

  char *it = files_path (place->directory, "it");
  mkdir (it, 0700);
  mkdir (messages, 0700);
  free (make_pipe (messages, "caravanserai.mo"));
  assert_true (asprintf (&locale, "CARAVANSERAI_LOCALE=%s", place->directory) > 0);
  ran = run_how (&(How){ .environment = { locale } }, "check", place->record, "--lang",
                 "it", NULL);
  forget (&ran);

  mkdir (page, 0700);
  free (make_pipe (page, "index.page"));
  assert_true (asprintf (&help, "CARAVANSERAI_HELP=%s", place->directory) > 0);
  ran = run_how (&(How){ .environment = { help } }, "rules", NULL);
  assert_status (&ran, WRONG);
  forget (&ran);
  free (it);
  free (data);
  free (locale);
  free (help);
  free (messages);
  free (page);
  free (asks);
}

/* Text that plays with its reader. What comes out is searched by shell.c. */

#define TURN "\u202e"

static void
test_nothing_turns_the_direction_of_the_terminal (void **state)
{
  Place *place = *state;
  char *games = files_path (place->past, "games");
  char *verb = files_path (place->directory, "verb.caravan");
  char *name = files_path (games, "a" TURN "b.caravan");
  char *bad = files_path (games, "bad" TURN ".caravan");
  char *archive = files_path (place->directory, "all" TURN ".caravans");

  files_write_lines (verb, RECORD "{'do':'" TURN "etarip'}\n");
  Ran ran = run ("check", verb, "--lang", "en", NULL);
  assert_status (&ran, WRONG);
  assert_has (ran.err, "\\u202eetarip");
  forget (&ran);
  EXPECT (WRONG, "check", verb, "--json");
  EXPECT (FINE, "history", "import", place->record, "--directory", place->past);
  files_write_lines (name, RECORD "{'do':'note','text':'" TURN "'}\n");
  files_write_lines (bad, "{");
  ran = run ("history", "list", "--directory", place->past, NULL);
  assert_has (ran.out, "a\\u202eb.caravan");
  assert_has (ran.err, "bad\\u202e.caravan");
  forget (&ran);
  EXPECT (FINE, "history", "list", "--json", "--directory", place->past);
  files_write_lines (archive, "{'caravanserai-history':1,'people':{}}\n"
                              "{'file':'../" TURN ".caravan','record':[]}\n");
  EXPECT (WRONG, "history", "import", archive, "--directory", place->past);
  free (games);
  free (verb);
  free (name);
  free (bad);
  free (archive);
}

/* Pages of the reference: a title with a C1 character, and one that has two. */

static Ran
show_contents (const Place *place, const char *page)
{
  char *folder = files_path (place->directory, "C"), *help;
  char *path = files_path (folder, "index.page");
  char *text;

  mkdir (folder, 0700);
  assert_true (asprintf (&text,
                         "<page xmlns=\"http://projectmallard.org/1.0/\" "
                         "id=\"index\">%s</page>",
                         page) > 0);
  files_write (path, text, strlen (text));
  assert_true (asprintf (&help, "CARAVANSERAI_HELP=%s", place->directory) > 0);
  Ran ran = run_how (&(How){ .environment = { help } }, "rules", NULL);
  free (help);
  free (text);
  free (path);
  free (folder);
  return ran;
}

static void
test_a_title_is_shown_without_its_control_characters (void **state)
{
  Ran ran = show_contents (*state, "<info><desc>d</desc></info><title>a\xc2\x9b"
                                   "b</title>");
  assert_status (&ran, FINE);
  assert_has (ran.out, "a\\x9bb");
  forget (&ran);
}

static void
test_a_page_has_one_title_and_one_summary (void **state)
{
  static const char *const pages[] = {
    "<title>a</title><title>b</title>",
    "<info><desc>a</desc><desc>b</desc></info><title>a</title>",
    "<title>a</title><section id=\"s\"><title>b</title><title>c</title></section>",
  };

  for (int i = 0; i < 3; i++)
    {
      Ran ran = show_contents (*state, pages[i]);
      assert_status (&ran, WRONG);
      forget (&ran);
    }
}

#define PLACE_TEST(TEST) cmocka_unit_test_setup_teardown (TEST, set_up, clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    PLACE_TEST (test_cases_without_an_end_are_refused),
    PLACE_TEST (test_events_without_an_end_are_refused),
    PLACE_TEST (test_a_long_line_leaves_the_next_one_alone),
    PLACE_TEST (test_absurd_files_are_refused_at_once),
    PLACE_TEST (test_a_pipe_is_no_record),
    PLACE_TEST (test_pipes_among_past_games_are_passed_over),
    PLACE_TEST (test_a_pipe_is_no_board_catalog_or_page),
    PLACE_TEST (test_nothing_turns_the_direction_of_the_terminal),
    PLACE_TEST (test_a_title_is_shown_without_its_control_characters),
    PLACE_TEST (test_a_page_has_one_title_and_one_summary),
  };

  setlocale (LC_CTYPE, "C.UTF-8");
  return cmocka_run_group_tests_name ("hostile", tests, NULL, NULL);
}
