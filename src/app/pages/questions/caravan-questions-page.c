/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-questions-page.h"

#include "caravan-board-actions.h"
#include "caravan-choice.h"
#include "caravan-game.h"
#include "caravan-label.h"
#include "caravan-page-frame.h"
#include "caravan-question-answers.h"
#include "caravan-question-board.h"
#include "caravan-question-facts.h"
#include "caravan-questions-end.h"
#include "caravan-questions-head.h"
#include "caravan-quiz-memory.h"
#include "caravan-side-layout.h"
#include "caravan-text.h"
#include "caravan-widget.h"

/* On a phone the rest is for the answers. */
#define BOARD_SHARE .44

#define PANEL_WIDTH 468
#define TEXT_WIDTH  720

/* Takes the place of the random seed, for tests and pictures. */
#define SEED_VARIABLE "CARAVANSERAI_QUESTION_SEED"

struct _CaravanQuestionsPage
{
  CaravanPage parent_instance;

  gboolean is_narrow;

  /* borrowed: children; those of the questions NULL when there are none */
  CaravanQuestionsHead *head;
  GtkWidget *body, *panel;
  CaravanQuestionBoard *board;
  CaravanQuestionAnswers *answers;

  /* owned */
  CaravanQuiz *quiz;
};

G_DEFINE_FINAL_TYPE (CaravanQuestionsPage, caravan_questions_page, CARAVAN_TYPE_PAGE)

static gboolean
is_asking (CaravanQuestionsPage *self)
{
  return self->board != NULL;
}

/* Beginning. */

static guint64
choose_seed (void)
{
  const char *fixed = g_getenv (SEED_VARIABLE);

  if (fixed != NULL)
    return g_ascii_strtoull (fixed, NULL, 10);
  return (guint64) g_random_int () << 32 | g_random_int ();
}

/* What was missed before comes first, but where a seed says what is asked. */
static void
begin_plan (CaravanQuestionsPage *self, const CaravanQuizPlan *plan)
{
  caravan_questions_page_begin (self, plan, choose_seed ());
  if (g_getenv (SEED_VARIABLE) == NULL)
    caravan_quiz_remember (self->quiz, NULL);
}

static void
begin (CaravanQuestionsPage *self, int n)
{
  CaravanQuizPlan plan = { .n = n };

  caravan_questions_head_read (self->head, &plan);
  begin_plan (self, &plan);
}

static void
whole_clicked_cb (CaravanQuestionsPage *self)
{
  begin (self, CARAVAN_QUIZ_WHOLE);
}

/* A bit of everything, and easy. */
static void
short_clicked_cb (CaravanQuestionsPage *self)
{
  CaravanQuizPlan plan;

  caravan_questions_head_read (self->head, &plan);
  plan.theme = LEARN_ANY;
  plan.grade = CARAVAN_QUIZ_EASY;
  plan.n = CARAVAN_QUIZ_SHORT;
  begin_plan (self, &plan);
}

static void
chosen_cb (CaravanQuestionsPage *self)
{
  if (is_asking (self))
    begin (self, caravan_quiz_get_plan (self->quiz)->n);
  caravan_page_changed (CARAVAN_PAGE (self));
}

/* What is seen. */

static GtkWidget *
make_button (CaravanQuestionsPage *self,
             const char *text,
             const char *css_class,
             GCallback clicked)
{
  GtkWidget *button = caravan_button_new (text, css_class, NULL);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static void
show_body (CaravanQuestionsPage *self, GtkWidget *widget)
{
  self->board = NULL;
  self->answers = NULL;
  self->panel = NULL;
  adw_bin_set_child (ADW_BIN (self->body), widget);
}

static GtkWidget *
make_frame (GtkWidget *box)
{
  gtk_widget_add_css_class (box, "questions-text");
  return g_object_new (CARAVAN_TYPE_PAGE_FRAME, "width", TEXT_WIDTH, "child", box,
                       "vexpand", TRUE, NULL);
}

static void
show_start (CaravanQuestionsPage *self)
{
  GtkWidget *flow = caravan_flow_new (10);
  GtkWidget *whole = make_button (self, N_ ("Ten questions"), "suggested-action",
                                  G_CALLBACK (whole_clicked_cb));

  caravan_box_add (flow, whole,
                   make_button (self, N_ ("Two minutes before we play"), "paper-button",
                                G_CALLBACK (short_clicked_cb)),
                   NULL);
  show_body (
      self,
      make_frame (caravan_box_down (
          14, caravan_label_new (N_ ("What do the rules say?"), "question-sentence"),
          caravan_label_new (
              N_ ("Every question is a position of a game that the rules engine has "
                  "played, and the engine marks the answer. A rule that was missed "
                  "comes back in another position."),
              NULL),
          caravan_label_new (N_ ("Choose a game, a theme and a level above, or take "
                                 "five easy questions on everything."),
                             "dim-label"),
          flow, NULL)));
  caravan_questions_head_show (self->head, NULL);
  gtk_widget_grab_focus (whole);
  caravan_page_changed (CARAVAN_PAGE (self));
}

static void
show_end (CaravanQuestionsPage *self)
{
  GtkWidget *flow = caravan_flow_new (10);
  GtkWidget *more = make_button (self, N_ ("Ten more"), "suggested-action",
                                 G_CALLBACK (whole_clicked_cb));

  caravan_box_add (flow, more,
                   caravan_button_new (N_ ("Done"), "paper-button", "win.back"), NULL);
  show_body (self, make_frame (caravan_box_down (
                       14, caravan_questions_end_new (self->quiz), flow, NULL)));
  gtk_widget_grab_focus (more);
  caravan_page_changed (CARAVAN_PAGE (self));
}

static void
render_form (CaravanQuestionsPage *self)
{
  if (self->panel != NULL)
    gtk_widget_set_size_request (self->panel, self->is_narrow ? -1 : PANEL_WIDTH, -1);
}

static void
done_cb (CaravanQuestionsPage *self)
{
  caravan_question_answers_go_on (self->answers);
}

static GtkWidget *
make_panel (CaravanQuestionsPage *self)
{
  GtkWidget *answers = caravan_question_answers_new (self->quiz);
  GtkWidget *box =
      caravan_box_down (20, answers, caravan_question_facts_new (self->quiz), NULL);

  self->answers = CARAVAN_QUESTION_ANSWERS (answers);
  gtk_widget_add_css_class (box, "dispute-panel");
  self->panel = caravan_scrolled_new (box);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->panel),
                                                    TRUE);
  return self->panel;
}

static void
show_questions (CaravanQuestionsPage *self)
{
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *board = caravan_question_board_new (self->quiz);

  gtk_widget_set_layout_manager (both, caravan_side_layout_new (BOARD_SHARE));
  gtk_widget_set_overflow (both, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (board, "dispute-board");
  g_signal_connect_object (board, "done", G_CALLBACK (done_cb), self,
                           G_CONNECT_SWAPPED);
  show_body (self, both);
  self->board = CARAVAN_QUESTION_BOARD (board);
  caravan_box_add (both, board, make_panel (self), NULL);
  render_form (self);
}

static void
quiz_changed_cb (CaravanQuestionsPage *self)
{
  if (caravan_quiz_get_stage (self->quiz) == CARAVAN_QUIZ_IS_OVER)
    show_end (self);
}

void
caravan_questions_page_begin (CaravanQuestionsPage *self,
                              const CaravanQuizPlan *plan,
                              guint64 seed)
{
  show_body (self, NULL);
  if (self->quiz != NULL)
    g_signal_handlers_disconnect_by_data (self->quiz, self);
  g_clear_object (&self->quiz);
  self->quiz = caravan_quiz_new (plan, seed);
  caravan_questions_head_show (self->head, self->quiz);
  show_questions (self);
  g_signal_connect_object (self->quiz, "changed", G_CALLBACK (quiz_changed_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_page_changed (CARAVAN_PAGE (self));
}

CaravanQuiz *
caravan_questions_page_get_quiz (CaravanQuestionsPage *self)
{
  return self->quiz;
}

/* Keys: figures answer, Enter goes on. */

static gboolean
answer_cb (GtkWidget *widget, GVariant *args, gpointer unused)
{
  CaravanQuestionsPage *self = CARAVAN_QUESTIONS_PAGE (widget);

  if (!is_asking (self))
    return FALSE;
  caravan_question_answers_choose (self->answers, g_variant_get_int32 (args));
  return TRUE;
}

static gboolean
go_on_cb (GtkWidget *widget, GVariant *args, gpointer unused)
{
  CaravanQuestionsPage *self = CARAVAN_QUESTIONS_PAGE (widget);

  if (!is_asking (self))
    return FALSE;
  caravan_question_answers_go_on (self->answers);
  return TRUE;
}

static void
add_keys (GtkWidgetClass *klass)
{
  for (int i = 0; i < LEARN_CHOICES_MOST; i++)
    {
      gtk_widget_class_add_binding (klass, GDK_KEY_1 + (guint) i, 0, answer_cb, "i", i);
      gtk_widget_class_add_binding (klass, GDK_KEY_KP_1 + (guint) i, 0, answer_cb, "i",
                                    i);
    }
  gtk_widget_class_add_binding (klass, GDK_KEY_Return, 0, go_on_cb, NULL);
  gtk_widget_class_add_binding (klass, GDK_KEY_KP_Enter, 0, go_on_cb, NULL);
}

/* What the window asks of it. */

static char *
say_subtitle (CaravanPage *page, gboolean narrow)
{
  CaravanQuizPlan plan;

  caravan_questions_head_read (CARAVAN_QUESTIONS_PAGE (page)->head, &plan);
  if (narrow)
    return g_strdup (plan.game->name);
  return caravan_format (N_ ("%1$g · marked by the rules engine"), "s",
                         plan.game->name);
}

static char *
find_help (CaravanPage *page, GtkWidget *focus)
{
  CaravanQuestionsPage *self = CARAVAN_QUESTIONS_PAGE (page);

  if (is_asking (self) && caravan_quiz_get_stage (self->quiz) == CARAVAN_QUIZ_TELLS)
    return g_strdup (caravan_quiz_get_question (self->quiz)->rule->anchor);
  return g_strdup ("use-questions");
}

/* The questions are left before the page is. */
static gboolean
go_back (CaravanPage *page)
{
  if (!is_asking (CARAVAN_QUESTIONS_PAGE (page)))
    return FALSE;
  show_start (CARAVAN_QUESTIONS_PAGE (page));
  return TRUE;
}

static void
set_narrow (CaravanPage *page, gboolean narrow)
{
  CaravanQuestionsPage *self = CARAVAN_QUESTIONS_PAGE (page);

  self->is_narrow = narrow;
  caravan_questions_head_set_narrow (self->head, narrow);
  render_form (self);
}

static void
take_focus (CaravanPage *page)
{
  CaravanQuestionsPage *self = CARAVAN_QUESTIONS_PAGE (page);

  if (is_asking (self))
    caravan_question_answers_take_focus (self->answers);
  else
    gtk_widget_child_focus (self->body, GTK_DIR_TAB_FORWARD);
}

static GtkWidget *
find_board (CaravanPage *page)
{
  CaravanQuestionsPage *self = CARAVAN_QUESTIONS_PAGE (page);

  return is_asking (self) ? adw_bin_get_child (ADW_BIN (self->board)) : NULL;
}

static const CaravanPageAction actions[] = {
  CARAVAN_BOARD_ACTIONS,
  { NULL, NULL, NULL },
};

/* The class. */

static void
caravan_questions_page_dispose (GObject *object)
{
  CaravanQuestionsPage *self = CARAVAN_QUESTIONS_PAGE (object);

  if (self->quiz != NULL)
    g_signal_handlers_disconnect_by_data (self->quiz, self);
  G_OBJECT_CLASS (caravan_questions_page_parent_class)->dispose (object);
  g_clear_object (&self->quiz);
}

static void
caravan_questions_page_class_init (CaravanQuestionsPageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_questions_page_dispose;
  page_class->title = N_ ("Questions");
  page_class->actions = actions;
  page_class->say_subtitle = say_subtitle;
  page_class->find_help = find_help;
  page_class->go_back = go_back;
  page_class->take_focus = take_focus;
  page_class->find_board = find_board;
  page_class->set_narrow = set_narrow;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "questionspage");
  add_keys (GTK_WIDGET_CLASS (klass));
}

static void
caravan_questions_page_init (CaravanQuestionsPage *self)
{
  GtkWidget *head = caravan_questions_head_new ();

  self->head = CARAVAN_QUESTIONS_HEAD (head);
  self->body = adw_bin_new ();
  gtk_widget_set_vexpand (self->body, TRUE);
  gtk_widget_set_parent (caravan_box_down (0, head, self->body, NULL),
                         GTK_WIDGET (self));
  g_signal_connect_object (head, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  show_start (self);
}

GtkWidget *
caravan_questions_page_new (const CvGame *game)
{
  CaravanQuestionsPage *self = g_object_new (CARAVAN_TYPE_QUESTIONS_PAGE, NULL);

  caravan_questions_head_choose_game (self->head, game);
  return GTK_WIDGET (self);
}
