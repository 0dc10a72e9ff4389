/* SPDX-License-Identifier: GPL-3.0-or-later */
/* SQLite with the errors of records. */
#include "rec-history-private.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

sqlite3_stmt *
rec_db_use (RecHistory *history, RecSql sql)
{
  assert (history != NULL);

  sqlite3_stmt *statement = history->kept[sql];
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return statement;
}

bool
rec_history_refuse (RecError *error, bool writing, int reason)
{
  assert (error != NULL);
  error->line = 0;
  rec_error_set_reason (error, writing, reason);
  error->by_disk = true;
  return false;
}

/* SQLite's reasons as those of files. */
static bool
refuse_code (sqlite3 *db, int code, RecError *error)
{
  int reason = db == NULL ? 0 : sqlite3_system_errno (db);

  switch (code & 0xff)
    {
    case SQLITE_NOMEM:
      return rec_history_refuse (error, true, ENOMEM);
    case SQLITE_FULL:
      return rec_history_refuse (error, true, ENOSPC);
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_AUTH:
      return rec_history_refuse (error, true, EACCES);
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
      return rec_history_refuse (error, true, reason != 0 ? reason : EIO);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      rec_error_set (
          error, N_ ("another program is busy with the past games; try again"), NULL);
      break;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      rec_error_set (error, N_ ("the index of past games is damaged"), NULL);
      break;
    default:
      rec_error_set (error, N_ ("can’t be written: %1$s"),
                     db == NULL ? sqlite3_errstr (code) : sqlite3_errmsg (db), NULL);
    }
  error->line = 0;
  error->by_disk = true;
  return false;
}

/* A file that ends too early gives an error of reading, not of content; a table that
   is missing one of the statement. */
static bool
is_damage (int code)
{
  return (code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB ||
         code == SQLITE_IOERR_SHORT_READ || code == SQLITE_ERROR;
}

bool
rec_db_refuse (RecHistory *history, RecError *error)
{
  assert (history != NULL);

  int code =
      history->db == NULL ? SQLITE_CANTOPEN : sqlite3_extended_errcode (history->db);
  history->is_damaged |= is_damage (code);
  return refuse_code (history->db, code, error);
}

sqlite3_stmt *
rec_db_prepare (RecHistory *history, const char *sql, RecError *error)
{
  assert (history != NULL && sql != NULL);

  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v2 (history->db, sql, -1, &statement, NULL) != SQLITE_OK)
    rec_db_refuse (history, error);
  return statement;
}

int
rec_db_step (RecHistory *history, sqlite3_stmt *statement, RecError *error)
{
  assert (history != NULL);

  int code = sqlite3_step (statement);

  if (code == SQLITE_ROW)
    return 1;
  if (code != SQLITE_DONE)
    rec_db_refuse (history, error);
  sqlite3_reset (statement);
  return code == SQLITE_DONE ? 0 : -1;
}

bool
rec_db_do (RecHistory *history, sqlite3_stmt *statement, RecError *error)
{
  assert (history != NULL);

  int result = rec_db_step (history, statement, error);
  sqlite3_reset (statement);
  return result >= 0;
}

bool
rec_db_exec (RecHistory *history, const char *sql, RecError *error)
{
  assert (history != NULL && sql != NULL);
  return sqlite3_exec (history->db, sql, NULL, NULL, NULL) == SQLITE_OK ||
         rec_db_refuse (history, error);
}

bool
rec_db_begin (RecHistory *history, RecError *error)
{
  assert (history != NULL);
  return rec_db_do (history, rec_db_use (history, REC_SQL_BEGIN), error);
}

bool
rec_db_begin_reading (RecHistory *history, RecError *error)
{
  assert (history != NULL);
  return rec_db_do (history, rec_db_use (history, REC_SQL_BEGIN_READING), error);
}

bool
rec_db_end (RecHistory *history, bool good, RecError *error)
{
  assert (history != NULL);

  RecError ignored;

  if (good)
    good = rec_db_do (history, rec_db_use (history, REC_SQL_COMMIT), error);
  if (!good && !sqlite3_get_autocommit (history->db))
    rec_db_do (history, rec_db_use (history, REC_SQL_ROLLBACK), &ignored);
  return good;
}

void
rec_db_bind_text (sqlite3_stmt *statement, int place, const char *text)
{
  assert (place >= 1);
  sqlite3_bind_text (statement, place, text, -1, SQLITE_TRANSIENT);
}

char *
rec_db_copy_text (sqlite3_stmt *statement, int column)
{
  assert (statement != NULL);
  assert (column >= 0 && column < sqlite3_column_count (statement));

  const char *text = (const char *) sqlite3_column_text (statement, column);
  char *copy = strdup (text != NULL ? text : "");
  if (copy == NULL)
    abort ();
  return copy;
}
