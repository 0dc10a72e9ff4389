/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-saver.h"

#include <gio/gio.h>

/* Held by the page and by each thread that is under way. `lock` is never held while the
   disk is at work; `disk` is held only then, so that versions are written one by one.
 */
struct _CaravanBoardSaver
{
  GMutex lock, disk;
  CaravanSaved saved; /* NULL: nobody listens any more */
  gpointer data;

  /* owned */
  char *path;
  char *text; /* the latest version, or NULL: it is written */
};

static void
clear (CaravanBoardSaver *self)
{
  g_mutex_clear (&self->lock);
  g_mutex_clear (&self->disk);
  g_free (self->path);
  g_free (self->text);
}

static void
release (gpointer self)
{
  g_atomic_rc_box_release_full (self, (GDestroyNotify) clear);
}

/* Whoever comes first writes the latest version; the others find nothing to do. A
   version that could not be written is tried again with the next one. */
static gboolean
write_latest (CaravanBoardSaver *self, RecError *error)
{
  g_mutex_lock (&self->disk);
  g_mutex_lock (&self->lock);
  g_autofree char *text = g_steal_pointer (&self->text);
  g_mutex_unlock (&self->lock);
  gboolean done = text == NULL || caravan_board_file_write (self->path, text, error);
  if (!done)
    {
      g_mutex_lock (&self->lock);
      if (self->text == NULL)
        self->text = g_steal_pointer (&text);
      g_mutex_unlock (&self->lock);
    }
  g_mutex_unlock (&self->disk);
  return done;
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  RecError *error = g_new0 (RecError, 1);

  if (write_latest (data, error))
    g_clear_pointer (&error, g_free);
  g_task_return_pointer (task, error, g_free);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CaravanBoardSaver *self = g_task_get_task_data (G_TASK (result));
  g_autofree RecError *error = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self->saved != NULL)
    self->saved (error, self->data);
}

CaravanBoardSaver *
caravan_board_saver_new (const char *path, CaravanSaved saved, gpointer data)
{
  CaravanBoardSaver *self = g_atomic_rc_box_new0 (CaravanBoardSaver);

  g_mutex_init (&self->lock);
  g_mutex_init (&self->disk);
  self->path = g_strdup (path);
  self->saved = saved;
  self->data = data;
  return self;
}

void
caravan_board_saver_free (CaravanBoardSaver *self)
{
  RecError error;

  if (self == NULL)
    return;
  self->saved = NULL;
  write_latest (self, &error);
  release (self);
}

const char *
caravan_board_saver_get_path (CaravanBoardSaver *self)
{
  return self->path;
}

void
caravan_board_saver_save (CaravanBoardSaver *self, const json_t *object)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, written_cb, NULL);

  g_mutex_lock (&self->lock);
  g_free (self->text);
  self->text = caravan_board_file_print (object);
  g_mutex_unlock (&self->lock);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self), release);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
caravan_board_saver_flush (CaravanBoardSaver *self, RecError *error)
{
  return write_latest (self, error);
}
