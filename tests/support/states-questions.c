/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions: before them, of each kind, answered, and how they went. */
#include "states-private.h"

#include "questions.h"

#include "cv-games.h"

static CaravanQuestionsPage *
open_page (StatesPlace *place, const CvGame *game)
{
  states_open_window (place);
  return questions_open (place->window, game->id);
}

static CaravanQuiz *
begin (StatesPlace *place, const CaravanQuizPlan *plan, LearnKind kind, int yes)
{
  CaravanQuestionsPage *page = open_page (place, plan->game);

  questions_begin (page, plan, kind, yes);
  return caravan_questions_page_get_quiz (page);
}

void
states_open_questions_start (StatesPlace *place)
{
  open_page (place, &cv_oasis);
}

static const CaravanQuizPlan oasis = { &cv_oasis, 0, CARAVAN_QUIZ_MEDIUM, 10 };
static const CaravanQuizPlan oregon = { &cv_oregon, 0, CARAVAN_QUIZ_EASY, 10 };
static const CaravanQuizPlan basari = { &cv_basari, 0, CARAVAN_QUIZ_EASY, 10 };

void
states_open_questions_may (StatesPlace *place)
{
  begin (place, &oregon, LEARN_MAY, FALSE);
}

void
states_open_questions_why (StatesPlace *place)
{
  CaravanQuiz *quiz = begin (place, &oregon, LEARN_MAY, FALSE);

  caravan_quiz_say_yes (quiz, FALSE);
  app_settle ();
}

void
states_open_questions_no (StatesPlace *place)
{
  CaravanQuiz *quiz = begin (place, &oregon, LEARN_MAY, FALSE);

  questions_answer (quiz, FALSE);
  app_settle ();
}

void
states_open_questions_tap (StatesPlace *place)
{
  CaravanQuiz *quiz = begin (place, &oasis, LEARN_TAP, -1);
  const LearnQuestion *question = caravan_quiz_get_question (quiz);
  const CvBoard *board = &question->table.board;
  int bit = cv_set_next (&question->cells, 0, board->n_words);

  caravan_quiz_toggle (quiz, cv_board_cell (board, bit));
  caravan_quiz_toggle (quiz, cv_cell (board->width / 2, board->height / 2));
  app_settle ();
}

void
states_open_questions_told (StatesPlace *place)
{
  states_open_questions_tap (place);
  caravan_quiz_finish (caravan_questions_page_get_quiz (
      caravan_window_find_page (place->window, CARAVAN_TYPE_QUESTIONS_PAGE)));
  app_settle ();
}

void
states_open_questions_pick (StatesPlace *place)
{
  begin (place, &basari, LEARN_PICK, -1);
}

void
states_open_questions_ring (StatesPlace *place)
{
  CaravanQuiz *quiz = begin (place, &basari, LEARN_MAY, -1);

  questions_answer (quiz, FALSE);
  app_settle ();
}

void
states_open_questions_end (StatesPlace *place)
{
  CaravanQuiz *quiz = begin (place, &oasis, LEARN_TAP, -1);

  for (int i = 0; i < CARAVAN_QUIZ_WHOLE; i++)
    {
      questions_wait (quiz);
      questions_answer (quiz, i % 3 != 0);
      caravan_quiz_next (quiz);
    }
  app_settle ();
}
