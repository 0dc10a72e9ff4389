/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-question-verdict.h"

#include "caravan-announce.h"
#include "caravan-label.h"
#include "caravan-link.h"
#include "caravan-picture.h"
#include "caravan-question-words.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SIGN 30

#define TYPE_QUESTION_VERDICT (question_verdict_get_type ())
G_DECLARE_FINAL_TYPE (
    QuestionVerdict, question_verdict, CARAVAN, QUESTION_VERDICT, AdwBin)

struct _QuestionVerdict
{
  AdwBin parent_instance;

  /* borrowed: children, and the page's quiz, which lives longer */
  GtkWidget *card, *sign, *title, *result, *verdict, *rule;
  CaravanQuiz *quiz;
};

G_DEFINE_FINAL_TYPE (QuestionVerdict, question_verdict, ADW_TYPE_BIN)

static gboolean
is_telling (QuestionVerdict *self)
{
  return caravan_quiz_get_stage (self->quiz) == CARAVAN_QUIZ_TELLS;
}

static void
show_rule (QuestionVerdict *self, const CvRule *rule)
{
  g_autofree char *title = caravan_question_say_rule (rule);
  g_autofree char *text = caravan_format (N_ ("Rule: %1$s"), "s", title);

  caravan_link_show (self->rule, text, rule->anchor);
}

/* With the rule that decides there. */
static void
show_verdict (QuestionVerdict *self)
{
  const LearnQuestion *question = caravan_quiz_get_question (self->quiz);
  g_autofree CvAnswer *answer = g_new (CvAnswer, 1);
  gboolean has_verdict = caravan_question_find_verdict (self->quiz, answer);
  g_autofree char *said =
      has_verdict ? caravan_question_say_verdict (question, answer) : NULL;

  caravan_label_show (self->verdict, said);
  show_rule (self, has_verdict ? answer->verdict.rule : question->rule);
}

static void
render (gpointer object)
{
  QuestionVerdict *self = object;

  gtk_widget_set_visible (GTK_WIDGET (self), is_telling (self));
  if (!is_telling (self))
    return;
  gboolean is_right =
      caravan_quiz_get_mark (self->quiz, caravan_quiz_get_at (self->quiz)) ==
      CARAVAN_QUIZ_RIGHT;
  g_autofree char *result = caravan_question_say_result (self->quiz);
  caravan_widget_set_class (self->card, "verdict-ok", is_right);
  caravan_widget_set_class (self->card, "verdict-no", !is_right);
  caravan_picture_set (CARAVAN_PICTURE (self->sign), CARAVAN_PICTURE_SIGN,
                       is_right ? "tick" : "cross", -1);
  caravan_label_show (self->title, caravan_question_say_mark (self->quiz));
  caravan_label_show (self->result, result);
  show_verdict (self);
}

static void
quiz_changed_cb (QuestionVerdict *self)
{
  render (self);
  if (!is_telling (self))
    return;
  g_autofree char *text =
      g_strjoin (" ", gtk_label_get_label (GTK_LABEL (self->title)),
                 gtk_label_get_label (GTK_LABEL (self->result)),
                 gtk_label_get_label (GTK_LABEL (self->verdict)), NULL);
  caravan_announce (GTK_WIDGET (self), text);
}

static void
question_verdict_class_init (QuestionVerdictClass *klass)
{
}

static void
question_verdict_init (QuestionVerdict *self)
{
  self->sign = caravan_picture_new (CARAVAN_PICTURE_SIGN, "tick", -1, SIGN);
  self->title = caravan_label_new (NULL, "verdict-title");
  self->result = caravan_label_new (NULL, "strong");
  self->verdict = caravan_label_new (NULL, NULL);
  self->rule = caravan_link_new ("win.rules");
  gtk_widget_set_halign (self->rule, GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->title, TRUE);
  self->card =
      caravan_box_down (6, caravan_box_across (10, self->sign, self->title, NULL),
                        self->result, self->verdict, self->rule, NULL);
  adw_bin_set_child (ADW_BIN (self), self->card);
}

GtkWidget *
caravan_question_verdict_new (CaravanQuiz *quiz)
{
  QuestionVerdict *self = g_object_new (TYPE_QUESTION_VERDICT, NULL);

  self->quiz = quiz;
  g_signal_connect_object (quiz, "changed", G_CALLBACK (quiz_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
