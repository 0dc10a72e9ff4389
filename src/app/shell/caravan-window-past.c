/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games in a window: the way there, and what is done with them. */
#include "caravan-window-private.h"

#include "caravan-archive.h"
#include "caravan-chooser.h"
#include "caravan-dialog.h"
#include "caravan-files.h"
#include "caravan-past-problems.h"
#include "caravan-people.h"
#include "caravan-scores-page.h"
#include "caravan-text.h"
#include "caravan-worker.h"

static char *
make_path (const char *file)
{
  return g_build_filename (caravan_files_games_dir (), file, NULL);
}

/* What was done, and taking it back. */

static void
told_cb (CaravanWindow *self, const char *text, gboolean can_undo)
{
  /* The players' window says it itself. */
  if (self->people != NULL)
    return;
  if (can_undo)
    caravan_window_toast_undo (self, g_strdup (text), "win.past-undo");
  else
    caravan_window_toast (self, g_strdup (text));
}

static void
refused_cb (CaravanWindow *self, const char *text, const RecError *error, gulong n)
{
  if (self->people == NULL)
    caravan_trouble_bar_set_refusal (self->trouble, text, error, n);
}

static CaravanPastPage *ensure_page (CaravanWindow *self);

static CaravanPastDeeds *
get_deeds (CaravanWindow *self)
{
  return caravan_past_page_get_deeds (ensure_page (self));
}

/* Deleting: not what lies on a table. One's own that is out of sight is put away. */

static gboolean
is_at_a_table (CaravanWindow *self, const char *file)
{
  g_autofree char *path = make_path (file);
  CaravanWindow *window =
      caravan_window_find (gtk_window_get_application (GTK_WINDOW (self)), path);
  gsize n_unsaved;

  if (window == NULL)
    return FALSE;
  if (window != self || caravan_match_get_trouble (self->match, &n_unsaved) != NULL)
    return TRUE;
  caravan_window_put_match_away (self);
  caravan_match_settle ();
  return FALSE;
}

static void delete (CaravanWindow *self, char **files)
{
  g_autoptr (GStrvBuilder) free_ones = g_strv_builder_new ();
  gboolean has_any = FALSE;

  for (char **file = files; *file != NULL; file++)
    if (is_at_a_table (self, *file))
      {
        g_autofree char *name = g_filename_display_name (*file);
        caravan_trouble_bar_set_note (
            self->trouble,
            /* Translators: %1$s is the name of a file. */
            N_ ("%1$s is open in a window: close it there first."), name, FALSE);
      }
    else
      {
        g_strv_builder_add (free_ones, *file);
        has_any = TRUE;
      }
  g_auto (GStrv) all = g_strv_builder_end (free_ones);
  if (has_any)
    caravan_past_deeds_delete (get_deeds (self), all);
}

/* Choosing files. */

void
caravan_window_import (CaravanWindow *self, char **paths)
{
  caravan_window_show_past (self);
  caravan_past_deeds_import (get_deeds (self), paths);
}

static void
import_chosen_cb (GtkWidget *window, char **paths, gpointer data)
{
  caravan_window_import (CARAVAN_WINDOW (window), paths);
}

static void
choose_import (CaravanWindow *self)
{
  static const CaravanChooser how = {
    .action = GTK_FILE_CHOOSER_ACTION_OPEN,
    .several = TRUE,
    .title = N_ ("Import games"),
    .accept = N_ ("Import"),
    .kind = N_ ("Caravanserai records"),
    .patterns = { "*.caravan", "*.caravans" },
  };

  caravan_chooser_ask (GTK_WIDGET (self), &how, import_chosen_cb, NULL, NULL);
}

static void
everything_chosen_cb (GtkWidget *window, char **paths, gpointer data)
{
  caravan_past_deeds_export (get_deeds (CARAVAN_WINDOW (window)), paths[0]);
}

static void
choose_everything (CaravanWindow *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name = g_strconcat (day, " Caravanserai.caravans", NULL);
  const CaravanChooser how = {
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .title = N_ ("Export everything"),
    .accept = N_ ("Save"),
    .name = name,
  };

  caravan_chooser_ask (GTK_WIDGET (self), &how, everything_chosen_cb, NULL, NULL);
}

/* Copies of single games: one under a name, several into a folder. */

typedef struct
{
  /* owned */
  CaravanWindow *window;
  char **files;
  char *place;
  GError *error;

  gboolean is_folder;
} Copying;

static void
free_copying (gpointer data)
{
  Copying *copying = data;

  g_object_unref (copying->window);
  g_clear_error (&copying->error);
  g_strfreev (copying->files);
  g_free (copying->place);
  g_free (copying);
}

static gboolean
copy (const char *file, const char *path, GError **error)
{
  g_autofree char *from = make_path (file);
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (path);

  return g_file_copy (source, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, error);
}

static void
copy_in_thread (gpointer data)
{
  Copying *copying = data;

  copying->is_folder = g_file_test (copying->place, G_FILE_TEST_IS_DIR);
  for (char **file = copying->files; *file != NULL && copying->error == NULL; file++)
    {
      g_autofree char *path = copying->is_folder
                                  ? caravan_files_copy_path (copying->place, *file)
                                  : g_strdup (copying->place);
      copy (*file, path, &copying->error);
    }
}

static void
copied_cb (gpointer data)
{
  Copying *copying = data;
  CaravanWindow *self = copying->window;
  g_autofree char *name = g_filename_display_basename (copying->place);

  if (copying->error != NULL)
    caravan_trouble_bar_set_note (self->trouble, N_ ("The copy was not saved: %1$s"),
                                  copying->error->message, FALSE);
  else
    caravan_window_toast (self, caravan_format (copying->is_folder
                                                    ? N_ ("Your games are in %1$s")
                                                    : N_ ("Saved as %1$s"),
                                                "s", name));
}

void
caravan_window_export_games (CaravanWindow *self, char **files, const char *place)
{
  static const CaravanWork work = { copy_in_thread, copied_cb, free_copying };
  Copying *copying = g_new0 (Copying, 1);

  copying->window = g_object_ref (self);
  copying->files = g_strdupv (files);
  copying->place = g_strdup (place);
  caravan_worker_run (&work, copying);
}

static void
export_chosen_cb (GtkWidget *window, char **paths, gpointer files)
{
  caravan_window_export_games (CARAVAN_WINDOW (window), files, paths[0]);
}

static void
choose_export (CaravanWindow *self, char **files)
{
  gboolean is_one = files[1] == NULL;
  const CaravanChooser how = {
    .action =
        is_one ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
    .title = N_ ("Save a copy"),
    .accept = N_ ("Save"),
    .name = is_one ? files[0] : NULL,
  };

  caravan_chooser_ask (GTK_WIDGET (self), &how, export_chosen_cb, g_strdupv (files),
                       (GDestroyNotify) g_strfreev);
}

void
caravan_window_arrive (CaravanWindow *self, CaravanWay way)
{
  gboolean is_scores = CARAVAN_IS_SCORES_PAGE (caravan_window_get_page (self));

  if (way == CARAVAN_WAY_PAST_SCORES || (way != CARAVAN_WAY_PLAIN && is_scores))
    caravan_window_show_scores_at_once (self);
}

/* What the page asks for. */

static void
asked_cb (CaravanWindow *self, int wish, char **files)
{
  g_autofree char *path = make_path (files[0]);

  switch ((CaravanPastWish) wish)
    {
    case CARAVAN_PAST_SCORES:
      caravan_window_open_by (self, path, CARAVAN_WAY_PAST_SCORES);
      break;
    case CARAVAN_PAST_TABLE:
      caravan_window_open_by (self, path, CARAVAN_WAY_PAST_TABLE);
      break;
    case CARAVAN_PAST_REPLAY:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.replay", "s", path);
      break;
    case CARAVAN_PAST_EXPORT:
      choose_export (self, files);
      break;
    case CARAVAN_PAST_FOLDER:
      caravan_window_show_folder (self);
      break;
    case CARAVAN_PAST_DELETE:
      delete (self, files);
      break;
    }
}

/* A damaged index is told of once, and that nothing is lost. */
static void
answered_cb (CaravanWindow *self)
{
  g_autofree char *name = caravan_archive_take_set_aside (caravan_archive_get ());

  if (name != NULL)
    caravan_trouble_bar_set_note (
        self->trouble,
        /* Translators: %1$s is the name of a file. */
        N_ ("The list of past games was damaged and has been made anew from the "
            "records. Nothing is lost; the old list is kept as %1$s."),
        name, TRUE);
}

static void
connect_page (CaravanWindow *self, CaravanPastPage *page)
{
  CaravanPastDeeds *deeds = caravan_past_page_get_deeds (page);

  g_signal_connect_object (page, "asked", G_CALLBACK (asked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (deeds, "told", G_CALLBACK (told_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (deeds, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
}

static CaravanPastPage *
ensure_page (CaravanWindow *self)
{
  CaravanPastPage *page = caravan_window_find_page (self, CARAVAN_TYPE_PAST_PAGE);

  if (page == NULL)
    {
      page = CARAVAN_PAST_PAGE (caravan_past_page_new ());
      caravan_pages_keep (self->pages, CARAVAN_PAGE (page));
      connect_page (self, page);
    }
  return page;
}

void
caravan_window_show_past (CaravanWindow *self)
{
  CaravanPage *page = CARAVAN_PAGE (ensure_page (self));

  if (caravan_window_get_page (self) != page)
    caravan_pages_push (self->pages, page);
}

void
caravan_window_show_past_of (CaravanWindow *self, const char *id)
{
  caravan_past_page_choose_game (ensure_page (self), cv_game_find (id));
  caravan_window_show_past (self);
}

/* A closed window lives on as long as its last toast. */
static void
people_closed_cb (CaravanWindow *self)
{
  g_clear_weak_pointer (&self->people);
}

static void
show_people (CaravanWindow *self)
{
  GtkWindow *window;

  if (self->people != NULL)
    {
      gtk_window_present (self->people);
      return;
    }
  window = caravan_dialog_hold (GTK_WINDOW (self), N_ ("Players"),
                                caravan_people_new (get_deeds (self)));
  g_set_weak_pointer (&self->people, window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (people_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Actions. */

static void
past_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanWindow *self = CARAVAN_WINDOW (widget);

  if (g_str_equal (name, "win.past"))
    caravan_window_show_past (self);
  else if (g_str_equal (name, "win.past-import"))
    choose_import (self);
  else if (g_str_equal (name, "win.past-export"))
    choose_everything (self);
  else if (g_str_equal (name, "win.past-undo"))
    caravan_past_deeds_undo (get_deeds (self));
  else if (g_str_equal (name, "win.people"))
    show_people (self);
  else
    caravan_dialog_hold (GTK_WINDOW (self), N_ ("Records that can’t be read"),
                         caravan_past_problems_new ());
}

void
caravan_window_install_past (GtkWidgetClass *klass)
{
  static const char *const actions[] = { "win.past",        "win.past-import",
                                         "win.past-export", "win.past-undo",
                                         "win.people",      "win.past-problems" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i], NULL, past_activated_cb);
}
