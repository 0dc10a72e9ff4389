/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-learn-tasks.h"

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-learn-mark.h"
#include "caravan-learn-words.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define PIECE_SIZE 44
#define BADGE_SIZE 20

struct _CaravanLearnTasks
{
  AdwBin parent_instance;

  const LearnTask *task; /* whose choices are shown, or NULL */

  /* children */
  GtkWidget *progress;
  GtkWidget *rows; /* one a task */
  GtkWidget *choices;
  GtkWidget *hand;
  GtkWidget *piece; /* a place for its picture */
  GtkWidget *badge;
  GtkWidget *piece_name, *what;

  /* owned */
  CaravanLesson *lesson;
};

G_DEFINE_FINAL_TYPE (CaravanLearnTasks, caravan_learn_tasks, ADW_TYPE_BIN)

/* The tasks. */

static void
name_row (GtkWidget *row, const LearnTask *task, gboolean is_done)
{
  g_autofree char *name =
      is_done
          /* Translators: what a screen reader says of a task or a lesson. */
          ? caravan_format (N_ ("%1$s Done."), "t", task->say)
          : g_strdup (caravan_text (task->say));

  caravan_widget_name (row, name);
}

static void
render_rows (CaravanLearnTasks *self)
{
  const LearnLesson *lesson = caravan_lesson_get_data (self->lesson);
  g_autofree char *progress = caravan_learn_say_progress (self->lesson);
  int i = 0, n_done = caravan_lesson_count_done (self->lesson);

  gtk_label_set_label (GTK_LABEL (self->progress), progress);
  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL;
       row = gtk_widget_get_next_sibling (row), i++)
    {
      caravan_learn_mark_set_done (gtk_widget_get_first_child (row), i < n_done);
      caravan_widget_set_class (row, "due", i == n_done);
      caravan_widget_set_class (row, "later", i > n_done);
      name_row (row, &lesson->task[i], i < n_done);
    }
}

static GtkWidget *
make_row (const LearnTask *task, int number)
{
  GtkWidget *label = caravan_label_new (task->say, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 10, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  caravan_box_add (row, caravan_learn_mark_new (number), label, NULL);
  gtk_widget_add_css_class (row, "learn-task");
  return row;
}

/* The choices. */

static void
choice_clicked_cb (GtkWidget *button, CaravanLearnTasks *self)
{
  caravan_lesson_choose (
      self->lesson, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "choice")));
}

static GtkWidget *
make_choice (CaravanLearnTasks *self, const LearnChoice *choice, int index)
{
  GtkWidget *button = caravan_button_new (choice->say, "paper-button", NULL);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_LEFT);
  g_object_set_data (G_OBJECT (button), "choice", GINT_TO_POINTER (index));
  g_signal_connect (button, "clicked", G_CALLBACK (choice_clicked_cb), self);
  return button;
}

/* Those of the present task; another task has others. */
static void
follow_task (CaravanLearnTasks *self)
{
  const LearnTask *task = caravan_lesson_get_task (self->lesson);

  if (task == self->task)
    return;
  self->task = task;
  caravan_widget_clear (self->choices);
  for (int i = 0; task != NULL && i < task->n_choices; i++)
    gtk_box_append (GTK_BOX (self->choices), make_choice (self, &task->choice[i], i));
  gtk_widget_set_visible (self->choices, task != NULL && task->kind == LEARN_CHOOSE);
}

/* One that was wrong can be told from those that were not tried. */
static void
render_choices (CaravanLearnTasks *self)
{
  const CaravanLessonReply *reply = caravan_lesson_get_reply (self->lesson);
  gboolean is_mine = reply->task == self->task;

  for (int i = 0; self->task != NULL && i < self->task->n_choices; i++)
    {
      GtkWidget *button = caravan_learn_tasks_get_choice (self, i);
      gboolean is_it = is_mine && i == reply->choice;
      caravan_widget_set_class (button, "shown",
                                is_it && reply->tone == CARAVAN_LESSON_SHOWN);
      caravan_widget_set_class (button, "wrong",
                                is_it && reply->tone == CARAVAN_LESSON_WRONG);
    }
}

GtkWidget *
caravan_learn_tasks_get_choice (CaravanLearnTasks *self, int choice)
{
  GtkWidget *button = gtk_widget_get_first_child (self->choices);

  while (button != NULL && choice-- > 0)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

/* What is in hand. */

static void
show_piece (CaravanLearnTasks *self)
{
  CaravanDesk *desk = caravan_lesson_get_desk (self->lesson);
  const CvTable *table = caravan_desk_get_table (desk);
  const CaravanGame *game = caravan_desk_get_game (desk);
  const CaravanTool *tool = &game->table->tools[caravan_desk_get_tool (desk)];
  int color = table->color[caravan_desk_get_seat (desk)];

  adw_bin_set_child (ADW_BIN (self->piece),
                     caravan_picture_new_of (game->art, CARAVAN_PICTURE_PIECE,
                                             table->game->pieces[tool->piece].id,
                                             tool->by_seat ? color : -1, PIECE_SIZE));
  caravan_picture_set (CARAVAN_PICTURE (self->badge), CARAVAN_PICTURE_BADGE, NULL,
                       color);
}

static void
render_hand (CaravanLearnTasks *self)
{
  g_autofree char *piece = NULL, *what = NULL;
  gboolean has = caravan_learn_say_hand (self->lesson, &piece, &what);

  gtk_widget_set_visible (self->hand, has);
  if (!has)
    return;
  show_piece (self);
  gtk_label_set_label (GTK_LABEL (self->piece_name), piece);
  gtk_label_set_label (GTK_LABEL (self->what), what);
}

static GtkWidget *
make_hand (CaravanLearnTasks *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->piece = adw_bin_new ();
  self->badge = caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, 0, BADGE_SIZE);
  gtk_widget_set_halign (self->badge, GTK_ALIGN_END);
  gtk_widget_set_valign (self->badge, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->piece);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->badge);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  self->piece_name = caravan_label_say (NULL, "strong");
  self->what = caravan_label_say (NULL, "dim-label");
  GtkWidget *texts = caravan_box_down (0, self->piece_name, self->what, NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  self->hand = caravan_box_across (12, overlay, texts, NULL);
  gtk_widget_add_css_class (self->hand, "learn-hand");
  return self->hand;
}

/* The class. */

static void
render (gpointer object)
{
  CaravanLearnTasks *self = object;

  follow_task (self);
  render_rows (self);
  render_choices (self);
  render_hand (self);
}

static void
caravan_learn_tasks_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_LEARN_TASKS (object)->lesson);
  G_OBJECT_CLASS (caravan_learn_tasks_parent_class)->dispose (object);
}

static void
caravan_learn_tasks_class_init (CaravanLearnTasksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_learn_tasks_dispose;
}

static GtkWidget *
make_head (CaravanLearnTasks *self)
{
  GtkWidget *title = caravan_label_new (N_ ("Try it"), "card-title");

  gtk_widget_set_hexpand (title, TRUE);
  self->progress = caravan_label_say (NULL, "dim-label");
  return caravan_box_across (8, title, self->progress, NULL);
}

static void
caravan_learn_tasks_init (CaravanLearnTasks *self)
{
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->choices, "learn-choices");
  gtk_widget_set_visible (self->choices, FALSE);
  GtkWidget *card = caravan_box_down (8, make_head (self), self->rows, self->choices,
                                      make_hand (self), NULL);
  gtk_widget_add_css_class (card, "caravan-card");
  adw_bin_set_child (ADW_BIN (self), card);
}

GtkWidget *
caravan_learn_tasks_new (CaravanLesson *lesson)
{
  CaravanLearnTasks *self = g_object_new (CARAVAN_TYPE_LEARN_TASKS, NULL);
  const LearnLesson *data = caravan_lesson_get_data (lesson);

  self->lesson = g_object_ref (lesson);
  for (int i = 0; i < data->n_tasks; i++)
    gtk_box_append (GTK_BOX (self->rows), make_row (&data->task[i], i + 1));
  g_signal_connect_object (lesson, "changed", G_CALLBACK (render), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
