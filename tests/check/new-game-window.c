/* SPDX-License-Identifier: GPL-3.0-or-later */
/* new-game-window RECORD: what a game that was added by the list of src/README.md is in
   the window: its table, scores, replay, and Score now. check-new-game builds and runs
   it; a warning of GTK fails it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-game.h"
#include "caravan-match.h"
#include "caravan-quick-start.h"
#include "caravan-replay-page.h"
#include "caravan-scores-page.h"
#include "caravan-table-page.h"

static const char *path;

static CaravanWindow *
open_window (void)
{
  RecError error = { 0 };
  g_autoptr (CaravanMatch) match = caravan_match_open (path, &error);

  assert_non_null (match);
  return app_window_with_match (match, 1200, 800);
}

static void
expect_page (CaravanWindow *window, GType type)
{
  app_wait_drawn (GTK_WIDGET (window));
  app_find_type (GTK_WIDGET (window), type);
}

static void
test_a_new_game_has_a_table (void **state)
{
  expect_page (open_window (), CARAVAN_TYPE_TABLE_PAGE);
}

static void
test_a_new_game_has_scores (void **state)
{
  CaravanWindow *window = open_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.scores", NULL);
  expect_page (window, CARAVAN_TYPE_SCORES_PAGE);
}

static void
test_a_new_game_is_replayed (void **state)
{
  CaravanWindow *window = open_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "s", "");
  expect_page (window, CARAVAN_TYPE_REPLAY_PAGE);
}

/* Those that are scored so, and no other. */
static void
test_score_now_knows_the_games_it_can_score (void **state)
{
  CaravanWindow *window = app_window_new (1200, 800);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.score-now", NULL);
  expect_page (window, CARAVAN_TYPE_QUICK_START);
  GtkWidget *page = app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_QUICK_START);
  for (int i = 0; caravan_games[i] != NULL; i++)
    assert_int_equal (app_seek_text (page, caravan_games[i]->game->name) != NULL,
                      caravan_games[i]->quick != NULL);
}

static CaravanTablePage *
find_table (CaravanWindow *window)
{
  expect_page (window, CARAVAN_TYPE_TABLE_PAGE);
  return CARAVAN_TABLE_PAGE (
      app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_TABLE_PAGE));
}

/* Both are asked at once: whoever is chosen stays so. */
static void
test_several_seats_may_be_asked (void **state)
{
  CaravanTablePage *page = find_table (open_window ());
  CaravanDesk *desk = caravan_table_page_get_desk (page);

  assert_int_equal (caravan_desk_get_asked (desk), 0);
  caravan_desk_set_seat (desk, 1);
  caravan_page_activate (CARAVAN_PAGE (page), "win.switch-turns");
  APP_WAIT (caravan_desk_get_asked (desk) == 3);
  assert_int_equal (caravan_desk_get_seat (desk), 1);
}

static void
test_a_game_is_played_on_its_own_surface (void **state)
{
  CaravanTablePage *page = find_table (open_window ());
  CaravanDesk *desk = caravan_table_page_get_desk (page);
  CvMatch *log = caravan_match_get_log (caravan_desk_get_match (desk));
  gsize n = cv_match_n_steps (log);
  GtkWidget *surface = gtk_widget_get_ancestor (
      app_find_text (GTK_WIDGET (page), "Mark a2"), GTK_TYPE_BUTTON);

  assert_null (caravan_table_page_get_board_view (page));
  assert_true (gtk_widget_get_mapped (surface));
  g_signal_emit_by_name (surface, "clicked");
  APP_WAIT (cv_match_n_steps (caravan_match_get_log (caravan_desk_get_match (desk))) ==
            n + 1);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_new_game_has_a_table),
    APP_TEST (test_a_new_game_has_scores),
    APP_TEST (test_a_new_game_is_replayed),
    APP_TEST (test_score_now_knows_the_games_it_can_score),
    APP_TEST (test_several_seats_may_be_asked),
    APP_TEST (test_a_game_is_played_on_its_own_surface),
  };

  path = argc == 2 ? argv[1] : "";
  return cmocka_run_group_tests (tests, app_start, app_stop);
}
