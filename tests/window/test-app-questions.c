/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions with real hands: one of each kind is answered rightly and wrongly, by mouse
   and by keyboard; what was missed comes back; nothing but the rules is kept. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-board.h"
#include "caravan-question-board.h"
#include "caravan-question-words.h"
#include "caravan-quiz-memory.h"
#include "caravan-text.h"
#include "cv-games.h"
#include "files.h"
#include "hands.h"
#include "questions.h"

static const CaravanQuizPlan placing = { &cv_oasis, 0, CARAVAN_QUIZ_MEDIUM, 10 };
static const CaravanQuizPlan markers = { &cv_oasis, 1, CARAVAN_QUIZ_EASY, 10 };
static const CaravanQuizPlan farmers = { &cv_oregon, 0, CARAVAN_QUIZ_EASY, 10 };
static const CaravanQuizPlan barter = { &cv_basari, 0, CARAVAN_QUIZ_EASY, 10 };

static CaravanWindow *window;
static CaravanQuestionsPage *page;
static CaravanQuiz *quiz;

static int
begin (void **state)
{
  app_begin (state);
  window = app_window_new (1200, 800);
  page = questions_open (window, "oasis");
  return 0;
}

static int
end (void **state)
{
  app_close (window);
  return app_end (state);
}

#define QUESTIONS_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, begin, end)

static void
ask (const CaravanQuizPlan *plan, LearnKind kind, int yes)
{
  questions_begin (page, plan, kind, yes);
  quiz = caravan_questions_page_get_quiz (page);
  app_wait_drawn (GTK_WIDGET (window));
}

static void
press (const char *text)
{
  GtkWidget *label = app_find_text (GTK_WIDGET (page), text);
  GtkWidget *button = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);

  app_wait_drawn (GTK_WIDGET (window));
  hands_click (button);
}

static void
expect (CaravanQuizMark mark)
{
  assert_int_equal (caravan_quiz_get_stage (quiz), CARAVAN_QUIZ_TELLS);
  assert_int_equal (caravan_quiz_get_mark (quiz, caravan_quiz_get_at (quiz)), mark);
  assert_non_null (app_seek_text (
      GTK_WIDGET (page), mark == CARAVAN_QUIZ_RIGHT ? "Right." : "Not right."));
}

static const LearnQuestion *
get_question (void)
{
  return caravan_quiz_get_question (quiz);
}

/* Yes or no. */

static void
test_no_and_its_reason_by_mouse (void **state)
{
  ask (&farmers, LEARN_MAY, FALSE);
  g_autofree char *reason = caravan_question_say_rule (
      get_question ()->reason[get_question ()->right_reason]);
  press ("No");
  assert_non_null (app_seek_text (GTK_WIDGET (page), "Which rule decides?"));
  press (reason);
  expect (CARAVAN_QUIZ_RIGHT);
  g_autofree char *link = g_strdup_printf ("Rule: %s", reason);
  assert_non_null (app_seek_text (GTK_WIDGET (page), link));
}

static void
test_a_wrong_yes_is_told_at_once (void **state)
{
  ask (&farmers, LEARN_MAY, FALSE);
  press ("Yes");
  expect (CARAVAN_QUIZ_WRONG);
  assert_non_null (app_seek_text (GTK_WIDGET (page), "The answer is no."));
}

static void
test_another_reason_is_not_right (void **state)
{
  ask (&farmers, LEARN_MAY, FALSE);
  int wrong = (get_question ()->right_reason + 1) % get_question ()->n_reasons;
  g_autofree char *reason = caravan_question_say_rule (get_question ()->reason[wrong]);
  press ("No");
  press (reason);
  expect (CARAVAN_QUIZ_WRONG);
  assert_non_null (
      app_seek_text (GTK_WIDGET (page), "No is right, but for another reason."));
}

/* Reasons that one section explains are one button. */
static char
find_key_of_reason (void)
{
  const LearnQuestion *question = get_question ();
  char key = '1';

  for (int i = 0; i < question->n_reasons; i++)
    {
      gboolean is_same = FALSE;
      for (int j = 0; j < i; j++)
        is_same = is_same || g_str_equal (question->reason[j]->anchor,
                                          question->reason[i]->anchor);
      if (g_str_equal (question->reason[i]->anchor,
                       question->reason[question->right_reason]->anchor))
        return key;
      key += !is_same;
    }
  fail ();
  return key;
}

static void
test_yes_or_no_by_keyboard (void **state)
{
  char key[] = "1";

  ask (&farmers, LEARN_MAY, FALSE);
  hands_key (GTK_WIDGET (window), "2");
  assert_int_equal (caravan_quiz_get_stage (quiz), CARAVAN_QUIZ_ASKS_WHY);
  key[0] = find_key_of_reason ();
  hands_key (GTK_WIDGET (window), key);
  expect (CARAVAN_QUIZ_RIGHT);
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (caravan_quiz_get_at (quiz) == 1);
}

/* All spaces. */

static CaravanBoard *
get_board (void)
{
  GtkWidget *view = app_find_type (GTK_WIDGET (page), CARAVAN_TYPE_BOARD_VIEW);

  return caravan_board_view_get_board (CARAVAN_BOARD_VIEW (view));
}

static void
click_all (int n_left)
{
  const CvBoard *board = &get_question ()->table.board;
  const CvSet cells = get_question ()->cells;
  int n = cv_set_count (&cells, board->n_words) - n_left;

  for (int bit = cv_set_next (&cells, 0, board->n_words); n-- > 0;
       bit = cv_set_next (&cells, bit + 1, board->n_words))
    hands_click (caravan_board_get_cell (get_board (), cv_board_cell (board, bit)));
}

static void
test_all_spaces_by_mouse (void **state)
{
  ask (&placing, LEARN_TAP, -1);
  click_all (0);
  press ("I’m done");
  expect (CARAVAN_QUIZ_RIGHT);
}

static void
test_a_space_is_missed (void **state)
{
  ask (&placing, LEARN_TAP, -1);
  click_all (1);
  press ("I’m done");
  expect (CARAVAN_QUIZ_WRONG);
  assert_non_null (app_seek_text (GTK_WIDGET (page), "1 space missed."));
}

static void
walk (CvCell to)
{
  CvCell at = caravan_board_get_focus (get_board ());
  int right = cv_cell_column (to) - cv_cell_column (at);
  int down = cv_cell_row (to) - cv_cell_row (at);

  for (; down != 0; down += down > 0 ? -1 : 1)
    hands_key (GTK_WIDGET (window), down > 0 ? "Down" : "Up");
  for (; right != 0; right += right > 0 ? -1 : 1)
    hands_key (GTK_WIDGET (window), right > 0 ? "Right" : "Left");
}

/* Space marks, and takes the mark away; Enter is for when all are marked. */
static void
test_spaces_by_keyboard (void **state)
{
  ask (&placing, LEARN_TAP, -1);
  const CvBoard *board = &get_question ()->table.board;
  int bit = cv_set_next (&get_question ()->cells, 0, board->n_words);
  CvCell cell = cv_board_cell (board, bit);
  const CvSet *marked = &caravan_quiz_get_answer (quiz)->cells;

  caravan_board_focus (get_board (), caravan_board_get_focus (get_board ()));
  app_wait_drawn (GTK_WIDGET (window));
  caravan_board_focus (get_board (), cell);
  hands_key (GTK_WIDGET (window), "Right");
  walk (cell);
  hands_key (GTK_WIDGET (window), "space");
  assert_true (cv_set_has (marked, bit));
  hands_key (GTK_WIDGET (window), "space");
  assert_false (cv_set_has (marked, bit));
  hands_key (GTK_WIDGET (window), "Return");
  expect (CARAVAN_QUIZ_WRONG);
}

/* One of a few. */

static void
test_an_owner_by_mouse (void **state)
{
  ask (&markers, LEARN_PICK, -1);
  g_autofree char *right =
      caravan_question_say_choice (get_question (), get_question ()->pick);
  press (right);
  expect (CARAVAN_QUIZ_RIGHT);
}

static void
test_gems_by_keyboard (void **state)
{
  ask (&barter, LEARN_PICK, -1);
  hands_key (GTK_WIDGET (window), get_question ()->pick == 0 ? "2" : "1");
  expect (CARAVAN_QUIZ_WRONG);
  g_autofree char *right =
      caravan_question_say_choice (get_question (), get_question ()->pick);
  g_autofree char *told = g_strdup_printf ("The answer: %s.", right);
  assert_non_null (app_seek_text (GTK_WIDGET (page), told));
}

/* All ten. */

static void
learned_cb (GPtrArray *rules, const char *rule, gboolean is_right)
{
  g_ptr_array_add (rules, g_strdup_printf ("%s %d", rule, is_right));
}

/* The first is missed, all others are not: it is asked about once more, elsewhere. */
static void
test_a_rule_that_was_missed_comes_back (void **state)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func (g_free);

  ask (&farmers, LEARN_MAY, FALSE);
  g_signal_connect_swapped (quiz, "learned", G_CALLBACK (learned_cb), rules);
  const CvRule *missed = get_question ()->rule;
  guint64 seed = get_question ()->seed;
  for (int i = 0; i < 4; i++)
    {
      questions_answer (quiz, i > 0);
      caravan_quiz_next (quiz);
      questions_wait (quiz);
    }
  gboolean is_back = FALSE;
  for (int i = 1; i <= 4; i++)
    is_back = is_back || caravan_quiz_get_rule (quiz, i) == missed;
  assert_true (is_back);
  assert_true (get_question ()->seed != seed);
  assert_int_equal (rules->len, 4);
  g_autofree char *first = g_strdup_printf ("%s 0", missed->id);
  assert_string_equal (rules->pdata[0], first);
}

/* What is asked first where nothing is remembered. */
static const CvRule *
find_first_rule (guint64 seed)
{
  g_autoptr (CaravanQuiz) alone = caravan_quiz_new (&farmers, seed);

  questions_wait (alone);
  return caravan_quiz_get_rule (alone, 0);
}

static const CvRule *
ask_and_answer (const char *path, guint64 seed, gboolean is_right)
{
  g_autoptr (CaravanQuiz) alone = caravan_quiz_new (&farmers, seed);

  caravan_quiz_remember (alone, path);
  questions_wait (alone);
  const CvRule *rule = caravan_quiz_get_rule (alone, 0);
  questions_answer (alone, is_right);
  return rule;
}

/* Kept when the set is let go, and asked about first, until it was answered rightly. */
static void
test_what_was_missed_comes_first_the_next_time (void **state)
{
  char *directory = files_make_directory ("caravan-quiz-");
  g_autofree char *path = g_build_filename (directory, "new", "learned.json", NULL);
  const CvRule *missed = ask_and_answer (path, 5, FALSE);
  guint64 other = 6;

  while (find_first_rule (other) == missed)
    other++;
  assert_ptr_equal (ask_and_answer (path, other, TRUE), missed);
  assert_ptr_not_equal (ask_and_answer (path, other, TRUE), missed);
  assert_int_equal (files_remove_tree (directory), 0);
}

static void
test_a_rule_can_be_wanted (void **state)
{
  CaravanQuizPlan plan = placing;

  plan.theme = LEARN_ANY;
  ask (&plan, LEARN_TAP, -1);
  caravan_quiz_want (quiz, "oasis.place.rival");
  caravan_quiz_skip (quiz);
  questions_wait (quiz);
  assert_string_equal (get_question ()->rule->id, "oasis.place.rival");
}

static void
answer_all (int n)
{
  for (int i = 0; i < n; i++)
    {
      questions_wait (quiz);
      questions_answer (quiz, TRUE);
      caravan_quiz_next (quiz);
    }
  app_settle ();
}

static void
test_how_it_went (void **state)
{
  ask (&farmers, LEARN_MAY, -1);
  caravan_quiz_skip (quiz);
  answer_all (9);
  assert_int_equal (caravan_quiz_get_stage (quiz), CARAVAN_QUIZ_IS_OVER);
  assert_int_equal (caravan_quiz_get_mark (quiz, 0), CARAVAN_QUIZ_SKIPPED);
  assert_non_null (app_seek_text (GTK_WIDGET (page), "The rules of these questions"));
  press ("Ten more");
  quiz = caravan_questions_page_get_quiz (page);
  questions_wait (quiz);
  assert_int_equal (caravan_quiz_get_at (quiz), 0);
  assert_int_equal (caravan_quiz_get_plan (quiz)->n, 10);
}

static void
test_five_before_a_game (void **state)
{
  press ("Two minutes before we play");
  quiz = caravan_questions_page_get_quiz (page);
  questions_wait (quiz);
  assert_int_equal (caravan_quiz_get_plan (quiz)->n, 5);
  app_settle ();
  assert_non_null (app_seek_text (GTK_WIDGET (page), "Question 1 of 5"));
  answer_all (5);
  assert_int_equal (caravan_quiz_get_stage (quiz), CARAVAN_QUIZ_IS_OVER);
}

/* Each theme and level of each game asks something. */
static void
test_everything_can_be_chosen (void **state)
{
  static const CvGame *const games[] = { &cv_oasis, &cv_oregon, &cv_basari };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    for (int theme = LEARN_ANY;
         theme == LEARN_ANY || learn_themes (games[i])[theme] != NULL; theme++)
      for (int grade = 0; grade < CARAVAN_QUIZ_N_GRADES; grade++)
        {
          CaravanQuizPlan plan = { games[i], theme, (CaravanQuizGrade) grade, 5 };
          g_autoptr (CaravanQuiz) made = caravan_quiz_new (&plan, 7);
          questions_wait (made);
          assert_true (theme == LEARN_ANY ||
                       caravan_quiz_get_question (made)->theme == theme);
        }
}

static void
test_back_leads_out_of_the_questions (void **state)
{
  ask (&farmers, LEARN_MAY, -1);
  hands_key (GTK_WIDGET (window), "alt+Left");
  APP_WAIT (app_seek_text (GTK_WIDGET (page), "Ten questions") != NULL);
  hands_key (GTK_WIDGET (window), "alt+Left");
  APP_WAIT (!gtk_widget_get_mapped (GTK_WIDGET (page)));
}

static void
test_it_speaks_the_language_of_the_window (void **state)
{
  ask (&farmers, LEARN_MAY, FALSE);
  press ("Yes");
  app_set_language ("it");
  assert_non_null (app_seek_text (GTK_WIDGET (page), "Non è giusto."));
  assert_non_null (app_seek_text (GTK_WIDGET (page), "Domanda 1 di 10"));
  app_set_language ("fr");
  assert_non_null (app_seek_text (GTK_WIDGET (page), "La réponse est non."));
  app_set_language ("en");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    QUESTIONS_TEST (test_no_and_its_reason_by_mouse),
    QUESTIONS_TEST (test_a_wrong_yes_is_told_at_once),
    QUESTIONS_TEST (test_another_reason_is_not_right),
    QUESTIONS_TEST (test_yes_or_no_by_keyboard),
    QUESTIONS_TEST (test_all_spaces_by_mouse),
    QUESTIONS_TEST (test_a_space_is_missed),
    QUESTIONS_TEST (test_spaces_by_keyboard),
    QUESTIONS_TEST (test_an_owner_by_mouse),
    QUESTIONS_TEST (test_gems_by_keyboard),
    QUESTIONS_TEST (test_a_rule_that_was_missed_comes_back),
    QUESTIONS_TEST (test_what_was_missed_comes_first_the_next_time),
    QUESTIONS_TEST (test_a_rule_can_be_wanted),
    QUESTIONS_TEST (test_how_it_went),
    QUESTIONS_TEST (test_five_before_a_game),
    QUESTIONS_TEST (test_everything_can_be_chosen),
    QUESTIONS_TEST (test_back_leads_out_of_the_questions),
    QUESTIONS_TEST (test_it_speaks_the_language_of_the_window),
  };

  return cmocka_run_group_tests_name ("app-questions", tests, app_start, app_stop);
}
