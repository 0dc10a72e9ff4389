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

void
caravan_window_tell_unread (CaravanWindow *self, const RecError *error)
{
  g_autofree char *name = g_filename_display_basename (self->reading_path);

  caravan_trouble_bar_set_error (self->trouble, name, error);
}

static void
read_cb (gpointer data, gpointer loaded, const RecError *error)
{
  CaravanWindow *self = data;
  g_autoptr (CaravanSheet) sheet = loaded;

  if (sheet == NULL)
    caravan_window_tell_unread (self, error);
  else
    show_replay (self, sheet);
}

void
caravan_window_read (CaravanWindow *self, const char *path, CaravanAnswer answer)
{
  char *own = g_strdup (path);

  self->opening++;
  g_free (self->reading_path);
  self->reading_path = own;
  caravan_sheet_load (path, &self->reading, answer, self);
}

/* Without a path: the game of this window. */
void
caravan_window_open_replay (CaravanWindow *self, const char *path)
{
  if (*path != '\0')
    caravan_window_read (self, path, read_cb);
  else if (self->match != NULL)
    {
      g_autoptr (CaravanSheet) sheet =
          caravan_sheet_new (caravan_match_get_record (self->match));
      show_replay (self, sheet);
    }
}
