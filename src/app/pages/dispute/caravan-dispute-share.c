/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-share.h"

#include <stdlib.h>

#include "caravan-dispute-paper.h"
#include "caravan-export.h"
#include "caravan-files.h"
#include "caravan-label.h"
#include "caravan-menu.h"
#include "caravan-notice.h"
#include "caravan-text.h"
#include "caravan-widget.h"

/* Translators: %1$s is the reason: “the disk is full”. */
#define REFUSAL N_ ("The dispute was not saved: %1$s")

static const CaravanExportKind kinds[] = {
  { "pdf", N_ ("Save the dispute as PDF"), N_ ("PDF pages"), REFUSAL },
  { "caravan", N_ ("Save the position as a record"), N_ ("Caravanserai records"),
    REFUSAL },
};

static const CaravanExportKind *
find_kind (const char *suffix)
{
  return g_str_equal (kinds[0].suffix, suffix) ? &kinds[0] : &kinds[1];
}

static GBytes *
make_record (const json_t *lines)
{
  GString *text = g_string_new (NULL);
  RecError error = { 0 };

  for (gsize i = 0; i < json_array_size (lines); i++)
    {
      char *line = rec_record_line (json_array_get (lines, i), &error);
      g_assert (line != NULL);
      g_string_append_printf (text, "%s\n", line);
      free (line);
    }
  return g_string_free_to_bytes (text);
}

static char *
make_name (CaravanDesk *desk, const char *suffix)
{
  static const char *const nobody[] = { NULL };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the name of a file, behind its date; %1$g is a game. */
  g_autofree char *title = caravan_format (N_ ("Dispute %1$g"), "s",
                                           caravan_desk_get_table (desk)->game->name);

  return caravan_files_make_name (title, nobody, now, suffix);
}

void
caravan_dispute_share_save (GtkWidget *from,
                            CaravanDesk *desk,
                            const json_t *lines,
                            const char *suffix,
                            const char *path)
{
  const CaravanExportKind *kind = find_kind (suffix);
  g_autofree char *name = make_name (desk, suffix);
  g_autoptr (GBytes) bytes =
      kind == &kinds[0] ? caravan_dispute_paper_pdf (desk) : make_record (lines);

  if (path != NULL)
    caravan_export_save (from, kind, path, bytes);
  else
    caravan_export_choose (from, kind, name, bytes);
}

/* Paper. */

static void
printed_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, gpointer from)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  caravan_notice_warn (from,
                       /* Translators: %1$s is the reason. */
                       N_ ("The dispute was not printed: %1$s"),
                       error != NULL ? error->message : "");
}

void
caravan_dispute_share_print (GtkWidget *from, CaravanDesk *desk)
{
  g_autoptr (GtkPrintOperation) operation = caravan_dispute_paper_print (desk);

  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), from, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (from)), NULL);
}

/* The button. */

static void
make_menu_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GMenu *section = caravan_menu_add_section (menu);

  caravan_menu_add (section, N_ ("Print…"), "dispute.print");
  caravan_menu_add (section, N_ ("Save as PDF…"), "dispute.pdf");
  section = caravan_menu_add_section (menu);
  caravan_menu_add (section, N_ ("Save as a record…"), "dispute.record");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

GtkWidget *
caravan_dispute_share_new (void)
{
  const char *text = N_ ("Print or save");
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_child (
      GTK_MENU_BUTTON (button),
      caravan_box_across (8, caravan_label_new (text, "strong"),
                          gtk_image_new_from_icon_name ("pan-down-symbolic"), NULL));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), make_menu_cb, NULL,
                                         NULL);
  gtk_widget_add_css_class (gtk_widget_get_first_child (button), "paper-button");
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  return button;
}
