/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "questions.h"

CaravanQuestionsPage *
questions_open (CaravanWindow *window, const char *game)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.questions", "s", game);
  app_settle ();
  return caravan_window_find_page (window, CARAVAN_TYPE_QUESTIONS_PAGE);
}

void
questions_wait (CaravanQuiz *quiz)
{
  APP_WAIT (caravan_quiz_get_stage (quiz) != CARAVAN_QUIZ_MAKING);
}

void
questions_begin (CaravanQuestionsPage *page,
                 const CaravanQuizPlan *plan,
                 LearnKind kind,
                 int yes)
{
  const LearnQuestion *question;
  guint64 seed = 1;

  do
    {
      caravan_questions_page_begin (page, plan, seed++);
      questions_wait (caravan_questions_page_get_quiz (page));
      question = caravan_quiz_get_question (caravan_questions_page_get_quiz (page));
    }
  while (question->kind != kind || (yes >= 0 && question->yes != (yes != 0)));
  app_settle ();
}

static void
tap (CaravanQuiz *quiz, gboolean is_right)
{
  const LearnQuestion *question = caravan_quiz_get_question (quiz);
  const CvBoard *board = &question->table.board;
  gboolean skips = !is_right;

  for (int bit = cv_set_next (&question->cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&question->cells, bit + 1, board->n_words))
    {
      if (!skips)
        caravan_quiz_toggle (quiz, cv_board_cell (board, bit));
      skips = FALSE;
    }
  caravan_quiz_finish (quiz);
}

void
questions_answer (CaravanQuiz *quiz, gboolean is_right)
{
  const LearnQuestion *question = caravan_quiz_get_question (quiz);

  if (question->kind == LEARN_TAP)
    tap (quiz, is_right);
  else if (question->kind == LEARN_PICK)
    caravan_quiz_pick (quiz, is_right ? question->pick
                                      : (question->pick + 1) % question->n_choices);
  else
    {
      caravan_quiz_say_yes (quiz, is_right ? question->yes : !question->yes);
      caravan_quiz_say_why (quiz, question->right_reason);
    }
}
