/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything in one file: who is who, then a line a record. The records are taken from
   their files as they stand, so that what is imported again is what was there. */
#include "rec-history-private.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rec-disk.h"
#include "rec-json.h"

typedef struct
{
  int fd;
  int reason; /* why the disk refused, or 0 */
} Out;

static bool
put (Out *out, const char *text, size_t size)
{
  if (out->reason == 0)
    out->reason = rec_disk_write_all (&rec_disk, out->fd, text, size);
  return out->reason == 0;
}

static bool
put_json (Out *out, const json_t *value)
{
  char *text = json_dumps (value, JSON_COMPACT);
  if (text == NULL)
    abort ();
  bool is_good = put (out, text, strlen (text)) && put (out, "\n", 1);
  free (text);
  return is_good;
}

json_t *
rec_history_split (const char *text, size_t size)
{
  assert (size == 0 || text != NULL);

  json_t *list = json_array ();
  const char *line = text, *end = text + size;

  while (line < end)
    {
      const char *newline = memchr (line, '\n', (size_t) (end - line));
      size_t n = (size_t) ((newline != NULL ? newline : end) - line);
      RecError unused;
      json_t *value = rec_json_parse (line, n, REC_JSON_DEPTH, &unused);
      if (value == NULL)
        abort (); /* it was read a moment ago */
      json_array_append_new (list, value);
      line += n + 1;
    }
  return list;
}

/* A record that can't be read now is not exported: nobody could import it. */
json_t *
rec_history_load_array (RecHistory *history, const char *file)
{
  assert (history != NULL && file != NULL);

  char *path = rec_history_path (history, file);
  RecReading reading = rec_history_reading (history);
  RecError unused = { 0 };
  RecBytes bytes;
  json_t *list = NULL;
  bool is_unclosed;

  if (rec_file_read (path, REC_FILE_MOST, &bytes, &unused))
    {
      RecRecord *record = rec_record_read (bytes.data, bytes.size, &reading, &unused);
      if (record != NULL)
        list =
            rec_history_split (bytes.data, rec_record_good_size (record, &is_unclosed));
      rec_record_free (record);
      rec_bytes_free (&bytes);
    }
  free (path);
  return list;
}

/* A name that is no text gets another one. */
static bool
put_record (RecHistory *history, Out *out, const char *file)
{
  json_t *list = rec_history_load_array (history, file);
  bool is_here = strncmp (file, REC_HISTORY_HERE, strlen (REC_HISTORY_HERE)) == 0;
  json_t *name = json_string (is_here ? file + strlen (REC_HISTORY_HERE) : file);

  if (list == NULL)
    {
      json_decref (name);
      return true;
    }
  json_t *line =
      json_pack ("{s:o,s:o}", "file",
                 name != NULL ? name : json_string ("record.caravan"), "record", list);
  bool is_good = put_json (out, line);
  json_decref (line);
  return is_good;
}

static bool
put_all (RecHistory *history, Out *out, RecError *error)
{
  RecHistoryQuery query = { .turned = true };
  RecHistoryList list;
  json_t *aliases = rec_history_get_aliases (history);
  json_t *head =
      json_pack ("{s:i,s:o}", REC_HISTORY_KEY, REC_HISTORY_FORMAT, "people", aliases);

  if (!rec_history_list (history, &query, &list, error))
    {
      json_decref (head);
      return false;
    }
  bool is_good = put_json (out, head);
  for (size_t i = 0; is_good && i < list.n_games; i++)
    is_good = put_record (history, out, list.games[i].file);
  rec_history_list_clear (&list);
  json_decref (head);
  return is_good || rec_history_refuse (error, true, out->reason);
}

bool
rec_history_export (RecHistory *history, const char *path, RecError *error)
{
  assert (history != NULL && path != NULL);

  char *unfinished;
  Out out = { .fd = rec_disk_start (path, &unfinished) };

  rec_error_start (error, 0);
  if (out.fd < 0)
    return rec_history_refuse (error, true, errno);
  bool is_good =
      rec_history_sync (history, NULL, error) && put_all (history, &out, error);
  if (is_good)
    {
      int reason = rec_disk_finish (&rec_disk, out.fd, unfinished, path);
      is_good = reason == 0 || rec_history_refuse (error, true, reason);
    }
  else
    unlink (unfinished);
  close (out.fd);
  free (unfinished);
  return is_good;
}
