/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-questions-end.h"

#include "caravan-label.h"
#include "caravan-list.h"
#include "caravan-picture.h"
#include "caravan-question-words.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SIGN 28

#define TYPE_QUESTIONS_END (questions_end_get_type ())
G_DECLARE_FINAL_TYPE (QuestionsEnd, questions_end, CARAVAN, QUESTIONS_END, AdwBin)

struct _QuestionsEnd
{
  AdwBin parent_instance;

  /* borrowed: children */
  GtkWidget *rules, *none;

  /* owned */
  CaravanQuiz *quiz;
};

G_DEFINE_FINAL_TYPE (QuestionsEnd, questions_end, ADW_TYPE_BIN)

/* Rules that one section explains are one line. */
static gboolean
is_same (const CvRule *a, const CvRule *b)
{
  return g_str_equal (a->anchor, b->anchor);
}

static gboolean
was_answered (CaravanQuiz *quiz, int at)
{
  CaravanQuizMark mark = caravan_quiz_get_mark (quiz, at);

  return mark == CARAVAN_QUIZ_RIGHT || mark == CARAVAN_QUIZ_WRONG;
}

/* Of the questions about the rule of this one. FALSE: one before was about it as well. */
static gboolean
count_answers (CaravanQuiz *quiz, int at, int *ret_right, int *ret_all)
{
  const CvRule *rule = caravan_quiz_get_rule (quiz, at);

  *ret_right = *ret_all = 0;
  for (int i = 0; i < caravan_quiz_get_plan (quiz)->n; i++)
    {
      if (!was_answered (quiz, i) || !is_same (caravan_quiz_get_rule (quiz, i), rule))
        continue;
      if (i < at)
        return FALSE;
      *ret_right += caravan_quiz_get_mark (quiz, i) == CARAVAN_QUIZ_RIGHT;
      ++*ret_all;
    }
  return *ret_all > 0;
}

static void
add_rule (QuestionsEnd *self, const CvRule *rule, int right, int all)
{
  g_autofree char *title = caravan_question_say_rule (rule);
  g_autofree char *line =
      caravan_format (N_ ("Right: %1$s of %2$s"), "nn", (long) right, (long) all);
  GtkWidget *row = caravan_list_add (self->rules, title, line);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             caravan_picture_new (CARAVAN_PICTURE_SIGN,
                                                  right == all ? "tick" : "cross", -1,
                                                  SIGN));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", rule->anchor);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.rules");
}

static void
render (gpointer object)
{
  QuestionsEnd *self = object;
  int right, all;

  caravan_list_clear (self->rules);
  for (int i = 0; i < caravan_quiz_get_plan (self->quiz)->n; i++)
    if (was_answered (self->quiz, i) && count_answers (self->quiz, i, &right, &all))
      add_rule (self, caravan_quiz_get_rule (self->quiz, i), right, all);
  gboolean has_rules = gtk_widget_get_first_child (self->rules) != NULL;
  gtk_widget_set_visible (self->rules, has_rules);
  gtk_widget_set_visible (self->none, !has_rules);
}

static void
questions_end_dispose (GObject *object)
{
  g_clear_object (&((QuestionsEnd *) object)->quiz);
  G_OBJECT_CLASS (questions_end_parent_class)->dispose (object);
}

static void
questions_end_class_init (QuestionsEndClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = questions_end_dispose;
}

static void
questions_end_init (QuestionsEnd *self)
{
  self->rules = caravan_list_new (N_ ("The rules of these questions"));
  self->none = caravan_label_new (N_ ("Nothing was answered."), NULL);
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (
          14,
          caravan_label_new (N_ ("The rules of these questions"), "question-sentence"),
          self->rules, self->none, NULL));
}

GtkWidget *
caravan_questions_end_new (CaravanQuiz *quiz)
{
  QuestionsEnd *self = g_object_new (TYPE_QUESTIONS_END, NULL);

  self->quiz = g_object_ref (quiz);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
