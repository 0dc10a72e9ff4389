/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-choice.h"

#include "caravan-board-files.h"
#include "caravan-choice.h"
#include "caravan-miniature.h"
#include "caravan-paths.h"
#include "caravan-text.h"
#include "rec-board.h"

struct _CaravanBoardChoice
{
  AdwBin parent_instance;

  GtkWidget *list;

  /* borrowed */
  CaravanSetup *setup;
  GtkWidget *first; /* of the group */
};

G_DEFINE_FINAL_TYPE (CaravanBoardChoice, caravan_board_choice, ADW_TYPE_BIN)

static guint chosen_signal;

static void
board_toggled_cb (GtkToggleButton *choice, CaravanBoardChoice *self)
{
  if (!gtk_toggle_button_get_active (choice))
    return;
  g_free (self->setup->board);
  self->setup->board = g_strdup (g_object_get_data (G_OBJECT (choice), "path"));
  g_signal_emit (self, chosen_signal, 0);
}

static GtkWidget *
make_miniature (const CvGame *game, const CaravanBoardFile *file)
{
  GtkWidget *miniature = caravan_miniature_new (88, 72);
  CvTable table;
  RecError error;
  json_t *sample = NULL;
  gboolean is_good;

  cv_table_start (&table, game);
  if (file != NULL)
    is_good = rec_board_read (file->object, game, &table.board, &error);
  else
    {
      sample = rec_board_load_shipped (caravan_boards_dir (), game, "sample",
                                       &table.board, &error);
      is_good = sample != NULL;
    }
  json_decref (sample);
  if (is_good)
    caravan_miniature_show (CARAVAN_MINIATURE (miniature), &table, NULL);
  return miniature;
}

static GtkWidget *
make_choice (CaravanBoardChoice *self, const CaravanBoardFile *file)
{
  GtkWidget *choice = caravan_choice_new (make_miniature (self->setup->game, file));
  const char *path = file == NULL ? NULL : file->path;

  if (file == NULL)
    caravan_choice_bind (choice, N_ ("Sample board"),
                         N_ ("Not the printed one: paint yours to match the table."));
  else if (*file->title != '\0')
    caravan_choice_set_title (choice, file->title);
  else
    caravan_choice_bind (choice, N_ ("Board without a title"), NULL);
  g_object_set_data_full (G_OBJECT (choice), "path", g_strdup (path), g_free);
  if (self->first == NULL)
    self->first = choice;
  else
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice),
                                 GTK_TOGGLE_BUTTON (self->first));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice),
                                g_strcmp0 (path, self->setup->board) == 0);
  g_signal_connect (choice, "toggled", G_CALLBACK (board_toggled_cb), self);
  gtk_widget_set_hexpand (choice, TRUE);
  return choice;
}

static void
add_button (GtkWidget *row,
            const char *icon,
            const char *text,
            const char *action,
            const char *path)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  caravan_text_bind (button, "tooltip-text", text);
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (row), button);
}

static void
add_board (CaravanBoardChoice *self, const CaravanBoardFile *file)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_box_append (GTK_BOX (row), make_choice (self, file));
  if (file != NULL)
    {
      add_button (row, "document-edit-symbolic", N_ ("Change this board"),
                  "win.edit-board", file->path);
      add_button (row, "user-trash-symbolic", N_ ("Remove this board"),
                  "win.delete-board", file->path);
    }
  gtk_box_append (GTK_BOX (self->list), row);
}

static gboolean
is_board_of (gconstpointer file, gconstpointer path)
{
  return g_str_equal (((const CaravanBoardFile *) file)->path, path);
}

void
caravan_board_choice_show (CaravanBoardChoice *self, const char *path)
{
  g_autoptr (GPtrArray) files = caravan_board_files_list (self->setup->game);
  g_autofree char *wanted = g_strdup (path != NULL ? path : self->setup->board);
  GtkWidget *child;

  g_clear_pointer (&self->setup->board, g_free);
  if (wanted != NULL &&
      g_ptr_array_find_with_equal_func (files, wanted, is_board_of, NULL))
    self->setup->board = g_steal_pointer (&wanted);
  self->first = NULL;
  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_box_remove (GTK_BOX (self->list), child);
  add_board (self, NULL);
  for (guint i = 0; i < files->len; i++)
    add_board (self, g_ptr_array_index (files, i));
  g_signal_emit (self, chosen_signal, 0);
}

static void
caravan_board_choice_class_init (CaravanBoardChoiceClass *klass)
{
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
caravan_board_choice_init (CaravanBoardChoice *self)
{
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->list);
}

GtkWidget *
caravan_board_choice_new (CaravanSetup *setup)
{
  CaravanBoardChoice *self = g_object_new (CARAVAN_TYPE_BOARD_CHOICE, NULL);

  self->setup = setup;
  caravan_board_choice_show (self, NULL);
  return GTK_WIDGET (self);
}
