/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bringing records in, one by itself or many from a file that was exported. Each is
   read before it is written: nothing gets into the folder that could not be opened
   again. A file may come from anywhere, so nothing it says is believed: names are plain
   names or refused, lines have a limit, and what is there is never written over.

   Whether a record is there already is found out by looking at those that might be the
   same. A hash of each in the index would be quicker, and would betray the counts that
   were not revealed: whoever tries them all finds the one that gives the hash. */
#include "rec-history-private.h"

#include <assert.h>
#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rec-json.h"

/* A line holds a record, its name and some brackets. */
#define LINE_MOST  (REC_FILE_MOST + 4096)
#define LINE_DEPTH (REC_JSON_DEPTH + 2)

typedef struct
{
  RecHistory *history;
  RecHistoryImport result;
  bool has_stopped; /* the disk refuses: no use in going on */
} Import;

/* Counting. */

static void
count_bad (Import *import, size_t line, const RecError *problem)
{
  if (import->result.n_bad++ == 0)
    {
      import->result.problem = *problem;
      if (line > 0)
        import->result.problem.line = line;
    }
}

static void
count_new (Import *import, char *file)
{
  import->result.n_new++;
  free (import->result.file);
  import->result.file = file;
}

/* Twins. */

typedef struct
{
  char **files;
  size_t n;
} Twins;

typedef struct
{
  RecRecord *record;
  Twins twins;
} Search;

static void
clear_twins (Twins *twins)
{
  for (size_t i = 0; i < twins->n; i++)
    free (twins->files[i]);
  free (twins->files);
  *twins = (Twins){ 0 };
}

/* Records of the folder that begin alike and are as long. */
static bool
find_twins (RecHistory *history, void *data, RecError *error)
{
  Search *search = data;
  char date[REC_DATE_SIZE];
  sqlite3_stmt *find = rec_db_use (history, REC_SQL_FIND_TWINS);
  int result;

  clear_twins (&search->twins);
  rec_record_date (search->record, date);
  rec_db_bind_text (find, 1, date);
  rec_db_bind_text (find, 2, rec_record_table (search->record)->game->id);
  sqlite3_bind_int64 (find, 3,
                      (int64_t) cv_match_n_steps (rec_record_match (search->record)));
  while ((result = rec_db_step (history, find, error)) == 1)
    {
      Twins *twins = &search->twins;
      twins->files = realloc (twins->files, (twins->n + 1) * sizeof *twins->files);
      if (twins->files == NULL)
        abort ();
      twins->files[twins->n++] = rec_db_copy_text (find, 0);
    }
  return result == 0;
}

/* To the letter, but for blanks between the letters. */
static bool
is_same (RecHistory *history, const char *file, const json_t *lines)
{
  json_t *other = rec_history_load_array (history, file);
  bool is = json_equal (other, lines);
  json_decref (other);
  return is;
}

static bool
is_known (Import *import, RecRecord *record, const RecBytes *bytes, RecError *error)
{
  Search search = { .record = record };
  bool is = false, is_unclosed;

  if (!rec_history_attempt (import->history, find_twins, &search, error))
    import->has_stopped = true;
  else if (search.twins.n > 0)
    {
      json_t *lines =
          rec_history_split (bytes->data, rec_record_good_size (record, &is_unclosed));
      for (size_t i = 0; !is && i < search.twins.n; i++)
        is = is_same (import->history, search.twins.files[i], lines);
      json_decref (lines);
    }
  clear_twins (&search.twins);
  return is;
}

/* One record. */

typedef struct
{
  const char *file;
  RecRecord *record;
} Addition;

static bool
add_row (RecHistory *history, void *data, RecError *error)
{
  const Addition *addition = data;
  char *path = rec_history_path (history, addition->file);
  struct stat info;
  bool is_there = stat (path, &info) == 0;

  free (path);
  if (!is_there)
    return rec_history_refuse (error, false, ENOENT);
  return rec_db_begin (history, error) &&
         rec_db_end (history,
                     rec_history_add (history, addition->file,
                                      rec_history_stamp (&info), addition->record,
                                      error),
                     error);
}

/* A record that is in the folder is in, whatever the index says to it: the next sync
   finds it. */
static bool
write_record (Import *import,
              const char *file,
              RecRecord *record,
              const RecBytes *bytes,
              RecError *error)
{
  RecError unused;
  char *name =
      rec_history_write (import->history, file, bytes->data, bytes->size, error);

  if (name == NULL)
    {
      import->has_stopped = true;
      return false;
    }
  Addition addition = { name, record };
  rec_history_attempt (import->history, add_row, &addition, &unused);
  count_new (import, name);
  return true;
}

static bool
import_bytes (Import *import, const char *file, const RecBytes *bytes, RecError *error)
{
  RecReading reading = rec_history_reading (import->history);
  RecRecord *record = rec_record_read (bytes->data, bytes->size, &reading, error);

  if (record == NULL)
    return false;
  bool is_good = true;
  if (is_known (import, record, bytes, error))
    import->result.n_known++;
  else
    is_good = !import->has_stopped && write_record (import, file, record, bytes, error);
  rec_record_free (record);
  return is_good;
}

/* Lines of an exported file. */

static json_t *
parse_line (const RecLines *lines, RecError *error)
{
  if (lines->is_too_long)
    rec_lines_refuse (lines, error);
  else if (lines->size == 0)
    rec_error_set (error, N_ ("the line is blank"), NULL);
  else
    return rec_json_parse (lines->data, lines->size, LINE_DEPTH, error);
  return NULL;
}

/* A record as it is written to a file, from a list of its lines. */
static bool
write_lines (const json_t *lines, RecBytes *ret_bytes, RecError *error)
{
  RecBytes bytes = { 0 };
  FILE *stream = open_memstream (&bytes.data, &bytes.size);
  bool is_good = json_is_array (lines) ||
                 rec_error_set (error, N_ ("“%1$s” must be a list"), "record", NULL);

  if (stream == NULL)
    abort ();
  for (size_t i = 0; is_good && i < json_array_size (lines); i++)
    {
      char *line = rec_record_line (json_array_get (lines, i), error);
      is_good = line != NULL && fprintf (stream, "%s\n", line) > 0;
      free (line);
    }
  if (fclose (stream) != 0)
    abort ();
  if (is_good && bytes.size > REC_FILE_MOST)
    is_good = rec_error_set_number (error, N_ ("is larger than %1$s KiB"), NULL,
                                    REC_FILE_MOST / 1024);
  if (is_good)
    *ret_bytes = bytes;
  else
    free (bytes.data);
  return is_good;
}

static bool
is_plain_name (const char *file, RecError *error)
{
  bool is_plain = rec_history_is_record_name (file);

  for (const char *c = file; *c != '\0'; c++)
    is_plain &= (unsigned char) *c >= ' ' && *c != 0x7f;
  return is_plain ||
         rec_error_set (error, N_ ("“%1$s” is not the name of a record"), file, NULL);
}

static bool
import_line (Import *import, const RecLines *lines, RecError *error)
{
  static const char *const keys[] = { "file", "record", NULL };
  json_t *object = parse_line (lines, error);
  const char *file;
  RecBytes bytes = { 0 };

  if (object == NULL)
    return false;
  bool is_good =
      (json_is_object (object) ||
       rec_error_set (error, N_ ("“%1$s” must be an object"), "record", NULL)) &&
      rec_json_only (object, keys, error) &&
      rec_json_string (json_object_get (object, "file"), "file", &file, error) &&
      is_plain_name (file, error) &&
      write_lines (json_object_get (object, "record"), &bytes, error) &&
      import_bytes (import, file, &bytes, error);
  rec_bytes_free (&bytes);
  json_decref (object);
  return is_good;
}

/* The first line. */
static bool
read_head (const json_t *head, json_t **ret_people, RecError *error)
{
  static const char *const keys[] = { REC_HISTORY_KEY, "people", NULL };
  int format;

  if (!rec_json_number (json_object_get (head, REC_HISTORY_KEY), REC_HISTORY_KEY, 1,
                        9999, &format, error))
    return false;
  if (format != REC_HISTORY_FORMAT)
    return rec_error_set_number (
        error, N_ ("this file has format %1$s; this program reads format 1"), NULL,
        format);
  if (!rec_json_only (head, keys, error))
    return false;
  *ret_people = rec_people_check (json_object_get (head, "people"), error);
  return *ret_people != NULL;
}

static bool
import_lines (Import *import, RecLines *lines, const json_t *head, RecError *error)
{
  json_t *people = NULL;
  RecError problem;

  error->line = 1;
  if (!read_head (head, &people, error))
    return false;
  while (!import->has_stopped && rec_lines_next (lines))
    {
      rec_error_start (&problem, 0);
      if (!import_line (import, lines, &problem))
        count_bad (import, import->has_stopped ? 0 : lines->number, &problem);
    }
  if (ferror (lines->file))
    {
      rec_history_refuse (&problem, false, errno);
      count_bad (import, 0, &problem);
    }
  else if (!import->has_stopped && json_object_size (people) > 0 &&
           !rec_people_add (import->history, people, &problem))
    count_bad (import, 0, &problem);
  json_decref (people);
  return true;
}

/* Files. */

/* A name for the folder, from that of a file anywhere. */
static char *
make_name (const char *path)
{
  char *copy = strdup (path), *name;
  if (copy == NULL)
    abort ();
  const char *base = basename (copy);
  base += strspn (base, ".");
  if (rec_history_is_record_name (base))
    name = strdup (base);
  else if (asprintf (&name, "%s.caravan", base[0] != '\0' ? base : "record") < 0)
    abort ();
  free (copy);
  if (name == NULL)
    abort ();
  return name;
}

static bool
import_record (Import *import, const char *path, RecError *error)
{
  RecBytes bytes;

  if (!rec_file_read (path, REC_FILE_MOST, &bytes, error))
    return false;
  char *name = make_name (path);
  bool is_good = import_bytes (import, name, &bytes, error);
  free (name);
  rec_bytes_free (&bytes);
  return is_good;
}

/* What is not an exported file is a record, or will be refused as one. */
static bool
import_file (Import *import, const char *path, RecError *error)
{
  RecLines lines = { .file = rec_file_open (path, SIZE_MAX, error), .most = LINE_MOST };
  RecError unused;

  if (lines.file == NULL)
    return false;
  json_t *head = rec_lines_next (&lines) ? parse_line (&lines, &unused) : NULL;
  bool is_good = json_object_get (head, REC_HISTORY_KEY) != NULL
                     ? import_lines (import, &lines, head, error)
                     : import_record (import, path, error);
  json_decref (head);
  fclose (lines.file);
  rec_lines_clear (&lines);
  return is_good;
}

bool
rec_history_import (RecHistory *history,
                    const char *path,
                    RecHistoryImport *ret_import,
                    RecError *error)
{
  assert (history != NULL && path != NULL);
  assert (ret_import != NULL && error != NULL);

  Import import = { .history = history };

  rec_error_start (error, 0);
  bool is_good =
      rec_history_sync (history, NULL, error) && import_file (&import, path, error);
  const RecHistoryImport *result = &import.result;
  if (is_good && result->n_bad > 0 && result->n_new + result->n_known == 0)
    {
      *error = result->problem;
      is_good = false;
    }
  if (is_good)
    *ret_import = import.result;
  else
    free (import.result.file);
  return rec_error_end (error, is_good);
}
