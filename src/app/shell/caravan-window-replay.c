/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to the replay of a game, and back. The record is only read. */
#include "caravan-window-private.h"

#include "caravan-replay-page.h"

static void
show_replay (CaravanWindow *self, CaravanSheet *sheet)
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
} Errand;

static void
free_errand (Errand *errand)
{
  g_object_unref (errand->window);
  g_free (errand->path);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, free_errand)

static void
read_cb (gpointer data, gpointer loaded, const RecError *error)
{
  g_autoptr (CaravanSheet) sheet = loaded;
  g_autoptr (Errand) errand = data;
  CaravanWindow *self = errand->window;
  g_autofree char *name = g_filename_display_basename (errand->path);

  if (errand->number != self->opening)
    return;
  if (sheet == NULL)
    caravan_trouble_bar_set_error (self->trouble, name, error);
  else
    show_replay (self, sheet);
}

static void
open_path (CaravanWindow *self, const char *path)
{
  Errand *errand = g_new (Errand, 1);

  *errand = (Errand){ g_object_ref (self), g_strdup (path), ++self->opening };
  caravan_sheet_load (path, NULL, read_cb, errand);
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
      show_replay (self, sheet);
    }
}
