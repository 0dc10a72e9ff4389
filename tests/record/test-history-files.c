/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the history does with files: who is who, deleting and putting back, bringing in
   and handing out. Nothing that was there is ever lost or written over. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "past.h"
#include "text.h"

#define QUERY(...) ((RecHistoryQuery){ __VA_ARGS__ })
#define HEAD                                                                           \
  "{'caravanserai':1,'game':'oasis','board':'sample','players':["                      \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Zoé'},"                      \
  "{'color':'green','name':'Carl'}]}\n"

/* Texts of files. */

static char *
read_text (const Past *past, const char *name)
{
  char *path = past_path (past, name);
  RecBytes bytes = files_read (path);
  free (path);
  return bytes.data;
}

static void
expect_text (const Past *past, const char *name, const char *expected)
{
  char *text = read_text (past, name);
  assert_string_equal (text, expected);
  free (text);
}

static bool
is_there (const Past *past, const char *name)
{
  char *path = past_path (past, name);
  bool is = access (path, F_OK) == 0;
  free (path);
  return is;
}

static void
write_text (const Past *past, const char *name, const char *lines)
{
  char *path = past_path (past, name);
  files_write_lines (path, lines);
  free (path);
}

/* People. */

static void
rename_person (Past *past, const char *from, const char *to)
{
  RecError error = { 0 };
  if (!rec_history_rename (past->history, from, to, &error))
    fail_msg ("%s %s", error.text, error.args[0]);
}

static void
put_three (Past *past)
{
  past_put_oregon (past, "a.caravan", "2026-01-01", "Ana 40 Bruno 50");
  past_put_oregon (past, "b.caravan", "2026-01-02", "Anna 60 Bruno 50");
  past_put_oregon (past, "c.caravan", "2026-01-03", "Carla 60 Ana 50");
  past_sync (past);
}

static void
test_people_are_in_order_of_their_names (void **state)
{
  Past *past = *state;
  past_expect_people (past, "");
  past_put_oregon (past, "a.caravan", NULL, "Zoé 40 émile 50 Anna 3 Étienne 2");
  past_sync (past);
  past_expect_people (past, "Anna,émile,Étienne,Zoé");
}

static void
test_a_renamed_person_keeps_the_records_as_they_are (void **state)
{
  Past *past = *state;
  put_three (past);
  char *before = read_text (past, "games/a.caravan");

  rename_person (past, "Bruno", "Benno");
  past_expect_people (past, "Ana,Anna,Benno,Carla");
  past_expect (past, QUERY (.person = "Benno"), "b a");
  past_expect (past, QUERY (.search = "benno"), "b a");
  past_expect (past, QUERY (.search = "bruno"), "b a");
  assert_string_equal (past_game (past, "a.caravan").player[1].name, "Benno");
  expect_text (past, "games/a.caravan", before);
  past_reopen (past);
  assert_false (past_sync (past));
  past_expect_people (past, "Ana,Anna,Benno,Carla");
  past_put_oregon (past, "d.caravan", "2026-01-04", "Bruno 1 Carla 2");
  past_sync (past);
  past_expect (past, QUERY (.person = "Benno"), "d b a");
  free (before);
}

static void
test_people_merge_under_one_name (void **state)
{
  Past *past = *state;
  RecHistoryStats stats;
  RecError error = { 0 };

  put_three (past);
  rename_person (past, "Ana", "Anna");
  past_expect_people (past, "Anna,Bruno,Carla");
  past_expect (past, QUERY (.person = "Anna"), "c b a");
  assert_true (rec_history_stats (past->history, &QUERY (0), &stats, &error));
  assert_string_equal (stats.people[0].name, "Anna");
  assert_int_equal (stats.people[0].n_games, 3);
  assert_int_equal (stats.people[0].sum, 150);
  rec_history_stats_clear (&stats);
}

static void
test_renames_follow_each_other (void **state)
{
  Past *past = *state;
  put_three (past);
  rename_person (past, "Ana", "Bea");
  rename_person (past, "Bea", "Cleo");
  past_expect_people (past, "Anna,Bruno,Carla,Cleo");
  past_put_oregon (past, "d.caravan", NULL, "Bea 1 Carla 2");
  past_sync (past);
  past_expect_people (past, "Anna,Bruno,Carla,Cleo");
  rename_person (past, "Cleo", "Ana");
  past_expect_people (past, "Ana,Anna,Bruno,Carla");
  rename_person (past, "Anna", "Cleo");
  past_expect_people (past, "Ana,Bruno,Carla");
  rename_person (past, "Ana", "Ana");
  past_expect_people (past, "Ana,Bruno,Carla");
}

static void
test_a_rename_is_undone_by_putting_the_names_back (void **state)
{
  Past *past = *state;
  RecError error = { 0 };

  put_three (past);
  rename_person (past, "Carla", "Carlotta");
  json_t *before = rec_history_get_aliases (past->history);
  rename_person (past, "Ana", "Anna");
  rename_person (past, "Anna", "Carlotta");
  past_expect_people (past, "Bruno,Carlotta");
  assert_true (rec_history_set_aliases (past->history, before, &error));
  past_expect_people (past, "Ana,Anna,Bruno,Carlotta");
  json_t *after = rec_history_get_aliases (past->history);
  assert_true (json_equal (before, after));
  json_decref (before);
  json_decref (after);
}

static void
expect_no_rename (Past *past, const char *from, const char *to, const char *words)
{
  RecError error = { 0 };
  assert_false (rec_history_rename (past->history, from, to, &error));
  assert_non_null (strstr (error.text, words));
  past_expect_people (past, "Ana,Anna,Bruno,Carla");
}

static void
test_names_have_the_limits_of_records (void **state)
{
  Past *past = *state;
  RecError error = { 0 };
  char *sixty_four = text_repeat ("é", 64), *longer = text_repeat ("é", 65);

  put_three (past);
  expect_no_rename (past, "Anna", "", "1 to %2$s");
  expect_no_rename (past, "Anna", longer, "1 to %2$s");
  expect_no_rename (past, "Anna", "A\nB", "control");
  expect_no_rename (past, "Anna", "A\xe2\x80\x8b", "control");
  expect_no_rename (past, "Anna", "A\xff", "UTF-8");
  expect_no_rename (past, "Nobody", "Anna", "nobody");
  rename_person (past, "Anna", sixty_four);
  json_t *bad = text_parse ("{'Anna':''}");
  assert_false (rec_history_set_aliases (past->history, bad, &error));
  json_decref (bad);
  bad = text_parse ("{'Anna':7}");
  assert_false (rec_history_set_aliases (past->history, bad, &error));
  json_decref (bad);
  bad = text_parse ("['Anna']");
  assert_false (rec_history_set_aliases (past->history, bad, &error));
  json_decref (bad);
  free (sixty_four);
  free (longer);
}

static void
test_who_is_who_is_a_file_for_people_too (void **state)
{
  Past *past = *state;
  put_three (past);
  write_text (past, "people.json",
              "{'caravanserai-people':1,'people':{'Ana':'Bea','Bea':'Cleo',"
              "'Carla':'Bruno','Bruno':'Carla','Anna':'Anna'}}");
  assert_true (past_sync (past));
  past_expect_people (past, "Anna,Bruno,Carla,Cleo");
  char *path = past_path (past, "people.json");
  unlink (path);
  assert_true (past_sync (past));
  past_expect_people (past, "Ana,Anna,Bruno,Carla");
  rename_person (past, "Ana", "Zoé");
  expect_text (past, "people.json",
               "{\n \"caravanserai-people\": 1,\n \"people\": {\n"
               "  \"Ana\": \"Zoé\"\n }\n}");
  free (path);
}

static void
test_a_damaged_file_of_people_is_set_aside (void **state)
{
  static const char *const damaged[] = {
    "",
    "{'caravanserai-people':1,'people':{'Ana':'Be",
    "{'caravanserai-people':1}",
    "{'caravanserai-people':1,'people':{'Ana':7}}",
    "{'caravanserai-people':1,'people':{'Ana':''}}",
    "{'caravanserai-people':'1','people':{}}",
    "[]",
    "{'caravanserai-people':1,'people':{},'more':1}",
  };
  Past *past = *state;
  char name[64];

  put_three (past);
  for (int i = 0; i < (int) (sizeof damaged / sizeof *damaged); i++)
    {
      char *text = text_quote (damaged[i]);
      write_text (past, "people.json", damaged[i]);
      past_sync (past);
      past_expect_people (past, "Ana,Anna,Bruno,Carla");
      snprintf (name, sizeof name, "people.json.damaged-%d", i + 1);
      expect_text (past, name, text);
      assert_false (is_there (past, "people.json"));
      free (text);
    }
}

static void
test_people_of_a_later_version_are_left_alone (void **state)
{
  Past *past = *state;
  RecError error = { 0 };

  put_three (past);
  write_text (past, "people.json", "{'caravanserai-people':2,'persons':[]}");
  past_sync (past);
  assert_false (rec_history_rename (past->history, "Ana", "Anna", &error));
  assert_non_null (strstr (error.text, "later version"));
  expect_text (past, "people.json", "{\"caravanserai-people\":2,\"persons\":[]}");
}

static void
test_people_survive_an_index_that_does_not (void **state)
{
  Past *past = *state;
  put_three (past);
  rename_person (past, "Ana", "Anna");
  rec_history_close (past->history);
  past->history = NULL;
  write_text (past, "history.db", "rubbish");
  past_reopen (past);
  past_sync (past);
  past_expect_people (past, "Anna,Bruno,Carla");
}

/* Deleting. */

static void
delete_file (Past *past, const char *file)
{
  RecError error = { 0 };
  if (!rec_history_delete (past->history, file, &error))
    fail_msg ("%s %s", error.text, error.args[0]);
}

static void
restore_file (Past *past, const char *file)
{
  RecError error = { 0 };
  if (!rec_history_restore (past->history, file, &error))
    fail_msg ("%s %s", error.text, error.args[0]);
}

static void
test_a_deleted_record_comes_back_as_it_was (void **state)
{
  Past *past = *state;
  put_three (past);
  char *before = read_text (past, "games/b.caravan"), *list = past_print (past);

  delete_file (past, "b.caravan");
  assert_false (is_there (past, "games/b.caravan"));
  past_expect (past, QUERY (0), "c a");
  assert_false (past_sync (past));
  past_expect_people (past, "Ana,Bruno,Carla");
  restore_file (past, "b.caravan");
  assert_string_equal (rec_history_restored (past->history), "b.caravan");
  expect_text (past, "games/b.caravan", before);
  char *again = past_print (past);
  assert_string_equal (again, list);
  free (again);
  free (list);
  free (before);
}

static void
test_a_name_that_is_taken_gets_a_number (void **state)
{
  Past *past = *state;
  put_three (past);
  char *first = read_text (past, "games/a.caravan");

  delete_file (past, "a.caravan");
  past_put_oregon (past, "a.caravan", "2026-02-01", "Anna 1 Bruno 2");
  past_sync (past);
  char *second = read_text (past, "games/a.caravan");
  restore_file (past, "a.caravan");
  assert_string_equal (rec_history_restored (past->history), "a (2).caravan");
  expect_text (past, "games/a.caravan", second);
  expect_text (past, "games/a (2).caravan", first);
  past_expect (past, QUERY (0), "a c b a (2)");
  free (first);
  free (second);
}

static void
test_the_last_that_was_deleted_comes_back_first (void **state)
{
  Past *past = *state;
  past_put_oregon (past, "a.caravan", "2026-01-01", "Anna 1 Bruno 2");
  delete_file (past, "a.caravan");
  past_put_oregon (past, "a.caravan", "2026-01-02", "Anna 1 Bruno 2");
  delete_file (past, "a.caravan");
  restore_file (past, "a.caravan");
  assert_string_equal (past_game (past, "a.caravan").date, "2026-01-02T20:00:00Z");
  restore_file (past, "a.caravan");
  assert_string_equal (past_game (past, "a (2).caravan").date, "2026-01-01T20:00:00Z");
}

static void
test_a_record_that_is_being_played_stays (void **state)
{
  Past *past = *state;
  RecError error = { 0 };
  char *path = past_path (past, "games/a.caravan");

  put_three (past);
  int fd = open (path, O_RDWR);
  assert_int_equal (flock (fd, LOCK_EX), 0);
  assert_false (rec_history_delete (past->history, "a.caravan", &error));
  assert_non_null (strstr (error.text, "another program"));
  past_expect (past, QUERY (0), "c b a");
  close (fd);
  delete_file (past, "a.caravan");
  free (path);
}

static void
test_only_records_of_the_folder_are_deleted (void **state)
{
  static const char *const names[] = { "x.caravan",   "../people.json",
                                       "/etc/passwd", "",
                                       ".",           "../games/a.caravan",
                                       "people.json" };
  Past *past = *state;
  RecError error = { 0 };

  put_three (past);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    {
      assert_false (rec_history_delete (past->history, names[i], &error));
      assert_string_equal (error.text, "there is no such file or folder");
      assert_false (rec_history_restore (past->history, names[i], &error));
    }
  past_expect (past, QUERY (0), "c b a");
}

/* Deletes a record and makes it look as if that was at another time. */
static void
delete_long_ago (Past *past, const char *file, const char *moment)
{
  char *root = past_path (past, "deleted"), *from = NULL, *to;
  struct dirent **entries;

  delete_file (past, file);
  int n = scandir (root, &entries, NULL, alphasort);
  from = files_path (root, entries[n - 1]->d_name);
  to = files_path (root, moment);
  assert_int_equal (rename (from, to), 0);
  for (int i = 0; i < n; i++)
    free (entries[i]);
  free (entries);
  free (from);
  free (to);
  free (root);
}

static void
test_what_was_deleted_a_month_ago_is_gone (void **state)
{
  Past *past = *state;
  RecError error = { 0 };

  put_three (past);
  delete_long_ago (past, "a.caravan", "2020-02-29T100000.000000001Z");
  delete_file (past, "b.caravan");
  delete_long_ago (past, "c.caravan", "notes");
  past_reopen (past);
  assert_false (rec_history_restore (past->history, "a.caravan", &error));
  assert_false (is_there (past, "deleted/2020-02-29T100000.000000001Z"));
  restore_file (past, "b.caravan");
  restore_file (past, "c.caravan");
}

/* Bringing in. */

static RecHistoryImport
import (Past *past, const char *name)
{
  RecHistoryImport result = { 0 };
  RecError error = { 0 };
  char *path = past_path (past, name);
  if (!rec_history_import (past->history, path, &result, &error))
    fail_msg ("%zu %s %s", error.line, error.text, error.args[0]);
  free (path);
  return result;
}

static void
test_a_record_is_brought_in_to_the_letter (void **state)
{
  static const char text[] = "{'caravanserai': 1, 'game' :'oregon','players':["
                             "{'color':'red','name':'Anna'},"
                             "{'color':'blue','name':'\\u0042'}]}\r\n"
                             "{'do':'note','text':'caf\\u00e9'}";
  Past *past = *state;
  char *expected = text_quote (text);

  write_text (past, "evening.caravan", text);
  RecHistoryImport result = import (past, "evening.caravan");
  assert_int_equal (result.n_new, 1);
  assert_string_equal (result.file, "evening.caravan");
  expect_text (past, "games/evening.caravan", expected);
  past_expect (past, QUERY (.search = "cafe b"), "evening");
  assert_false (past_sync (past));
  free (result.file);
  free (expected);
}

static void
test_a_record_is_not_brought_in_twice (void **state)
{
  Past *past = *state;
  past_put_oregon (past, "a.caravan", NULL, "Anna 1 Bruno 2");
  RecHistoryImport result = import (past, "games/a.caravan");
  assert_int_equal (result.n_known, 1);
  assert_int_equal (result.n_new, 0);
  assert_null (result.file);

  past_put_oregon (past, "b.caravan", NULL, "Anna 1 Bruno 3");
  char *from = past_path (past, "games/b.caravan"), *to = past_path (past, "a.caravan");
  assert_int_equal (rename (from, to), 0);
  result = import (past, "a.caravan");
  assert_int_equal (result.n_new, 1);
  assert_string_equal (result.file, "a (2).caravan");
  free (result.file);
  result = import (past, "a.caravan");
  assert_int_equal (result.n_known, 1);
  past_expect (past, QUERY (.turned = true), "a (2) a");
  free (from);
  free (to);
}

static void
test_names_of_files_are_made_to_fit (void **state)
{
  Past *past = *state;
  char *stem = text_repeat ("é", 127);

  write_text (past, ".hidden", HEAD);
  RecHistoryImport result = import (past, ".hidden");
  assert_string_equal (result.file, "hidden.caravan");
  free (result.file);
  write_text (past, stem, HEAD "{'do':'note','text':'another'}\n{'do':'end'}\n");
  result = import (past, stem);
  assert_int_equal (strlen (result.file), 208);
  free (result.file);

  char *longest = text_join (stem, "caravan", "");
  memcpy (longest + 247, ".caravan", strlen (".caravan"));
  longest[255] = '\0';
  past_put_oregon (past, longest, NULL, "Anna 1 Bruno 2");
  past_sync (past);
  delete_file (past, longest);
  restore_file (past, longest);
  assert_string_equal (rec_history_restored (past->history), longest);
  free (longest);
  free (stem);
}

static void
expect_refused (Past *past, const char *name, size_t line, const char *words)
{
  RecHistoryImport result;
  RecError error = { 0 };
  char *path = past_path (past, name);

  assert_false (rec_history_import (past->history, path, &result, &error));
  assert_int_equal (error.line, line);
  if (words == NULL)
    assert_null (error.text);
  else
    assert_non_null (strstr (error.text, words));
  past_expect (past, QUERY (0), "");
  free (path);
}

static void
test_what_is_no_record_is_refused (void **state)
{
  Past *past = *state;
  char *large = calloc (1, REC_FILE_MOST + 1),
       *path = past_path (past, "large.caravan");

  memset (large, 'x', REC_FILE_MOST + 1);
  files_write (path, large, REC_FILE_MOST + 1);
  write_text (past, "empty.caravan", "");
  write_text (past, "text.caravan", "Dear diary\n");
  write_text (past, "rule.caravan", HEAD "{'do':'redo'}\n");
  write_text (past, "later.jsonl", "{'caravanserai-history':2,'people':{}}\n");
  write_text (past, "more.jsonl", "{'caravanserai-history':1,'people':{},'x':1}\n");
  write_text (past, "who.jsonl", "{'caravanserai-history':1,'people':{'A':''}}\n");
  expect_refused (past, "large.caravan", 0, "larger");
  expect_refused (past, "empty.caravan", 1, "empty");
  expect_refused (past, "text.caravan", 1, "JSON");
  expect_refused (past, "rule.caravan", 2, NULL);
  expect_refused (past, "later.jsonl", 1, "reads format 1");
  expect_refused (past, "more.jsonl", 1, "not a key");
  expect_refused (past, "who.jsonl", 1, "1 to");
  expect_refused (past, "missing", 0, "no such file");
  expect_refused (past, ".", 0, "folder");
  free (large);
  free (path);
}

#define EXPORT "{'caravanserai-history':1,'people':{}}\n"
#define RECORD(NAME, MORE)                                                             \
  "{'file':'" NAME "','record':[{'caravanserai':1,'game':'oregon','players':["         \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Bo'}]}" MORE "]}\n"
#define NOTE(TEXT) ",{'do':'note','text':'" TEXT "'}"

static void
test_bad_lines_are_passed_over_and_counted (void **state)
{
  Past *past = *state;

  write_text (
      past, "all.jsonl",
      EXPORT RECORD ("good.caravan", NOTE ("1")) RECORD (
          "../../evil.caravan", NOTE ("2")) RECORD ("/evil.caravan", NOTE ("3"))
          RECORD (".evil.caravan", NOTE ("4")) RECORD ("evil", NOTE ("5")) RECORD (
              "a\\nb.caravan", NOTE ("6")) RECORD ("a\\u0000b.caravan", NOTE ("7"))
              RECORD ("evil.caravan",
                      ",{'do':'evil'}") "\n"
                                        "nonsense\n[]\n{'file':'x.caravan'}\n{'record':"
                                        "[]}\n"
                                        "{'file':'x.caravan','record':[]}\n{'file':'x."
                                        "caravan','record':{}}\n"
                                        "{'file':'x.caravan','record':[1]}\n"
                                        "{'file':7,'record':[]}\n" RECORD ("x.caravan",
                                                                           "],'more':[")
                                            RECORD ("good.caravan",
                                                    NOTE ("8")) "{'file':'torn.car");
  RecHistoryImport result = import (past, "all.jsonl");
  assert_int_equal (result.n_new, 2);
  assert_int_equal (result.n_known, 0);
  assert_int_equal (result.n_bad, 18);
  assert_int_equal (result.problem.line, 3);
  assert_non_null (strstr (result.problem.text, "name of a record"));
  assert_string_equal (result.problem.args[0], "../../evil.caravan");
  assert_string_equal (result.file, "good (2).caravan");
  past_expect (past, QUERY (.turned = true), "good (2) good");
  free (result.file);
  assert_false (is_there (past, "evil.caravan"));
  assert_false (is_there (past, "../evil.caravan"));
}

/* A record of more than 16 MiB, a line of more than that, and one event of more than
   64 KiB, between two good ones. */
static void
test_huge_lines_are_passed_over (void **state)
{
  Past *past = *state;
  char *path = past_path (past, "all.jsonl"),
       *good = text_quote (RECORD ("a.caravan", ""));
  char *other = text_quote (RECORD ("b.caravan", NOTE ("b")));
  char *start = text_quote ("{'file':'x.caravan','record':[");
  FILE *file = fopen (path, "w");

  fprintf (file, "{\"caravanserai-history\":1,\"people\":{}}\n%s%s", good, start);
  for (int i = 0; i < REC_FILE_MOST + 10000; i++)
    putc ('[', file);
  fprintf (file, "\n%s%.*s,{\"do\":\"note\",\"text\":\"", start,
           (int) (strlen (good) - strlen (start) - 3), good + strlen (start) - 0);
  for (int i = 0; i < REC_LINE_MOST; i++)
    putc ('x', file);
  fprintf (file, "\"}]}\n%s", other);
  assert_int_equal (fclose (file), 0);
  RecHistoryImport result = import (past, "all.jsonl");
  assert_int_equal (result.n_new, 2);
  assert_int_equal (result.n_bad, 2);
  assert_int_equal (result.problem.line, 3);
  assert_non_null (strstr (result.problem.text, "longer"));
  free (result.file);
  free (path);
  free (good);
  free (other);
  free (start);
}

static void
test_nothing_good_in_a_file_is_an_error (void **state)
{
  Past *past = *state;
  write_text (past, "all.jsonl", EXPORT "\nnonsense\n");
  expect_refused (past, "all.jsonl", 2, "blank");
  write_text (past, "none.jsonl", EXPORT);
  RecHistoryImport result = import (past, "none.jsonl");
  assert_int_equal (result.n_new + result.n_known + result.n_bad, 0);
}

/* Handing out. */

static void
export_all (Past *past, const char *name)
{
  RecError error = { 0 };
  char *path = past_path (past, name);
  if (!rec_history_export (past->history, path, &error))
    fail_msg ("%s %s", error.text, error.args[0]);
  free (path);
}

static void
put_examples (Past *past)
{
  static const char *const names[] = { "oasis.caravan", "oregon.caravan",
                                       "basari.caravan" };
  char *games = past_path (past, "games");
  mkdir (games, 0700);
  for (int i = 0; i < 3; i++)
    {
      char *from = files_path (getenv ("CARAVANSERAI_EXAMPLES"), names[i]);
      char *to = files_path (games, names[i]);
      RecBytes bytes = files_read (from);
      files_write (to, bytes.data, bytes.size);
      rec_bytes_free (&bytes);
      free (from);
      free (to);
    }
  free (games);
}

static void
test_everything_comes_back_from_an_export (void **state)
{
  Past *past = *state;
  void *elsewhere;
  past_set_up (&elsewhere);
  Past *other = elsewhere;

  put_three (past);
  put_examples (past);
  past_put (past, "short.caravan", HEAD "{'do':'note','text':'é “\\n”'}\n");
  past_sync (past);
  rename_person (past, "Ana", "Anna");
  export_all (past, "all.jsonl");
  char *from = past_path (past, "all.jsonl"), *to = past_path (other, "all.jsonl");
  assert_int_equal (rename (from, to), 0);
  RecHistoryImport result = import (other, "all.jsonl");
  assert_int_equal (result.n_new, 7);
  assert_int_equal (result.n_bad, 0);
  free (result.file);

  static const char *const files[] = { "a",      "b",      "c",    "oasis",
                                       "oregon", "basari", "short" };
  for (int i = 0; i < 7; i++)
    {
      char *name = text_join ("games/", files[i], ".caravan");
      char *text = read_text (past, name);
      expect_text (other, name, text);
      free (text);
      free (name);
    }
  char *here = past_print (past), *there = past_print (other);
  assert_string_equal (there, here);
  result = import (other, "all.jsonl");
  assert_int_equal (result.n_known, 7);
  assert_int_equal (result.n_new, 0);
  export_all (other, "again.jsonl");
  char *text = read_text (other, "all.jsonl");
  expect_text (other, "again.jsonl", text);
  free (text);
  free (here);
  free (there);
  free (from);
  free (to);
  past_clear_away (&elsewhere);
}

/* A record that was written by hand is the same however its blanks lie. */
static void
test_an_exported_record_is_known_whatever_its_blanks (void **state)
{
  Past *past = *state;
  past_put (
      past, "a.caravan",
      "{ 'caravanserai':1, 'game':'oregon', 'players':[{'color':'red','name':'A'},"
      "{'color':'blue','name':'B'}] }\r\n{'do' : 'note', 'text':'x'}");
  past_sync (past);
  export_all (past, "all.jsonl");
  RecHistoryImport result = import (past, "all.jsonl");
  assert_int_equal (result.n_known, 1);
  assert_int_equal (result.n_new, 0);
}

static void
test_people_here_outdo_those_of_a_file (void **state)
{
  Past *past = *state;
  put_three (past);
  rename_person (past, "Ana", "Anna");
  write_text (past, "all.jsonl",
              "{'caravanserai-history':1,'people':{'Ana':'Bea','Bruno':'Ana',"
              "'Carla':'Karla'}}\n");
  import (past, "all.jsonl");
  past_expect_people (past, "Anna,Bea,Karla");
}

static void
test_an_export_writes_over_nothing (void **state)
{
  Past *past = *state;
  RecError error = { 0 };
  char *path = past_path (past, "all.jsonl"), *none = past_path (past, "x/all.jsonl");

  put_three (past);
  write_text (past, "all.jsonl", "mine");
  assert_false (rec_history_export (past->history, path, &error));
  assert_non_null (strstr (error.text, "exists already"));
  expect_text (past, "all.jsonl", "mine");
  assert_false (rec_history_export (past->history, none, &error));
  assert_true (error.by_disk);
  size_t n = files_count (past->directory);
  assert_false (rec_history_export (past->history, path, &error));
  assert_int_equal (files_count (past->directory), n);
  free (path);
  free (none);
}

/* Counts that were not revealed go along in the records, as they must, and nowhere
   else. */
static void
test_an_export_is_lines_that_score_reads (void **state)
{
  Past *past = *state;
  past_put_oregon (past, "a.caravan", NULL, "Anna 1 Bruno 2");
  past_sync (past);
  export_all (past, "all.jsonl");
  char *expected = text_quote (
      "{'caravanserai-history':1,'people':{}}\n"
      "{'file':'a.caravan','record':[{'caravanserai':1,'game':'oregon','players':["
      "{'color':'yellow','name':'Anna'},{'color':'blue','name':'Bruno'}]},"
      "{'do':'count','by':'yellow','track':1,'farmers':9},"
      "{'do':'count','by':'blue','track':2,'farmers':8},{'do':'end'}]}\n");
  expect_text (past, "all.jsonl", expected);
  free (expected);
}

#define PAST_TEST(NAME)                                                                \
  cmocka_unit_test_setup_teardown (NAME, past_set_up, past_clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    PAST_TEST (test_people_are_in_order_of_their_names),
    PAST_TEST (test_a_renamed_person_keeps_the_records_as_they_are),
    PAST_TEST (test_people_merge_under_one_name),
    PAST_TEST (test_renames_follow_each_other),
    PAST_TEST (test_a_rename_is_undone_by_putting_the_names_back),
    PAST_TEST (test_names_have_the_limits_of_records),
    PAST_TEST (test_who_is_who_is_a_file_for_people_too),
    PAST_TEST (test_a_damaged_file_of_people_is_set_aside),
    PAST_TEST (test_people_of_a_later_version_are_left_alone),
    PAST_TEST (test_people_survive_an_index_that_does_not),
    PAST_TEST (test_a_deleted_record_comes_back_as_it_was),
    PAST_TEST (test_a_name_that_is_taken_gets_a_number),
    PAST_TEST (test_the_last_that_was_deleted_comes_back_first),
    PAST_TEST (test_a_record_that_is_being_played_stays),
    PAST_TEST (test_only_records_of_the_folder_are_deleted),
    PAST_TEST (test_what_was_deleted_a_month_ago_is_gone),
    PAST_TEST (test_a_record_is_brought_in_to_the_letter),
    PAST_TEST (test_a_record_is_not_brought_in_twice),
    PAST_TEST (test_names_of_files_are_made_to_fit),
    PAST_TEST (test_what_is_no_record_is_refused),
    PAST_TEST (test_bad_lines_are_passed_over_and_counted),
    PAST_TEST (test_huge_lines_are_passed_over),
    PAST_TEST (test_nothing_good_in_a_file_is_an_error),
    PAST_TEST (test_everything_comes_back_from_an_export),
    PAST_TEST (test_an_exported_record_is_known_whatever_its_blanks),
    PAST_TEST (test_people_here_outdo_those_of_a_file),
    PAST_TEST (test_an_export_writes_over_nothing),
    PAST_TEST (test_an_export_is_lines_that_score_reads),
  };

  return cmocka_run_group_tests_name ("history-files", tests, NULL, NULL);
}
