/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is who. The truth is people.json, a name as it stands in records to the name of
   the person; in memory and in the index there are no chains. The file is written while
   the index is locked for writing, so that no two programs undo each other's work. */
#include "rec-history-private.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "rec-disk.h"
#include "rec-fold.h"
#include "rec-json.h"
#include "rec-text.h"

#define FILE_NAME "people.json"
#define KEY       "caravanserai-people"
#define VERSION   1

/* Resolving. */

/* The person of a name. Who stands for himself at the end of a circle is his own
   person. */
static const char *
resolve (const json_t *aliases, const char *name)
{
  size_t n = json_object_size (aliases);
  const char *person = name;

  for (size_t i = 0; i <= n; i++)
    {
      const char *next = json_string_value (json_object_get (aliases, person));
      if (next == NULL)
        return person;
      person = next;
    }
  return name;
}

static json_t *
flatten (const json_t *aliases)
{
  json_t *flat = json_object ();
  const char *name;
  json_t *unused;

  json_object_foreach ((json_t *) aliases, name, unused)
    {
      const char *person = resolve (aliases, name);
      if (strcmp (person, name) != 0)
        json_object_set_new (flat, name, json_string (person));
    }
  return flat;
}

json_t *
rec_people_check (const json_t *aliases, RecError *error)
{
  assert (error != NULL);

  const char *name, *person;
  json_t *value;

  if (!json_is_object (aliases))
    {
      rec_error_set (error, N_ ("“%1$s” must be an object"), "people", NULL);
      return NULL;
    }
  json_object_foreach ((json_t *) aliases, name, value)
    {
      if (!rec_json_string (value, name, &person, error) ||
          !rec_text_is_name (name, REC_NAME_MOST, "people", error) ||
          !rec_text_is_name (person, REC_NAME_MOST, name, error))
        return NULL;
    }
  return flatten (aliases);
}

/* The file. */

static int64_t
find_stamp (const RecHistory *history)
{
  char *path = rec_history_join (history, NULL, FILE_NAME);
  struct stat info;
  bool is_there = stat (path, &info) == 0;

  free (path);
  return is_there ? rec_history_stamp (&info) : 0;
}

bool
rec_people_have_changed (const RecHistory *history)
{
  assert (history != NULL);
  return find_stamp (history) != history->people_stamp;
}

/* NULL when it is not what it should be. A later version is not damage, but nothing we
   can read. */
static json_t *
parse_file (RecHistory *history, const RecBytes *bytes)
{
  static const char *const keys[] = { KEY, "people", NULL };
  RecError unused;
  json_t *root = rec_json_parse (bytes->data, bytes->size, REC_JSON_DEPTH, &unused);
  const json_t *version = json_object_get (root, KEY);
  json_t *aliases = NULL;

  history->is_people_foreign =
      json_is_integer (version) && json_integer_value (version) > VERSION;
  if (json_is_integer (version) && json_integer_value (version) == VERSION &&
      rec_json_only (root, keys, &unused))
    aliases = rec_people_check (json_object_get (root, "people"), &unused);
  json_decref (root);
  return aliases;
}

/* Whether it could hold names at all: no pipe, and of a sane size. */
static bool
is_readable (const char *path)
{
  struct stat info;
  return stat (path, &info) == 0 && S_ISREG (info.st_mode) &&
         info.st_size <= REC_FILE_MOST;
}

/* What is there but can't be read because of the disk is not damage: it stays, and
   nothing is written over it. */
static bool
read_file (RecHistory *history, RecError *error)
{
  char *path = rec_history_join (history, NULL, FILE_NAME);
  int64_t stamp = find_stamp (history);
  RecBytes bytes;
  json_t *aliases = NULL;
  bool is_good = true;

  history->is_people_foreign = false;
  if (stamp != 0 && is_readable (path))
    {
      is_good = rec_file_read (path, REC_FILE_MOST, &bytes, error);
      if (is_good)
        aliases = parse_file (history, &bytes);
      if (is_good)
        rec_bytes_free (&bytes);
    }
  if (stamp != 0 && is_good && aliases == NULL && !history->is_people_foreign)
    {
      is_good = history->is_guest || rec_disk_put_aside (path) > 0 ||
                rec_history_refuse (error, true, errno);
      if (!history->is_guest)
        stamp = 0;
    }
  free (path);
  if (is_good)
    {
      json_decref (history->aliases);
      history->aliases = aliases != NULL ? aliases : json_object ();
      history->people_stamp = stamp;
    }
  else
    json_decref (aliases);
  return is_good;
}

static bool
write_file (RecHistory *history, const json_t *aliases, RecError *error)
{
  char *path = rec_history_join (history, NULL, FILE_NAME);
  json_t *root = json_pack ("{s:i,s:O}", KEY, VERSION, "people", (json_t *) aliases);
  char *text = json_dumps (root, JSON_INDENT (1) | JSON_SORT_KEYS);

  if (text == NULL)
    abort ();
  int reason = rec_disk_replace (&rec_disk, path, text, strlen (text));
  json_decref (root);
  free (text);
  free (path);
  if (reason != 0)
    return rec_history_refuse (error, true, reason);
  history->people_stamp = find_stamp (history);
  return true;
}

/* The index. */

static bool
find_id (
    RecHistory *history, RecSql sql, const char *text, int64_t *ret_id, RecError *error)
{
  sqlite3_stmt *find = rec_db_use (history, sql);
  rec_db_bind_text (find, 1, text);
  int result = rec_db_step (history, find, error);

  *ret_id = result == 1 ? sqlite3_column_int64 (find, 0) : 0;
  sqlite3_reset (find);
  return result >= 0;
}

static bool
find_person (RecHistory *history, const char *name, int64_t *ret_id, RecError *error)
{
  if (!find_id (history, REC_SQL_FIND_PERSON, name, ret_id, error))
    return false;
  if (*ret_id != 0)
    return true;
  sqlite3_stmt *add = rec_db_use (history, REC_SQL_ADD_PERSON);
  char *folded = rec_fold (name);
  rec_db_bind_text (add, 1, name);
  rec_db_bind_text (add, 2, folded);
  free (folded);
  bool is_good = rec_db_do (history, add, error);
  *ret_id = sqlite3_last_insert_rowid (history->db);
  return is_good;
}

bool
rec_people_find (RecHistory *history,
                 const char *written,
                 int64_t *ret_id,
                 RecError *error)
{
  assert (history != NULL && written != NULL);
  assert (ret_id != NULL && error != NULL);

  int64_t person;

  if (!find_id (history, REC_SQL_FIND_NAME, written, ret_id, error))
    return false;
  if (*ret_id != 0)
    return true;
  if (!find_person (history, resolve (history->aliases, written), &person, error))
    return false;
  sqlite3_stmt *add = rec_db_use (history, REC_SQL_ADD_NAME);
  rec_db_bind_text (add, 1, written);
  sqlite3_bind_int64 (add, 2, person);
  bool is_good = rec_db_do (history, add, error);
  *ret_id = sqlite3_last_insert_rowid (history->db);
  return is_good;
}

static bool
set_person (RecHistory *history, int64_t name, const char *person, RecError *error)
{
  int64_t id;

  if (!find_person (history, person, &id, error))
    return false;
  sqlite3_stmt *set = rec_db_use (history, REC_SQL_SET_PERSON);
  sqlite3_bind_int64 (set, 1, name);
  sqlite3_bind_int64 (set, 2, id);
  return rec_db_do (history, set, error);
}

/* Tells the index who is who: whatever differs is changed. */
static bool
apply (RecHistory *history, bool *ret_changed, RecError *error)
{
  json_t *wrong = json_object (); /* person by the id of the name */
  sqlite3_stmt *names = rec_db_use (history, REC_SQL_NAMES);
  const char *key;
  json_t *change;
  int result;

  while ((result = rec_db_step (history, names, error)) == 1)
    {
      char *written = rec_db_copy_text (names, 1),
           *person = rec_db_copy_text (names, 2);
      const char *right = resolve (history->aliases, written);
      if (strcmp (right, person) != 0)
        json_object_set_new (wrong, written,
                             json_pack ("{s:I,s:s}", "id",
                                        (json_int_t) sqlite3_column_int64 (names, 0),
                                        "person", right));
      free (written);
      free (person);
    }
  bool is_good = result == 0;
  json_object_foreach (wrong, key, change)
    if (is_good)
      is_good =
          set_person (history, json_integer_value (json_object_get (change, "id")),
                      json_string_value (json_object_get (change, "person")), error);
  *ret_changed = json_object_size (wrong) > 0;
  json_decref (wrong);
  return is_good &&
         (!*ret_changed ||
          rec_db_do (history, rec_db_use (history, REC_SQL_DROP_PEOPLE), error));
}

bool
rec_people_refresh (RecHistory *history, bool *ret_changed, RecError *error)
{
  assert (history != NULL);
  assert (error != NULL);
  *ret_changed = false;
  return !rec_people_have_changed (history) ||
         (read_file (history, error) && apply (history, ret_changed, error));
}

/* Changing. */

typedef struct
{
  const char *from, *to;
  const json_t *aliases; /* to be set, or added */
  bool adds;
} Change;

/* `to` may be a name of another person, whose it then is; or an earlier name of the
   same. */
static void
rename_person (json_t *aliases, const char *from, const char *to)
{
  const char *person = resolve (aliases, to), *name;
  json_t *target = json_string (strcmp (person, from) == 0 ? to : person);
  json_t *value;
  void *unused;

  json_object_foreach_safe (aliases, unused, name, value)
    {
      if (strcmp (json_string_value (value), from) == 0)
        json_object_set (aliases, name, target);
    }
  json_object_set (aliases, from, target);
  json_object_del (aliases, json_string_value (target));
  json_decref (target);
}

/* What is known here already stays as it is. */
static void
add_aliases (json_t *aliases, const json_t *more)
{
  const char *name;
  json_t *person;

  json_object_foreach ((json_t *) more, name, person)
    {
      const char *known = resolve (aliases, json_string_value (person));
      if (json_object_get (aliases, name) == NULL && strcmp (known, name) != 0)
        json_object_set_new (aliases, name, json_string (known));
    }
}

static bool
is_somebody (RecHistory *history, const char *name, RecError *error)
{
  int64_t id;
  if (!find_id (history, REC_SQL_FIND_PERSON, name, &id, error))
    return false;
  return id != 0 ||
         rec_error_set (error, N_ ("nobody here is called “%1$s”"), name, NULL);
}

/* NULL with an error. */
static json_t *
make_change (RecHistory *history, const Change *change, RecError *error)
{
  if (change->from == NULL && !change->adds)
    return json_deep_copy (change->aliases);
  if (change->from != NULL && !is_somebody (history, change->from, error))
    return NULL;
  json_t *aliases = json_deep_copy (history->aliases);
  if (change->adds)
    add_aliases (aliases, change->aliases);
  else if (strcmp (change->from, change->to) != 0)
    rename_person (aliases, change->from, change->to);
  json_t *flat = flatten (aliases);
  json_decref (aliases);
  return flat;
}

static bool
change_within (RecHistory *history, const Change *change, RecError *error)
{
  bool unused;

  if (!rec_people_refresh (history, &unused, error))
    return false;
  if (history->is_people_foreign)
    return rec_error_set (error,
                          N_ ("people.json was written by a later version of this "
                              "program; it is left unchanged"),
                          NULL);
  json_t *aliases = make_change (history, change, error);
  if (aliases == NULL)
    return false;
  bool is_same = json_equal (aliases, history->aliases);
  bool is_good = is_same || write_file (history, aliases, error);
  if (is_good)
    {
      json_decref (history->aliases);
      history->aliases = aliases;
      is_good = is_same || apply (history, &unused, error);
    }
  else
    json_decref (aliases);
  return is_good;
}

static bool
change_people (RecHistory *history, void *data, RecError *error)
{
  return rec_db_begin (history, error) &&
         rec_db_end (history, change_within (history, data, error), error);
}

/* Words that did not come from JSON may be no text at all. */
static bool
is_name (const char *text, const char *key, RecError *error)
{
  json_t *value = json_string (text);
  json_decref (value);
  if (value == NULL)
    return rec_error_set (error, N_ ("holds text that is not valid UTF-8"), NULL);
  return rec_text_is_name (text, REC_NAME_MOST, key, error);
}

bool
rec_history_rename (RecHistory *history,
                    const char *from,
                    const char *to,
                    RecError *error)
{
  assert (history != NULL && from != NULL && to != NULL);

  Change change = { .from = from, .to = to };

  rec_error_start (error, 0);
  return is_name (to, "name", error) &&
         rec_history_attempt (history, change_people, &change, error);
}

json_t *
rec_history_get_aliases (RecHistory *history)
{
  assert (history != NULL);

  RecError unused;
  if (history->db != NULL && rec_people_have_changed (history))
    rec_history_sync (history, NULL, &unused);
  return json_deep_copy (history->aliases);
}

bool
rec_history_set_aliases (RecHistory *history, const json_t *aliases, RecError *error)
{
  assert (history != NULL);
  assert (error != NULL);
  rec_error_start (error, 0);
  Change change = { .aliases = rec_people_check (aliases, error) };
  bool is_good = change.aliases != NULL &&
                 rec_history_attempt (history, change_people, &change, error);
  json_decref ((json_t *) change.aliases);
  return is_good;
}

bool
rec_people_add (RecHistory *history, const json_t *aliases, RecError *error)
{
  assert (history != NULL);
  assert (error != NULL);

  Change change = { .aliases = aliases, .adds = true };
  return rec_history_attempt (history, change_people, &change, error);
}

/* Listing. */

typedef struct
{
  char **names;
  size_t n;
} Names;

void
rec_history_names_free (char **names)
{
  for (size_t i = 0; names != NULL && names[i] != NULL; i++)
    free (names[i]);
  free (names);
}

static bool
list_people (RecHistory *history, void *data, RecError *error)
{
  Names *names = data;
  sqlite3_stmt *rows = rec_db_use (history, REC_SQL_PEOPLE);
  int result;

  rec_history_names_free (names->names);
  *names = (Names){ .names = calloc (1, sizeof *names->names) };
  while ((result = rec_db_step (history, rows, error)) == 1)
    {
      names->names = realloc (names->names, (names->n + 2) * sizeof *names->names);
      if (names->names == NULL)
        abort ();
      names->names[names->n++] = rec_db_copy_text (rows, 0);
      names->names[names->n] = NULL;
    }
  return result == 0;
}

char **
rec_history_people (RecHistory *history, RecError *error)
{
  assert (history != NULL);
  assert (error != NULL);

  Names names = { 0 };

  if (rec_history_attempt (history, list_people, &names, error))
    return names.names;
  rec_history_names_free (names.names);
  return NULL;
}
