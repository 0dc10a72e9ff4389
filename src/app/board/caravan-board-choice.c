/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-choice.h"

#include "caravan-board-files.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-learned-board.h"
#include "caravan-miniature.h"
#include "caravan-painting.h"
#include "caravan-paths.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "rec-board.h"

#define GAME  "caravan-board-game"
#define BOARD "caravan-board-read"

struct _CaravanBoardChoice
{
  AdwBin parent_instance;

  GtkWidget *list;

  /* borrowed */
  CaravanSetup *setup;
  GtkWidget *first;   /* of the group */
  GtkWidget *unknown; /* NULL: boards must be known */
  GtkWidget *size;    /* asked for where no more is known */
};

G_DEFINE_FINAL_TYPE (CaravanBoardChoice, caravan_board_choice, ADW_TYPE_BIN)

static guint chosen_signal;

static const CaravanLearnedBoard *
get_learned (CaravanBoardChoice *self)
{
  return caravan_game_find (self->setup->game)->learned;
}

static void
render_size (CaravanBoardChoice *self)
{
  if (self->unknown != NULL)
    gtk_widget_set_visible (gtk_widget_get_parent (self->size),
                            self->setup->unknown_size > 0);
}

static int
get_size (CaravanBoardChoice *self)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->size));
}

static void
size_changed_cb (CaravanBoardChoice *self)
{
  if (self->setup->unknown_size > 0)
    self->setup->unknown_size = get_size (self);
}

static void
board_toggled_cb (GtkToggleButton *choice, CaravanBoardChoice *self)
{
  if (!gtk_toggle_button_get_active (choice))
    return;
  caravan_setup_set_board (self->setup, g_object_get_data (G_OBJECT (choice), "path"),
                           GTK_WIDGET (choice) == self->unknown ? get_size (self) : 0);
  render_size (self);
  g_signal_emit (self, chosen_signal, 0);
}

/* How much of it is known, where that is not all. */
static void
render_known (gpointer choice)
{
  g_autofree char *said = caravan_learned_board_say (g_object_get_data (choice, GAME),
                                                     g_object_get_data (choice, BOARD));

  if (said != NULL)
    caravan_choice_say (choice, said);
}

/* NULL: the sample. */
static gboolean
read_board (const CvGame *game, const CaravanBoardFile *file, CvBoard *ret_board)
{
  RecError error;

  if (file != NULL)
    return rec_board_read (file->object, game, ret_board, &error);
  json_t *sample =
      rec_board_load_shipped (caravan_boards_dir (), game, "sample", ret_board, &error);
  json_decref (sample);
  return sample != NULL;
}

static GtkWidget *
make_miniature (const CvGame *game, const CaravanBoardFile *file)
{
  GtkWidget *miniature = caravan_miniature_new (88, 72);
  CvTable table;

  cv_table_start (&table, game);
  if (read_board (game, file, &table.board))
    caravan_miniature_show (CARAVAN_MINIATURE (miniature), &table, NULL);
  return miniature;
}

static void
follow_known (GtkWidget *choice, const CaravanBoardFile *file)
{
  CvBoard *board = g_new (CvBoard, 1);

  if (!read_board (file->game, file, board))
    *board = (CvBoard){ 0 };
  g_object_set_data_full (G_OBJECT (choice), BOARD, board, g_free);
  g_object_set_data (G_OBJECT (choice), GAME, (gpointer) file->game);
  caravan_text_follow (choice, render_known);
  render_known (choice);
}

static void
add_to_group (CaravanBoardChoice *self, GtkWidget *choice, gboolean is_chosen)
{
  if (self->first == NULL)
    self->first = choice;
  else
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice),
                                 GTK_TOGGLE_BUTTON (self->first));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), is_chosen);
  g_signal_connect (choice, "toggled", G_CALLBACK (board_toggled_cb), self);
  gtk_widget_set_hexpand (choice, TRUE);
}

static GtkWidget *
make_choice (CaravanBoardChoice *self, const CaravanBoardFile *file)
{
  const CaravanLearnedBoard *learned = get_learned (self);
  GtkWidget *choice = caravan_choice_new (make_miniature (self->setup->game, file));
  const char *path = file == NULL ? NULL : file->path;

  if (file == NULL)
    caravan_choice_bind (
        choice, N_ ("Sample board"),
        learned != NULL ? learned->stead
                        : N_ ("Not the printed one: paint yours to match the table."));
  else if (*file->title != '\0')
    caravan_choice_set_title (choice, file->title);
  else
    caravan_choice_bind (choice, N_ ("Board without a title"), NULL);
  if (file != NULL)
    follow_known (choice, file);
  g_object_set_data_full (G_OBJECT (choice), "path", g_strdup (path), g_free);
  add_to_group (self, choice,
                self->setup->unknown_size == 0 &&
                    g_strcmp0 (path, self->setup->board) == 0);
  return choice;
}

/* A board of which no more is known than how large it is. */

static GtkWidget *
make_size (CaravanBoardChoice *self, const CaravanLearnedBoard *learned)
{
  int size = self->setup->unknown_size;

  self->size = gtk_spin_button_new_with_range (learned->least, learned->most, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->size), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->size),
                             size > 0 ? size : learned->usual);
  caravan_text_bind_accessible (self->size, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                learned->size);
  g_signal_connect_swapped (self->size, "value-changed", G_CALLBACK (size_changed_cb),
                            self);
  GtkWidget *label = caravan_label_new (learned->size, NULL);
  gtk_widget_set_hexpand (label, TRUE);
  GtkWidget *row = caravan_box_across (12, label, self->size, NULL);
  gtk_widget_add_css_class (row, "seat");
  return row;
}

static void
add_unknown (CaravanBoardChoice *self)
{
  const CaravanLearnedBoard *learned = get_learned (self);

  self->unknown = self->size = NULL;
  if (learned == NULL)
    return;
  self->unknown = caravan_choice_new (NULL);
  /* Translators: a board that one plays on without having described it. */
  caravan_choice_bind (self->unknown, N_ ("Not known yet"), learned->hint);
  gtk_box_append (GTK_BOX (self->list), self->unknown);
  gtk_box_append (GTK_BOX (self->list), make_size (self, learned));
  add_to_group (self, self->unknown, self->setup->unknown_size > 0);
  render_size (self);
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
      if (caravan_painting_has_boards (caravan_painting_find (file->game)))
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

  if (wanted == NULL ||
      !g_ptr_array_find_with_equal_func (files, wanted, is_board_of, NULL))
    g_clear_pointer (&wanted, g_free);
  caravan_setup_set_board (self->setup, wanted, self->setup->unknown_size);
  self->first = NULL;
  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_box_remove (GTK_BOX (self->list), child);
  add_board (self, NULL);
  add_unknown (self);
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
