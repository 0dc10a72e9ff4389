/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dialog.h"

#include "caravan-header.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define DIALOG_KEY "caravan-dialog"

typedef struct
{
  GtkWindow *window; /* not owned: the dialog's life is the window's */
  AdwWindowTitle *title;
  GtkBox *box;
  GtkWidget *content;
  const char *title_text;
  CaravanDialogMaker make;
  CaravanDialogAbout make_about; /* instead of make; neither: the content stays */
  gpointer about;
  GDestroyNotify free_about;
} Dialog;

static void
free_dialog (gpointer data)
{
  Dialog *dialog = data;

  if (dialog->free_about != NULL)
    dialog->free_about (dialog->about);
  g_free (dialog);
}

static void
replace_content (Dialog *dialog, GtkWidget *content)
{
  /* What goes must not have the focus: GTK 4.8 would still ask it about it. */
  gtk_window_set_focus (dialog->window, NULL);
  if (dialog->content != NULL)
    gtk_box_remove (dialog->box, dialog->content);
  dialog->content = content;
  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (dialog->box, content);
}

static void
render (gpointer window)
{
  Dialog *dialog = g_object_get_data (G_OBJECT (window), DIALOG_KEY);
  const char *title = caravan_text (dialog->title_text);

  if (dialog->make != NULL)
    replace_content (dialog, dialog->make ());
  else if (dialog->make_about != NULL)
    replace_content (dialog, dialog->make_about (dialog->about));
  adw_window_title_set_title (dialog->title, title);
  gtk_window_set_title (dialog->window, title);
}

/* The open one of this maker, or NULL. */
static GtkWindow *
find (CaravanDialogMaker make)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    {
      Dialog *dialog = g_object_get_data (i->data, DIALOG_KEY);
      if (dialog != NULL && dialog->make == make)
        return dialog->window;
    }
  return NULL;
}

/* Takes the dialog, which knows what to make. */
static GtkWindow *
make_window (GtkWindow *parent, Dialog *dialog)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  dialog->window = GTK_WINDOW (window);
  dialog->title = ADW_WINDOW_TITLE (adw_window_title_new ("", ""));
  dialog->box = GTK_BOX (box);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), GTK_WIDGET (dialog->title));
  caravan_header_follow (ADW_HEADER_BAR (header));
  gtk_box_append (GTK_BOX (box), header);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_default_size (dialog->window, 560, 640);
  gtk_widget_set_size_request (window, 320, 240);
  gtk_window_set_transient_for (dialog->window, parent);
  gtk_window_set_modal (dialog->window, TRUE);
  gtk_window_set_destroy_with_parent (dialog->window, TRUE);
  g_object_set_data_full (G_OBJECT (window), DIALOG_KEY, dialog, free_dialog);
  caravan_widget_add_key (window, "Escape", gtk_named_action_new ("window.close"));
  render (window);
  caravan_text_follow (window, render);
  return dialog->window;
}

GtkWindow *
caravan_dialog_present (GtkWindow *parent, const char *title, CaravanDialogMaker make)
{
  GtkWindow *window = find (make);

  if (window == NULL)
    {
      Dialog *dialog = g_new0 (Dialog, 1);
      dialog->title_text = title;
      dialog->make = make;
      window = make_window (parent, dialog);
    }
  gtk_window_present (window);
  return window;
}

GtkWindow *
caravan_dialog_present_about (GtkWindow *parent,
                              const char *title,
                              CaravanDialogAbout make,
                              gpointer about,
                              GDestroyNotify free_about)
{
  Dialog *dialog = g_new0 (Dialog, 1);

  dialog->title_text = title;
  dialog->make_about = make;
  dialog->about = about;
  dialog->free_about = free_about;
  GtkWindow *window = make_window (parent, dialog);
  gtk_window_present (window);
  return window;
}

GtkWindow *
caravan_dialog_hold (GtkWindow *parent, const char *title, GtkWidget *content)
{
  Dialog *dialog = g_new0 (Dialog, 1);

  dialog->title_text = title;
  GtkWindow *window = make_window (parent, dialog);
  replace_content (dialog, content);
  gtk_window_present (window);
  return window;
}
