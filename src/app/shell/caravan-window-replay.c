/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to the replay of a game, and back. The record is only read. */
#include "caravan-window-private.h"

#include "caravan-replay-page.h"

void
caravan_window_show_replay (CaravanWindow *self, CaravanSheet *sheet)
{
  if (!caravan_sheet_get_table (sheet)->board.present)
    return;
  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_REPLAY_PAGE);
  caravan_pages_push (self->pages, CARAVAN_PAGE (caravan_replay_page_new (sheet)));
}

/* Reading a record. */

typedef struct
{
  CaravanWindow *window; /* owned */
  char *path;
  guint number;
  RecError error;
} Errand;

static void
free_errand (gpointer data)
{
  Errand *errand = data;

  g_object_unref (errand->window);
  g_free (errand->path);
  g_free (errand);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Errand *errand = data;

  g_task_return_pointer (task, caravan_sheet_load (errand->path, &errand->error),
                         (GDestroyNotify) caravan_sheet_unref);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CaravanSheet) sheet = g_task_propagate_pointer (G_TASK (result), NULL);
  Errand *errand = g_task_get_task_data (G_TASK (result));
  CaravanWindow *self = errand->window;
  g_autofree char *name = g_filename_display_basename (errand->path);

  if (errand->number != self->opening)
    return;
  if (sheet == NULL)
    caravan_trouble_bar_set_error (self->trouble, name, &errand->error);
  else
    caravan_window_show_replay (self, sheet);
}

static void
open_path (CaravanWindow *self, const char *path)
{
  Errand *errand = g_new0 (Errand, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, read_cb, NULL);

  errand->window = g_object_ref (self);
  errand->path = g_strdup (path);
  errand->number = ++self->opening;
  g_task_set_task_data (task, errand, free_errand);
  g_task_run_in_thread (task, read_in_thread);
}

/* Without a path: the game of this window. */
void
caravan_window_open_replay (CaravanWindow *self, const char *path)
{
  if (*path != '\0')
    open_path (self, path);
  else if (self->match != NULL)
    {
      g_autoptr (CaravanSheet) sheet =
          caravan_sheet_new (caravan_match_get_record (self->match));
      caravan_window_show_replay (self, sheet);
    }
}
