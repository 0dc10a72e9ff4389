/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is hidden stays hidden: two records that both replay and differ only in what
   their `hide` events hold are the same to everybody who asks `caravan`, at any moment
   and in whatever form. */
#include "shell.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cv-games.h"
#include "files.h"
#include "pairs.h"
#include "sim-random.h"
#include "text.h"

#define PAIRS_EACH 20
#define CASES_EACH 200
#define PAST_EACH  20

static char *directory;

/* All that is said goes into one text, with the status. */
static void
note (FILE *all, Ran ran)
{
  fprintf (all, "%s\n%s\n%d\n", ran.out, ran.err, ran.status);
  forget (&ran);
}

/* Questions that would sound a drawer out: every count of every key by every player. */
static char *
make_questions (const CvGame *game)
{
  char *text;
  size_t size;
  FILE *stream = open_memstream (&text, &size);

  for (int i = 0; i < game->n_colors && i < 3; i++)
    for (int key = 0; game->hidden_keys[key] != NULL; key++)
      for (int n = 0; n <= 21; n += n < 8 ? 1 : 4)
        {
          const char *color = cv_color_names[game->colors[i]];
          fprintf (stream, "{'do':'hide','by':'%s','add':{'%s':%d}}\n", color,
                   game->hidden_keys[key], n);
          fprintf (stream, "{'do':'reveal','by':'%s','counts':{'%s':%d}}\n", color,
                   game->hidden_keys[key], n);
        }
  fprintf (stream, "{'do':'undo'}\n{'do':'end'}\n");
  fclose (stream);
  return text;
}

/* Through a file: a CSV has control characters, which shell.h does not let pass. */
static void
note_export (FILE *all, const char *path, const char *format)
{
  char *out = files_path (directory, "exported");

  note (all, run ("export", path, "--to", format, "-o", out, NULL));
  RecBytes bytes = files_read (out);
  fwrite (bytes.data, 1, bytes.size, all);
  rec_bytes_free (&bytes);
  unlink (out);
  free (out);
}

/* Whatever may be asked of a record in a file. */
static void
ask_all (FILE *all, const CvGame *game, const char *path)
{
  static const char *const formats[] = { "csv", "json", "bgstats", "text" };
  char *questions = make_questions (game);
  const char *color = cv_color_names[game->colors[0]];
  const How asking = { .input = questions };

  note (all, run ("check", path, NULL));
  note (all, run ("check", path, "--json", NULL));
  note (all, run ("show", path, NULL));
  note (all, run ("show", path, "--json", "--at", "9", NULL));
  note (all, run ("score", path, "--lang", "it", NULL));
  note (all, run ("score", path, "--json", NULL));
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
    note_export (all, path, formats[i]);
  note (all, run_how (&asking, "judge", path, "-", "--json", NULL));
  if (strcmp (game->id, "oasis") == 0)
    note (all, run ("legal", path, "--by", color, "--tile", "stone", NULL));
  else
    note (all, run ("legal", path, "--by", color, "--farmer", "eagle,bison", NULL));
  free (questions);
}

static char *
answer (const CvGame *game, const Pair *pair, int which, size_t n_lines)
{
  char *path = files_path (directory, "game.caravan"), *text;
  char *record = pairs_cut (pair, which, n_lines);
  size_t size;
  FILE *all = open_memstream (&text, &size);

  files_write (path, record, strlen (record));
  ask_all (all, game, path);
  fclose (all);
  free (record);
  free (path);
  return text;
}

static void
assert_answers_are_alike (const CvGame *game, uint64_t seed)
{
  Pair pair = pairs_make (game, seed);
  SimRandom dice;

  sim_random_seed (&dice, seed + 1);
  size_t moments[] = { pair.n_lines,
                       1 + (size_t) sim_random_below (&dice, (int) pair.n_lines) };
  for (size_t i = 0; i < 2; i++)
    {
      char *one = answer (game, &pair, 0, moments[i]);
      char *other = answer (game, &pair, 1, moments[i]);
      if (strcmp (one, other) != 0)
        print_error ("%s, seed %d, %zu lines\n%s", game->id, (int) seed, moments[i],
                     pair.text[0]);
      assert_string_equal (one, other);
      free (one);
      free (other);
    }
  pairs_free (&pair);
}

static void
test_hidden_oasis_counts_change_no_answer (void **unused)
{
  for (uint64_t seed = 0; seed < PAIRS_EACH; seed++)
    assert_answers_are_alike (&cv_oasis, seed);
}

static void
test_hidden_oregon_tokens_change_no_answer (void **unused)
{
  for (uint64_t seed = 0; seed < PAIRS_EACH; seed++)
    assert_answers_are_alike (&cv_oregon, seed);
}

/* Many more at once, as cases, each broken off somewhere and asked something. */

static json_t *
read_lines (const char *text)
{
  json_t *lines = json_array ();

  for (; *text != '\0'; text = strchr (text, '\n') + 1)
    {
      size_t n = strcspn (text, "\n");
      json_array_append_new (lines, json_loadb (text, n, 0, NULL));
    }
  return lines;
}

static json_t *
make_question (const CvGame *game, const json_t *record, SimRandom *dice)
{
  const json_t *players = json_object_get (json_array_get (record, 0), "players");
  size_t seat = (size_t) sim_random_below (dice, (int) json_array_size (players));
  const char *color = text_of (json_array_get (players, seat), "color");
  bool hides = sim_random_once_in (dice, 2);
  int key = sim_random_below (dice, game->hidden_keys[2] == NULL ? 2 : 4);

  return json_pack ("{s:s,s:s,s:{s:i}}", "do", hides ? "hide" : "reveal", "by", color,
                    hides ? "add" : "counts", game->hidden_keys[key],
                    sim_random_below (dice, 20));
}

/* The files of both. */
static void
write_cases (const CvGame *game, char *const paths[2])
{
  FILE *file[2] = { fopen (paths[0], "we"), fopen (paths[1], "we") };
  SimRandom dice;

  sim_random_seed (&dice, 7);
  for (uint64_t seed = 0; seed < CASES_EACH; seed++)
    {
      Pair pair = pairs_make (game, 1000 + seed);
      size_t n_lines = 1 + (size_t) sim_random_below (&dice, (int) pair.n_lines);
      json_t *header = read_lines (pair.text[0]);
      json_t *question = make_question (game, header, &dice);
      json_decref (header);
      for (int i = 0; i < 2; i++)
        {
          char *text = pairs_cut (&pair, i, n_lines);
          json_t *line =
              json_pack ("{s:o,s:O}", "record", read_lines (text), "event", question);
          json_dumpf (line, file[i], JSON_COMPACT);
          fputc ('\n', file[i]);
          json_decref (line);
          free (text);
        }
      json_decref (question);
      pairs_free (&pair);
    }
  fclose (file[0]);
  fclose (file[1]);
}

static void
assert_cases_are_alike (const char *command, char *const paths[2])
{
  Ran one = run (command, "--cases", paths[0], NULL);
  Ran other = run (command, "--cases", paths[1], NULL);

  assert_status (&one, FINE);
  assert_int_equal (count_lines (one.out), CASES_EACH);
  assert_string_equal (one.out, other.out);
  forget (&one);
  forget (&other);
}

static void
test_hidden_counts_change_no_case (void **unused)
{
  static const CvGame *const games[] = { &cv_oasis, &cv_oregon };
  char *paths[2] = { files_path (directory, "one.jsonl"),
                     files_path (directory, "other.jsonl") };

  for (int i = 0; i < 2; i++)
    {
      write_cases (games[i], paths);
      assert_cases_are_alike ("score", paths);
      assert_cases_are_alike ("judge", paths);
    }
  free (paths[0]);
  free (paths[1]);
}

/* What is known of past games, of as many records as there are pairs. */
static char *
answer_history (int which)
{
  char *past = files_path (directory, "past"), *text;
  char *games = files_path (past, "games");
  size_t size;
  FILE *all = open_memstream (&text, &size);

  assert_int_equal (mkdir (past, 0700), 0);
  assert_int_equal (mkdir (games, 0700), 0);
  for (uint64_t seed = 0; seed < PAST_EACH; seed++)
    {
      Pair pair = pairs_make (seed % 2 == 0 ? &cv_oasis : &cv_oregon, seed);
      char name[32];
      snprintf (name, sizeof name, "%02d.caravan", (int) seed);
      char *path = files_path (games, name);
      files_write (path, pair.text[which], strlen (pair.text[which]));
      free (path);
      pairs_free (&pair);
    }
  static const char *const commands[] = { "list", "stats" };
  for (int i = 0; i < 2; i++)
    {
      note (all, run ("history", commands[i], "--directory", past, NULL));
      note (all, run ("history", commands[i], "--directory", past, "--json", NULL));
    }
  note (all, run ("history", "list", "--finished", "--directory", past, NULL));
  for (int i = 1; i <= PAST_EACH; i++)
    {
      char number[16];
      snprintf (number, sizeof number, "%d", i);
      note (all, run ("history", "show", number, "--directory", past, NULL));
      note (all, run ("history", "show", number, "--directory", past, "--json", NULL));
    }
  fclose (all);
  free (games);
  assert_int_equal (files_remove_tree (past), 0);
  return text;
}

static void
test_hidden_counts_change_no_history (void **unused)
{
  char *one = answer_history (0), *other = answer_history (1);
  assert_has (one, "Anna");
  assert_string_equal (one, other);
  free (one);
  free (other);
}

/* One rule at a time. */

#define OASIS                                                                          \
  "{'caravanserai':1,'game':'oasis','board':'sample','players':["                      \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"                     \
  "{'color':'green','name':'Carla'}]}\n"

static char *
put (const char *lines)
{
  char *path = files_path (directory, "game.caravan");
  files_write_lines (path, lines);
  return path;
}

/* Whoever hides one kind may hide any: there are four question marks. */
static void
test_hidden_wells_leave_four_lines_open (void **unused)
{
  char *path = put (OASIS "{'do':'hide','by':'blue','add':{'wells':6}}\n");
  Ran ran = run ("score", path, "--json", NULL);
  json_t *score = need_json (ran.out, 0);
  const json_t *blue = json_array_get (json_object_get (score, "players"), 2);
  const json_t *lines = json_object_get (blue, "lines");

  assert_string_equal (text_of (blue, "color"), "blue");
  for (size_t i = 0; i < 4; i++)
    {
      const json_t *line = json_array_get (lines, i);
      assert_non_null (json_object_get (line, "count"));
      assert_null (json_object_get (line, "times"));
      assert_null (json_object_get (line, "points"));
    }
  json_decref (score);
  forget (&ran);
  free (path);
}

static void
expect_judged (const char *path, const char *event, int status, const char *said)
{
  Ran ran = run ("judge", path, event, NULL);
  assert_status (&ran, status);
  assert_has (ran.out, said);
  forget (&ran);
}

/* At the reveal it is told whose counts to look at: of all who have revealed some. */
static void
test_hidden_counts_contradict_at_the_reveal (void **unused)
{
  char *path = put (OASIS "{'do':'hide','by':'blue','add':{'wells':12}}\n");
  expect_judged (path, "{'do':'hide','by':'green','add':{'wells':12}}", FINE, "hidden");
  expect_judged (path, "{'do':'reveal','by':'green','counts':{'wells':12}}", FINE,
                 "reveals");
  expect_judged (path, "{'do':'hide','by':'green','add':{'wells':13}}", BROKEN,
                 "together.");
  free (path);
  path = put (OASIS "{'do':'reveal','by':'red','counts':{'wells':5}}\n"
                    "{'do':'reveal','by':'blue','counts':{'wells':4}}\n");
  expect_judged (path, "{'do':'reveal','by':'green','counts':{'wells':3}}", FINE,
                 "reveals");
  expect_judged (path, "{'do':'reveal','by':'green','counts':{'wells':4}}", BROKEN,
                 "by: Anna and Bruno.");
  expect_judged (path, "{'do':'reveal','by':'blue','counts':{'wells':8}}", BROKEN,
                 "by: Anna.");
  expect_judged (path, "{'do':'hide','by':'blue','add':{'wells':4}}", BROKEN,
                 "by: Anna and Bruno.");
  free (path);
}

/* Basari hides nothing, so it has no pairs. */
static void
test_hidden_games_are_all_there (void **unused)
{
  for (const CvGame *const *game = cv_games; *game != NULL; game++)
    assert_true (((*game)->hidden_keys != NULL) ==
                 (*game == &cv_oasis || *game == &cv_oregon));
}

/* The law would hold of a program that says nothing: what is told with --open differs,
   and so do the files. */
static void
test_hidden_pairs_differ (void **unused)
{
  int n_differ = 0;

  for (uint64_t seed = 0; seed < 20; seed++)
    {
      Pair pair = pairs_make (&cv_oasis, seed);
      char *path = files_path (directory, "game.caravan"), *said[2];
      for (int i = 0; i < 2; i++)
        {
          files_write (path, pair.text[i], strlen (pair.text[i]));
          Ran ran = run ("score", path, "--open", NULL);
          assert_status (&ran, FINE);
          said[i] = strdup (ran.out);
          forget (&ran);
        }
      n_differ += strcmp (said[0], said[1]) != 0;
      assert_string_not_equal (pair.text[0], pair.text[1]);
      free (said[0]);
      free (said[1]);
      free (path);
      pairs_free (&pair);
    }
  assert_true (n_differ >= 5);
}

static int
open_directory (void **unused)
{
  directory = files_make_directory ("caravan-hidden-");
  return 0;
}

static int
close_directory (void **unused)
{
  return files_remove_tree (directory);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_hidden_games_are_all_there),
    cmocka_unit_test (test_hidden_pairs_differ),
    cmocka_unit_test (test_hidden_wells_leave_four_lines_open),
    cmocka_unit_test (test_hidden_counts_contradict_at_the_reveal),
    cmocka_unit_test (test_hidden_oasis_counts_change_no_answer),
    cmocka_unit_test (test_hidden_oregon_tokens_change_no_answer),
    cmocka_unit_test (test_hidden_counts_change_no_case),
    cmocka_unit_test (test_hidden_counts_change_no_history),
  };

  setlocale (LC_CTYPE, "C.UTF-8");
  return cmocka_run_group_tests_name ("hidden", tests, open_directory, close_directory);
}
