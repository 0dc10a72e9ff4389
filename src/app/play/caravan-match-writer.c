/* SPDX-License-Identifier: GPL-3.0-or-later */
/* While all is well the journal's record is the match. Once the disk has refused a step
   the match goes on in `ahead`, a record of the thread's own, and every further job
   tries to bring the file up to it; when that succeeds `ahead` is not needed any more.
   A file that somebody has removed is only made again when a person asks for it. */
#include "caravan-match-writer.h"

#include <pthread.h>
#include <string.h>

#include "caravan-files.h"
#include "caravan-worker.h"
#include "rec-json.h"

struct CaravanWriter
{
  CaravanWorker *worker;

  /* borrowed */
  const RecDisk *disk;
  const char *boards;
  void (*answered) (CaravanJob *job, gpointer data);
  gpointer data;

  /* of the thread only */
  RecJournal *journal; /* NULL: no file, or it is out of reach */
  RecRecord *ahead;    /* NULL: the journal has it all */
  char *path;
  gsize n_saved;
  gboolean can_record;
  gboolean is_draft; /* no file yet: as long as there is nothing to keep */
};

/* The writers that were closed and have not ended yet. */
static struct
{
  pthread_mutex_t lock;
  pthread_cond_t ended;
  GList *writers;
} closing = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL };

CaravanJob *
caravan_job_new (CaravanJobKind kind)
{
  CaravanJob *job = g_new0 (CaravanJob, 1);
  job->kind = kind;
  return job;
}

static void
free_job (gpointer data)
{
  CaravanJob *job = data;

  g_free (job->path);
  free (job->text);
  rec_record_free (job->record);
  g_free (job);
}

/* The record. */

static gsize
count_events (RecRecord *record)
{
  return cv_match_n_entries (rec_record_match (record));
}

static RecRecord *
get_record (CaravanWriter *self)
{
  return self->ahead != NULL ? self->ahead : rec_journal_record (self->journal);
}

/* A second record of the same events that shares nothing with the first. */
static RecRecord *
clone_record (RecRecord *record)
{
  const RecReading whole = { .boards = NULL, .events_most = SIZE_MAX };
  RecError error;
  json_t *array = json_array ();

  json_array_append_new (array, json_deep_copy (rec_record_header (record)));
  for (gsize i = 0; i < count_events (record); i++)
    {
      json_t *event = rec_record_event (record, i);
      json_array_append_new (array, json_deep_copy (event));
      json_decref (event);
    }
  RecRecord *clone = rec_record_read_array (array, &whole, &error);
  json_decref (array);
  g_assert (clone != NULL); /* what was read once can be read again */
  return clone;
}

static json_t *
parse_text (const char *text)
{
  RecError error;
  json_t *value = rec_json_parse (text, strlen (text), REC_JSON_DEPTH, &error);

  g_assert (value != NULL); /* it was read before it was given to us */
  return value;
}

/* From here on the record is in memory, and the file behind it. */
static void
go_ahead (CaravanWriter *self)
{
  if (self->ahead == NULL)
    self->ahead = rec_record_copy (rec_journal_record (self->journal));
}

/* The file. */

/* Another match of this program may be about to let go of the file. */
static void
wait_until_let_go (const char *path)
{
  g_autofree char *canonical = g_canonicalize_filename (path, NULL);
  GList *item;

  pthread_mutex_lock (&closing.lock);
  do
    {
      for (item = closing.writers; item != NULL; item = item->next)
        if (g_strcmp0 (((CaravanWriter *) item->data)->path, canonical) == 0)
          break;
      if (item != NULL)
        pthread_cond_wait (&closing.ended, &closing.lock);
    }
  while (item != NULL);
  pthread_mutex_unlock (&closing.lock);
}

static void
set_path (CaravanWriter *self, const char *path)
{
  pthread_mutex_lock (&closing.lock);
  g_free (self->path);
  self->path = g_canonicalize_filename (path, NULL);
  pthread_mutex_unlock (&closing.lock);
}

/* Opens the file again after it went out of reach. */
static gboolean
reopen (CaravanWriter *self, RecError *error)
{
  const RecReading whole = { .boards = self->boards, .events_most = SIZE_MAX };

  rec_journal_close (self->journal);
  self->journal = rec_journal_open (self->path, &whole, self->disk, error);
  return self->journal != NULL;
}

/* Makes the file that is gone again, with everything. */
static gboolean
make_anew (CaravanWriter *self, RecError *error)
{
  rec_journal_close (self->journal);
  self->journal = rec_journal_create_copy (self->path, self->ahead, self->disk, error);
  return self->journal != NULL;
}

/* Makes the file of a draft that has steps. Its name may have been taken meanwhile. */
static gboolean
make_file (CaravanWriter *self, RecError *error)
{
  if (count_events (self->ahead) == 0)
    return TRUE;
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *directory = g_path_get_dirname (self->path);
      g_autofree char *other = caravan_files_copy_path (directory, self->path);
      set_path (self, other);
    }
  if (!make_anew (self, error))
    return FALSE;
  self->is_draft = FALSE;
  g_clear_pointer (&self->ahead, rec_record_free);
  return TRUE;
}

/* Brings the file up to what is only in memory. */
static gboolean
catch_up (CaravanWriter *self, gboolean anew, RecError *error)
{
  if (self->is_draft)
    return make_file (self, error);
  gboolean is_out_of_reach =
      self->journal == NULL || !rec_journal_can_write (self->journal);
  gboolean is_good = anew && is_out_of_reach && rec_journal_is_gone (self->path)
                         ? make_anew (self, error)
                         : (!is_out_of_reach || reopen (self, error)) &&
                               rec_journal_catch_up (self->journal, self->ahead, error);

  if (is_good)
    g_clear_pointer (&self->ahead, rec_record_free);
  return is_good;
}

/* Whether the file that is being written to went out of our hands. */
static gboolean
is_lost (CaravanWriter *self)
{
  return self->journal != NULL && rec_journal_is_lost (self->journal);
}

/* Jobs. */

static void
create_file (CaravanWriter *self, CaravanJob *job)
{
  const RecReading whole = { .boards = self->boards, .events_most = SIZE_MAX };
  json_t *header =
      rec_json_parse (job->text, strlen (job->text), REC_JSON_DEPTH, &job->error);

  set_path (self, job->path);
  if (header != NULL)
    self->journal =
        rec_journal_create (job->path, header, &whole, self->disk, &job->error);
  json_decref (header);
  job->can_record = self->can_record = self->journal != NULL;
  if (self->journal != NULL)
    job->record = clone_record (get_record (self));
  job->good = job->record != NULL;
}

static void
begin_draft (CaravanWriter *self, CaravanJob *job)
{
  const RecReading whole = { .boards = self->boards, .events_most = SIZE_MAX };
  json_t *header =
      rec_json_parse (job->text, strlen (job->text), REC_JSON_DEPTH, &job->error);
  json_t *array = json_array ();

  set_path (self, job->path);
  if (header != NULL)
    {
      json_array_append_new (array, header);
      self->ahead = rec_record_read_array (array, &whole, &job->error);
    }
  json_decref (array);
  job->can_record = self->can_record = self->is_draft = self->ahead != NULL;
  if (self->ahead != NULL)
    job->record = clone_record (self->ahead);
  job->good = job->record != NULL;
}

/* What can be read but not written, or belongs to another program now, opens for
   reading; then the error says why no more. */
static void
open_file (CaravanWriter *self, CaravanJob *job)
{
  const RecReading whole = { .boards = self->boards, .events_most = SIZE_MAX };
  RecError unreadable;

  wait_until_let_go (job->path);
  set_path (self, job->path);
  self->journal = rec_journal_open (job->path, &whole, self->disk, &job->error);
  job->can_record = self->can_record = self->journal != NULL;
  if (self->journal == NULL && job->error.by_disk)
    {
      self->ahead = rec_record_load (job->path, &whole, &unreadable);
      if (self->ahead == NULL)
        job->error = unreadable;
    }
  if (self->journal != NULL || self->ahead != NULL)
    job->record = clone_record (get_record (self));
  job->good = job->record != NULL;
}

static void
play_step (CaravanWriter *self, CaravanJob *job)
{
  json_t *event = parse_text (job->text);

  job->good =
      self->ahead == NULL && rec_journal_play (self->journal, event, &job->error);
  if (!job->good)
    {
      RecError refused;
      gboolean tries_again = self->ahead != NULL || is_lost (self);
      go_ahead (self);
      gboolean played = rec_record_play (self->ahead, event, &refused);
      g_assert (played); /* it was judged before it was given to us */
      job->good = tries_again && catch_up (self, FALSE, &job->error);
    }
  json_decref (event);
}

static void
correct_step (CaravanWriter *self, CaravanJob *job)
{
  json_t *event = parse_text (job->text);
  gsize step;

  job->good = self->ahead == NULL &&
              rec_journal_correct (self->journal, job->step, event, &job->error, &step);
  if (!job->good)
    {
      RecError refused;
      gboolean tries_again = self->ahead != NULL || is_lost (self);
      go_ahead (self);
      gboolean played =
          rec_record_correct (self->ahead, job->step, event, &refused, &step);
      g_assert (played);
      job->good = tries_again && catch_up (self, FALSE, &job->error);
    }
  json_decref (event);
}

static void
save_copy (CaravanWriter *self, CaravanJob *job)
{
  RecJournal *copy =
      rec_journal_create_copy (job->path, get_record (self), self->disk, &job->error);

  job->good = copy != NULL;
  if (!job->good || !job->go_on_there)
    {
      rec_journal_close (copy);
      return;
    }
  rec_journal_close (self->journal);
  self->journal = copy;
  g_clear_pointer (&self->ahead, rec_record_free);
  set_path (self, job->path);
  self->can_record = TRUE;
}

/* Also finds out whether a file of which all is well is still there. */
static void
try_again (CaravanWriter *self, CaravanJob *job)
{
  if (self->ahead == NULL && is_lost (self))
    go_ahead (self);
  job->good = self->ahead == NULL || !self->can_record ||
              catch_up (self, job->anew, &job->error);
}

/* How much is on the disk. Of a file that can't be opened now, what was known before
   is so still; what can be read after a flush that failed may not be there. */
static void
take_stock (CaravanWriter *self, CaravanJob *job)
{
  job->is_gone =
      self->ahead != NULL && !self->is_draft && rec_journal_is_gone (self->path);
  if (job->is_gone)
    self->n_saved = 0;
  else if (self->journal != NULL && self->ahead == NULL)
    self->n_saved = count_events (rec_journal_record (self->journal));
  else if (self->journal != NULL)
    self->n_saved =
        MIN (self->n_saved, rec_journal_count_saved (self->journal, self->ahead));
  job->n_saved = self->n_saved;
}

static void
do_job (gpointer data)
{
  CaravanJob *job = data;
  CaravanWriter *self = job->writer;

  switch (job->kind)
    {
    case CARAVAN_JOB_CREATE:
      create_file (self, job);
      break;
    case CARAVAN_JOB_DRAFT:
      begin_draft (self, job);
      break;
    case CARAVAN_JOB_OPEN:
      open_file (self, job);
      break;
    case CARAVAN_JOB_PLAY:
      play_step (self, job);
      break;
    case CARAVAN_JOB_CORRECT:
      correct_step (self, job);
      break;
    case CARAVAN_JOB_RETRY:
      try_again (self, job);
      break;
    case CARAVAN_JOB_COPY:
      save_copy (self, job);
      break;
    }
  take_stock (self, job);
  if (job->path == NULL)
    job->path = g_strdup (self->path);
}

/* The last job of all. */
static void
end_writing (gpointer data)
{
  CaravanWriter *self = data;
  RecError error;

  if (self->ahead != NULL && self->can_record)
    catch_up (self, FALSE, &error);
  g_clear_pointer (&self->ahead, rec_record_free);
  g_clear_pointer (&self->journal, rec_journal_close);
  pthread_mutex_lock (&closing.lock);
  closing.writers = g_list_remove (closing.writers, self);
  pthread_cond_broadcast (&closing.ended);
  pthread_mutex_unlock (&closing.lock);
}

/* The other side. */

static void
answer_job (gpointer data)
{
  CaravanJob *job = data;

  job->writer->answered (job, job->writer->data);
}

static void
free_writer (gpointer data)
{
  CaravanWriter *self = data;

  g_free (self->path);
  g_free (self);
}

static const CaravanWork writing = { do_job, answer_job, free_job };
static const CaravanWork ending = { end_writing, NULL, free_writer };

CaravanWriter *
caravan_writer_new (const RecDisk *disk,
                    const char *boards,
                    void (*answered) (CaravanJob *job, gpointer data),
                    gpointer data)
{
  CaravanWriter *self = g_new0 (CaravanWriter, 1);

  self->worker = caravan_worker_new ("match-writer");
  self->disk = disk;
  self->boards = boards;
  self->answered = answered;
  self->data = data;
  return self;
}

void
caravan_writer_push (CaravanWriter *self, CaravanJob *job)
{
  job->writer = self;
  caravan_worker_give (self->worker, &writing, job);
}

gboolean
caravan_writer_is_busy (CaravanWriter *self)
{
  return caravan_worker_is_busy (self->worker);
}

void
caravan_writer_flush (CaravanWriter *self)
{
  caravan_worker_flush (self->worker);
}

void
caravan_writer_close (CaravanWriter *self)
{
  pthread_mutex_lock (&closing.lock);
  closing.writers = g_list_prepend (closing.writers, self);
  pthread_mutex_unlock (&closing.lock);
  caravan_worker_give (self->worker, &ending, self);
  caravan_worker_close (self->worker);
}

void
caravan_writer_settle (void)
{
  pthread_mutex_lock (&closing.lock);
  while (closing.writers != NULL)
    pthread_cond_wait (&closing.ended, &closing.lock);
  pthread_mutex_unlock (&closing.lock);
}
