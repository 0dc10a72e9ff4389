/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-saver.h"

#include "caravan-worker.h"

struct _CaravanBoardSaver
{
  CaravanSaved saved; /* NULL: nobody listens any more */
  gpointer data;

  /* owned */
  CaravanWorker *worker;
  char *path;
  char *text; /* atomic: the latest version, or NULL: it is written */
};

/* On its way to the disk. Whoever comes first writes the latest version; the others find
   nothing to do. */
typedef struct
{
  CaravanBoardSaver *saver;
  gboolean is_done;
  RecError error;
} Writing;

/* A version that could not be written is tried again with the next one. */
static void
write_latest (gpointer data)
{
  Writing *writing = data;
  CaravanBoardSaver *self = writing->saver;
  g_autofree char *text = g_atomic_pointer_exchange (&self->text, NULL);

  writing->is_done =
      text == NULL || caravan_board_file_write (self->path, text, &writing->error);
  if (!writing->is_done &&
      g_atomic_pointer_compare_and_exchange (&self->text, NULL, text))
    text = NULL;
}

static void
tell_saved (gpointer data)
{
  Writing *writing = data;
  CaravanBoardSaver *self = writing->saver;

  if (self->saved != NULL)
    self->saved (writing->is_done ? NULL : &writing->error, self->data);
}

static const CaravanWork writing_aside = { write_latest, tell_saved, g_free };
static const CaravanWork writing_now = { write_latest, NULL, NULL };

CaravanBoardSaver *
caravan_board_saver_new (const char *path, CaravanSaved saved, gpointer data)
{
  CaravanBoardSaver *self = g_new0 (CaravanBoardSaver, 1);

  self->worker = caravan_worker_new ("board-saver");
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
  caravan_board_saver_flush (self, &error);
  caravan_worker_close (self->worker);
  g_free (self->path);
  g_free (self->text);
  g_free (self);
}

const char *
caravan_board_saver_get_path (CaravanBoardSaver *self)
{
  return self->path;
}

void
caravan_board_saver_save (CaravanBoardSaver *self, const json_t *object)
{
  Writing *writing = g_new0 (Writing, 1);

  writing->saver = self;
  g_free (g_atomic_pointer_exchange (&self->text, caravan_board_file_print (object)));
  caravan_worker_give (self->worker, &writing_aside, writing);
}

gboolean
caravan_board_saver_flush (CaravanBoardSaver *self, RecError *error)
{
  Writing writing = { .saver = self };

  caravan_worker_give (self->worker, &writing_now, &writing);
  caravan_worker_flush (self->worker);
  if (!writing.is_done)
    *error = writing.error;
  return writing.is_done;
}
