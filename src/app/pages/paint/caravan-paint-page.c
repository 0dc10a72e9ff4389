/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-page.h"

#include <adwaita.h>

#include "caravan-board-saver.h"
#include "caravan-board.h"
#include "caravan-brushes.h"
#include "caravan-paint-board.h"
#include "caravan-paint-private.h"
#include "caravan-painting.h"
#include "caravan-paths.h"
#include "caravan-side-layout.h"
#include "caravan-text.h"
#include "lang-say.h"
#include "rec-board.h"

G_DEFINE_FINAL_TYPE (CaravanPaintPage, caravan_paint_page, CARAVAN_TYPE_PAGE)

static guint done_signal, left_signal;

/* Showing. */

static void
light_problems (const CaravanRemark *remarks, int n, CvSet *lit)
{
  for (int i = 0; i < n; i++)
    if (remarks[i].is_problem)
      cv_set_unite (lit, &remarks[i].cells, CV_SET_WORDS);
}

static void
show_board (CaravanPaintPage *self, const CaravanRemark *remarks, int n)
{
  const CvGame *game = caravan_paint_board_get_game (self->paint);
  CaravanScene scene;

  self->table.board = *caravan_paint_board_get_board (self->paint);
  caravan_scene_start (&scene, caravan_game_find (game), &self->table);
  cv_state_start (&self->table, &scene.state);
  light_problems (remarks, n, &scene.lit);
  caravan_board_show (self->board, &scene);
}

static GtkWidget *
make_remark (const CaravanRemark *remark)
{
  g_autofree char *text = caravan_remark_say (remark);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *sign = gtk_image_new_from_icon_name (
      remark->is_problem ? "dialog-warning-symbolic" : "object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), sign);
  gtk_box_append (GTK_BOX (row), label);
  if (remark->is_problem)
    gtk_widget_add_css_class (row, "verdict-no");
  return row;
}

static void
show_remarks (CaravanPaintPage *self, const CaravanRemark *remarks, int n)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->remarks))) != NULL)
    gtk_box_remove (self->remarks, child);
  for (int i = 0; i < n; i++)
    gtk_box_append (self->remarks, make_remark (&remarks[i]));
}

static void
show_size (CaravanPaintPage *self)
{
  const CvBoard *board = caravan_paint_board_get_board (self->paint);

  self->showing = TRUE;
  gtk_spin_button_set_value (self->width, board->width);
  gtk_spin_button_set_value (self->height, board->height);
  self->showing = FALSE;
}

void
caravan_paint_page_render (gpointer object)
{
  CaravanPaintPage *self = object;
  const CaravanPainting *painting =
      caravan_painting_find (caravan_paint_board_get_game (self->paint));
  CaravanRemark remarks[CARAVAN_REMARKS_MOST];
  int n = painting->look_over (caravan_paint_board_get_board (self->paint), remarks);

  show_board (self, remarks, n);
  show_remarks (self, remarks, n);
  show_size (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "painter.undo",
                                 caravan_paint_board_can_undo (self->paint));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "painter.redo",
                                 caravan_paint_board_can_redo (self->paint));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "painter.turn",
                                 caravan_paint_board_can_turn (self->paint));
  caravan_paint_page_render_menu (self);
}

/* Saving. */

static void
show_trouble (const RecError *error, gpointer data)
{
  CaravanPaintPage *self = data;
  g_autofree char *reason =
      error != NULL ? lang_say_error (caravan_lang (), error) : NULL;
  g_autofree char *text =
      reason != NULL
          /* Translators: %1$s is what the disk said. */
          ? caravan_format (N_ ("The board can’t be saved: %1$s"), "s", reason)
          : NULL;

  gtk_label_set_label (self->trouble, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), error != NULL);
}

static void
save (CaravanPaintPage *self)
{
  json_t *object = caravan_paint_board_write (self->paint);

  if (self->saver == NULL)
    {
      g_autofree char *path = caravan_board_files_name (object);
      self->saver = caravan_board_saver_new (path, show_trouble, self);
    }
  caravan_board_saver_save (self->saver, object);
  json_decref (object);
}

void
caravan_paint_page_changed (CaravanPaintPage *self, gboolean changed)
{
  if (!changed)
    return;
  caravan_paint_page_render (self);
  save (self);
}

void
caravan_paint_page_take (CaravanPaintPage *self, CaravanPaintBoard *paint)
{
  g_clear_pointer (&self->saver, caravan_board_saver_free);
  g_clear_pointer (&self->paint, caravan_paint_board_free);
  self->paint = paint;
  cv_table_start (&self->table, caravan_paint_board_get_game (paint));
  self->table.n_players = self->table.game->players_min;
  self->showing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->title),
                         caravan_paint_board_get_title (paint));
  self->showing = FALSE;
  caravan_paint_page_render (self);
}

const char *
caravan_paint_page_get_path (CaravanPaintPage *self)
{
  return self->saver != NULL ? caravan_board_saver_get_path (self->saver) : NULL;
}

gboolean
caravan_paint_page_open (CaravanPaintPage *self, const char *path)
{
  RecError error;
  CaravanBoardFile *file = caravan_board_file_load (path, &error);
  CaravanPaintBoard *paint = NULL;

  if (file != NULL && caravan_painting_find (file->game) != NULL)
    paint = caravan_paint_board_read (file->object, file->game, &error);
  caravan_board_file_free (file);
  if (paint == NULL)
    return FALSE;
  caravan_paint_page_take (self, paint);
  self->saver = caravan_board_saver_new (path, show_trouble, self);
  return TRUE;
}

/* A board that was only looked at is kept too: whoever says it is done wants it. */
void
caravan_paint_page_finish (CaravanPaintPage *self)
{
  RecError error = { 0 };

  if (self->saver == NULL)
    save (self);
  if (!caravan_board_saver_flush (self->saver, &error))
    {
      show_trouble (&error, self);
      return;
    }
  g_signal_emit (self, done_signal, 0, caravan_paint_page_get_path (self));
}

/* Beginnings. */

CaravanPaintBoard *
caravan_paint_page_make_sample (const CvGame *game)
{
  RecError error = { 0 };
  CvBoard board;
  json_t *object =
      rec_board_load_shipped (caravan_boards_dir (), game, "sample", &board, &error);
  CaravanPaintBoard *paint =
      object != NULL ? caravan_paint_board_read (object, game, &error) : NULL;

  json_decref (object);
  return paint != NULL ? paint : caravan_paint_board_new (game, 16, 13);
}

static void
begin (CaravanPaintPage *self)
{
  CaravanPaintBoard *paint = caravan_paint_page_make_sample (caravan_games[0]->game);

  /* Translators: the title a painted board has until it gets another one. */
  caravan_paint_board_set_title (paint, caravan_text (N_ ("My board")));
  caravan_paint_page_take (self, paint);
}

static void
caravan_paint_page_dispose (GObject *object)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (object);
  GtkWidget *child;

  g_clear_pointer (&self->saver, caravan_board_saver_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->paint, caravan_paint_board_free);
  G_OBJECT_CLASS (caravan_paint_page_parent_class)->dispose (object);
}

static void
undo (CaravanPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "painter.undo", NULL);
}

static void
redo (CaravanPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "painter.redo", NULL);
}

static const CaravanPageAction actions[] = {
  { "win.undo", undo, NULL },
  { "win.redo", redo, NULL },
  { NULL },
};

/* The board is saved as it goes: whoever leaves has it, too. */
static gboolean
go_back (CaravanPage *page)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (page);

  g_signal_emit (self, left_signal, 0, caravan_paint_page_get_path (self));
  return FALSE;
}

static void
caravan_paint_page_class_init (CaravanPaintPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_paint_page_dispose;
  CARAVAN_PAGE_CLASS (klass)->title = N_ ("Paint a board");
  CARAVAN_PAGE_CLASS (klass)->help = "use-boards";
  CARAVAN_PAGE_CLASS (klass)->actions = actions;
  CARAVAN_PAGE_CLASS (klass)->go_back = go_back;
  left_signal = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                              NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                              NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  caravan_paint_page_install_actions (GTK_WIDGET_CLASS (klass));
}

static void
caravan_paint_page_init (CaravanPaintPage *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), caravan_side_layout_new (.42));
  caravan_paint_page_build (self);
  begin (self);
  caravan_text_follow (self, caravan_paint_page_render);
}

GtkWidget *
caravan_paint_page_new (void)
{
  return g_object_new (CARAVAN_TYPE_PAINT_PAGE, NULL);
}
