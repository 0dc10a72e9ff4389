/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the history share: the handle, the statements it keeps at hand, and
   how its parts call each other. */
#ifndef REC_HISTORY_PRIVATE_H
#define REC_HISTORY_PRIVATE_H

#include <sqlite3.h>
#include <sys/stat.h>

#include "rec-file.h"
#include "rec-history.h"

/* Columns p0 … p3 of the table of seats. */
_Static_assert(CV_LINES_MOST == 4, "a line more is a column more: a migration");

/* Statements that are prepared once. */
typedef enum
{
  REC_SQL_BEGIN,
  REC_SQL_BEGIN_READING,
  REC_SQL_COMMIT,
  REC_SQL_ROLLBACK,
  REC_SQL_FILES,
  REC_SQL_DROP_GAME,
  REC_SQL_ADD_GAME,
  REC_SQL_ADD_SEAT,
  REC_SQL_SEATS,
  REC_SQL_FIND_TWINS,
  REC_SQL_NAMES,
  REC_SQL_FIND_NAME,
  REC_SQL_ADD_NAME,
  REC_SQL_SET_PERSON,
  REC_SQL_PEOPLE,
  REC_SQL_FIND_PERSON,
  REC_SQL_ADD_PERSON,
  REC_SQL_DROP_PEOPLE,
  REC_SQL_N
} RecSql;

struct RecHistory
{
  char *directory, *boards;
  bool is_guest; /* the directory was only pointed at */

  /* The index. */
  sqlite3 *db;
  sqlite3_stmt *kept[REC_SQL_N];
  bool is_in_memory;
  ino_t inode;     /* of history.db, as it was opened */
  bool is_damaged; /* found out by a statement: to be made anew */
  char *set_aside; /* or NULL */

  /* Who is who: written name to person, without chains; and people.json as it was when
     this was read (0: there was none). */
  json_t *aliases;
  int64_t people_stamp;
  bool is_people_foreign; /* of a later version: left alone */

  /* Records that can't be read, in order of their names. */
  RecHistoryProblem *problems;
  int64_t *problem_stamps;
  size_t n_problems;

  char *restored; /* file that was put back last, or NULL */

  RecHistoryTold told; /* or NULL */
  void *told_data;
};

/* rec-history-db.c: SQLite with our errors. */

/* A kept statement, ready to be bound. */
sqlite3_stmt *rec_db_use (RecHistory *history, RecSql sql);

/* A statement made for the occasion; NULL with an error. */
sqlite3_stmt *rec_db_prepare (RecHistory *history, const char *sql, RecError *error);

/* 1: a row; 0: done; -1: an error. Only for a row the statement stays open. */
int rec_db_step (RecHistory *history, sqlite3_stmt *statement, RecError *error);

/* A statement without rows. */
bool rec_db_do (RecHistory *history, sqlite3_stmt *statement, RecError *error);
bool rec_db_exec (RecHistory *history, const char *sql, RecError *error);

/* A transaction that writes, or one that only sees the index as it is at one moment,
   whatever others write. What fails is taken back by end. */
bool rec_db_begin (RecHistory *history, RecError *error);
bool rec_db_begin_reading (RecHistory *history, RecError *error);
bool rec_db_end (RecHistory *history, bool good, RecError *error);

void rec_db_bind_text (sqlite3_stmt *statement, int place, const char *text);
char *rec_db_copy_text (sqlite3_stmt *statement, int column);

/* Sets the error of the last call, and whether the index is damaged. Returns false. */
bool rec_db_refuse (RecHistory *history, RecError *error);

/* The disk's reason, from errno; returns false. */
bool rec_history_refuse (RecError *error, bool writing, int reason);

/* rec-history-schema.c */

/* Opens, checks, migrates; sets aside and begins anew what is damaged or not ours. */
bool rec_schema_open (RecHistory *history, RecError *error);
void rec_schema_close (RecHistory *history);
bool rec_schema_is_moved (const RecHistory *history);

/* Does the work; when the index turns out to be damaged it is made anew from the
   records, and the work is done on that. */
typedef bool (*RecHistoryWork) (RecHistory *history, void *data, RecError *error);
bool rec_history_attempt (RecHistory *history,
                          RecHistoryWork work,
                          void *data,
                          RecError *error);

/* rec-history-sync.c: rec_history_sync on an index that is known to be good. */
bool rec_history_catch_up (RecHistory *history, bool *ret_changed, RecError *error);
void rec_history_forget_problems (RecHistory *history);

/* rec-history-index.c: one record into the index, in a transaction. */

/* By this a file is known to be unchanged. Nobody can tell its size from it, which a
   count that was not revealed has a part in. */
int64_t rec_history_stamp (const struct stat *info);
bool rec_history_add (RecHistory *history,
                      const char *file,
                      int64_t stamp,
                      RecRecord *record,
                      RecError *error);
bool rec_history_drop (RecHistory *history, const char *file, RecError *error);
RecReading rec_history_reading (const RecHistory *history);

/* rec-history-query.c: the part after WHERE, of a game `g`, and its values. */

#define REC_WORDS_MOST 64

typedef struct
{
  char *where;
  char *words; /* folded, the words NUL-terminated one after the other */
  const char *values[REC_WORDS_MOST + 4];
  int n_values;
  char to[32];
} RecClause;

void rec_clause_start (RecClause *clause, const RecHistoryQuery *query);
void rec_clause_bind (const RecClause *clause, sqlite3_stmt *statement);
void rec_clause_clear (RecClause *clause);

/* The names of persons by the id of a written name, as far as there are any. */
typedef struct
{
  char **names; /* NULL: no such id */
  size_t n_names;
} RecPersons;

bool rec_persons_read (RecHistory *history, RecPersons *ret_persons, RecError *error);
const char *rec_persons_name (const RecPersons *persons, int64_t id);
void rec_persons_clear (RecPersons *persons);

/* rec-history-people.c */

/* Reads people.json when it has changed, and tells the index; within a transaction. */
bool rec_people_refresh (RecHistory *history, bool *ret_changed, RecError *error);
bool rec_people_have_changed (const RecHistory *history);

/* The id of a name as it stands in a record. */
bool rec_people_find (RecHistory *history,
                      const char *written,
                      int64_t *ret_id,
                      RecError *error);

/* Takes over who is who from elsewhere, where it is not known here. */
bool rec_people_add (RecHistory *history, const json_t *aliases, RecError *error);

/* {"written": "person"} and nothing else; without chains when it returns. NULL with an
   error. */
json_t *rec_people_check (const json_t *aliases, RecError *error);

/* rec-history-files.c */

char *
rec_history_join (const RecHistory *history, const char *folder, const char *file);

/* Makes DIRECTORY and the folder in it (NULL: none), for their owner alone, where they
   are not there yet. */
bool rec_history_make_folder (const RecHistory *history,
                              const char *folder,
                              RecError *error);
bool rec_history_is_record_name (const char *file);

/* What records of the directory itself are called by. */
#define REC_HISTORY_HERE "./"

/* Brings bytes into the folder of games as a new file, under this name or, when it is
   taken, with a number. NULL with an error. */
char *rec_history_write (RecHistory *history,
                         const char *file,
                         const char *text,
                         size_t size,
                         RecError *error);

/* Removes what was deleted long ago. */
void rec_history_sweep (const RecHistory *history);

/* rec-history-export.c */

#define REC_HISTORY_KEY    "caravanserai-history"
#define REC_HISTORY_FORMAT 1

/* The lines of a text that was read as a record, up to its good size, as a list. */
json_t *rec_history_split (const char *text, size_t size);

/* The header and the events of a record in the folder as they stand there, or NULL. */
json_t *rec_history_load_array (RecHistory *history, const char *file);

#endif
