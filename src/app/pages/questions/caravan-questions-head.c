/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-questions-head.h"

#include "caravan-choice.h"
#include "caravan-drop-down.h"
#include "caravan-flow-layout.h"
#include "caravan-game.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SIGN 26

enum
{
  CHOICE_GAME,
  CHOICE_THEME,
  CHOICE_GRADE,
  N_CHOICES
};

struct _CaravanQuestionsHead
{
  AdwBin parent_instance;

  gboolean is_narrow, is_rendering;
  const CvGame *game;

  /* borrowed: children */
  GtkWidget *at, *marks, *progress, *choices;
  GtkWidget *choice[N_CHOICES];

  /* owned */
  CaravanQuiz *quiz; /* or NULL */
};

G_DEFINE_FINAL_TYPE (CaravanQuestionsHead, caravan_questions_head, ADW_TYPE_BIN)

/* The choices. */

static const char *const grades[] = { N_ ("Easy"), N_ ("Medium"), N_ ("Hard"), NULL };

/* Games of which something is asked, by their place in the list. */
static const CvGame *
find_game (guint place)
{
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    if (learn_themes ((*game)->game) != NULL && place-- == 0)
      return (*game)->game;
  return NULL;
}

static GtkStringList *
list_games (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; find_game (i) != NULL; i++)
    gtk_string_list_append (list, find_game (i)->name);
  return list;
}

/* first: what stands above the others, or NULL. */
static GtkStringList *
list_texts (const char *first, const char *const *texts)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  if (first != NULL)
    gtk_string_list_append (list, caravan_text (first));
  for (; *texts != NULL; texts++)
    gtk_string_list_append (list, caravan_text (*texts));
  return list;
}

static guint
get_selected (CaravanQuestionsHead *self, int choice)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice[choice]));

  return selected == GTK_INVALID_LIST_POSITION ? 0 : selected;
}

/* A list is made again where a text in it is another; what is chosen stays. */
static void
fill_choice (CaravanQuestionsHead *self, int choice, GtkStringList *list)
{
  static const char *const names[] = { N_ ("Game"), N_ ("Theme"), N_ ("Level") };
  GtkWidget *widget = self->choice[choice];
  guint selected = get_selected (self, choice);

  gtk_drop_down_set_model (GTK_DROP_DOWN (widget), G_LIST_MODEL (list));
  if (selected < g_list_model_get_n_items (G_LIST_MODEL (list)))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), selected);
  caravan_widget_name (widget, caravan_text (names[choice]));
  g_object_unref (list);
}

static void
render_choices (CaravanQuestionsHead *self)
{
  self->is_rendering = TRUE;
  fill_choice (self, CHOICE_GAME, list_games ());
  for (guint i = 0; find_game (i) != NULL; i++)
    if (find_game (i) == self->game)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice[CHOICE_GAME]), i);
  fill_choice (self, CHOICE_THEME,
               list_texts (N_ ("Everything"), learn_themes (self->game)));
  fill_choice (self, CHOICE_GRADE, list_texts (NULL, grades));
  self->is_rendering = FALSE;
}

static void
choice_changed_cb (CaravanQuestionsHead *self)
{
  if (self->is_rendering)
    return;
  const CvGame *game = find_game (get_selected (self, CHOICE_GAME));
  if (game != self->game)
    caravan_questions_head_choose_game (self, game);
  g_signal_emit_by_name (self, "chosen");
}

void
caravan_questions_head_choose_game (CaravanQuestionsHead *self, const CvGame *game)
{
  self->game = game != NULL && learn_themes (game) != NULL ? game : find_game (0);
  self->is_rendering = TRUE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice[CHOICE_THEME]), 0);
  render_choices (self);
}

void
caravan_questions_head_read (CaravanQuestionsHead *self, CaravanQuizPlan *ret_plan)
{
  guint theme = get_selected (self, CHOICE_THEME);

  ret_plan->game = self->game;
  ret_plan->theme = theme == 0 ? LEARN_ANY : (int) theme - 1;
  ret_plan->grade = (CaravanQuizGrade) get_selected (self, CHOICE_GRADE);
}

/* How those before were answered: a sign, or the number of one that is to come. */

static GtkWidget *
make_mark (CaravanQuestionsHead *self, int at)
{
  CaravanQuizMark mark = caravan_quiz_get_mark (self->quiz, at);
  gboolean is_now = at == caravan_quiz_get_at (self->quiz);
  g_autofree char *number = caravan_number (at + 1);

  if (mark == CARAVAN_QUIZ_RIGHT || mark == CARAVAN_QUIZ_WRONG)
    return caravan_picture_new (
        CARAVAN_PICTURE_SIGN, mark == CARAVAN_QUIZ_RIGHT ? "tick" : "cross", -1, SIGN);
  GtkWidget *label = gtk_label_new (mark == CARAVAN_QUIZ_SKIPPED ? "–" : number);
  gtk_widget_add_css_class (label, "question-mark");
  caravan_widget_set_class (label, "now", is_now);
  return label;
}

static int
count_marks (CaravanQuiz *quiz, CaravanQuizMark mark)
{
  int n = 0;

  for (int i = 0; i < caravan_quiz_get_plan (quiz)->n; i++)
    n += caravan_quiz_get_mark (quiz, i) == mark;
  return n;
}

static void
show_marks (CaravanQuestionsHead *self)
{
  long right = count_marks (self->quiz, CARAVAN_QUIZ_RIGHT);
  long wrong = count_marks (self->quiz, CARAVAN_QUIZ_WRONG);
  /* Translators: what a screen reader says of the marks of the questions so far. */
  g_autofree char *said =
      caravan_format (N_ ("Right: %1$s. Not right: %2$s."), "nn", right, wrong);

  caravan_widget_clear (self->marks);
  for (int i = 0; i < caravan_quiz_get_plan (self->quiz)->n; i++)
    gtk_box_append (GTK_BOX (self->marks), make_mark (self, i));
  caravan_widget_name (self->marks, said);
}

static void
show_progress (CaravanQuestionsHead *self)
{
  int n = self->quiz != NULL ? caravan_quiz_get_plan (self->quiz)->n : 0;
  gboolean asks = n > 0 && caravan_quiz_get_at (self->quiz) < n;

  gtk_widget_set_visible (self->progress, asks);
  gtk_widget_set_visible (self->choices, !asks || !self->is_narrow);
  if (!asks)
    return;
  g_autofree char *at =
      caravan_format (N_ ("Question %1$s of %2$s"), "nn",
                      (long) caravan_quiz_get_at (self->quiz) + 1, (long) n);
  gtk_label_set_label (GTK_LABEL (self->at), at);
  show_marks (self);
}

static void
render (gpointer object)
{
  CaravanQuestionsHead *self = object;

  render_choices (self);
  show_progress (self);
}

void
caravan_questions_head_show (CaravanQuestionsHead *self, CaravanQuiz *quiz)
{
  if (self->quiz != NULL)
    g_signal_handlers_disconnect_by_data (self->quiz, self);
  g_set_object (&self->quiz, quiz);
  if (quiz != NULL)
    g_signal_connect_object (quiz, "changed", G_CALLBACK (show_progress), self,
                             G_CONNECT_SWAPPED);
  show_progress (self);
}

void
caravan_questions_head_set_narrow (CaravanQuestionsHead *self, gboolean narrow)
{
  self->is_narrow = narrow;
  show_progress (self);
}

/* The class. */

static void
caravan_questions_head_dispose (GObject *object)
{
  CaravanQuestionsHead *self = CARAVAN_QUESTIONS_HEAD (object);

  if (self->quiz != NULL)
    g_signal_handlers_disconnect_by_data (self->quiz, self);
  g_clear_object (&self->quiz);
  G_OBJECT_CLASS (caravan_questions_head_parent_class)->dispose (object);
}

static void
caravan_questions_head_class_init (CaravanQuestionsHeadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_questions_head_dispose;
  caravan_signal_new (klass, "chosen", 0);
}

static void
caravan_questions_head_init (CaravanQuestionsHead *self)
{
  GtkWidget *line = caravan_flow_new (12);

  self->at = caravan_label_new (NULL, "question-at");
  self->marks = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                              "layout-manager", caravan_flow_layout_new (4), NULL);
  self->progress = caravan_flow_new (12);
  caravan_box_add (self->progress, self->at, self->marks, NULL);
  self->choices = caravan_flow_new (8);
  for (int i = 0; i < N_CHOICES; i++)
    {
      self->choice[i] = caravan_drop_down_new (NULL);
      g_signal_connect_object (self->choice[i], "notify::selected",
                               G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->choices), self->choice[i]);
    }
  gtk_widget_set_halign (self->choices, GTK_ALIGN_END);
  caravan_box_add (line, self->progress, self->choices, NULL);
  gtk_widget_add_css_class (line, "questions-head");
  adw_bin_set_child (ADW_BIN (self), line);
  caravan_questions_head_choose_game (self, NULL);
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_questions_head_new (void)
{
  return g_object_new (CARAVAN_TYPE_QUESTIONS_HEAD, NULL);
}
