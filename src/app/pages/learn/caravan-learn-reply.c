/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-learn-reply.h"

#include "caravan-books.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-learn-words.h"
#include "caravan-link.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-verdict-words.h"
#include "caravan-widget.h"

#define SIGN_SIZE 30

struct _CaravanLearnReply
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *card;
  GtkWidget *yes, *no;
  GtkWidget *head, *reason, *text;
  GtkWidget *rule;
  GtkWidget *question; /* that the desk asks before a step is whole */
  GtkWidget *show, *accept, *again;

  /* owned */
  CaravanLesson *lesson;
};

G_DEFINE_FINAL_TYPE (CaravanLearnReply, caravan_learn_reply, ADW_TYPE_BIN)

/* What it shows. */

static void
show_tone (CaravanLearnReply *self, CaravanLessonTone tone)
{
  gboolean is_wrong = tone == CARAVAN_LESSON_WRONG;

  gtk_widget_set_visible (self->card, tone != CARAVAN_LESSON_SILENT);
  gtk_widget_set_visible (self->yes, !is_wrong);
  gtk_widget_set_visible (self->no, is_wrong);
  caravan_widget_set_class (self->card, "verdict-ok", !is_wrong);
  caravan_widget_set_class (self->card, "verdict-no", is_wrong);
}

/* The rule that decided, else the one that the lesson is about. */
static void
show_rule (CaravanLearnReply *self)
{
  const CaravanLessonReply *reply = caravan_lesson_get_reply (self->lesson);
  const CvRule *rule = reply->is_judged ? reply->answer.verdict.rule
                                        : caravan_lesson_get_data (self->lesson)->rule;
  const LangSection *section = rule != NULL ? caravan_book_rule (rule->id) : NULL;
  g_autofree char *text =
      section != NULL ? caravan_format (N_ ("Rule: %1$s"), "s", section->title) : NULL;

  caravan_link_show (self->rule, text, rule != NULL ? rule->anchor : NULL);
}

/* Some steps ask for a second space, and what can't be judged yet says why. */
static void
show_question (CaravanLearnReply *self)
{
  CaravanDesk *desk = caravan_lesson_get_desk (self->lesson);
  gboolean asks = caravan_lesson_get_task (self->lesson) != NULL &&
                  (caravan_desk_get_question (desk) != NULL ||
                   caravan_desk_get_message (desk) != NULL);
  g_autofree char *text = asks ? caravan_verdict_say (desk) : NULL;
  const char *picked = caravan_desk_get_picked (desk);
  char cell[CV_CELL_TEXT_SIZE];

  if (text == NULL && picked != NULL)
    text = caravan_format (picked, "s",
                           cv_cell_print (caravan_desk_get_held (desk), cell));
  caravan_label_show (self->question, text);
}

static void
show_buttons (CaravanLearnReply *self)
{
  const LearnTask *task = caravan_lesson_get_task (self->lesson);
  gboolean is_shown =
      caravan_lesson_get_reply (self->lesson)->tone == CARAVAN_LESSON_SHOWN;

  gtk_widget_set_visible (self->show, task != NULL && !is_shown);
  gtk_widget_set_visible (self->accept, is_shown);
  gtk_widget_set_visible (self->again, caravan_lesson_count_done (self->lesson) > 0);
}

static void
render (gpointer object)
{
  CaravanLearnReply *self = object;
  g_autofree char *head = caravan_learn_say_head (self->lesson);
  g_autofree char *reason = caravan_lesson_say_reason (self->lesson, caravan_lang ());

  show_tone (self, caravan_lesson_get_reply (self->lesson)->tone);
  caravan_label_show (self->head, head);
  caravan_label_show (self->reason, reason);
  caravan_label_show (self->text, caravan_learn_find_text (self->lesson));
  show_rule (self);
  show_question (self);
  show_buttons (self);
}

void
caravan_learn_reply_focus (CaravanLearnReply *self)
{
  gtk_widget_grab_focus (self->accept);
}

/* Building. */

static GtkWidget *
make_sign (CaravanLearnReply *self)
{
  self->yes = gtk_image_new_from_icon_name ("object-select-symbolic");
  self->no = caravan_picture_new (CARAVAN_PICTURE_SIGN, "illegal", -1, SIGN_SIZE);
  gtk_image_set_pixel_size (GTK_IMAGE (self->yes), 20);
  gtk_widget_add_css_class (self->yes, "verdict-mark");
  GtkWidget *sign = caravan_box_across (0, self->yes, self->no, NULL);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  return sign;
}

static GtkWidget *
make_card (CaravanLearnReply *self)
{
  self->head = caravan_label_say (NULL, "verdict-title");
  self->reason = caravan_label_say (NULL, "strong");
  self->text = caravan_label_say (NULL, NULL);
  self->rule = caravan_link_new ("win.rules");
  gtk_widget_set_halign (self->rule, GTK_ALIGN_START);
  gtk_widget_set_valign (self->head, GTK_ALIGN_CENTER);
  self->card =
      caravan_box_down (6, caravan_box_across (10, make_sign (self), self->head, NULL),
                        self->reason, self->text, self->rule, NULL);
  gtk_widget_add_css_class (self->card, "learn-reply");
  return self->card;
}

static GtkWidget *
make_button (CaravanLearnReply *self, const char *text, GCallback clicked)
{
  GtkWidget *button = caravan_button_new (text, "paper-button", NULL);

  g_signal_connect_object (button, "clicked", clicked, self->lesson, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_buttons (CaravanLearnReply *self)
{
  GtkWidget *flow = caravan_flow_new (8);

  self->show =
      make_button (self, N_ ("Show an answer"), G_CALLBACK (caravan_lesson_show));
  self->accept =
      /* Translators: a right answer was shown: to the next task. */
      make_button (self, N_ ("Go on"), G_CALLBACK (caravan_lesson_accept));
  self->again =
      make_button (self, N_ ("Start over"), G_CALLBACK (caravan_lesson_restart));
  caravan_box_add (flow, self->show, self->accept, self->again, NULL);
  return flow;
}

/* The class. */

static void
caravan_learn_reply_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_LEARN_REPLY (object)->lesson);
  G_OBJECT_CLASS (caravan_learn_reply_parent_class)->dispose (object);
}

static void
caravan_learn_reply_class_init (CaravanLearnReplyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_learn_reply_dispose;
}

static void
caravan_learn_reply_init (CaravanLearnReply *self)
{
}

GtkWidget *
caravan_learn_reply_new (CaravanLesson *lesson)
{
  CaravanLearnReply *self = g_object_new (CARAVAN_TYPE_LEARN_REPLY, NULL);

  self->lesson = g_object_ref (lesson);
  self->question = caravan_label_say (NULL, "learn-question");
  adw_bin_set_child (ADW_BIN (self),
                     caravan_box_down (10, self->question, make_card (self),
                                       make_buttons (self), NULL));
  g_signal_connect_object (lesson, "changed", G_CALLBACK (render), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
