/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-lesson-board.h"

#include "caravan-table-scene.h"
#include "caravan-text.h"
#include "caravan-widget.h"

struct _CaravanLessonBoard
{
  AdwBin parent_instance;

  gboolean is_asked;

  /* children */
  GtkWidget *strip;       /* a place for what steps are made with that need no space */
  GtkWidget *place;       /* for what the game is played on: */
  CaravanBoardView *view; /* or NULL: it is no board of cells */

  /* owned */
  CaravanLesson *lesson;
  CaravanDesk *desk; /* that is shown */
  char *said;        /* of the space that was answered */
};

G_DEFINE_FINAL_TYPE (CaravanLessonBoard, caravan_lesson_board, ADW_TYPE_BIN)

static CaravanBoard *
get_board (CaravanLessonBoard *self)
{
  return caravan_board_view_get_board (self->view);
}

/* What it shows. */

/* What is legal would be the answer, and so would a word before it was asked for, or
   what the cards name; of the last step only one of the learner's is news. */
static void
show_scene (CaravanLessonBoard *self)
{
  CaravanScene scene;

  caravan_table_scene_fill (&scene, self->desk);
  if (!scene.choosing)
    scene.legal = (CvSet){ { 0 } };
  if (caravan_desk_get_verdict (self->desk) == NULL)
    {
      scene.pointed = CV_CELL_NONE;
      scene.marks = (CaravanMarks){ 0 };
    }
  if (!caravan_lesson_has_played (self->lesson))
    scene.last = (CvSet){ { 0 } };
  caravan_board_show (get_board (self), &scene);
}

static void
describe_focus (CaravanLessonBoard *self, CvCell focus)
{
  gboolean is_it =
      focus != CV_CELL_NONE && (focus == caravan_lesson_get_place (self->lesson) ||
                                focus == caravan_desk_get_held (self->desk));

  caravan_board_describe_focus (get_board (self), is_it ? self->said : NULL);
}

void
caravan_lesson_board_describe (CaravanLessonBoard *self, const char *text)
{
  g_free (self->said);
  self->said = g_strdup (text);
  if (self->view != NULL)
    describe_focus (self, caravan_board_get_focus (get_board (self)));
}

/* What people do. */

static void
pointed_cb (CaravanLessonBoard *self, int cell)
{
  describe_focus (self, (CvCell) cell);
}

static void
activated_cb (CaravanLessonBoard *self, int cell)
{
  caravan_desk_act (self->desk, (CvCell) cell);
}

/* Building. */

static GtkWidget *
make_view (CaravanLessonBoard *self)
{
  self->view = CARAVAN_BOARD_VIEW (caravan_board_view_new ());
  CaravanBoard *board = get_board (self);
  if (!self->is_asked)
    caravan_board_view_set_least (self->view, 1);
  g_signal_connect_object (board, "pointed", G_CALLBACK (pointed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "tapped", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->view);
}

/* What borrows its desk may be let go of later than that. */
static GtkWidget *
keep_desk (GtkWidget *widget, CaravanDesk *desk)
{
  g_object_set_data_full (G_OBJECT (widget), "desk", g_object_ref (desk),
                          g_object_unref);
  return widget;
}

/* A step that is not made by a touch of the board is made as it is at the table. */
static void
follow_task (CaravanLessonBoard *self)
{
  const CaravanGameTable *table = caravan_desk_get_game (self->desk)->table;
  const LearnTask *task = caravan_lesson_get_task (self->lesson);
  gboolean has_strip = self->is_asked && task != NULL && task->kind != LEARN_CHOOSE &&
                       caravan_desk_find_tool (self->desk, task->event) < 0 &&
                       table->strip_new != NULL;

  adw_bin_set_child (ADW_BIN (self->strip),
                     has_strip ? keep_desk (table->strip_new (self->desk), self->desk)
                               : NULL);
  gtk_widget_set_visible (self->strip, has_strip);
}

/* What knows its desk is made anew for each. */
static void
follow_desk (CaravanLessonBoard *self)
{
  CaravanDesk *desk = caravan_lesson_get_desk (self->lesson);
  const CaravanGameTable *table = caravan_desk_get_game (desk)->table;

  if (desk == self->desk)
    return;
  adw_bin_set_child (ADW_BIN (self->strip), NULL);
  if (table->surface_new != NULL)
    adw_bin_set_child (ADW_BIN (self->place), NULL);
  g_set_object (&self->desk, desk);
  if (table->surface_new != NULL)
    adw_bin_set_child (ADW_BIN (self->place),
                       keep_desk (table->surface_new (desk), desk));
  else if (self->view == NULL)
    adw_bin_set_child (ADW_BIN (self->place), make_view (self));
  follow_task (self);
}

static void
render (CaravanLessonBoard *self)
{
  follow_desk (self);
  if (self->view != NULL)
    show_scene (self);
}

CaravanBoardView *
caravan_lesson_board_get_view (CaravanLessonBoard *self)
{
  return self->view;
}

void
caravan_lesson_board_rest (CaravanLessonBoard *self)
{
  if (self->view != NULL && !gtk_widget_get_visible (self->strip))
    caravan_board_rest (get_board (self));
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

/* The class. */

static void
caravan_lesson_board_dispose (GObject *object)
{
  CaravanLessonBoard *self = CARAVAN_LESSON_BOARD (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  self->view = NULL;
  g_clear_object (&self->desk);
  g_clear_object (&self->lesson);
  g_clear_pointer (&self->said, g_free);
  G_OBJECT_CLASS (caravan_lesson_board_parent_class)->dispose (object);
}

static void
caravan_lesson_board_class_init (CaravanLessonBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_lesson_board_dispose;
}

static void
caravan_lesson_board_init (CaravanLessonBoard *self)
{
  self->strip = adw_bin_new ();
  self->place = adw_bin_new ();
  gtk_widget_set_vexpand (self->place, TRUE);
  adw_bin_set_child (ADW_BIN (self),
                     caravan_box_down (6, self->strip, self->place, NULL));
}

GtkWidget *
caravan_lesson_board_new (CaravanLesson *lesson, gboolean is_asked)
{
  CaravanLessonBoard *self = g_object_new (CARAVAN_TYPE_LESSON_BOARD, NULL);

  self->lesson = g_object_ref (lesson);
  self->is_asked = is_asked;
  gtk_widget_set_can_target (GTK_WIDGET (self), is_asked);
  gtk_widget_set_can_focus (GTK_WIDGET (self), is_asked);
  g_signal_connect_object (lesson, "changed", G_CALLBACK (render), self,
                           G_CONNECT_SWAPPED);
  render (self);
  return GTK_WIDGET (self);
}
