/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "damage.h"

#include <dirent.h>
#include <libgen.h>
#include <sched.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "text.h"

#define HEADER_BITS (100 * 8)
#define N_FLIPS     120
#define N_CUTS      60
#define N_ZEROS     60
#define N_GARBAGE   40

/* What another program, or another version, may have done. */
static const char *const foreign[] = {
  "PRAGMA user_version = -1",
  "PRAGMA user_version = -2147483648",
  "PRAGMA user_version = 2147483647",
  "PRAGMA user_version = 0",
  "PRAGMA user_version = 999",
  "PRAGMA application_id = -5",
  "PRAGMA application_id = 0",
  "PRAGMA application_id = -2147483648",
  "PRAGMA application_id = 2147483647",
  "PRAGMA application_id = -5; PRAGMA user_version = -1",
  "PRAGMA encoding = 'UTF-16'; VACUUM",
  "PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM",
  "PRAGMA journal_mode = DELETE; PRAGMA page_size = 65536; VACUUM",
  "PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = FULL; VACUUM",
  "DROP TABLE seat",
  "DROP TABLE game",
  "DROP TABLE name; DROP TABLE person",
  "DROP INDEX game_date",
  "ALTER TABLE game DROP COLUMN words",
  "ALTER TABLE seat RENAME COLUMN total TO amount",
  "DELETE FROM person",
  "UPDATE game SET kind = 'chess'",
  "UPDATE game SET decided = 99, n_steps = -4, top = -9000000000",
  "UPDATE seat SET color = 77, rank = -1",
  "UPDATE seat SET color = -3, rank = 9000000000",
  "UPDATE seat SET seat = seat + 900",
  "UPDATE game SET date = 'not a date at all, and far too long for one'",
  "UPDATE game SET file = '../../' || file",
  ("INSERT INTO seat SELECT game, seat + 5, name, color, sealed, is_winner, rank, "
   "total,"
   " p0, p1, p2, p3 FROM seat"),
  "CREATE TRIGGER t AFTER DELETE ON game BEGIN SELECT RAISE (ABORT, 'no'); END",
  "CREATE VIEW v AS SELECT * FROM game; CREATE TABLE recipes (cake TEXT)",
  "ALTER TABLE game RENAME TO g; CREATE VIEW game AS SELECT * FROM g",
};
#define N_FOREIGN (sizeof foreign / sizeof *foreign)

enum
{
  FOREIGN,
  HEADER,
  FLIPS,
  CUTS,
  ZEROS,
  GARBAGE,
  N_KINDS
};

static const size_t n_ways[N_KINDS] = { N_FOREIGN, HEADER_BITS, N_FLIPS,
                                        N_CUTS,    N_ZEROS,     N_GARBAGE };

size_t
damage_count (size_t size)
{
  size_t n = 0;
  assert_true (size > 4096);
  for (int kind = 0; kind < N_KINDS; kind++)
    n += n_ways[kind];
  return n;
}

bool
damage_is_special (size_t way)
{
  return way < N_FOREIGN;
}

static int
find_kind (size_t *way)
{
  int kind = 0;
  while (*way >= n_ways[kind])
    *way -= n_ways[kind++];
  return kind;
}

/* The n-th of a fixed sequence that looks like chance. */
static uint64_t
find_number (uint64_t n)
{
  n = (n + 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9;
  n = (n ^ (n >> 27)) * 0x94d049bb133111eb;
  return n ^ (n >> 31);
}

static void
execute (const char *path, const char *sql)
{
  sqlite3 *db;
  char *message = NULL;

  assert_int_equal (sqlite3_open (path, &db), SQLITE_OK);
  if (sqlite3_exec (db, sql, NULL, NULL, &message) != SQLITE_OK)
    fail_msg ("%s: %s", sql, message);
  sqlite3_close (db);
}

/* The bytes of a damaged index; returns how many are left. */
static size_t
change_bytes (char *bytes, size_t size, int kind, size_t way, char *name)
{
  size_t at = (size_t) find_number (way + 1000 * (size_t) kind) % size;
  size_t n = 1 + (size_t) find_number (way * 7) % 5000;

  if (kind == HEADER)
    at = way / 8;
  if (kind == HEADER || kind == FLIPS)
    bytes[at] = (char) (bytes[at] ^ (1 << way % 8));
  if (kind == CUTS && way < 10)
    at = way * way;
  if (at + n > size)
    n = size - at;
  if (kind == ZEROS)
    memset (bytes + at, 0, n);
  for (size_t i = 0; kind == GARBAGE && i < (way < 10 ? size : n); i++)
    bytes[way < 10 ? i : at + i] = (char) find_number (way * 65536 + i);
  snprintf (name, DAMAGE_WAY_SIZE, "kind %d, way %zu, at byte %zu", kind, way, at);
  return kind == CUTS ? at : size;
}

void
damage_index (const char *path,
              const RecBytes *good,
              size_t way,
              char ret_name[DAMAGE_WAY_SIZE])
{
  int kind = find_kind (&way);

  if (kind == FOREIGN)
    {
      files_write (path, good->data, good->size);
      execute (path, foreign[way]);
      snprintf (ret_name, DAMAGE_WAY_SIZE, "%s", foreign[way]);
      return;
    }
  char *bytes = malloc (good->size);
  memcpy (bytes, good->data, good->size);
  size_t size = change_bytes (bytes, good->size, kind, way, ret_name);
  files_write (path, bytes, size);
  free (bytes);
}

/* In its place. */

const char *const damage_places[] = {
  "a folder",
  "a folder with something in it",
  "a pipe",
  "a link to nowhere",
  "a link to a device",
  "a link to a folder",
  "a link to itself",
  "a pipe as -journal",
  "a pipe as -wal",
  "a folder as -wal",
  "a folder as -shm",
  "a folder as -journal",
  "a folder as -wal, without an index",
};
const size_t damage_places_n = sizeof damage_places / sizeof *damage_places;

static void
put_full_folder (const char *path)
{
  char *inside = files_path (path, "keep");
  mkdir (path, 0700);
  files_write (inside, "keep", 4);
  free (inside);
}

void
damage_put (const char *path, const RecBytes *good, size_t place)
{
  const char *name = damage_places[place], *end = strstr (name, " as -");
  char *part = text_join (path, "", "");

  if (end != NULL)
    {
      free (part);
      part = text_join (path, end + strlen (" as "), "");
      if (strchr (part, ',') != NULL)
        *strchr (part, ',') = '\0';
      else
        files_write (path, good->data, good->size);
    }
  if (strstr (name, "something") != NULL)
    put_full_folder (part);
  else if (strncmp (name, "a folder", 8) == 0)
    assert_int_equal (mkdir (part, 0700), 0);
  else if (strncmp (name, "a pipe", 6) == 0)
    assert_int_equal (mkfifo (part, 0600), 0);
  else
    assert_int_equal (symlink (strstr (name, "device") != NULL   ? "/dev/zero"
                               : strstr (name, "folder") != NULL ? "games"
                               : strstr (name, "itself") != NULL ? "history.db"
                                                                 : "no/where",
                               part),
                      0);
  free (part);
}

void
damage_clear (const char *path)
{
  char *copy = text_join (path, "", "");
  char *directory = dirname (copy);
  DIR *folder = opendir (directory);

  assert_non_null (folder);
  for (struct dirent *entry; (entry = readdir (folder)) != NULL;)
    if (strncmp (entry->d_name, "history.db", 10) == 0)
      {
        char *one = files_path (directory, entry->d_name);
        char *inside = files_path (one, "keep");
        unlink (inside);
        assert_int_equal (remove (one), 0);
        free (inside);
        free (one);
      }
  closedir (folder);
  free (copy);
}

/* Other programs. */

static bool
has_open (pid_t program, const char *path)
{
  char folder[64], name[4096];
  snprintf (folder, sizeof folder, "/proc/%ld/fd", (long) program);
  DIR *fds = opendir (folder);
  bool has = false;

  for (struct dirent *entry; fds != NULL && (entry = readdir (fds)) != NULL;)
    {
      ssize_t n = readlinkat (dirfd (fds), entry->d_name, name, sizeof name - 1);
      has |=
          n > 0 && (size_t) n == strlen (path) && memcmp (name, path, (size_t) n) == 0;
    }
  if (fds != NULL)
    closedir (fds);
  return has;
}

void
damage_wait_until_open (pid_t program, const char *path)
{
  siginfo_t info = { 0 };

  while (!has_open (program, path) && info.si_pid == 0)
    {
      waitid (P_PID, (id_t) program, &info, WEXITED | WNOHANG | WNOWAIT);
      sched_yield ();
    }
}

int
damage_wait (pid_t program)
{
  int status;
  assert_int_equal (waitpid (program, &status, 0), program);
  return WIFEXITED (status) ? WEXITSTATUS (status) : 128 + WTERMSIG (status);
}
