/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two records of one match: `shown` is what the window has, `judged` is that and the
   steps on their way to the disk. A step goes into `judged` when it is accepted and
   into `shown` when its job comes back from the writer. */
#include "caravan-match.h"

#include "caravan-match-writer.h"
#include "caravan-paths.h"
#include "caravan-signal.h"
#include "rec-json.h"

struct _CaravanMatch
{
  GObject parent_instance;

  /* owned */
  CaravanWriter *writer;
  RecRecord *shown;
  RecRecord *judged;
  char *path;

  gsize n_saved; /* events in the file */
  gboolean can_record;
  gboolean is_supposed;
  RecError reason; /* why it can't */
  gboolean has_trouble;
  gboolean is_gone; /* the file is not there any more */
  RecError trouble;
};

G_DEFINE_FINAL_TYPE (CaravanMatch, caravan_match, G_TYPE_OBJECT)

static const RecDisk *disk = &rec_disk;

void
caravan_match_use_disk (const RecDisk *other)
{
  disk = other != NULL ? other : &rec_disk;
}

void
caravan_match_settle (void)
{
  caravan_writer_settle ();
}

static void
caravan_match_finalize (GObject *object)
{
  CaravanMatch *self = CARAVAN_MATCH (object);

  caravan_writer_close (self->writer);
  rec_record_free (self->shown);
  rec_record_free (self->judged);
  g_free (self->path);
  G_OBJECT_CLASS (caravan_match_parent_class)->finalize (object);
}

static void
caravan_match_class_init (CaravanMatchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_match_finalize;
  caravan_signal_new (klass, "changed", 0);
  caravan_signal_new (klass, "trouble-changed", 0);
}

/* What comes back from the writer. */

/* A step that was judged can't fail, on the same record, to be played. */
static void
show_step (CaravanMatch *self, const CaravanJob *job)
{
  RecError error;
  gsize step;
  json_t *event =
      rec_json_parse (job->text, strlen (job->text), REC_JSON_DEPTH, &error);
  gboolean good =
      job->kind == CARAVAN_JOB_PLAY
          ? rec_record_play (self->shown, event, &error)
          : rec_record_correct (self->shown, job->step, event, &error, &step);
  g_assert (good);
  json_decref (event);
}

/* Tells who waits for a job that it is done; the error goes with the task. */
static void
finish_task (CaravanJob *job)
{
  g_autoptr (GTask) task = g_steal_pointer (&job->tag);

  if (task == NULL)
    return;
  g_object_set_data_full (G_OBJECT (task), "error",
                          g_memdup2 (&job->error, sizeof job->error), g_free);
  g_task_return_boolean (task, job->good);
}

static void
take_record (CaravanMatch *self, CaravanJob *job)
{
  self->can_record = job->can_record;
  self->reason = job->error;
  self->n_saved = job->n_saved;
  if (job->good)
    {
      self->shown = g_steal_pointer (&job->record);
      self->judged = rec_record_copy (self->shown);
    }
}

static void
take_copy (CaravanMatch *self, const CaravanJob *job)
{
  if (!job->good || !job->go_on_there)
    return;
  g_free (self->path);
  self->path = g_strdup (job->path);
  self->n_saved = job->n_saved;
  self->can_record = TRUE;
  self->has_trouble = self->is_gone = FALSE;
  g_signal_emit_by_name (self, "trouble-changed");
  g_signal_emit_by_name (self, "changed");
}

/* The first step of a draft makes the file. */
static void
take_path (CaravanMatch *self, const CaravanJob *job)
{
  g_autofree char *canonical = g_canonicalize_filename (self->path, NULL);

  if (job->path == NULL || g_str_equal (job->path, canonical))
    return;
  g_free (self->path);
  self->path = g_strdup (job->path);
}

/* Takes over what the answer says about the disk. */
static void
take_trouble (CaravanMatch *self, const CaravanJob *job)
{
  gboolean had_trouble = self->has_trouble;

  self->n_saved = job->n_saved;
  self->has_trouble = !job->good;
  self->is_gone = self->has_trouble && job->is_gone;
  if (self->has_trouble)
    self->trouble = job->error;
  if (had_trouble || self->has_trouble)
    g_signal_emit_by_name (self, "trouble-changed");
}

static void
answered_cb (CaravanJob *job, gpointer data)
{
  g_autoptr (CaravanMatch) self = g_object_ref (data);

  switch (job->kind)
    {
    case CARAVAN_JOB_CREATE:
    case CARAVAN_JOB_DRAFT:
    case CARAVAN_JOB_OPEN:
      take_record (self, job);
      break;
    case CARAVAN_JOB_PLAY:
    case CARAVAN_JOB_CORRECT:
      show_step (self, job);
      take_path (self, job);
      take_trouble (self, job);
      g_signal_emit_by_name (self, "changed");
      break;
    case CARAVAN_JOB_RETRY:
      take_trouble (self, job);
      break;
    case CARAVAN_JOB_COPY:
      take_copy (self, job);
      break;
    }
  finish_task (job);
}

static void
caravan_match_init (CaravanMatch *self)
{
  self->writer = caravan_writer_new (disk, caravan_boards_dir (), answered_cb, self);
}

/* Creating and opening. */

/* A match whose file the writer is creating (with a header) or opening. */
static CaravanMatch *
start_match (CaravanJobKind kind, const char *path, const json_t *header, GTask *task)
{
  CaravanMatch *self = g_object_new (CARAVAN_TYPE_MATCH, NULL);
  CaravanJob *job = caravan_job_new (kind);

  self->path = g_strdup (path);
  job->path = g_strdup (path);
  job->text = header != NULL ? json_dumps (header, JSON_COMPACT) : NULL;
  if (task != NULL)
    g_task_set_task_data (task, g_object_ref (self), g_object_unref);
  job->tag = task;
  caravan_writer_push (self->writer, job);
  return self;
}

void
caravan_match_create_async (const char *path,
                            json_t *header,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_object_unref (start_match (CARAVAN_JOB_CREATE, path, header,
                               g_task_new (NULL, NULL, callback, user_data)));
}

void
caravan_match_draft_async (const char *path,
                           json_t *header,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_object_unref (start_match (CARAVAN_JOB_DRAFT, path, header,
                               g_task_new (NULL, NULL, callback, user_data)));
}

void
caravan_match_open_async (const char *path,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_object_unref (start_match (CARAVAN_JOB_OPEN, path, NULL,
                               g_task_new (NULL, NULL, callback, user_data)));
}

CaravanMatch *
caravan_match_finish (GAsyncResult *result, RecError *ret_error)
{
  CaravanMatch *self = g_task_get_task_data (G_TASK (result));

  if (g_task_propagate_boolean (G_TASK (result), NULL))
    return g_object_ref (self);
  *ret_error = self->reason;
  return NULL;
}

static CaravanMatch *
wait_for_match (CaravanMatch *self, RecError *error)
{
  caravan_match_flush (self);
  if (self->shown != NULL)
    return self;
  *error = self->reason;
  g_object_unref (self);
  return NULL;
}

CaravanMatch *
caravan_match_create (const char *path, json_t *header, RecError *error)
{
  return wait_for_match (start_match (CARAVAN_JOB_CREATE, path, header, NULL), error);
}

CaravanMatch *
caravan_match_draft (const char *path, json_t *header, RecError *error)
{
  return wait_for_match (start_match (CARAVAN_JOB_DRAFT, path, header, NULL), error);
}

CaravanMatch *
caravan_match_open (const char *path, RecError *error)
{
  return wait_for_match (start_match (CARAVAN_JOB_OPEN, path, NULL, NULL), error);
}

CaravanMatch *
caravan_match_suppose (const json_t *lines, RecError *error)
{
  const RecReading whole = { .boards = NULL, .events_most = SIZE_MAX };
  RecRecord *record = rec_record_read_array (lines, &whole, error);

  if (record == NULL)
    return NULL;
  CaravanMatch *self = g_object_new (CARAVAN_TYPE_MATCH, NULL);
  self->shown = record;
  self->judged = rec_record_copy (record);
  self->can_record = self->is_supposed = TRUE;
  self->n_saved = cv_match_n_entries (rec_record_match (record));
  return self;
}

/* What there is. */

gboolean
caravan_match_is_supposed (CaravanMatch *self)
{
  return self->is_supposed;
}

const char *
caravan_match_get_path (CaravanMatch *self)
{
  return self->path;
}

RecRecord *
caravan_match_get_record (CaravanMatch *self)
{
  return self->shown;
}

CvMatch *
caravan_match_get_log (CaravanMatch *self)
{
  return rec_record_match (self->shown);
}

CvMatch *
caravan_match_get_ahead (CaravanMatch *self)
{
  return rec_record_match (self->judged);
}

const CvTable *
caravan_match_get_table (CaravanMatch *self)
{
  return cv_match_table (caravan_match_get_log (self));
}

const CvState *
caravan_match_get_state (CaravanMatch *self)
{
  return cv_match_state (caravan_match_get_log (self));
}

const RecError *
caravan_match_get_read_only (CaravanMatch *self)
{
  return self->can_record ? NULL : &self->reason;
}

gboolean
caravan_match_is_busy (CaravanMatch *self)
{
  return caravan_writer_is_busy (self->writer);
}

const RecError *
caravan_match_get_trouble (CaravanMatch *self, gsize *ret_unsaved)
{
  gsize n = cv_match_n_entries (caravan_match_get_log (self));

  *ret_unsaved = self->can_record && n > self->n_saved ? n - self->n_saved : 0;
  return self->has_trouble ? &self->trouble : NULL;
}

gboolean
caravan_match_is_gone (CaravanMatch *self)
{
  return self->is_gone;
}

/* Playing. */

/* The event as it goes into the file: with the time, when it has none yet. */
static json_t *
stamp_event (const json_t *event)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  json_t *stamped = json_deep_copy (event);

  if (json_object_get (stamped, "time") == NULL)
    json_object_set_new (stamped, "time", json_string (time));
  return stamped;
}

/* The event's line, and the event as it will be read from there again. */
static json_t *
prepare_event (CaravanMatch *self, json_t *event, char **ret_line, RecError *error)
{
  g_assert (!self->is_supposed);
  *ret_line = NULL;
  if (!self->can_record)
    {
      *error = self->reason;
      return NULL;
    }
  error->line = 0;
  json_t *stamped = stamp_event (event), *again = NULL;
  *ret_line = rec_record_line (stamped, error);
  if (*ret_line != NULL)
    again = rec_json_parse (*ret_line, strlen (*ret_line), REC_JSON_DEPTH, error);
  json_decref (stamped);
  return again;
}

/* Sends the line of a step that has been judged, or drops it. */
static void
send_step (
    CaravanMatch *self, CaravanJobKind kind, gsize step, char *line, gboolean good)
{
  if (!good)
    {
      free (line);
      return;
    }
  CaravanJob *job = caravan_job_new (kind);
  job->text = line;
  job->step = step;
  caravan_writer_push (self->writer, job);
}

gboolean
caravan_match_play (CaravanMatch *self, json_t *event, RecError *error)
{
  char *line;
  json_t *again = prepare_event (self, event, &line, error);
  gboolean good = again != NULL && rec_record_play (self->judged, again, error);

  send_step (self, CARAVAN_JOB_PLAY, 0, line, good);
  json_decref (again);
  return good;
}

gboolean
caravan_match_correct (
    CaravanMatch *self, gsize step, json_t *event, RecError *error, gsize *ret_step)
{
  char *line;
  json_t *again = prepare_event (self, event, &line, error);
  gboolean good =
      again != NULL && rec_record_correct (self->judged, step, again, error, ret_step);

  send_step (self, CARAVAN_JOB_CORRECT, step, line, good);
  json_decref (again);
  return good;
}

gboolean
caravan_match_flush (CaravanMatch *self)
{
  caravan_writer_flush (self->writer);
  return !self->has_trouble;
}

void
caravan_match_retry (CaravanMatch *self)
{
  if (!self->has_trouble)
    return;
  CaravanJob *job = caravan_job_new (CARAVAN_JOB_RETRY);
  job->anew = TRUE;
  caravan_writer_push (self->writer, job);
}

gboolean
caravan_match_check (CaravanMatch *self)
{
  caravan_writer_push (self->writer, caravan_job_new (CARAVAN_JOB_RETRY));
  return caravan_match_flush (self);
}

void
caravan_match_save_copy_async (CaravanMatch *self,
                               const char *path,
                               gboolean go_on_there,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  CaravanJob *job = caravan_job_new (CARAVAN_JOB_COPY);

  job->path = g_strdup (path);
  job->go_on_there = go_on_there;
  job->tag = g_task_new (self, NULL, callback, user_data);
  caravan_writer_push (self->writer, job);
}

gboolean
caravan_match_save_copy_finish (CaravanMatch *self,
                                GAsyncResult *result,
                                RecError *error)
{
  g_assert (g_task_is_valid (result, self));
  if (g_task_propagate_boolean (G_TASK (result), NULL))
    return TRUE;
  *error = *(const RecError *) g_object_get_data (G_OBJECT (result), "error");
  return FALSE;
}
