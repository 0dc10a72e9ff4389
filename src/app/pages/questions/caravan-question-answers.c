/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-question-answers.h"

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-question-verdict.h"
#include "caravan-question-words.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define YES 0
#define NO  1

struct _CaravanQuestionAnswers
{
  AdwBin parent_instance;

  /* borrowed: children, and the page's quiz, which lives longer */
  GtkWidget *sentence, *asked, *why, *answers, *marked, *done, *next, *skip;
  CaravanQuiz *quiz;

  int shown_at;
  CaravanQuizStage shown_stage;

  /* The answers that are offered, as the quiz counts them. */
  int offered[LEARN_CHOICES_MOST], n_offered;
};

G_DEFINE_FINAL_TYPE (CaravanQuestionAnswers, caravan_question_answers, ADW_TYPE_BIN)

static const LearnQuestion *
get_question (CaravanQuestionAnswers *self)
{
  return caravan_quiz_get_question (self->quiz);
}

void
caravan_question_answers_choose (CaravanQuestionAnswers *self, int answer)
{
  if (get_question (self) == NULL || answer >= self->n_offered)
    return;
  int chosen = self->offered[answer];
  if (caravan_quiz_get_stage (self->quiz) == CARAVAN_QUIZ_ASKS_WHY)
    caravan_quiz_say_why (self->quiz, chosen);
  else if (get_question (self)->kind == LEARN_MAY)
    caravan_quiz_say_yes (self->quiz, chosen == YES);
  else
    caravan_quiz_pick (self->quiz, chosen);
}

static void
answer_clicked_cb (GtkWidget *button, CaravanQuestionAnswers *self)
{
  caravan_question_answers_choose (
      self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "answer")));
}

void
caravan_question_answers_go_on (CaravanQuestionAnswers *self)
{
  if (caravan_quiz_get_stage (self->quiz) == CARAVAN_QUIZ_TELLS)
    caravan_quiz_next (self->quiz);
  else
    caravan_quiz_finish (self->quiz);
}

/* The buttons. */

static void
add_answer (CaravanQuestionAnswers *self, int answer, const char *text)
{
  GtkWidget *button = gtk_button_new (), *label = caravan_label_say (text, "strong");
  g_autofree char *key = caravan_number (self->n_offered + 1);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_button_set_child (
      GTK_BUTTON (button),
      caravan_box_across (12, caravan_label_say (key, "question-key"), label, NULL));
  gtk_widget_add_css_class (button, "paper-button");
  gtk_widget_add_css_class (button, "question-answer");
  caravan_widget_name (button, text);
  g_object_set_data (G_OBJECT (button), "answer", GINT_TO_POINTER (self->n_offered));
  g_signal_connect (button, "clicked", G_CALLBACK (answer_clicked_cb), self);
  gtk_box_append (GTK_BOX (self->answers), button);
  self->offered[self->n_offered++] = answer;
}

/* One section of the reference may explain several of the rules: then it is offered
   once. */
static gboolean
is_offered_before (const LearnQuestion *question, int reason)
{
  for (int i = 0; i < reason; i++)
    if (g_str_equal (question->reason[i]->anchor, question->reason[reason]->anchor))
      return TRUE;
  return FALSE;
}

static void
add_reasons (CaravanQuestionAnswers *self)
{
  const LearnQuestion *question = get_question (self);

  for (int i = 0; i < question->n_reasons; i++)
    if (!is_offered_before (question, i))
      {
        g_autofree char *text = caravan_question_say_rule (question->reason[i]);
        add_answer (self, i, text);
      }
}

static void
add_choices (CaravanQuestionAnswers *self)
{
  for (int i = 0; i < get_question (self)->n_choices; i++)
    {
      g_autofree char *text = caravan_question_say_choice (get_question (self), i);
      add_answer (self, i, text);
    }
}

static void
add_answers (CaravanQuestionAnswers *self, CaravanQuizStage stage)
{
  self->n_offered = 0;
  caravan_widget_clear (self->answers);
  if (stage == CARAVAN_QUIZ_ASKS_WHY)
    add_reasons (self);
  else if (stage == CARAVAN_QUIZ_ASKS && get_question (self)->kind == LEARN_MAY)
    {
      add_answer (self, YES, caravan_text (N_ ("Yes")));
      add_answer (self, NO, caravan_text (N_ ("No")));
    }
  else if (stage == CARAVAN_QUIZ_ASKS && get_question (self)->kind == LEARN_PICK)
    add_choices (self);
}

/* Showing. */

static void
show_marked (CaravanQuestionAnswers *self)
{
  const LearnQuestion *question = get_question (self);
  int n = cv_set_count (&caravan_quiz_get_answer (self->quiz)->cells,
                        question->table.board.n_words);
  g_autofree char *text = caravan_format_plural (
      NP_ ("%1$s space marked", "%1$s spaces marked"), n, "n", (long) n);

  gtk_label_set_label (GTK_LABEL (self->marked), text);
}

static gboolean
is_last (CaravanQuestionAnswers *self)
{
  return caravan_quiz_get_at (self->quiz) + 1 == caravan_quiz_get_plan (self->quiz)->n;
}

static void
show_stage (CaravanQuestionAnswers *self, CaravanQuizStage stage)
{
  const LearnQuestion *question = get_question (self);
  gboolean taps = stage == CARAVAN_QUIZ_ASKS && question->kind == LEARN_TAP;
  gboolean tells = stage == CARAVAN_QUIZ_TELLS;
  g_autofree char *sentence = caravan_question_say (question);

  caravan_label_show (self->sentence, sentence);
  caravan_widget_name (self->asked, sentence);
  add_answers (self, stage);
  gtk_widget_set_visible (self->answers, self->n_offered > 0);
  gtk_widget_set_visible (self->why, stage == CARAVAN_QUIZ_ASKS_WHY);
  gtk_widget_set_visible (self->marked, taps);
  gtk_widget_set_visible (self->done, taps);
  gtk_widget_set_visible (self->next, tells);
  gtk_widget_set_visible (self->skip, !tells);
  caravan_choice_fill_button (self->next, is_last (self) ? N_ ("How it went")
                                                         : N_ ("Next question"));
  self->shown_at = caravan_quiz_get_at (self->quiz);
  self->shown_stage = stage;
}

static void
show (CaravanQuestionAnswers *self, gboolean anew)
{
  CaravanQuizStage stage = caravan_quiz_get_stage (self->quiz);

  if (get_question (self) == NULL)
    return;
  show_marked (self);
  if (!anew && self->shown_at == caravan_quiz_get_at (self->quiz) &&
      self->shown_stage == stage)
    return;
  show_stage (self, stage);
}

static void
quiz_changed_cb (CaravanQuestionAnswers *self)
{
  int at = self->shown_at;
  CaravanQuizStage stage = self->shown_stage;

  show (self, FALSE);
  if (at != self->shown_at || stage != self->shown_stage)
    caravan_question_answers_take_focus (self);
}

static void
render (gpointer object)
{
  show (object, TRUE);
}

void
caravan_question_answers_take_focus (CaravanQuestionAnswers *self)
{
  gboolean tells = caravan_quiz_get_stage (self->quiz) == CARAVAN_QUIZ_TELLS;

  gtk_widget_grab_focus (tells ? self->next : self->asked);
}

/* Building. */

static void
caravan_question_answers_class_init (CaravanQuestionAnswersClass *klass)
{
}

static void
caravan_question_answers_init (CaravanQuestionAnswers *self)
{
  self->shown_at = -1;
  self->sentence = caravan_label_new (NULL, "question-sentence");
  self->why = caravan_label_new (N_ ("Which rule decides?"), "section-title");
  self->answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->marked = caravan_label_new (NULL, "dim-label");
  self->done = caravan_button_new (N_ ("I’m done"), "suggested-action", NULL);
  self->next = caravan_button_new (N_ ("Next question"), "suggested-action", NULL);
  self->skip = caravan_button_new (N_ ("Skip"), "flat", NULL);
  /* A label that can't be selected never has the focus. */
  self->asked = g_object_new (ADW_TYPE_BIN, "child", self->sentence, "focusable", TRUE,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "css-name",
                              "question", NULL);
}

static void
fill (CaravanQuestionAnswers *self)
{
  GtkWidget *flow = caravan_flow_new (10);

  caravan_box_add (flow, self->done, self->next, self->skip, NULL);
  g_signal_connect_object (self->done, "clicked", G_CALLBACK (caravan_quiz_finish),
                           self->quiz, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->next, "clicked", G_CALLBACK (caravan_quiz_next),
                           self->quiz, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->skip, "clicked", G_CALLBACK (caravan_quiz_skip),
                           self->quiz, G_CONNECT_SWAPPED);
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (12, self->asked, self->why, self->answers, self->marked,
                        caravan_question_verdict_new (self->quiz), flow, NULL));
}

GtkWidget *
caravan_question_answers_new (CaravanQuiz *quiz)
{
  CaravanQuestionAnswers *self = g_object_new (CARAVAN_TYPE_QUESTION_ANSWERS, NULL);

  self->quiz = quiz;
  fill (self);
  g_signal_connect_object (quiz, "changed", G_CALLBACK (quiz_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
