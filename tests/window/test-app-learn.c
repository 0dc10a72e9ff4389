/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons with real hands: nothing is told before it is asked, wrong answers are
   explained, right ones lead on, by mouse and by keys, in any language and on a phone;
   and a table that is taught, page by page and readable from two metres. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-board-private.h"
#include "caravan-learn-list.h"
#include "caravan-learn-page.h"
#include "caravan-learn-reply.h"
#include "caravan-learn-tasks.h"
#include "caravan-settings.h"
#include "caravan-teach-page.h"
#include "cv-games.h"
#include "hands.h"
#include "pages.h"

#define STEPPE  2 /* the third lesson of Oasis, by its index */
#define MARKERS 8
#define OFFERS  10

/* As the style sheet has it, and the least that is read from two metres. */
#define BODY       40
#define BODY_LEAST 28

static CaravanWindow *window;

static int
begin (void **state)
{
  app_begin (state);
  g_settings_reset (caravan_settings (), "lessons-done");
  g_settings_reset (caravan_settings (), "last-learned");
  g_settings_reset (caravan_settings (), "teach-languages");
  window = app_window_new (1280, 860);
  return 0;
}

static int
end (void **state)
{
  app_close (window);
  return app_end (state);
}

#define LEARN_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, begin, end)

static CaravanLearnPage *
get_page (void)
{
  return caravan_window_find_page (window, CARAVAN_TYPE_LEARN_PAGE);
}

static CaravanLesson *
get_lesson (void)
{
  return caravan_learn_page_get_lesson (get_page ());
}

static gpointer
find (GType type)
{
  return app_find_type (GTK_WIDGET (get_page ()), type);
}

static const LearnLesson *
find_lesson (gsize index)
{
  return caravan_lessons_get (&cv_oasis)->lesson[index];
}

static void
open_learn (gsize index)
{
  hands_key (GTK_WIDGET (window), "F9");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_LEARN_PAGE));
  caravan_learn_page_begin (get_page (), find_lesson (index));
  app_wait_drawn (GTK_WIDGET (window));
}

static CaravanBoard *
get_board (void)
{
  return caravan_board_view_get_board (find (CARAVAN_TYPE_BOARD_VIEW));
}

static GtkWidget *
get_cell (int column, int row)
{
  return caravan_board_get_cell (get_board (), cv_cell (column, row));
}

static CaravanLessonTone
get_tone (void)
{
  return caravan_lesson_get_reply (get_lesson ())->tone;
}

static void
tap (int column, int row, CaravanLessonTone tone, int n_done)
{
  hands_click (get_cell (column, row));
  APP_WAIT (get_tone () == tone && caravan_lesson_count_done (get_lesson ()) == n_done);
  app_wait_drawn (GTK_WIDGET (window));
}

static gboolean
reads (const char *text)
{
  return app_seek_text (GTK_WIDGET (get_page ()), text) != NULL;
}

static void
press (const char *name)
{
  GtkWidget *label = app_find_text (GTK_WIDGET (get_page ()), name);
  GtkWidget *button =
      GTK_IS_BUTTON (label) ? label : gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);

  gtk_widget_grab_focus (button);
  app_wait_drawn (GTK_WIDGET (window));
  hands_click (button);
  app_wait_drawn (GTK_WIDGET (window));
}

/* Lessons. */

static void
test_a_lesson_by_mouse_through_a_wrong_answer (void **state)
{
  hands_click (app_find_action (GTK_WIDGET (window), "win.learn"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_LEARN_PAGE));
  hands_click (caravan_learn_list_get_lesson (find (CARAVAN_TYPE_LEARN_LIST), STEPPE));
  app_wait_drawn (GTK_WIDGET (window));
  assert_ptr_equal (caravan_lesson_get_data (get_lesson ()), find_lesson (STEPPE));
  tap (1, 9, CARAVAN_LESSON_WRONG, 0);
  assert_true (reads ("Not yet"));
  assert_true (reads ("Not here: b10 is neither beside the camel path nor beside a "
                      "Steppe. That is where the first tile of a Steppe area goes."));
  tap (5, 8, CARAVAN_LESSON_RIGHT, 1);
  assert_true (reads ("Right"));
  tap (1, 5, CARAVAN_LESSON_RIGHT, 2);
  assert_false (caravan_lessons_is_done (find_lesson (STEPPE)));
  tap (1, 9, CARAVAN_LESSON_RIGHT, 3);
  assert_true (reads ("Right, and the lesson is done"));
  assert_true (caravan_lessons_is_done (find_lesson (STEPPE)));
  press ("Lesson 4");
  assert_ptr_equal (caravan_lesson_get_data (get_lesson ()), find_lesson (STEPPE + 1));
  assert_int_equal (get_tone (), CARAVAN_LESSON_SILENT);
}

static void
test_pointing_tells_nothing (void **state)
{
  open_learn (STEPPE);
  hands_move_to (get_cell (5, 8));
  hands_move_to (get_cell (1, 9));
  app_wait_drawn (GTK_WIDGET (window));
  assert_null (caravan_desk_get_verdict (caravan_lesson_get_desk (get_lesson ())));
  assert_int_equal (get_tone (), CARAVAN_LESSON_SILENT);
  assert_false (reads ("Not yet"));
  assert_true (cv_set_is_empty (&get_board ()->scene.legal, CV_SET_WORDS));
  assert_int_equal (get_board ()->scene.pointed, CV_CELL_NONE);
}

static void
expect_description (GtkWidget *widget, const char *text)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  if (wrong != NULL)
    fail_msg ("“%s”, not “%s”", wrong, text);
}

/* What a screen reader hears is with the focus; a choice of the next task is reached by
   the next Tab, and the focus is never lost. */
static void
test_a_lesson_by_keys (void **state)
{
  open_learn (0);
  caravan_board_focus (get_board (), cv_cell (0, 0));
  caravan_board_focus (get_board (), cv_cell (12, 2));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (get_tone () == CARAVAN_LESSON_WRONG);
  expect_description (
      get_cell (12, 2),
      "Not yet. Not here: m3 is neither on an oasis border nor beside an Oasis. "
      "That is where the first tile of an Oasis area goes. Look in the "
      "corner at the left: the tile has to share a side with one of the "
      "three.");
  caravan_board_focus (get_board (), cv_cell (1, 5));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (caravan_lesson_count_done (get_lesson ()) == 1);
  hands_key (GTK_WIDGET (window), "Tab");
  GtkWidget *first =
      caravan_learn_tasks_get_choice (find (CARAVAN_TYPE_LEARN_TASKS), 0);
  assert_true (gtk_widget_has_focus (first));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (get_tone () == CARAVAN_LESSON_WRONG);
  expect_description (first, "Not yet. The two numbers are multiplied.");
  hands_key (GTK_WIDGET (window), "Tab");
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (caravan_lesson_count_done (get_lesson ()) == 2);
  app_wait_drawn (GTK_WIDGET (window));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  assert_non_null (focus);
  assert_true (gtk_widget_is_ancestor (focus, find (CARAVAN_TYPE_BOARD_VIEW)));
}

static void
test_an_answer_is_shown_and_all_begins_anew (void **state)
{
  open_learn (STEPPE);
  gtk_widget_grab_focus (gtk_widget_get_ancestor (
      app_find_text (GTK_WIDGET (get_page ()), "Show an answer"), GTK_TYPE_BUTTON));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (get_tone () == CARAVAN_LESSON_SHOWN);
  assert_int_equal (caravan_lesson_count_done (get_lesson ()), 0);
  app_wait_drawn (GTK_WIDGET (window));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (caravan_lesson_count_done (get_lesson ()) == 1);
  assert_int_equal (caravan_lesson_count_done (get_lesson ()), 1);
  press ("Start over");
  assert_int_equal (caravan_lesson_count_done (get_lesson ()), 0);
  assert_int_equal (get_tone (), CARAVAN_LESSON_SILENT);
  tap (5, 8, CARAVAN_LESSON_RIGHT, 1);
}

/* What needs no space is done as it is at a table. */
static void
test_a_step_without_a_space (void **state)
{
  open_learn (OFFERS);
  press ("3 cards");
  APP_WAIT (get_tone () == CARAVAN_LESSON_WRONG);
  press ("2 cards");
  APP_WAIT (get_tone () == CARAVAN_LESSON_RIGHT);
  assert_int_equal (caravan_lesson_count_done (get_lesson ()), 1);
}

/* A second space is asked for, as it is at a table; one that is not meant is explained. */
static void
test_a_step_of_two_spaces (void **state)
{
  open_learn (MARKERS);
  caravan_lesson_show (get_lesson ());
  caravan_lesson_accept (get_lesson ());
  app_wait_drawn (GTK_WIDGET (window));
  assert_int_equal (caravan_lesson_get_task (get_lesson ())->kind, LEARN_DO);
  hands_click (get_cell (11, 7));
  app_wait_drawn (GTK_WIDGET (window));
  assert_int_equal (get_tone (), CARAVAN_LESSON_RIGHT); /* still of the first task */
  assert_non_null (caravan_desk_get_question (caravan_lesson_get_desk (get_lesson ())));
  expect_description (get_cell (11, 7),
                      "Blue has no control marker in hand for this area. "
                      "Which of their markers on the board moves here?");
  tap (10, 0, CARAVAN_LESSON_RIGHT, 2);
}

/* Whoever is shown every answer gets to the end of each lesson. */
static void
test_every_lesson_has_an_end (void **state)
{
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    {
      const LearnLessons *lessons = caravan_lessons_get ((*game)->game);
      hands_key (GTK_WIDGET (window), "F9");
      for (gsize i = 0; i < lessons->n; i++)
        {
          caravan_learn_page_begin (get_page (), lessons->lesson[i]);
          for (int task = 0; task < lessons->lesson[i]->n_tasks; task++)
            {
              app_settle ();
              caravan_lesson_show (get_lesson ());
              caravan_lesson_accept (get_lesson ());
            }
          if (!caravan_lessons_is_done (lessons->lesson[i]))
            fail_msg ("%s has no end", lessons->lesson[i]->id);
        }
    }
}

static void
test_a_switch_of_language_keeps_the_lesson (void **state)
{
  open_learn (STEPPE);
  tap (5, 8, CARAVAN_LESSON_RIGHT, 1);
  app_set_language ("it");
  app_wait_drawn (GTK_WIDGET (window));
  assert_int_equal (caravan_lesson_count_done (get_lesson ()), 1);
  assert_true (reads ("Giusto"));
  assert_true (reads ("Sì: il Blu inizia una nuova area Steppa in f9."));
  assert_true (reads ("Da ricordare"));
  assert_non_null (app_seek_text (GTK_WIDGET (window), "Oasis · lezione 3 di 15"));
  app_set_language ("en");
  assert_true (reads ("Right"));
}

/* What was said of the answer is in sight. */
static void
test_a_phone (void **state)
{
  graphene_rect_t bounds;

  app_close (window);
  window = app_window_new (360, 720);
  open_learn (STEPPE);
  tap (1, 3, CARAVAN_LESSON_WRONG, 0);
  GtkWidget *head = app_find_text (GTK_WIDGET (get_page ()), "Not yet");
  GtkWidget *scrolled = gtk_widget_get_ancestor (head, GTK_TYPE_SCROLLED_WINDOW);
  APP_WAIT (
      gtk_widget_compute_bounds (head, scrolled, &bounds) && bounds.origin.y >= 0 &&
      bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scrolled));
}

/* Teaching. */

static CaravanTeachPage *
get_teach (void)
{
  return caravan_window_find_page (window, CARAVAN_TYPE_TEACH_PAGE);
}

static void
open_teach (gsize index)
{
  open_learn (index);
  hands_key (GTK_WIDGET (window), "shift+F5");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TEACH_PAGE));
  app_wait_drawn (GTK_WIDGET (window));
}

static void
expect_page (guint at, CaravanTeachKind kind)
{
  assert_int_equal (caravan_teach_page_get_at (get_teach ()), at);
  assert_int_equal (caravan_teach_page_get_kind (get_teach ()), kind);
}

static void
test_a_table_is_taught_by_keys (void **state)
{
  open_teach (STEPPE);
  assert_false (gtk_widget_get_mapped (GTK_WIDGET (window->header)));
  expect_page (0, CARAVAN_TEACH_TEXT);
  while (caravan_teach_page_get_kind (get_teach ()) == CARAVAN_TEACH_TEXT)
    hands_key (GTK_WIDGET (window), "Right");
  guint question = caravan_teach_page_get_at (get_teach ());
  expect_page (question, CARAVAN_TEACH_QUESTION);
  assert_non_null (
      app_seek_text (GTK_WIDGET (get_teach ()), find_lesson (STEPPE)->task[0].say));
  assert_null (
      app_seek_text (GTK_WIDGET (get_teach ()), find_lesson (STEPPE)->task[0].then));
  hands_key (GTK_WIDGET (window), "space");
  expect_page (question + 1, CARAVAN_TEACH_ANSWER);
  assert_non_null (
      app_seek_text (GTK_WIDGET (get_teach ()), find_lesson (STEPPE)->task[0].then));
  hands_key (GTK_WIDGET (window), "Left");
  expect_page (question, CARAVAN_TEACH_QUESTION);
  hands_key (GTK_WIDGET (window), "End");
  expect_page (caravan_teach_page_count (get_teach ()) - 1, CARAVAN_TEACH_REMEMBER);
  hands_key (GTK_WIDGET (window), "Right");
  assert_ptr_equal (caravan_teach_page_get_lesson (get_teach ()),
                    find_lesson (STEPPE + 1));
  hands_key (GTK_WIDGET (window), "Escape");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_LEARN_PAGE));
  app_wait_drawn (GTK_WIDGET (window));
  assert_true (gtk_widget_get_mapped (GTK_WIDGET (window->header)));
}

static void
test_a_table_is_taught_by_taps (void **state)
{
  open_teach (STEPPE);
  GtkWidget *text = GTK_WIDGET (caravan_teach_page_get_text (get_teach ()));
  hands_click (text);
  expect_page (1, caravan_teach_page_get_kind (get_teach ()));
  hands_click (app_find_action (GTK_WIDGET (get_teach ()), "teach.next"));
  expect_page (2, caravan_teach_page_get_kind (get_teach ()));
  hands_click (app_find_action (GTK_WIDGET (get_teach ()), "teach.previous"));
  expect_page (1, caravan_teach_page_get_kind (get_teach ()));
  hands_click (app_find_action (GTK_WIDGET (get_teach ()), "win.back"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_LEARN_PAGE));
}

/* One more language, and a third one in the place of the second. */
static void
test_two_languages_at_once (void **state)
{
  open_learn (STEPPE);
  press ("Italiano");
  assert_int_equal (g_settings_get_uint (caravan_settings (), "teach-languages"), 3);
  press ("Français");
  assert_int_equal (g_settings_get_uint (caravan_settings (), "teach-languages"), 5);
  hands_key (GTK_WIDGET (window), "shift+F5");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TEACH_PAGE));
  app_wait_drawn (GTK_WIDGET (window));
  assert_non_null (
      app_seek_text (GTK_WIDGET (get_teach ()), "Where a Steppe area begins"));
  assert_non_null (
      app_seek_text (GTK_WIDGET (get_teach ()), "Où commence un domaine Steppe"));
}

static void
check_sizes (void)
{
  guint n = caravan_teach_page_count (get_teach ());

  for (guint i = 0; i < n; i++)
    {
      app_wait_drawn (GTK_WIDGET (window));
      double size =
          caravan_poster_get_scale (caravan_teach_page_get_text (get_teach ())) * BODY;
      if (size < BODY_LEAST)
        fail_msg ("%s: page %u is read at %.1f pixels",
                  caravan_teach_page_get_lesson (get_teach ())->id, i + 1, size);
      if (i + 1 < n)
        gtk_widget_activate_action (GTK_WIDGET (get_teach ()), "teach.next", NULL);
    }
}

/* On the smallest screen of a laptop, in any two languages. */
static void
test_all_is_read_from_two_metres (void **state)
{
  static const guint pairs[] = { 3, 5, 6 };

  app_close (window);
  window = app_window_new (1366, 768);
  for (gsize p = 0; p < G_N_ELEMENTS (pairs); p++)
    for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
      for (gsize i = 0; i < caravan_lessons_get ((*game)->game)->n; i++)
        {
          g_settings_set_uint (caravan_settings (), "teach-languages", pairs[p]);
          gtk_widget_activate_action (
              GTK_WIDGET (window), "win.teach-lesson", "s",
              caravan_lessons_get ((*game)->game)->lesson[i]->id);
          check_sizes ();
          page_go_to_start (window);
        }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    LEARN_TEST (test_a_lesson_by_mouse_through_a_wrong_answer),
    LEARN_TEST (test_pointing_tells_nothing),
    LEARN_TEST (test_a_lesson_by_keys),
    LEARN_TEST (test_an_answer_is_shown_and_all_begins_anew),
    LEARN_TEST (test_a_step_without_a_space),
    LEARN_TEST (test_a_step_of_two_spaces),
    LEARN_TEST (test_every_lesson_has_an_end),
    LEARN_TEST (test_a_switch_of_language_keeps_the_lesson),
    LEARN_TEST (test_a_phone),
    LEARN_TEST (test_a_table_is_taught_by_keys),
    LEARN_TEST (test_a_table_is_taught_by_taps),
    LEARN_TEST (test_two_languages_at_once),
    LEARN_TEST (test_all_is_read_from_two_metres),
  };

  return cmocka_run_group_tests_name ("app-learn", tests, app_start, app_stop);
}
