/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the index, step by step, and what is done with a file that is not a
   good index: since everything in it can be made again from the records, it is moved
   out of the way, never mended and never lost.

   The points of a sheet stand in the rows of the seats, four columns for the at most
   four lines: a table of lines would have ten rows for a game, and reading those takes
   longer than all the rest. */
#include "rec-disk.h"
#include "rec-history-private.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define APPLICATION_ID 0x43565348 /* "CVSH" */
#define BUSY_MS        20000

/* Where SQLite keeps its numbers, and how much of a file that takes. */
#define VERSION_OFFSET 60
#define ID_OFFSET      68
#define HEAD_SIZE      100

/* Step n leads from version n to version n + 1, in a transaction of its own. A step
   that was released is never changed; what must be read anew from the records gets
   stamp 0. */
static const char *const steps[] = {
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
  "CREATE INDEX seat_name ON seat (name);",

  /* What a search looks through, notes included. */
  "ALTER TABLE game ADD COLUMN words TEXT NOT NULL DEFAULT '';"
  "UPDATE game SET stamp = 0;",

  /* How long they were played. */
  "ALTER TABLE game ADD COLUMN seconds INTEGER NOT NULL DEFAULT 0;"
  "UPDATE game SET stamp = 0;",
};
#define VERSION ((int) (sizeof steps / sizeof *steps))

/* The kept statements. */
static const char *const texts[REC_SQL_N] = {
  [REC_SQL_BEGIN] = "BEGIN IMMEDIATE",
  [REC_SQL_BEGIN_READING] = "BEGIN",
  [REC_SQL_COMMIT] = "COMMIT",
  [REC_SQL_ROLLBACK] = "ROLLBACK",
  [REC_SQL_FILES] = "SELECT file, stamp, kind FROM game ORDER BY file",
  [REC_SQL_DROP_GAME] = "DELETE FROM game WHERE file = ?1",
  [REC_SQL_ADD_GAME] =
      "INSERT INTO game (file, stamp, kind, date, is_finished, has_board, has_house,"
      " decided, n_steps, top, words, seconds)"
      " VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12)",
  [REC_SQL_ADD_SEAT] =
      "INSERT INTO seat (game, seat, name, color, sealed, is_winner, rank, total,"
      " p0, p1, p2, p3) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12)",
  [REC_SQL_SEATS] = "SELECT seat, name, color, sealed, is_winner, rank, total,"
                    " p0, p1, p2, p3 FROM seat WHERE game = ?1 ORDER BY seat",
  [REC_SQL_FIND_TWINS] =
      "SELECT file FROM game WHERE date = ?1 AND kind = ?2 AND n_steps = ?3",
  [REC_SQL_NAMES] =
      "SELECT n.id, n.written, p.name FROM name n JOIN person p ON p.id = n.person",
  [REC_SQL_FIND_NAME] = "SELECT id FROM name WHERE written = ?1",
  [REC_SQL_ADD_NAME] = "INSERT INTO name (written, person) VALUES (?1, ?2)",
  [REC_SQL_SET_PERSON] = "UPDATE name SET person = ?2 WHERE id = ?1",
  [REC_SQL_PEOPLE] = "SELECT p.name FROM person p WHERE EXISTS (SELECT 1 FROM name n"
                     " JOIN seat s ON s.name = n.id WHERE n.person = p.id)"
                     " ORDER BY p.fold, p.name",
  [REC_SQL_FIND_PERSON] = "SELECT id FROM person WHERE name = ?1",
  [REC_SQL_ADD_PERSON] = "INSERT INTO person (name, fold) VALUES (?1, ?2)",
  [REC_SQL_DROP_PEOPLE] =
      "DELETE FROM person WHERE id NOT IN (SELECT person FROM name)",
};

/* Checking. */

static bool
refuse_damaged (RecHistory *history, RecError *error)
{
  history->is_damaged = true;
  return rec_error_set (error, N_ ("the index of past games is damaged"), NULL);
}

/* The number that a statement answers with, which may be any: a damaged file says what
   it likes. */
static bool
ask_number (RecHistory *history, const char *sql, int64_t *ret_number, RecError *error)
{
  sqlite3_stmt *statement = rec_db_prepare (history, sql, error);
  int result = statement == NULL ? -1 : rec_db_step (history, statement, error);

  if (result == 1)
    *ret_number = sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);
  return result == 1 || (result == 0 && refuse_damaged (history, error));
}

/* The whole check, not the quick one: an index that disagrees with its table would
   make games vanish from a list, and for ten thousand games it takes no longer than
   reading them does. */
static bool
is_whole (RecHistory *history, RecError *error)
{
  sqlite3_stmt *statement =
      rec_db_prepare (history, "PRAGMA integrity_check (1)", error);
  int result = statement == NULL ? -1 : rec_db_step (history, statement, error);
  const char *answer =
      result == 1 ? (const char *) sqlite3_column_text (statement, 0) : NULL;
  bool is_good = answer != NULL && strcmp (answer, "ok") == 0;

  sqlite3_finalize (statement);
  return is_good || (result >= 0 && refuse_damaged (history, error));
}

/* A seat whose person is gone would be listed without a name. */
static bool
is_complete (RecHistory *history, RecError *error)
{
  sqlite3_stmt *statement = rec_db_prepare (history, "PRAGMA foreign_key_check", error);
  int result = statement == NULL ? -1 : rec_db_step (history, statement, error);

  sqlite3_finalize (statement);
  return result == 0 || (result > 0 && refuse_damaged (history, error));
}

/* Whether this is an index of ours, or nothing yet, that we know how to read. Another's
   file is treated like damage. */
static bool
is_ours (RecHistory *history, RecError *error)
{
  int64_t id = 0, version = 0, n_tables = 0;

  if (!ask_number (history, "PRAGMA application_id", &id, error) ||
      !ask_number (history, "PRAGMA user_version", &version, error) ||
      !ask_number (history, "SELECT count(*) FROM sqlite_schema", &n_tables, error))
    return false;
  bool is_new = n_tables == 0 && version == 0;
  return is_new || (id == APPLICATION_ID && version >= 1 && version <= VERSION) ||
         refuse_damaged (history, error);
}

/* Migrating. */

static bool
take_step (RecHistory *history, int64_t version, RecError *error)
{
  char pragmas[96];

  snprintf (pragmas, sizeof pragmas,
            "PRAGMA application_id = %d; PRAGMA user_version = %d", APPLICATION_ID,
            (int) version + 1);
  return rec_db_exec (history, steps[version], error) &&
         rec_db_exec (history, pragmas, error);
}

/* Another program may take the same step: the version is asked for again when nobody
   else can write. */
static bool
migrate (RecHistory *history, RecError *error)
{
  int64_t version = 0;

  do
    {
      if (!rec_db_exec (history, "BEGIN IMMEDIATE", error))
        return false;
      bool is_good = ask_number (history, "PRAGMA user_version", &version, error) &&
                     (version >= 0 || refuse_damaged (history, error)) &&
                     (version >= VERSION || take_step (history, version, error)) &&
                     rec_db_exec (history, "COMMIT", error);
      if (!is_good)
        {
          sqlite3_exec (history->db, "ROLLBACK", NULL, NULL, NULL);
          return false;
        }
    }
  while (version + 1 < VERSION);
  return true;
}

/* Opening. */

static bool
prepare_kept (RecHistory *history, RecError *error)
{
  for (int i = 0; i < REC_SQL_N; i++)
    if (sqlite3_prepare_v3 (history->db, texts[i], -1, SQLITE_PREPARE_PERSISTENT,
                            &history->kept[i], NULL) != SQLITE_OK)
      return rec_db_refuse (history, error);
  return true;
}

void
rec_schema_close (RecHistory *history)
{
  assert (history != NULL);
  for (int i = 0; i < REC_SQL_N; i++)
    {
      sqlite3_finalize (history->kept[i]);
      history->kept[i] = NULL;
    }
  sqlite3_close (history->db);
  history->db = NULL;
}

static ino_t
find_inode (const RecHistory *history)
{
  char *path = rec_history_join (history, NULL, "history.db");
  struct stat info;
  bool is_there = stat (path, &info) == 0;

  free (path);
  return is_there ? info.st_ino : 0;
}

bool
rec_schema_is_moved (const RecHistory *history)
{
  assert (history != NULL);
  return !history->is_in_memory && find_inode (history) != history->inode;
}

/* The index and what SQLite keeps beside it. */
static const char *const parts[] = { "", "-wal", "-shm", "-journal" };
#define N_PARTS ((int) (sizeof parts / sizeof *parts))

/* Whether everything that is there is a file: SQLite would wait for ever at a pipe. */
static bool
are_files (const RecHistory *history)
{
  char *path = rec_history_join (history, NULL, "history.db");
  bool are = true;

  for (int i = 0; i < N_PARTS; i++)
    {
      struct stat info;
      char *part;
      if (asprintf (&part, "%s%s", path, parts[i]) < 0)
        abort ();
      are &= lstat (part, &info) != 0 ||
             (stat (part, &info) == 0 && S_ISREG (info.st_mode));
      free (part);
    }
  free (path);
  return are;
}

static void
protect (RecHistory *history)
{
  sqlite3_extended_result_codes (history->db, 1);
  sqlite3_busy_timeout (history->db, BUSY_MS);
  sqlite3_db_config (history->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (history->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (history->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}

/* Nothing is written to a file before it is known to be ours. A file that is not there
   yet is made for its owner alone; SQLite's files beside it get the same rights. */
static bool
open_file (RecHistory *history, RecError *error)
{
  if (!are_files (history))
    return refuse_damaged (history, error);

  char *path = rec_history_join (history, NULL, "history.db");
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0600);
  int reason = errno;

  if (fd >= 0)
    close (fd);
  int code = fd < 0
                 ? SQLITE_CANTOPEN
                 : sqlite3_open_v2 (path, &history->db,
                                    SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
  free (path);
  if (fd < 0)
    return rec_history_refuse (error, true, reason);
  if (code != SQLITE_OK)
    return rec_db_refuse (history, error);
  history->inode = find_inode (history);
  protect (history);
  return true;
}

static bool
set_up (RecHistory *history, RecError *error)
{
  sqlite3_db_config (history->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
  return rec_db_exec (history,
                      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                      "PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON;"
                      "PRAGMA cache_size = -16000",
                      error) &&
         migrate (history, error) && prepare_kept (history, error);
}

static bool
open_good (RecHistory *history, RecError *error)
{
  history->is_damaged = history->is_in_memory = false;
  return open_file (history, error) && is_ours (history, error) &&
         is_whole (history, error) && is_complete (history, error) &&
         set_up (history, error);
}

/* Directories that were only pointed at. */

static uint32_t
read_number (const unsigned char *bytes)
{
  return (uint32_t) bytes[0] << 24 | (uint32_t) bytes[1] << 16 |
         (uint32_t) bytes[2] << 8 | bytes[3];
}

/* Whether there is an index of ours to be written to, by its first bytes: SQLite would
   make files beside it only to look. */
static bool
has_own_index (const RecHistory *history)
{
  unsigned char head[HEAD_SIZE];
  char *path = rec_history_join (history, NULL, "history.db");
  int fd = are_files (history) ? open (path, O_RDWR | O_CLOEXEC | O_NONBLOCK) : -1;
  bool is_there = fd >= 0 && pread (fd, head, sizeof head, 0) == HEAD_SIZE;

  if (fd >= 0)
    close (fd);
  free (path);
  return is_there && access (history->directory, W_OK) == 0 &&
         memcmp (head, "SQLite format 3", 16) == 0 &&
         read_number (head + ID_OFFSET) == APPLICATION_ID &&
         read_number (head + VERSION_OFFSET) - 1 < VERSION;
}

static bool
open_in_memory (RecHistory *history, RecError *error)
{
  history->is_damaged = false;
  history->is_in_memory = true;
  if (sqlite3_open_v2 (":memory:", &history->db,
                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    return rec_db_refuse (history, error);
  protect (history);
  return set_up (history, error);
}

/* An index there that turns out to be of no use is left alone. */
static bool
open_as_guest (RecHistory *history, RecError *error)
{
  bool is_good = has_own_index (history) && open_good (history, error);

  if (!is_good)
    {
      rec_schema_close (history);
      is_good = open_in_memory (history, error);
    }
  return is_good;
}

/* Moves what SQLite keeps beside the index after it. 0 or the reason why not. */
static int
move_parts (const char *path, int number)
{
  int reason = 0;

  for (int i = 1; i < N_PARTS; i++)
    {
      char *from, *to;
      if (asprintf (&from, "%s%s", path, parts[i]) < 0 ||
          asprintf (&to, "%s.damaged-%d%s", path, number, parts[i]) < 0)
        abort ();
      if (rename (from, to) != 0 && errno != ENOENT)
        reason = errno;
      free (from);
      free (to);
    }
  return reason;
}

static bool
set_aside (RecHistory *history, RecError *error)
{
  char *path = rec_history_join (history, NULL, "history.db");
  int fd = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd >= 0)
    close (fd); /* only parts without their whole: they need a number, too */

  int number = rec_disk_put_aside (path);
  int reason = number > 0 ? move_parts (path, number) : errno;
  if (number > 0)
    {
      free (history->set_aside);
      if (asprintf (&history->set_aside, "history.db.damaged-%d", number) < 0)
        abort ();
    }
  free (path);
  return reason == 0 || rec_history_refuse (error, true, reason);
}

/* One program at a time finds out whether the index is good: the directory is locked
   meanwhile, where it can be. */
bool
rec_schema_open (RecHistory *history, RecError *error)
{
  assert (history != NULL);
  assert (error != NULL);

  int lock = open (history->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  bool is_good;

  if (lock < 0)
    return rec_history_refuse (error, false, errno);
  flock (lock, LOCK_EX);
  is_good =
      history->is_guest ? open_as_guest (history, error) : open_good (history, error);
  if (!is_good)
    rec_schema_close (history);
  if (!is_good && !history->is_guest && history->is_damaged &&
      set_aside (history, error))
    is_good = open_good (history, error);
  if (!is_good)
    rec_schema_close (history);
  close (lock);
  return is_good;
}

bool
rec_history_attempt (RecHistory *history,
                     RecHistoryWork work,
                     void *data,
                     RecError *error)
{
  assert (history != NULL);
  assert (work != NULL);
  assert (error != NULL);
  rec_error_start (error, 0);
  bool is_good = history->db != NULL && work (history, data, error);
  if (is_good || (history->db != NULL && !history->is_damaged))
    return rec_error_end (error, is_good);
  rec_schema_close (history);
  is_good = rec_schema_open (history, error) &&
            rec_history_catch_up (history, NULL, error) && work (history, data, error);
  return rec_error_end (error, is_good);
}
