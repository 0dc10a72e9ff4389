/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-archive.h"

#include "caravan-files.h"
#include "caravan-paths.h"
#include "caravan-signal.h"

struct _CaravanArchive
{
  GObject parent_instance;

  /* owned */
  CaravanWorker *worker;
  RecHistory *history; /* only the worker uses it; NULL until it is wanted */

  /* What both threads use. */
  GMutex lock;
  gboolean is_told; /* "changed" is on its way */
  gboolean is_reading_told;
  gsize n_done, n_reading;
  char *set_aside;
};

G_DEFINE_FINAL_TYPE (CaravanArchive, caravan_archive, G_TYPE_OBJECT)

/* The only one, once there was need of it. */
static CaravanArchive *archive;

static gboolean
told_cb (gpointer data)
{
  CaravanArchive *self = data;

  g_mutex_lock (&self->lock);
  self->is_told = FALSE;
  g_mutex_unlock (&self->lock);
  g_signal_emit_by_name (self, "changed");
  return G_SOURCE_REMOVE;
}

void
caravan_archive_tell (CaravanArchive *self)
{
  g_mutex_lock (&self->lock);
  gboolean was_told = self->is_told;
  self->is_told = TRUE;
  g_mutex_unlock (&self->lock);
  if (!was_told)
    g_idle_add_full (G_PRIORITY_DEFAULT, told_cb, g_object_ref (self), g_object_unref);
}

static gboolean
reading_cb (gpointer data)
{
  CaravanArchive *self = data;

  g_mutex_lock (&self->lock);
  self->is_reading_told = FALSE;
  gsize n_done = self->n_done, n_all = self->n_reading;
  g_mutex_unlock (&self->lock);
  g_signal_emit_by_name (self, "reading", (gulong) n_done, (gulong) n_all);
  return G_SOURCE_REMOVE;
}

/* In the thread that reads. */
static void
tell_reading (size_t n_done, size_t n_all, gpointer data)
{
  CaravanArchive *self = data;

  g_mutex_lock (&self->lock);
  gboolean was_told = self->is_reading_told;
  self->is_reading_told = TRUE;
  self->n_done = n_done;
  self->n_reading = n_all;
  g_mutex_unlock (&self->lock);
  if (!was_told)
    g_idle_add_full (G_PRIORITY_DEFAULT, reading_cb, g_object_ref (self),
                     g_object_unref);
}

static void
remember_set_aside (CaravanArchive *self)
{
  const char *name = rec_history_set_aside (self->history);

  if (name == NULL)
    return;
  g_mutex_lock (&self->lock);
  g_free (self->set_aside);
  self->set_aside = g_strdup (name);
  g_mutex_unlock (&self->lock);
}

char *
caravan_archive_take_set_aside (CaravanArchive *self)
{
  g_mutex_lock (&self->lock);
  char *name = g_steal_pointer (&self->set_aside);
  g_mutex_unlock (&self->lock);
  return name;
}

/* Whatever is asked first finds an index that is up to date. */
static gpointer
open_history (RecError *error)
{
  CaravanArchive *self = archive;

  if (self->history != NULL)
    return self->history;
  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  self->history =
      rec_history_open (caravan_files_data_dir (), caravan_boards_dir (), error);
  if (self->history == NULL)
    return NULL;
  remember_set_aside (self);
  rec_history_set_told (self->history, tell_reading, self);
  if (!rec_history_sync (self->history, NULL, error))
    g_clear_pointer (&self->history, rec_history_close);
  return self->history;
}

void
caravan_archive_ask (const CaravanErrand *errand,
                     gpointer data,
                     CaravanAsked **place,
                     CaravanAnswer answer,
                     gpointer owner)
{
  caravan_errand_run (errand, caravan_archive_get ()->worker, open_history, data, place,
                      answer, owner);
}

static gpointer
sync_in_thread (gpointer history, gpointer self, RecError *error)
{
  bool changed = false;

  if (rec_history_sync (history, &changed, error) && changed)
    caravan_archive_tell (self);
  return NULL;
}

void
caravan_archive_sync (CaravanArchive *self)
{
  static const CaravanErrand syncing = { .work = sync_in_thread };

  caravan_archive_ask (&syncing, self, NULL, NULL, NULL);
}

void
caravan_archive_settle (void)
{
  if (archive == NULL)
    return;
  caravan_worker_flush (archive->worker);
  /* Nobody works now: the thread that asks is the one that gives work. */
  g_clear_pointer (&archive->history, rec_history_close);
}

static void
caravan_archive_finalize (GObject *object)
{
  CaravanArchive *self = CARAVAN_ARCHIVE (object);

  caravan_worker_flush (self->worker);
  caravan_worker_close (self->worker);
  g_clear_pointer (&self->history, rec_history_close);
  g_free (self->set_aside);
  g_mutex_clear (&self->lock);
  G_OBJECT_CLASS (caravan_archive_parent_class)->finalize (object);
}

static void
caravan_archive_class_init (CaravanArchiveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_archive_finalize;
  caravan_signal_new (klass, "changed", 0);
  caravan_signal_new (klass, "reading", 2, G_TYPE_ULONG, G_TYPE_ULONG);
}

static void
caravan_archive_init (CaravanArchive *self)
{
  g_mutex_init (&self->lock);
  self->worker = caravan_worker_new ("archive");
}

CaravanArchive *
caravan_archive_get (void)
{
  if (archive == NULL)
    archive = g_object_new (CARAVAN_TYPE_ARCHIVE, NULL);
  return archive;
}
