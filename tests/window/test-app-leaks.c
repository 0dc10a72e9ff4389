/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Closed windows leave nothing behind: neither themselves nor their pages, matches and
   desks. What still lives here would live until the program ends. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>

#include "app.h"
#include "caravan-files.h"
#include "caravan-learn-page.h"
#include "caravan-oasis-strip.h"
#include "caravan-people.h"
#include "caravan-table-page.h"
#include "caravan-teach-page.h"
#include "pages.h"
#include "evenings.h"
#include "files.h"
#include "plays.h"

#define WATCHED_MOST 12

/* What must die, by what it is. */
static struct
{
  gpointer object; /* weak */
  const char *type;
} watched[WATCHED_MOST];
static guint n_watched;

static void
watch (gpointer object)
{
  assert_true (n_watched < WATCHED_MOST);
  watched[n_watched].object = object;
  watched[n_watched].type = G_OBJECT_TYPE_NAME (object);
  g_object_add_weak_pointer (object, &watched[n_watched].object);
  n_watched++;
}

static guint
count_living (void)
{
  guint n = 0;

  for (guint i = 0; i < n_watched; i++)
    n += watched[i].object != NULL;
  return n;
}

static void
assert_all_dead (void)
{
  app_settle ();
  for (guint i = 0; i < n_watched; i++)
    if (watched[i].object != NULL)
      print_error ("a %s is left\n", watched[i].type);
  assert_int_equal (count_living (), 0);
  n_watched = 0;
}

/* A record to open, in the middle of a game. */
static CaravanMatch *
make_match (const char *directory)
{
  json_t *play = plays_make (3, true, 241);
  char *path = files_path (directory, "game.caravan");
  RecError error;
  CaravanMatch *match = caravan_match_create (path, json_array_get (play, 0), &error);

  assert_non_null (match);
  for (size_t i = 1; i < 60; i++)
    assert_true (caravan_match_play (match, json_array_get (play, i), &error));
  assert_true (caravan_match_flush (match));
  json_decref (play);
  free (path);
  return match;
}

static void
watch_table (CaravanWindow *window)
{
  CaravanTablePage *page =
      CARAVAN_TABLE_PAGE (app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_TABLE_PAGE));

  watch (window);
  watch (page);
  watch (window->match);
  watch (caravan_table_page_get_desk (page));
  watch (caravan_table_page_get_board_view (page));
  watch (caravan_board_view_get_board (caravan_table_page_get_board_view (page)));
  watch (app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_OASIS_STRIP));
}

static void
test_closed_welcome_leaves_nothing (void **state)
{
  CaravanWindow *window = app_window_new (900, 700);

  watch (window);
  app_close (window);
  assert_all_dead ();
}

/* A lesson has a desk after the other, with strips of theirs. */
static void
test_closed_lessons_leave_nothing (void **state)
{
  CaravanWindow *window = app_window_new (1200, 800);
  gsize index;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", NULL);
  CaravanLearnPage *page = caravan_window_find_page (window, CARAVAN_TYPE_LEARN_PAGE);
  watch (caravan_learn_page_get_lesson (page));
  caravan_learn_page_begin (page, caravan_lessons_find ("oasis-11-offers", &index));
  CaravanLesson *lesson = caravan_learn_page_get_lesson (page);
  watch (caravan_lesson_get_desk (lesson));
  app_settle ();
  watch (app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_OASIS_STRIP));
  caravan_lesson_show (lesson);
  caravan_lesson_accept (lesson);
  app_settle ();
  assert_int_equal (count_living (), 0);
  watch (page);
  watch (lesson);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.teach", NULL);
  watch (caravan_window_find_page (window, CARAVAN_TYPE_TEACH_PAGE));
  app_close (window);
  assert_all_dead ();
}

static void
test_closed_table_leaves_nothing (void **state)
{
  char *directory = files_make_directory ("leaks");
  CaravanMatch *match = make_match (directory);
  CaravanWindow *window = app_window_with_match (match, 1200, 800);

  watch_table (window);
  g_object_unref (match);
  app_close (window);
  assert_all_dead ();
  caravan_match_settle ();
  files_remove_directory (directory);
}

/* With a verdict shown, steps under way and another language. */
static void
test_table_closed_in_the_middle_of_things_leaves_nothing (void **state)
{
  char *directory = files_make_directory ("leaks");
  CaravanMatch *match = make_match (directory);
  CaravanWindow *window = app_window_with_match (match, 1200, 800);
  CaravanDesk *desk = caravan_table_page_get_desk (CARAVAN_TABLE_PAGE (
      app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_TABLE_PAGE)));

  watch_table (window);
  g_object_unref (match);
  caravan_desk_set_tool (desk, 0);
  caravan_desk_point (desk, cv_cell (5, 2));
  app_wait_drawn (GTK_WIDGET (window));
  app_set_language ("it");
  caravan_desk_undo (desk);
  app_close (window);
  assert_all_dead ();
  app_set_language ("en");
  caravan_match_settle ();
  files_remove_directory (directory);
}

/* A table that gives way to another one in the same window. */
static void
test_table_that_is_left_leaves_nothing (void **state)
{
  char *first = files_make_directory ("leaks"),
       *second = files_make_directory ("leaks");
  CaravanMatch *match = make_match (first), *other = make_match (second);
  CaravanWindow *window = app_window_with_match (match, 1200, 800);
  gpointer page = app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_TABLE_PAGE);

  watch (page);
  watch (caravan_table_page_get_desk (page));
  watch (match);
  g_object_unref (match);
  caravan_window_show_match (window, other);
  g_object_unref (other);
  app_wait_drawn (GTK_WIDGET (window));
  APP_WAIT (count_living () == 0);
  assert_all_dead ();
  app_close (window);
  caravan_match_settle ();
  files_remove_directory (first);
  files_remove_directory (second);
}

/* With a game beside the list, and the players over it. */
static void
test_closed_past_games_leave_nothing (void **state)
{
  evenings_write (caravan_files_games_dir (), 3);
  CaravanWindow *window = app_window_new (1200, 800);

  caravan_window_show_past (window);
  APP_WAIT (!caravan_errand_is_any_out ());
  gtk_widget_activate_action (GTK_WIDGET (window), "win.people", NULL);
  app_wait_drawn (GTK_WIDGET (window->people));
  watch (window);
  watch (page_past (window));
  watch (caravan_past_page_get_deeds (page_past (window)));
  watch (app_find_type (GTK_WIDGET (window->people), CARAVAN_TYPE_PEOPLE));
  watch (app_find_type (GTK_WIDGET (page_past (window)), CARAVAN_TYPE_PAST_DETAIL));
  app_close (window);
  APP_WAIT (count_living () == 0);
  assert_all_dead ();
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_closed_welcome_leaves_nothing),
    APP_TEST (test_closed_lessons_leave_nothing),
    APP_TEST (test_closed_table_leaves_nothing),
    APP_TEST (test_table_closed_in_the_middle_of_things_leaves_nothing),
    APP_TEST (test_table_that_is_left_leaves_nothing),
    APP_TEST (test_closed_past_games_leave_nothing),
  };

  return cmocka_run_group_tests_name ("app-leaks", tests, app_start, app_stop);
}
