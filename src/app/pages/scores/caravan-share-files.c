/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-share-private.h"

#include <stdlib.h>
#include <string.h>

#include "caravan-files.h"
#include "caravan-score-print.h"
#include "caravan-notice.h"
#include "caravan-text.h"
#include "caravan-worker.h"
#include "lang-say.h"

/* The kinds. */

static GBytes *
take_text (char *text)
{
  return g_bytes_new_with_free_func (text, strlen (text), free, text);
}

static GBytes *
make_csv (CaravanSheet *sheet)
{
  return take_text (caravan_sheet_csv (sheet));
}

static GBytes *
make_json (CaravanSheet *sheet)
{
  return take_text (caravan_sheet_json (sheet));
}

static const CaravanShareKind kinds[] = {
  { "pdf", N_ ("Save the scores as PDF"), N_ ("PDF pages"), caravan_score_print_pdf },
  { "csv", N_ ("Save the scores as CSV"), N_ ("CSV tables"), make_csv },
  { "json", N_ ("Save the scores as JSON"), N_ ("JSON files"), make_json },
};

const CaravanShareKind *
caravan_share_kind_find (const char *suffix)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].suffix, suffix))
      return &kinds[i];
  g_assert_not_reached ();
}

char *
caravan_share_make_name (CaravanSheet *sheet, const char *suffix)
{
  const CvTable *table = caravan_sheet_get_table (sheet);
  const char *names[CV_PLAYERS_MOST + 1] = { NULL };

  for (int seat = 0; seat < table->n_players; seat++)
    names[seat] = caravan_sheet_get_name (sheet, seat);
  return caravan_files_make_name (table->game->name, names,
                                  caravan_sheet_get_date (sheet), suffix);
}

/* Saving. */

/* On its way to the disk, which a thread waits for. The widget may go meanwhile. */
typedef struct
{
  GtkWidget *from; /* owned */
  char *path;
  GBytes *bytes;
  RecError error;
  gboolean is_saved;
} Errand;

static void
free_errand (gpointer data)
{
  Errand *errand = data;

  g_object_unref (errand->from);
  g_free (errand->path);
  g_bytes_unref (errand->bytes);
  g_free (errand);
}

static void
save_in_thread (gpointer data)
{
  Errand *errand = data;
  gsize size;
  const char *text = g_bytes_get_data (errand->bytes, &size);

  errand->is_saved = caravan_files_save (errand->path, text, size, &errand->error);
}

static void
saved_cb (gpointer data)
{
  Errand *errand = data;
  g_autofree char *name = g_filename_display_basename (errand->path);

  if (errand->is_saved)
    {
      caravan_notice_tell (errand->from,
                           caravan_format (N_ ("Saved as %1$s"), "s", name));
      return;
    }
  char *why = lang_say_error (caravan_lang (), &errand->error);
  caravan_notice_warn (errand->from,
                       /* Translators: %1$s is the reason: “the disk is full”. */
                       N_ ("The scores were not saved: %1$s"), why);
  free (why);
}

void
caravan_share_save (GtkWidget *from,
                    CaravanSheet *sheet,
                    const CaravanShareKind *kind,
                    const char *path)
{
  static const CaravanWork saving = { save_in_thread, saved_cb, free_errand };
  Errand *errand = g_new0 (Errand, 1);

  errand->from = g_object_ref (from);
  errand->path = g_strdup (path);
  errand->bytes = kind->make (sheet);
  caravan_worker_run (&saving, errand);
}

/* Choosing. */

/* The sheet is the one that was on the screen when the question was asked. */
typedef struct
{
  GtkWidget *from; /* weak */
  CaravanSheet *sheet;
  const CaravanShareKind *kind;
} Question;

static void
free_question (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_clear_weak_pointer (&question->from);
  caravan_sheet_unref (question->sheet);
  g_free (question);
}

static void
chosen_cb (GtkNativeDialog *chooser, int response, gpointer data)
{
  Question *question = data;
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                               : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL && question->from != NULL)
    caravan_share_save (question->from, question->sheet, question->kind, path);
  if (question->from != NULL)
    g_object_set_data (G_OBJECT (question->from), "chooser", NULL);
}

static void
forget_chooser (gpointer data)
{
  gtk_native_dialog_destroy (data);
  g_object_unref (data);
}

static void
set_place (GtkFileChooser *chooser, CaravanSheet *sheet, const CaravanShareKind *kind)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autoptr (GFile) folder =
      g_file_new_for_path (documents != NULL ? documents : g_get_home_dir ());
  g_autofree char *name = caravan_share_make_name (sheet, kind->suffix);
  g_autofree char *pattern = g_strconcat ("*.", kind->suffix, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
  gtk_file_filter_set_name (filter, caravan_text (kind->kind));
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

void
caravan_share_choose (GtkWidget *from,
                      CaravanSheet *sheet,
                      const CaravanShareKind *kind)
{
  GtkRoot *root = gtk_widget_get_root (from);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
      caravan_text (kind->title), GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
      GTK_FILE_CHOOSER_ACTION_SAVE, caravan_text (N_ ("Save")),
      caravan_text (N_ ("Cancel")));
  Question *question = g_new0 (Question, 1);

  question->sheet = caravan_sheet_ref (sheet);
  question->kind = kind;
  g_set_weak_pointer (&question->from, from);
  set_place (GTK_FILE_CHOOSER (chooser), sheet, kind);
  g_signal_connect_data (chooser, "response", G_CALLBACK (chosen_cb), question,
                         free_question, 0);
  /* Nobody else keeps it while it is asked. */
  g_object_set_data_full (G_OBJECT (from), "chooser", chooser, forget_chooser);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
