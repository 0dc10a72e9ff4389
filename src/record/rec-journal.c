/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a record event by event. The journal knows how long the file is as far as it
   was acknowledged; a write that fails is cut back to that length. When even that
   fails, or a flush did (after which nobody knows what is on the disk), the journal
   writes no more, and opening the file again finds its last good line. What is judged
   is what was read back from the text to be written, so that nothing gets into the file
   which could not be read again. */
#include "rec-journal.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rec-file.h"

#define FOREIGN_HAND N_ ("another program has changed, moved or removed the file")

struct RecJournal
{
  RecRecord *record;
  const RecDisk *disk;
  char *path;
  int fd;
  off_t size;    /* acknowledged bytes */
  bool unclosed; /* the last line lacks its newline */
  bool broken;   /* writes no more */
};

RecRecord *
rec_journal_record (RecJournal *journal)
{
  assert (journal != NULL);
  return journal->record;
}

void
rec_journal_close (RecJournal *journal)
{
  if (journal == NULL)
    return;
  if (journal->fd >= 0)
    close (journal->fd);
  rec_record_free (journal->record);
  free (journal->path);
  free (journal);
}

static RecJournal *
new_journal (const char *path, const RecDisk *disk)
{
  RecJournal *journal = calloc (1, sizeof *journal);
  if (journal == NULL || (journal->path = strdup (path)) == NULL)
    abort ();
  journal->disk = disk;
  journal->fd = -1;
  return journal;
}

/* The disk's reasons are no line's fault. */
static bool
refuse_writing (int reason, RecError *error)
{
  error->line = 0;
  rec_error_set_reason (error, true, reason);
  error->by_disk = true;
  return false;
}

/* A file that was fine, but is out of reach. */
static bool
refuse_file (const char *text, RecError *error)
{
  error->line = 0;
  rec_error_set (error, text, NULL);
  error->by_disk = true;
  return false;
}

/* Text. */

typedef struct
{
  char *data; /* owned */
  size_t size;
} Text;

/* The text to append starts with the newline that a whole last line may lack. */
static Text
start_text (const RecJournal *journal)
{
  Text text = { .data = strdup (journal->unclosed ? "\n" : ""),
                .size = journal->unclosed };
  if (text.data == NULL)
    abort ();
  return text;
}

static bool
add_line (Text *text, const json_t *value, RecError *error)
{
  char *line = rec_record_line (value, error);
  if (line == NULL)
    return false;

  size_t n = strlen (line);
  text->data = realloc (text->data, text->size + n + 1);
  if (text->data == NULL)
    abort ();
  memcpy (text->data + text->size, line, n);
  text->data[text->size + n] = '\n';
  text->size += n + 1;
  free (line);
  return true;
}

/* The value as it will be read again, or NULL and an error. */
static json_t *
read_back (const json_t *value, RecError *error)
{
  char *line = rec_record_line (value, error);
  json_t *again =
      line == NULL ? NULL : rec_json_parse (line, strlen (line), REC_JSON_DEPTH, error);
  free (line);
  return again;
}

/* Writing. */

/* Cuts off what was written but not acknowledged. */
static void
take_back (RecJournal *journal)
{
  if (journal->disk->truncate (journal->disk, journal->fd, journal->size) != 0)
    journal->broken = true;
}

/* The file under our name must be the one we hold, and as long as we left it. */
static bool
is_still_ours (const RecJournal *journal)
{
  struct stat held, named;
  return fstat (journal->fd, &held) == 0 && stat (journal->path, &named) == 0 &&
         held.st_dev == named.st_dev && held.st_ino == named.st_ino &&
         held.st_size == journal->size;
}

bool
rec_journal_can_write (const RecJournal *journal)
{
  assert (journal != NULL);
  return !journal->broken && is_still_ours (journal);
}

bool
rec_journal_is_lost (const RecJournal *journal)
{
  assert (journal != NULL);
  return !is_still_ours (journal);
}

bool
rec_journal_is_gone (const char *path)
{
  assert (path != NULL);

  struct stat info;
  return lstat (path, &info) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

/* Whether so much may be appended now. None of what stands against it is a line's
   fault. */
static bool
may_append (const RecJournal *journal, size_t size, RecError *error)
{
  error->line = 0;
  if (journal->broken)
    return refuse_file (N_ ("the disk failed; open the record again to go on"), error);
  if (!is_still_ours (journal))
    return refuse_file (FOREIGN_HAND, error);
  if ((size_t) journal->size + size > REC_FILE_MOST)
    return rec_error_set_number (error, N_ ("is larger than %1$s KiB"), NULL,
                                 REC_FILE_MOST / 1024);
  return true;
}

static bool
append (RecJournal *journal, const Text *text, RecError *error)
{
  if (!may_append (journal, text->size, error))
    return false;

  int reason = rec_disk_write_all (journal->disk, journal->fd, text->data, text->size);
  if (reason == 0 && journal->disk->sync (journal->disk, journal->fd) != 0)
    {
      reason = errno;
      journal->broken = true;
    }
  if (reason != 0)
    {
      take_back (journal);
      return refuse_writing (reason, error);
    }
  journal->size += (off_t) text->size;
  journal->unclosed = false;
  return true;
}

/* Creating. */

/* Reads the header, then writes it with its board. The header is released. */
static bool
create (RecJournal *journal, json_t *header, const RecReading *reading, RecError *error)
{
  json_t *array = json_pack ("[o]", header);
  Text text = start_text (journal);

  journal->record = rec_record_read_array (array, reading, error);
  json_decref (array);
  bool good = journal->record != NULL &&
              add_line (&text, rec_record_header (journal->record), error);
  if (good)
    {
      journal->fd =
          rec_disk_create (journal->disk, journal->path, text.data, text.size);
      journal->size = (off_t) text.size;
      good = journal->fd >= 0 || refuse_writing (errno, error);
    }
  free (text.data);
  return good;
}

RecJournal *
rec_journal_create (const char *path,
                    const json_t *header,
                    const RecReading *reading,
                    const RecDisk *disk,
                    RecError *error)
{
  assert (path != NULL && reading != NULL && disk != NULL);

  RecJournal *journal = new_journal (path, disk);

  rec_error_start (error, 1);
  json_t *again = read_back (header, error);
  if (rec_error_end (error, again != NULL && create (journal, again, reading, error)))
    return journal;
  rec_journal_close (journal);
  return NULL;
}

/* Opening. */

static bool
lock (RecJournal *journal, RecError *error)
{
  if (flock (journal->fd, LOCK_EX | LOCK_NB) == 0)
    return true;
  if (errno == EWOULDBLOCK)
    return refuse_file (N_ ("is open in another program"), error);
  return refuse_writing (errno, error);
}

/* Whether it was read; less than size only when the file is shorter. */
static bool
read_bytes (int fd, size_t size, RecBytes *bytes)
{
  ssize_t n = 1;

  bytes->data = calloc (1, size + 1);
  if (bytes->data == NULL)
    abort ();
  while (bytes->size < size && n > 0)
    {
      n = pread (fd, bytes->data + bytes->size, size - bytes->size,
                 (off_t) bytes->size);
      bytes->size += n > 0 ? (size_t) n : 0;
    }
  return n >= 0;
}

/* Reads the file that is held and locked. The one under its name may be another by now,
   and what is cut off here must never be judged by that one. */
static bool
read_held (const RecJournal *journal, RecBytes *bytes, RecError *error)
{
  struct stat held;

  if (fstat (journal->fd, &held) != 0)
    return rec_error_set_reason (error, false, errno);
  if (!S_ISREG (held.st_mode))
    return rec_error_set (error, N_ ("is not an ordinary file"), NULL);
  if (held.st_size > REC_FILE_MOST)
    return rec_error_set_number (error, N_ ("is larger than %1$s KiB"), NULL,
                                 REC_FILE_MOST / 1024);
  if (!read_bytes (journal->fd, (size_t) held.st_size, bytes))
    return rec_error_set_reason (error, false, errno);
  return true;
}

/* Cuts off a torn line, so that the next event starts a line of its own. */
static bool
mend (RecJournal *journal, RecError *error)
{
  journal->size = (off_t) rec_record_good_size (journal->record, &journal->unclosed);
  if (!rec_record_was_torn (journal->record))
    return true;
  if (journal->disk->truncate (journal->disk, journal->fd, journal->size) == 0 &&
      journal->disk->sync (journal->disk, journal->fd) == 0)
    return true;
  return refuse_writing (errno, error);
}

/* All events are read, whatever the caller wants to see: where a record is played on
   there is only its end. */
static bool
read_record (RecJournal *journal, const char *boards, RecError *error)
{
  const RecReading whole = { .boards = boards, .events_most = SIZE_MAX };
  RecBytes bytes = { 0 };

  if (read_held (journal, &bytes, error))
    journal->record = rec_record_read (bytes.data, bytes.size, &whole, error);
  rec_bytes_free (&bytes);
  return journal->record != NULL;
}

RecJournal *
rec_journal_open (const char *path,
                  const RecReading *reading,
                  const RecDisk *disk,
                  RecError *error)
{
  assert (path != NULL && reading != NULL && disk != NULL);

  RecJournal *journal = new_journal (path, disk);

  rec_error_start (error, 0);
  journal->fd = open (path, O_RDWR | O_APPEND | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  bool good = (journal->fd >= 0 || refuse_writing (errno, error)) &&
              lock (journal, error) && read_record (journal, reading->boards, error) &&
              mend (journal, error);
  if (rec_error_end (error, good))
    return journal;
  rec_journal_close (journal);
  return NULL;
}

/* Playing. */

bool
rec_journal_play (RecJournal *journal, json_t *event, RecError *error)
{
  assert (journal != NULL);
  assert (error != NULL);

  Text text = start_text (journal);

  rec_error_start (error, cv_match_n_entries (rec_record_match (journal->record)) + 2);
  json_t *again = read_back (event, error);
  bool good = again != NULL && rec_record_may_play (journal->record, again, error) &&
              add_line (&text, again, error) && append (journal, &text, error) &&
              rec_record_play (journal->record, again, error);
  json_decref (again);
  free (text.data);
  return rec_error_end (error, good);
}

/* The lines of the events from the given one on. A file may not become one that has too
   many of them to be read again. */
static bool
add_events_from (RecRecord *record, size_t first, Text *text, RecError *error)
{
  size_t n = cv_match_n_entries (rec_record_match (record));
  bool good = true;

  if (n > REC_EVENTS_MOST)
    return rec_error_set_number (error, N_ ("a record has at most %1$s events"), NULL,
                                 REC_EVENTS_MOST);
  for (size_t i = first; good && i < n; i++)
    {
      json_t *line = rec_record_event (record, i);
      good = add_line (text, line, error);
      json_decref (line);
    }
  return good;
}

/* Copies and catching up. */

RecJournal *
rec_journal_create_copy (const char *path,
                         RecRecord *record,
                         const RecDisk *disk,
                         RecError *error)
{
  assert (path != NULL && record != NULL && disk != NULL);

  RecJournal *journal = new_journal (path, disk);
  Text text = start_text (journal);

  rec_error_start (error, 0);
  bool good = add_line (&text, rec_record_header (record), error) &&
              add_events_from (record, 0, &text, error);
  if (good && text.size > REC_FILE_MOST)
    good = rec_error_set_number (error, N_ ("is larger than %1$s KiB"), NULL,
                                 REC_FILE_MOST / 1024);
  if (good)
    {
      journal->fd = rec_disk_create (disk, path, text.data, text.size);
      journal->size = (off_t) text.size;
      good = journal->fd >= 0 || refuse_writing (errno, error);
    }
  free (text.data);
  if (rec_error_end (error, good))
    {
      journal->record = rec_record_copy (record);
      return journal;
    }
  rec_journal_close (journal);
  return NULL;
}

/* Whether both records have the same event there. */
static bool
is_same_event (RecRecord *one, RecRecord *other, size_t entry)
{
  json_t *a = rec_record_event (one, entry), *b = rec_record_event (other, entry);
  bool same = json_equal (a, b);

  json_decref (a);
  json_decref (b);
  return same;
}

size_t
rec_journal_count_saved (const RecJournal *journal, RecRecord *record)
{
  assert (journal != NULL && record != NULL);

  size_t n = cv_match_n_entries (rec_record_match (journal->record));
  size_t n_record = cv_match_n_entries (rec_record_match (record)), saved = 0;

  if (!json_equal (rec_record_header (journal->record), rec_record_header (record)))
    return 0;
  while (saved < n && saved < n_record &&
         is_same_event (journal->record, record, saved))
    saved++;
  return saved;
}

/* Whether the events of the file are the first ones of the record. */
static bool
is_beginning_of (const RecJournal *journal, RecRecord *record)
{
  return json_equal (rec_record_header (journal->record), rec_record_header (record)) &&
         rec_journal_count_saved (journal, record) ==
             cv_match_n_entries (rec_record_match (journal->record));
}

bool
rec_journal_catch_up (RecJournal *journal, RecRecord *record, RecError *error)
{
  assert (journal != NULL && record != NULL);

  size_t before = cv_match_n_entries (rec_record_match (journal->record));

  rec_error_start (error, 0);
  if (!is_beginning_of (journal, record))
    return refuse_file (FOREIGN_HAND, error);
  Text text = start_text (journal);
  bool good =
      add_events_from (record, before, &text, error) && append (journal, &text, error);
  free (text.data);
  if (good)
    {
      RecRecord *copy = rec_record_copy (record);
      rec_record_free (journal->record);
      journal->record = copy;
    }
  return rec_error_end (error, good);
}

/* Correcting. */

/* Tried out on a copy of the record, which then has the events to write. */
bool
rec_journal_correct (
    RecJournal *journal, size_t step, json_t *event, RecError *error, size_t *ret_step)
{
  assert (journal != NULL);
  assert (error != NULL && ret_step != NULL);

  size_t before = cv_match_n_entries (rec_record_match (journal->record));
  RecRecord *trial = rec_record_copy (journal->record);
  Text text = start_text (journal);

  *ret_step = step;
  rec_error_start (error, before + 2);
  json_t *again = read_back (event, error);
  bool good =
      again != NULL && rec_record_correct (trial, step, again, error, ret_step) &&
      add_events_from (trial, before, &text, error) && append (journal, &text, error);
  json_decref (again);
  free (text.data);
  if (good)
    {
      rec_record_free (journal->record);
      journal->record = trial;
    }
  else
    rec_record_free (trial);
  return rec_error_end (error, good);
}
