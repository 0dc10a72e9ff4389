/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-chooser.h"

#include "caravan-text.h"

/* Under this name the widget keeps the dialog: nobody else does while it is shown. */
#define CHOOSER "caravan-chooser"

typedef struct
{
  GtkWidget *from; /* borrowed: the dialog goes before it */
  CaravanChosen chosen;
  gpointer data;
  GDestroyNotify free_data;
} Question;

static void
free_question (gpointer data, GClosure *closure)
{
  Question *question = data;

  if (question->free_data != NULL)
    question->free_data (question->data);
  g_free (question);
}

static void
forget_chooser (GtkWidget *from)
{
  g_object_set_data (G_OBJECT (from), CHOOSER, NULL);
}

static void
end_chooser (gpointer chooser)
{
  gtk_native_dialog_destroy (chooser);
  g_object_unref (chooser);
}

static char **
get_paths (GtkFileChooser *chooser)
{
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (chooser);
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      g_autofree char *path = g_file_get_path (file);
      if (path != NULL)
        g_strv_builder_add (paths, path);
    }
  return g_strv_builder_end (paths);
}

static void
answered_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Question *question = data;
  g_auto (GStrv) paths =
      response == GTK_RESPONSE_ACCEPT ? get_paths (GTK_FILE_CHOOSER (dialog)) : NULL;

  /* Ends the dialog; the question stays until this is over. */
  forget_chooser (question->from);
  if (paths != NULL && paths[0] != NULL)
    question->chosen (question->from, paths, question->data);
}

const char *
caravan_chooser_documents (void)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  return documents != NULL ? documents : g_get_home_dir ();
}

static void
set_filter (GtkFileChooser *chooser, const CaravanChooser *how)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, caravan_text (how->kind));
  for (int i = 0; how->patterns[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, how->patterns[i]);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
prepare (GtkFileChooser *chooser, const CaravanChooser *how)
{
  const char *path = how->action == GTK_FILE_CHOOSER_ACTION_OPEN
                         ? how->folder
                         : caravan_chooser_documents ();
  g_autoptr (GFile) folder = path != NULL ? g_file_new_for_path (path) : NULL;

  if (how->several)
    gtk_file_chooser_set_select_multiple (chooser, TRUE);
  if (how->kind != NULL)
    set_filter (chooser, how);
  if (folder != NULL && g_file_query_exists (folder, NULL))
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  if (how->name != NULL)
    gtk_file_chooser_set_current_name (chooser, how->name);
}

void
caravan_chooser_ask (GtkWidget *from,
                     const CaravanChooser *how,
                     CaravanChosen chosen,
                     gpointer data,
                     GDestroyNotify free_data)
{
  GtkRoot *root = gtk_widget_get_root (from);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
      caravan_text (how->title), GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
      how->action, caravan_text (how->accept), caravan_text (N_ ("Cancel")));
  Question *question = g_new (Question, 1);

  *question = (Question){ from, chosen, data, free_data };
  prepare (GTK_FILE_CHOOSER (chooser), how);
  g_signal_connect_data (chooser, "response", G_CALLBACK (answered_cb), question,
                         free_question, 0);
  g_signal_connect_object (from, "destroy", G_CALLBACK (forget_chooser), chooser, 0);
  g_object_set_data_full (G_OBJECT (from), CHOOSER, chooser, end_chooser);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
