/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening, creating and saving from a window. Nothing here waits for a disk, but
   closing. */
#include "caravan-window-private.h"

#include "caravan-board-files.h"
#include "caravan-chooser.h"
#include "caravan-files.h"
#include "caravan-new-game-page.h"
#include "caravan-quick-page.h"
#include "caravan-quick-start.h"
#include "caravan-recent.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-worker.h"
#include "lang-say.h"

/* Something on its way to a window, which may be closed before it arrives. */
typedef struct
{
  CaravanWindow *window; /* owned */
  char *path;
  guint number;
  CaravanWay way;
} Errand;

static Errand *
start_errand (CaravanWindow *self, const char *path)
{
  Errand *errand = g_new (Errand, 1);

  caravan_errand_drop (&self->reading);
  *errand = (Errand){ g_object_ref (self), g_strdup (path), ++self->opening,
                      CARAVAN_WAY_PLAIN };
  return errand;
}

static void
end_errand (Errand *errand)
{
  g_object_unref (errand->window);
  g_free (errand->path);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, end_errand)

static void
remember_in_thread (gpointer path)
{
  caravan_recent_add (path);
}

static void
remember (const char *path)
{
  static const CaravanWork remembering = { remember_in_thread, NULL, g_free };

  caravan_worker_run (&remembering, g_strdup (path));
}

static void
record_opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  CaravanWindow *self = errand->window;
  RecError error = { 0 };
  g_autoptr (CaravanMatch) match = caravan_match_finish (result, &error);
  g_autofree char *name = g_filename_display_basename (errand->path);

  if (errand->number != self->opening)
    return;
  if (match == NULL)
    caravan_trouble_bar_set_error (self->trouble, name, &error);
  else
    {
      caravan_trouble_bar_set_error (self->trouble, NULL, NULL);
      remember (errand->path);
      caravan_window_show_match (self, match);
      caravan_window_arrive (self, errand->way);
    }
}

CaravanWindow *
caravan_window_find (GtkApplication *application, const char *path)
{
  for (GList *i = gtk_application_get_windows (application); i != NULL; i = i->next)
    {
      CaravanMatch *match =
          CARAVAN_IS_WINDOW (i->data) ? CARAVAN_WINDOW (i->data)->match : NULL;
      if (match != NULL && g_str_equal (caravan_match_get_path (match), path))
        return i->data;
    }
  return NULL;
}

/* Where one of them may be chosen just now. */
static void
show_boards (CaravanWindow *self, const char *chosen)
{
  CaravanNewGamePage *page =
      caravan_window_find_page (self, CARAVAN_TYPE_NEW_GAME_PAGE);

  if (page != NULL)
    caravan_new_game_page_show_boards (page, chosen);
}

static void
add_board (CaravanWindow *self, const char *path)
{
  RecError error = { 0 };
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *own = caravan_board_file_import (path, &error);

  if (own == NULL)
    {
      caravan_trouble_bar_set_error (self->trouble, name, &error);
      return;
    }
  show_boards (self, own);
  caravan_trouble_bar_set_note (
      self->trouble,
      /* Translators: %1$s is the name of a file. */
      N_ ("%1$s is among your boards now: choose it in a new game."), name, TRUE);
}

void
caravan_window_delete_board (CaravanWindow *self, const char *path)
{
  RecError error = { 0 };
  g_autofree char *whole = g_strdup (path);
  AdwToast *toast;

  if (!caravan_board_file_delete (whole, &error))
    {
      g_autofree char *why = lang_say_error (caravan_lang (), &error);
      caravan_trouble_bar_set_note (self->trouble,
                                    /* Translators: %1$s is the reason. */
                                    N_ ("The board was not removed: %1$s"), why, FALSE);
      return;
    }
  show_boards (self, NULL);
  toast = adw_toast_new (caravan_text (N_ ("The board was removed")));
  adw_toast_set_button_label (toast, caravan_text (N_ ("Undo")));
  adw_toast_set_action_target (toast, "s", whole);
  adw_toast_set_action_name (toast, "win.undelete-board");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
caravan_window_undelete_board (CaravanWindow *self, const char *path)
{
  RecError error = { 0 };

  if (caravan_board_file_undelete (path, &error))
    show_boards (self, path);
}

static gboolean
has_trouble (CaravanMatch *match)
{
  gsize n_unsaved = 0;

  return match != NULL && caravan_match_get_trouble (match, &n_unsaved) != NULL;
}

void
caravan_window_open_path (CaravanWindow *self, const char *path)
{
  caravan_window_open_by (self, path, CARAVAN_WAY_PLAIN);
}

void
caravan_window_refuse_address (CaravanWindow *self, GFile *address)
{
  g_autofree char *uri = g_file_get_uri (address);
  RecError error = { 0 };

  /* Translators: it ends a sentence: “http://… can’t be opened: it is not a file of
     this computer”. */
  rec_error_set (&error, N_ ("it is not a file on this computer"), NULL);
  caravan_trouble_bar_set_error (self->trouble, uri, &error);
}

static void
open_record (CaravanWindow *self, const char *path, CaravanWay way)
{
  Errand *errand = start_errand (self, path);

  errand->way = way;
  caravan_match_open_async (path, record_opened_cb, errand);
}

void
caravan_window_open_by (CaravanWindow *self, const char *path, CaravanWay way)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  CaravanWindow *other =
      caravan_window_find (gtk_window_get_application (GTK_WINDOW (self)), whole);

  if (caravan_files_is_board (whole))
    add_board (self, whole);
  else if (other != NULL)
    {
      caravan_pages_push (other->pages, caravan_window_find_home (other));
      caravan_window_arrive (other, way);
      gtk_window_present (GTK_WINDOW (other));
    }
  else if (has_trouble (self->match))
    {
      /* What is only in memory stays on the screen. */
      GtkWidget *window = caravan_window_new (
          ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
      gtk_window_present (GTK_WINDOW (window));
      caravan_window_open_by (CARAVAN_WINDOW (window), whole, way);
    }
  else
    open_record (self, whole, way);
}

static void
draft_changed_cb (CaravanMatch *match)
{
  g_signal_handlers_disconnect_by_func (match, draft_changed_cb, NULL);
  remember (caravan_match_get_path (match));
}

/* What has no file yet is remembered when it has one. */
static void
remember_match (CaravanMatch *match)
{
  if (g_file_test (caravan_match_get_path (match), G_FILE_TEST_EXISTS))
    remember (caravan_match_get_path (match));
  else
    g_signal_connect (match, "changed", G_CALLBACK (draft_changed_cb), NULL);
}

/* While the record is being made nothing can be started twice. */
static void
set_busy (CaravanWindow *self, gboolean busy)
{
  CaravanNewGamePage *new_game =
      caravan_window_find_page (self, CARAVAN_TYPE_NEW_GAME_PAGE);
  CaravanQuickStart *quick = caravan_window_find_page (self, CARAVAN_TYPE_QUICK_START);

  if (new_game != NULL)
    caravan_new_game_page_set_busy (new_game, busy);
  if (quick != NULL)
    caravan_quick_start_set_busy (quick, busy);
}

static void
record_created_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  CaravanWindow *self = errand->window;
  RecError error = { 0 };
  g_autoptr (CaravanMatch) match = caravan_match_finish (result, &error);
  g_autofree char *name = g_filename_display_basename (errand->path);

  set_busy (self, FALSE);
  if (match == NULL)
    {
      caravan_trouble_bar_set_error (self->trouble, name, &error);
      return;
    }
  caravan_trouble_bar_set_error (self->trouble, NULL, NULL);
  remember_match (match);
  caravan_window_show_new_match (self, match, self->from_position);
}

void
caravan_window_create (CaravanWindow *self,
                       const CaravanSetup *setup,
                       gboolean from_position)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  RecError error = { 0 };
  json_t *header = caravan_setup_make_header (setup, now, &error);

  if (header == NULL)
    {
      g_autofree char *name =
          g_filename_display_basename (setup->board != NULL ? setup->board : "sample");
      caravan_trouble_bar_set_error (self->trouble, name, &error);
      return;
    }
  g_autofree char *path = caravan_setup_make_path (setup, now);
  caravan_setup_remember (setup, caravan_settings ());
  self->from_position = from_position;
  self->wants_locks = setup->wants_locks;
  set_busy (self, TRUE);
  /* A sheet that is only looked at leaves nothing behind. */
  if (setup->counts_only)
    caravan_match_draft_async (path, header, record_created_cb,
                               start_errand (self, path));
  else
    caravan_match_create_async (path, header, record_created_cb,
                                start_errand (self, path));
  json_decref (header);
}

static void
record_chosen_cb (GtkWidget *window, char **paths, gpointer data)
{
  caravan_window_open_path (CARAVAN_WINDOW (window), paths[0]);
}

void
caravan_window_choose_record (CaravanWindow *self)
{
  const CaravanChooser how = {
    .action = GTK_FILE_CHOOSER_ACTION_OPEN,
    .title = N_ ("Open a record"),
    .accept = N_ ("Open"),
    .kind = N_ ("Caravanserai records"),
    .patterns = { "*.caravan" },
    .folder = caravan_files_games_dir (),
  };

  caravan_chooser_ask (GTK_WIDGET (self), &how, record_chosen_cb, NULL, NULL);
}

static void
copy_saved_cb (GObject *match, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  RecError error = { 0 };
  g_autofree char *name = g_filename_display_basename (errand->path);

  if (!caravan_match_save_copy_finish (CARAVAN_MATCH (match), result, &error))
    {
      g_autofree char *why = lang_say_error (caravan_lang (), &error);
      caravan_trouble_bar_set_note (
          errand->window->trouble,
          /* Translators: %1$s is the reason: “there is a file of that name”. */
          N_ ("The copy was not saved: %1$s"), why, FALSE);
      return;
    }
  remember (caravan_match_get_path (CARAVAN_MATCH (match)));
  caravan_window_toast (errand->window,
                        caravan_format (N_ ("Saved as %1$s"), "s", name));
}

/* With a disk that refuses, or a record that can only be read, the game goes on in the
   copy. */
static void
copy_chosen_cb (GtkWidget *window, char **paths, gpointer data)
{
  CaravanWindow *self = CARAVAN_WINDOW (window);

  if (self->match == NULL)
    return;
  gboolean go_on_there =
      has_trouble (self->match) || caravan_match_get_read_only (self->match) != NULL;
  caravan_match_save_copy_async (self->match, paths[0], go_on_there, copy_saved_cb,
                                 start_errand (self, paths[0]));
}

void
caravan_window_choose_copy (CaravanWindow *self)
{
  if (self->match == NULL)
    return;
  g_autofree char *path = caravan_files_copy_path (
      caravan_chooser_documents (), caravan_match_get_path (self->match));
  g_autofree char *name = g_path_get_basename (path);
  const CaravanChooser how = {
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .title = N_ ("Save a copy"),
    .accept = N_ ("Save"),
    .kind = N_ ("Caravanserai records"),
    .patterns = { "*.caravan" },
    .name = name,
  };

  caravan_chooser_ask (GTK_WIDGET (self), &how, copy_chosen_cb, NULL, NULL);
}

static void
folder_shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;

  if (gtk_show_uri_full_finish (GTK_WINDOW (source), result, NULL))
    return;
  /* No program shows folders here: the path will do. */
  g_autofree char *name = g_filename_display_name (errand->path);
  caravan_trouble_bar_set_note (errand->window->trouble,
                                /* Translators: %1$s is the path of a folder. */
                                N_ ("Your games are in %1$s"), name, TRUE);
}

void
caravan_window_show_folder (CaravanWindow *self)
{
  const char *directory = caravan_files_games_dir ();
  g_autofree char *uri = g_filename_to_uri (directory, NULL, NULL);

  g_mkdir_with_parents (directory, 0700);
  gtk_show_uri_full (GTK_WINDOW (self), uri, GDK_CURRENT_TIME, NULL, folder_shown_cb,
                     start_errand (self, directory));
}

/* Among the past games records are brought in, elsewhere they are opened. */
static gboolean
dropped_cb (
    GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  CaravanWindow *self = data;
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (GSList *i = g_value_get_boxed (value); i != NULL; i = i->next)
    {
      g_autofree char *path = g_file_get_path (i->data);
      if (path != NULL)
        g_strv_builder_add (paths, path);
    }
  g_auto (GStrv) all = g_strv_builder_end (paths);
  if (CARAVAN_IS_PAST_PAGE (caravan_window_get_page (self)))
    caravan_window_import (self, all);
  else
    for (char **path = all; *path != NULL; path++)
      caravan_window_open_path (self, *path);
  return all[0] != NULL;
}

void
caravan_window_accept_drops (CaravanWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

gboolean
caravan_window_can_close (CaravanWindow *self)
{
  CaravanQuickPage *quick = caravan_window_find_page (self, CARAVAN_TYPE_QUICK_PAGE);

  if (self->match == NULL || self->warned_on_close)
    return TRUE;
  if (quick != NULL)
    caravan_quick_page_commit (quick);
  if (caravan_match_check (self->match))
    return TRUE;
  self->warned_on_close = TRUE;
  caravan_trouble_bar_warn_on_close (self->trouble);
  return FALSE;
}
