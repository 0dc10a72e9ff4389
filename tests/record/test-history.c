/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of past games: what it lists, finds and counts, what it keeps back, and
   that nothing is lost when it is damaged, old, locked or has no room. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "past.h"
#include "text.h"

#define QUERY(...) ((RecHistoryQuery){ __VA_ARGS__ })
#define HEAD(MORE)                                                                     \
  "{'caravanserai':1,'game':'oasis','players':[{'color':'red','name':'Anna'},"         \
  "{'color':'blue','name':'Zoé'},{'color':'green','name':'Carl'}]" MORE "}\n"
#define CREATED ",'created':'2026-11-15T19:30:00.25Z'"
#define COUNTS                                                                         \
  "{'do':'count','by':'red','herd':6,'oasis':5,'steppe':4,'stone':3}\n"                \
  "{'do':'count','by':'blue','herd':1,'oasis':2,'steppe':3,'stone':4}\n"
#define SHOW(COLOR)                                                                    \
  "{'do':'reveal','by':'" COLOR                                                        \
  "','counts':{'commodities':3,'wells':2,'horses':1,'ovoos':4}}\n"

/* The folder. */

static void
test_a_folder_that_is_not_there_is_an_empty_history (void **state)
{
  Past *past = *state;
  char *deep = past_path (past, "a/b");
  RecError error = { 0 };
  RecHistoryList list;
  struct stat info;

  RecHistory *history = rec_history_open (deep, "", &error);
  assert_non_null (history);
  assert_true (rec_history_sync (history, NULL, &error));
  assert_true (rec_history_list (history, &QUERY (0), &list, &error));
  assert_int_equal (list.n_games, 0);
  assert_int_equal (stat (deep, &info), 0);
  assert_int_equal (info.st_mode & 0777, 0700);
  rec_history_close (history);
  free (deep);
}

static char *
get_from_test (const char *name)
{
  return strcmp (name, "HOME") == 0 ? (char *) "/home/anna" : NULL;
}

static char *
get_elsewhere (const char *name)
{
  return strcmp (name, "XDG_DATA_HOME") == 0 ? (char *) "/data" : NULL;
}

static char *
get_nothing (const char *name)
{
  return NULL;
}

static void
test_the_folder_is_where_the_desktop_says (void **state)
{
  char *home = rec_history_directory (get_from_test);
  char *data = rec_history_directory (get_elsewhere);
  assert_string_equal (home, "/home/anna/.local/share/caravanserai");
  assert_string_equal (data, "/data/caravanserai");
  assert_null (rec_history_directory (get_nothing));
  free (home);
  free (data);
}

static void
test_a_record_is_listed_with_its_score (void **state)
{
  Past *past = *state;
  past_put (past, "one.caravan",
            HEAD (CREATED) COUNTS SHOW ("red") SHOW ("blue") "{'do':'end'}\n");
  assert_true (past_sync (past));

  RecHistoryGame game = past_game (past, "one.caravan");
  assert_string_equal (game.game->id, "oasis");
  assert_string_equal (game.date, "2026-11-15T19:30:00Z");
  assert_true (game.is_finished);
  assert_false (game.has_board);
  assert_false (game.has_house);
  assert_int_equal (game.decided, CV_DECIDED_POINTS);
  assert_int_equal (game.n_steps, 5);
  assert_int_equal (game.n_players, 3);
  assert_string_equal (game.player[1].name, "Zoé");
  assert_int_equal (game.player[0].total, 44);
  assert_int_equal (game.player[0].points[0], 18);
  assert_int_equal (game.player[0].points[3], 12);
  assert_int_equal (game.player[0].rank, 1);
  assert_true (game.player[0].is_winner);
  assert_int_equal (game.player[1].color, CV_COLOR_BLUE);
  assert_int_equal (game.player[1].rank, 2);
  assert_false (game.player[1].is_winner);
}

static void
test_a_game_is_finished_when_it_is_over_and_all_is_shown (void **state)
{
  Past *past = *state;
  past_put (past, "going-on.caravan", HEAD ("") COUNTS);
  past_put (past, "over.caravan", HEAD ("") COUNTS "{'do':'end'}\n");
  past_put (past, "sealed.caravan",
            HEAD ("") COUNTS "{'do':'hide','by':'red','add':{'wells':2}}\n"
                             "{'do':'end'}\n");
  past_put (past, "shown.caravan",
            HEAD ("") COUNTS "{'do':'hide','by':'red','add':{'wells':2}}\n"
                             "{'do':'end'}\n" SHOW ("red"));
  past_put (past, "undone.caravan", HEAD ("") COUNTS "{'do':'end'}\n{'do':'undo'}\n");
  past_sync (past);
  past_expect (past, QUERY (.which = REC_HISTORY_FINISHED, .turned = true),
               "over shown");
  past_expect (past, QUERY (.which = REC_HISTORY_OPEN, .turned = true),
               "going-on sealed undone");
  RecHistoryGame sealed = past_game (past, "sealed.caravan");
  assert_true (sealed.player[0].sealed);
  assert_int_equal (sealed.player[0].total, 0);
  assert_int_equal (sealed.player[0].rank, 0);
  assert_int_equal (sealed.player[0].points[1], 0);
  assert_int_equal (sealed.decided, CV_DECIDED_UNDECIDED);
}

static void
test_sync_follows_what_comes_changes_and_goes (void **state)
{
  Past *past = *state;
  char *path = past_path (past, "games/a.caravan");

  assert_false (past_sync (past));
  past_put_oregon (past, "a.caravan", "2026-01-01", "Anna 10 Bruno 5");
  past_put_oregon (past, "b.caravan", "2026-01-02", "Anna 10 Bruno 5");
  assert_true (past_sync (past));
  assert_false (past_sync (past));
  past_put_oregon (past, "a.caravan", "2026-01-03", "Anna 110 Bruno 5");
  assert_true (past_sync (past));
  past_expect (past, QUERY (0), "a b");
  assert_int_equal (past_game (past, "a.caravan").player[0].total, 110);
  unlink (path);
  assert_true (past_sync (past));
  past_expect (past, QUERY (0), "b");
  past_reopen (past);
  assert_false (past_sync (past));
  past_expect (past, QUERY (0), "b");
  free (path);
}

static void
test_other_files_are_left_alone (void **state)
{
  Past *past = *state;
  char *hidden = past_path (past, "games/.b.caravan");
  char *folder = past_path (past, "games/c.caravan");

  past_put_oregon (past, "a.caravan", NULL, "Anna 10 Bruno 5");
  past_put_oregon (past, ".b.caravan", NULL, "Anna 10 Bruno 5");
  past_put (past, "notes.txt", "milk");
  past_put (past, "a.caravan.12-0.new", "half");
  mkdir (folder, 0700);
  past_sync (past);
  past_expect (past, QUERY (0), "a");
  size_t n;
  rec_history_unreadable (past->history, &n);
  assert_int_equal (n, 0);
  free (hidden);
  free (folder);
}

/* The file gets other content, of the same length and with the same times. */
static void
change_unseen (const char *path, const char *lines)
{
  struct stat info;
  assert_int_equal (stat (path, &info), 0);
  const struct timespec times[] = { info.st_atim, info.st_mtim };
  files_write_lines (path, lines);
  assert_int_equal (utimensat (AT_FDCWD, path, times, 0), 0);
}

static void
touch (const char *path)
{
  const struct timespec times[] = { { .tv_sec = 1000 }, { .tv_sec = 1000 } };
  assert_int_equal (utimensat (AT_FDCWD, path, times, 0), 0);
}

static void
test_only_what_has_changed_is_read (void **state)
{
  Past *past = *state;
  char *path = past_path (past, "games/a.caravan");

  past_put (past, "a.caravan", HEAD ("") "{'do':'note','text':'one'}\n");
  past_sync (past);
  change_unseen (path, HEAD ("") "{'do':'note','text':'two'}\n");
  assert_false (past_sync (past));
  past_expect (past, QUERY (.search = "two"), "");
  touch (path);
  assert_true (past_sync (past));
  past_expect (past, QUERY (.search = "two"), "a");
  free (path);
}

static void
test_what_cannot_be_read_is_told_and_not_read_again (void **state)
{
  Past *past = *state;
  char *path = past_path (past, "games/b.caravan");
  size_t n;

  past_put_oregon (past, "a.caravan", NULL, "Anna 10 Bruno 5");
  past_put (past, "b.caravan", HEAD ("") "{'do':'mote','text':'one'}\n");
  past_put (past, "c.caravan", HEAD ("") "{'do':'redo'}\n");
  assert_true (past_sync (past));
  past_expect (past, QUERY (0), "a");
  const RecHistoryProblem *problems = rec_history_unreadable (past->history, &n);
  assert_int_equal (n, 2);
  assert_string_equal (problems[0].file, "b.caravan");
  assert_int_equal (problems[0].error.line, 2);
  assert_non_null (problems[0].error.text);
  assert_null (problems[1].error.text);
  assert_string_equal (problems[1].error.verdict.rule->id, "match.redo.none");

  change_unseen (path, HEAD ("") "{'do':'note','text':'one'}\n");
  assert_false (past_sync (past));
  rec_history_unreadable (past->history, &n);
  assert_int_equal (n, 2);
  touch (path);
  assert_true (past_sync (past));
  past_expect (past, QUERY (.turned = true), "a b");
  unlink (path);
  past_sync (past);
  problems = rec_history_unreadable (past->history, &n);
  assert_int_equal (n, 1);
  assert_string_equal (problems[0].file, "c.caravan");
  free (path);
}

static void
test_a_record_that_becomes_unreadable_leaves_the_list (void **state)
{
  Past *past = *state;
  past_put_oregon (past, "a.caravan", NULL, "Anna 10 Bruno 5");
  past_sync (past);
  past_put (past, "a.caravan", "nonsense\n");
  assert_true (past_sync (past));
  past_expect (past, QUERY (0), "");
}

/* Finding. */

static void
put_some (Past *past)
{
  past_put_oregon (past, "first.caravan", "2025-12-31", "Anna 40 Bruno 50");
  past_put_oregon (past, "second.caravan", "2026-01-01", "Zoé 70 Bruno 30");
  past_put (past, "third.caravan",
            HEAD (",'created':'2026-02-01T10:00:00Z'") COUNTS
            "{'do':'note','text':'Über den Pass, s’il vous plaît'}\n{'do':'end'}\n");
  past_put (past, "fourth.caravan", HEAD ("") COUNTS);
  past_sync (past);
}

static void
test_search_ignores_accents_and_case (void **state)
{
  Past *past = *state;
  put_some (past);
  past_expect (past, QUERY (.search = "ZOE", .turned = true), "fourth second third");
  past_expect (past, QUERY (.search = "zoé oregon"), "second");
  past_expect (past, QUERY (.search = "uber"), "third");
  past_expect (past, QUERY (.search = "ÜBER PLAIT"), "third");
  past_expect (past, QUERY (.search = "s'il"), "third");
  past_expect (past, QUERY (.search = "Zoe\xcc\x81 oregon"), "second");
}

static void
test_search_wants_all_words_wherever_they_stand (void **state)
{
  Past *past = *state;
  put_some (past);
  past_expect (past, QUERY (.search = "bruno anna"), "first");
  past_expect (past, QUERY (.search = "  2026   ore\t"), "second");
  past_expect (past, QUERY (.search = "thir OASIS 02-01 zo"), "third");
  past_expect (past, QUERY (.search = "anna xyz"), "");
  past_expect (past, QUERY (.search = "annazoe"), "");
  past_expect (past, QUERY (.search = "", .limit = 1), "third");
  past_expect (past, QUERY (.search = "%"), "");
  past_expect (past, QUERY (.search = "' OR 1 --"), "");
  char *many = text_repeat ("anna ", 200);
  past_expect (past, QUERY (.search = many, .turned = true), "fourth first third");
  free (many);
}

static void
test_filters_keep_what_fits (void **state)
{
  Past *past = *state;
  put_some (past);
  past_expect (past, QUERY (.game = cv_game_find ("oregon")), "second first");
  past_expect (past, QUERY (.game = cv_game_find ("basari")), "");
  past_expect (past, QUERY (.person = "Zoé"), "third second fourth");
  past_expect (past, QUERY (.person = "zoe"), "");
  past_expect (past, QUERY (.from = "2026-01-01"), "third second");
  past_expect (past, QUERY (.to = "2026-01-01"), "second first");
  past_expect (past, QUERY (.from = "2025-12-31", .to = "2025-12-31"), "first");
  past_expect (past,
               QUERY (.person = "Bruno", .from = "2026-01-01",
                      .game = cv_game_find ("oregon"), .search = "second",
                      .which = REC_HISTORY_FINISHED),
               "second");
}

static void
test_orders_and_their_opposites (void **state)
{
  Past *past = *state;
  put_some (past);
  past_expect (past, QUERY (0), "third second first fourth");
  past_expect (past, QUERY (.turned = true), "fourth first second third");
  past_expect (past, QUERY (.order = REC_HISTORY_BY_GAME), "third fourth second first");
  past_expect (past, QUERY (.order = REC_HISTORY_BY_GAME, .turned = true),
               "first second fourth third");
  past_expect (past, QUERY (.order = REC_HISTORY_BY_SCORE),
               "second first third fourth");
  past_expect (past, QUERY (.order = REC_HISTORY_BY_SCORE, .turned = true),
               "fourth third first second");
}

static void
test_a_part_of_the_list_knows_how_long_it_is (void **state)
{
  Past *past = *state;
  RecError error = { 0 };
  RecHistoryList list;

  put_some (past);
  past_expect (past, QUERY (.limit = 2), "third second");
  past_expect (past, QUERY (.limit = 2, .offset = 1), "second first");
  past_expect (past, QUERY (.offset = 3), "fourth");
  past_expect (past, QUERY (.offset = SIZE_MAX, .limit = SIZE_MAX), "");
  RecHistoryQuery query = QUERY (.limit = 1, .offset = 1, .search = "o");
  assert_true (rec_history_list (past->history, &query, &list, &error));
  assert_int_equal (list.n_games, 1);
  assert_int_equal (list.n_all, 4);
  rec_history_list_clear (&list);
}

/* What was hidden stays hidden. */

static int
print_row (void *data, int n, char **values, char **names)
{
  for (int i = 0; i < n; i++)
    fprintf (data, "%s=%s ", names[i], values[i] != NULL ? values[i] : "NULL");
  fputc ('\n', data);
  return 0;
}

/* All rows of all tables. */
static char *
dump (const Past *past)
{
  static const char *const tables[] = { "game", "seat", "name", "person" };
  char *path = past_path (past, "history.db"), *text, *sql;
  size_t size;
  FILE *stream = open_memstream (&text, &size);
  sqlite3 *db;

  assert_int_equal (sqlite3_open (path, &db), SQLITE_OK);
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    {
      sql = text_join ("SELECT * FROM ", tables[i], "");
      assert_int_equal (sqlite3_exec (db, sql, print_row, stream, NULL), SQLITE_OK);
      free (sql);
    }
  sqlite3_close (db);
  fclose (stream);
  free (path);
  return text;
}

static char *
dump_with_hidden (const char *hide)
{
  void *state;
  past_set_up (&state);
  Past *past = state;
  char *lines = text_join (HEAD (CREATED) COUNTS, hide, "{'do':'end'}\n");
  char *path = past_path (past, "games/a.caravan");

  past_put (past, "a.caravan", lines);
  touch (path);
  past_sync (past);
  char *text = dump (past);
  free (path);
  free (lines);
  past_clear_away (&state);
  return text;
}

static void
test_hidden_counts_leave_no_trace_in_the_index (void **state)
{
  char *one = dump_with_hidden ("{'do':'hide','by':'red','add':{'wells':2}}\n");
  char *two = dump_with_hidden ("{'do':'hide','by':'red','add':{'wells':9}}\n");
  char *none = dump_with_hidden ("");

  assert_string_equal (one, two);
  assert_string_not_equal (one, none);
  assert_non_null (strstr (one, "sealed=1"));
  free (one);
  free (two);
  free (none);
}

/* Old and later versions. */

/* Version 1 as it was released, with a game in it whose file is gone. */
static const char version_1[] =
    "PRAGMA application_id = 1129730888; PRAGMA user_version = 1;"
    "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE,"
    "  fold TEXT NOT NULL) STRICT;"
    "CREATE TABLE name (id INTEGER PRIMARY KEY, written TEXT NOT NULL UNIQUE,"
    "  person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE) STRICT;"
    "CREATE INDEX name_person ON name (person);"
    "CREATE TABLE game (id INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE,"
    "  stamp INTEGER NOT NULL, kind TEXT NOT NULL, date TEXT NOT NULL,"
    "  is_finished INTEGER NOT NULL, has_board INTEGER NOT NULL,"
    "  has_house INTEGER NOT NULL, decided INTEGER NOT NULL,"
    "  n_steps INTEGER NOT NULL, top INTEGER) STRICT;"
    "CREATE UNIQUE INDEX game_date ON game (date, file);"
    "CREATE TABLE seat (game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
    "  seat INTEGER NOT NULL, name INTEGER NOT NULL REFERENCES name ON DELETE CASCADE,"
    "  color INTEGER NOT NULL, sealed INTEGER NOT NULL, is_winner INTEGER NOT NULL,"
    "  rank INTEGER NOT NULL, total INTEGER NOT NULL,"
    "  p0 INTEGER NOT NULL, p1 INTEGER NOT NULL, p2 INTEGER NOT NULL,"
    "  p3 INTEGER NOT NULL, PRIMARY KEY (game, seat)) STRICT, WITHOUT ROWID;"
    "CREATE INDEX seat_name ON seat (name);"
    "INSERT INTO person VALUES (1, 'Anna', 'anna');"
    "INSERT INTO name VALUES (1, 'Anna', 1);"
    "INSERT INTO game VALUES (1, 'a.caravan', 5, 'oregon', '', 0, 0, 0, 6, 0, NULL);"
    "INSERT INTO seat VALUES (1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0);";

/* Puts an index in the place of the one that is there. */
static void
make_index (Past *past, const char *sql)
{
  char *path = past_path (past, "history.db");
  sqlite3 *db;

  rec_history_close (past->history);
  past->history = NULL;
  unlink (path);
  assert_int_equal (sqlite3_open (path, &db), SQLITE_OK);
  assert_int_equal (sqlite3_exec (db, sql, NULL, NULL, NULL), SQLITE_OK);
  sqlite3_close (db);
  free (path);
}

static int
find_version (const Past *past)
{
  char *path = past_path (past, "history.db");
  sqlite3 *db;
  sqlite3_stmt *statement;

  assert_int_equal (sqlite3_open (path, &db), SQLITE_OK);
  sqlite3_prepare_v2 (db, "PRAGMA user_version", -1, &statement, NULL);
  sqlite3_step (statement);
  int version = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  sqlite3_close (db);
  free (path);
  return version;
}

static void
test_an_old_index_is_brought_up_to_date (void **state)
{
  Past *past = *state;
  past_put_oregon (past, "a.caravan", "2026-01-01", "Anna 40 Bruno 50");
  make_index (past, version_1);
  past_reopen (past);
  assert_null (rec_history_set_aside (past->history));
  assert_int_equal (find_version (past), 3);
  assert_true (past_sync (past));
  past_expect (past, QUERY (.search = "bruno"), "a");
  past_reopen (past);
  assert_int_equal (find_version (past), 3);
  assert_false (past_sync (past));
}

static void
expect_rebuilt (Past *past, const char *aside)
{
  char *path = past_path (past, aside);
  past_reopen (past);
  assert_non_null (rec_history_set_aside (past->history));
  assert_string_equal (rec_history_set_aside (past->history), aside);
  assert_int_equal (access (path, F_OK), 0);
  assert_true (past_sync (past));
  past_expect (past, QUERY (.search = "bruno"), "a");
  past_reopen (past);
  assert_null (rec_history_set_aside (past->history));
  free (path);
}

static void
test_an_index_that_is_not_ours_is_set_aside (void **state)
{
  Past *past = *state;
  char *path = past_path (past, "history.db");

  past_put_oregon (past, "a.caravan", NULL, "Anna 40 Bruno 50");
  make_index (past, "PRAGMA application_id = 1129730888; PRAGMA user_version = 4;");
  expect_rebuilt (past, "history.db.damaged-1");
  make_index (past, "CREATE TABLE recipes (cake TEXT)");
  expect_rebuilt (past, "history.db.damaged-2");
  make_index (past, "PRAGMA application_id = 1129730888; PRAGMA user_version = 3;"
                    "CREATE TABLE game (id)");
  expect_rebuilt (past, "history.db.damaged-3");
  rec_history_close (past->history);
  past->history = NULL;
  files_write (path, "Dear diary, today we played Oasis.\n", 35);
  expect_rebuilt (past, "history.db.damaged-4");
  free (path);
}

/* Damage. */

/* One byte is wrong, or the rest is missing. */
static void
damage (const char *path, const RecBytes *good, size_t at, bool cuts)
{
  char *bytes = malloc (good->size);
  memcpy (bytes, good->data, good->size);
  bytes[at] = (char) (bytes[at] ^ (0x55 + (int) (at % 7)));
  files_write (path, bytes, cuts ? at : good->size);
  free (bytes);
}

/* What a wrong byte does to a number in a row no check can see; but then all functions
   work, and everything else is as it was. */
static void
expect_good_or_rebuilt (Past *past, const char *right)
{
  past_reopen (past);
  bool was_set_aside = rec_history_set_aside (past->history) != NULL;
  past_sync (past);
  past_expect (
      past, QUERY (.search = "anna", .person = "Anna", .limit = 0, .offset = 99), "");
  char *text = past_print (past);
  if (was_set_aside)
    assert_string_equal (text, right);
  free (text);
}

static void
remove_set_aside (const Past *past)
{
  static const char *const ends[] = { "", "-wal", "-shm" };
  for (int i = 0; i < 3; i++)
    {
      char *name = text_join ("history.db.damaged-1", ends[i], "");
      char *path = past_path (past, name);
      unlink (path);
      free (path);
      free (name);
    }
}

static void
test_damage_anywhere_is_harmless (void **state)
{
  Past *past = *state;
  char *path = past_path (past, "history.db");
  char *record = past_path (past, "games/second.caravan");
  int n_set_aside = 0;

  put_some (past);
  RecBytes before = files_read (record);
  char *right = past_print (past);
  rec_history_close (past->history);
  past->history = NULL;
  RecBytes good = files_read (path);
  for (size_t i = 0; i < good.size; i += i < 100 ? 1 : 331)
    {
      damage (path, &good, i, i % 3 == 0);
      expect_good_or_rebuilt (past, right);
      n_set_aside += rec_history_set_aside (past->history) != NULL;
      rec_history_close (past->history);
      past->history = NULL;
      remove_set_aside (past);
    }
  assert_true (n_set_aside > 100);
  RecBytes after = files_read (record);
  assert_int_equal (before.size, after.size);
  assert_memory_equal (before.data, after.data, before.size);
  rec_bytes_free (&before);
  rec_bytes_free (&after);
  rec_bytes_free (&good);
  free (right);
  free (path);
  free (record);
}

/* Writes something to the index as another program would, so that what others have read
   of it is no longer good. */
static void
write_from_elsewhere (const char *path)
{
  sqlite3 *db;
  assert_int_equal (sqlite3_open (path, &db), SQLITE_OK);
  assert_int_equal (sqlite3_exec (db, "PRAGMA user_version = 3", NULL, NULL, NULL),
                    SQLITE_OK);
  sqlite3_close (db);
}

/* Pages that are overwritten while the index is open. */
static void
test_damage_found_while_it_is_open_is_made_good (void **state)
{
  Past *past = *state;
  char *path = past_path (past, "history.db"), *name = malloc (64);

  for (int i = 0; i < 300; i++)
    {
      snprintf (name, 64, "%03d.caravan", i);
      past_put_oregon (past, name, "2026-01-01", "Anna 40 Bruno 50");
    }
  past_sync (past);
  char *right = past_print (past);
  past_reopen (past);
  RecBytes good = files_read (path);
  memset (good.data + 4096, 0x5a, good.size - 4096);
  files_write (path, good.data, good.size);
  write_from_elsewhere (path);
  char *text = past_print (past);
  assert_string_equal (text, right);
  assert_non_null (rec_history_set_aside (past->history));
  free (text);
  free (right);
  free (name);
  free (path);
  rec_bytes_free (&good);
}

/* Several at once. */

static void
test_two_have_it_open_at_once (void **state)
{
  Past *past = *state;
  Past other = { .directory = past->directory };
  RecError error = { 0 };

  past_reopen (&other);
  past_put_oregon (past, "a.caravan", NULL, "Anna 40 Bruno 50");
  assert_true (past_sync (past));
  assert_false (past_sync (&other));
  past_expect (&other, QUERY (0), "a");
  assert_true (rec_history_rename (other.history, "Anna", "Anna B.", &error));
  past_expect (past, QUERY (.person = "Anna B."), "a");
  past_put_oregon (past, "b.caravan", NULL, "Anna 40 Bruno 50");
  past_sync (past);
  past_expect (&other, QUERY (.person = "Anna B.", .turned = true), "a b");
  assert_true (rec_history_rename (past->history, "Bruno", "Benno", &error));
  assert_true (rec_history_rename (other.history, "Anna B.", "Annie", &error));
  past_expect_people (past, "Annie,Benno");
  rec_history_close (other.history);
}

static void
test_one_notices_that_the_other_made_the_index_anew (void **state)
{
  Past *past = *state;
  Past other = { .directory = past->directory };
  char *path = past_path (past, "history.db"), *away = past_path (past, "away");

  past_put_oregon (past, "a.caravan", NULL, "Anna 40 Bruno 50");
  past_sync (past);
  assert_int_equal (rename (path, away), 0);
  past_reopen (&other);
  past_put_oregon (past, "b.caravan", NULL, "Anna 40 Bruno 50");
  past_sync (&other);
  assert_true (past_sync (past));
  past_expect (past, QUERY (.turned = true), "a b");
  assert_false (past_sync (past));
  rec_history_close (other.history);
  free (path);
  free (away);
}

static void
test_programs_that_start_together_all_succeed (void **state)
{
  Past *past = *state;
  pid_t children[4];

  for (int i = 0; i < 200; i++)
    {
      char name[32];
      snprintf (name, sizeof name, "%d.caravan", i);
      past_put_oregon (past, name, NULL, "Anna 40 Bruno 50");
    }
  rec_history_close (past->history);
  past->history = NULL;
  for (int i = 0; i < 4; i++)
    if ((children[i] = fork ()) == 0)
      {
        RecError error = { 0 };
        RecHistoryList list;
        RecHistory *history =
            rec_history_open (past->directory, getenv ("CARAVANSERAI_DATA"), &error);
        bool is_good = history != NULL && rec_history_sync (history, NULL, &error) &&
                       rec_history_list (history, &QUERY (0), &list, &error) &&
                       list.n_games == 200 && rec_history_set_aside (history) == NULL;
        _exit (is_good ? 0 : 1);
      }
  for (int i = 0; i < 4; i++)
    {
      int status;
      assert_int_equal (waitpid (children[i], &status, 0), children[i]);
      assert_int_equal (status, 0);
    }
  past_reopen (past);
  assert_false (past_sync (past));
}

/* A disk that refuses. What is done in a child, since it gives up rights that it can't
   have back. */

static void
expect_in_child (Past *past, int (*work) (Past *past))
{
  rec_history_close (past->history);
  past->history = NULL;
  pid_t child = fork ();
  int status;

  if (child == 0)
    _exit (work (past));
  assert_int_equal (waitpid (child, &status, 0), child);
  assert_int_equal (status, 0);
}

/* 0 when it fails with the right words. */
static int
open_as_nobody (Past *past)
{
  RecError error = { 0 };

  if (geteuid () == 0 && setuid (65534) != 0)
    return 1;
  RecHistory *history = rec_history_open (past->directory, "", &error);
  return history == NULL && error.by_disk && error.text != NULL &&
                 strstr (error.text, "permission") != NULL
             ? 0
             : 2;
}

static void
test_a_folder_without_permission_is_told (void **state)
{
  Past *past = *state;
  past_put_oregon (past, "a.caravan", NULL, "Anna 40 Bruno 50");
  chmod (past->directory, 0500);
  expect_in_child (past, open_as_nobody);
  chmod (past->directory, 0700);
  past_reopen (past);
  past_sync (past);
  past_expect (past, QUERY (0), "a");
}

static int
sync_without_room (Past *past)
{
  const struct rlimit few = { 16384, 16384 };
  RecError error = { 0 };

  signal (SIGXFSZ, SIG_IGN);
  setrlimit (RLIMIT_FSIZE, &few);
  RecHistory *history =
      rec_history_open (past->directory, getenv ("CARAVANSERAI_DATA"), &error);
  bool is_good = history != NULL && rec_history_sync (history, NULL, &error);
  rec_history_close (history);
  return !is_good && error.by_disk && error.text != NULL ? 0 : 1;
}

static void
test_a_full_disk_is_told_and_nothing_is_lost (void **state)
{
  Past *past = *state;
  for (int i = 0; i < 100; i++)
    {
      char name[32];
      snprintf (name, sizeof name, "%d.caravan", i);
      past_put_oregon (past, name, NULL, "Anna 40 Bruno 50");
    }
  expect_in_child (past, sync_without_room);
  past_reopen (past);
  past_sync (past);
  RecHistoryList list;
  RecError error = { 0 };
  assert_true (rec_history_list (past->history, &QUERY (0), &list, &error));
  assert_int_equal (list.n_games, 100);
  rec_history_list_clear (&list);
}

#define PAST_TEST(NAME)                                                                \
  cmocka_unit_test_setup_teardown (NAME, past_set_up, past_clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    PAST_TEST (test_a_folder_that_is_not_there_is_an_empty_history),
    cmocka_unit_test (test_the_folder_is_where_the_desktop_says),
    PAST_TEST (test_a_record_is_listed_with_its_score),
    PAST_TEST (test_a_game_is_finished_when_it_is_over_and_all_is_shown),
    PAST_TEST (test_sync_follows_what_comes_changes_and_goes),
    PAST_TEST (test_other_files_are_left_alone),
    PAST_TEST (test_only_what_has_changed_is_read),
    PAST_TEST (test_what_cannot_be_read_is_told_and_not_read_again),
    PAST_TEST (test_a_record_that_becomes_unreadable_leaves_the_list),
    PAST_TEST (test_search_ignores_accents_and_case),
    PAST_TEST (test_search_wants_all_words_wherever_they_stand),
    PAST_TEST (test_filters_keep_what_fits),
    PAST_TEST (test_orders_and_their_opposites),
    PAST_TEST (test_a_part_of_the_list_knows_how_long_it_is),
    cmocka_unit_test (test_hidden_counts_leave_no_trace_in_the_index),
    PAST_TEST (test_an_old_index_is_brought_up_to_date),
    PAST_TEST (test_an_index_that_is_not_ours_is_set_aside),
    PAST_TEST (test_damage_anywhere_is_harmless),
    PAST_TEST (test_damage_found_while_it_is_open_is_made_good),
    PAST_TEST (test_two_have_it_open_at_once),
    PAST_TEST (test_one_notices_that_the_other_made_the_index_anew),
    PAST_TEST (test_programs_that_start_together_all_succeed),
    PAST_TEST (test_a_folder_without_permission_is_told),
    PAST_TEST (test_a_full_disk_is_told_and_nothing_is_lost),
  };

  return cmocka_run_group_tests_name ("history", tests, NULL, NULL);
}
