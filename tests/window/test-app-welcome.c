/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first page: what each game offers, the game that goes on, and the ones before; and
   what is said of the evening after a game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <glib/gstdio.h>

#include "caravan-dispute-page.h"
#include "caravan-files.h"
#include "caravan-game-card.h"
#include "caravan-game-scene.h"
#include "caravan-paint-page.h"
#include "caravan-painting.h"
#include "caravan-scores-private.h"
#include "caravan-settings.h"
#include "cv-games.h"
#include "evenings.h"
#include "files.h"
#include "hands.h"
#include "pages.h"
#include "played.h"

#define WIDTH  1366
#define HEIGHT 768

static CaravanWindow *
open_welcome (void)
{
  CaravanWindow *window = app_window_new (WIDTH, HEIGHT);

  APP_WAIT (!caravan_errand_is_any_out ());
  app_wait_drawn (GTK_WIDGET (window));
  return window;
}

static int
clear_away (void **state)
{
  g_autoptr (GPtrArray) games = caravan_files_list_games ();
  int failed = app_end (state);

  caravan_archive_settle ();
  for (guint i = 0; i < games->len; i++)
    g_remove (g_ptr_array_index (games, i));
  return failed;
}

static gboolean
is_card_of (GtkWidget *widget, gpointer game)
{
  return CARAVAN_IS_GAME_CARD (widget) &&
         caravan_game_card_get_game (CARAVAN_GAME_CARD (widget))->game == game;
}

static GtkWidget *
find_card (CaravanWindow *window, const CvGame *game)
{
  return app_walk (GTK_WIDGET (page_welcome (window)), is_card_of, (gpointer) game);
}

static gboolean
has_action (GtkWidget *widget, gpointer action)
{
  return GTK_IS_BUTTON (widget) && app_is_shown (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) ==
             0;
}

static gboolean
offers (GtkWidget *card, const char *action)
{
  return app_walk (card, has_action, (gpointer) action) != NULL;
}

static gboolean
says (CaravanWindow *window, const char *text)
{
  return app_seek_text (GTK_WIDGET (page_welcome (window)), text) != NULL;
}

/* What ended so many hours ago, in numbers. */
static void
put_counted (int n_hours, int anna, int bruno)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) then = g_date_time_add_hours (now, -n_hours);
  g_autofree char *date = g_date_time_format (then, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *name = g_strdup_printf ("%d-%d.caravan", n_hours, anna);
  g_autofree char *path = g_build_filename (caravan_files_games_dir (), name, NULL);
  g_autofree char *lines = g_strdup_printf (
      "{'caravanserai':1,'game':'oregon','created':'%s','players':["
      "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'}]}\n"
      "{'do':'count','by':'red','track':%d,'farmers':3}\n"
      "{'do':'count','by':'blue','track':%d,'farmers':3}\n{'do':'end'}\n",
      date, anna, bruno);

  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  files_write_lines (path, lines);
}

static void
put_played (const Played *played)
{
  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  g_free (played_file (caravan_files_games_dir (), played));
}

/* Games. */

static void
test_every_game_has_a_card_with_what_it_can_do (void **state)
{
  CaravanWindow *window = open_welcome ();

  for (int i = 0; caravan_games[i] != NULL; i++)
    {
      GtkWidget *card = find_card (window, caravan_games[i]->game);
      gboolean has_table = caravan_games[i]->table != NULL;
      assert_non_null (card);
      assert_int_equal (offers (card, "win.new-game"), has_table);
      assert_int_equal (offers (card, "win.score-game"),
                        !has_table && caravan_games[i]->quick != NULL);
      assert_true (offers (card, "win.rules"));
      assert_false (offers (card, "win.past-game"));
    }
}

static void
test_a_game_without_a_table_is_scored (void **state)
{
  CaravanWindow *window = open_welcome ();

  for (int i = 0; caravan_games[i] != NULL; i++)
    if (offers (find_card (window, caravan_games[i]->game), "win.score-game"))
      {
        hands_click (app_find_action (find_card (window, caravan_games[i]->game),
                                      "win.score-game"));
        APP_WAIT (page_is_on (window, CARAVAN_TYPE_QUICK_START));
        assert_ptr_equal (
            caravan_quick_start_get_setup (page_quick_start (window))->game,
            caravan_games[i]->game);
        page_go_to_start (window);
      }
}

static void
test_a_click_on_the_picture_does_what_the_game_is_for (void **state)
{
  CaravanWindow *window = open_welcome ();

  hands_click (app_find_type (find_card (window, &cv_oasis), CARAVAN_TYPE_GAME_SCENE));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_NEW_GAME_PAGE));
}

static void
test_a_button_on_a_card_does_only_its_own (void **state)
{
  CaravanWindow *window = open_welcome ();

  hands_click (app_find_action (find_card (window, &cv_basari), "win.rules"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (window)), "basari");
  assert_null (page_quick_start (window));
}

static void
test_a_card_leads_to_the_past_games_of_its_game (void **state)
{
  evenings_write (caravan_files_games_dir (), 4);
  CaravanWindow *window = open_welcome ();

  hands_click (app_find_action (find_card (window, &cv_oasis), "win.past-game"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAST_PAGE) &&
            !caravan_errand_is_any_out () &&
            caravan_past_page_get_n_found (page_past (window)) == 2);
}

/* Going on. */

static void
test_a_game_that_is_over_is_not_continued (void **state)
{
  put_played (&(Played){ .turns = "guided", .n_players = 4 });
  CaravanWindow *window = open_welcome ();

  assert_null (caravan_welcome_page_get_last (page_welcome (window)));
  assert_false (says (window, "Continue"));
  assert_true (says (window, "Winner: Davide"));
  assert_false (says (window, "How it works"));
}

static void
test_a_running_game_is_continued_with_its_round_and_its_players (void **state)
{
  put_played (&(Played){ .turns = "guided", .n_players = 3, .n_events = 60 });
  put_counted (30, 60, 50);
  CaravanWindow *window = open_welcome ();

  assert_non_null (caravan_welcome_page_get_last (page_welcome (window)));
  assert_true (says (window, "Continue: Oasis"));
  assert_true (says (window, "Anna, Bruno and Chiara"));
  assert_true (says (window, "Winner: Anna"));
}

/* Settling a dispute. */

static CaravanDesk *
open_dispute (CaravanWindow *window)
{
  hands_click (app_find_action (GTK_WIDGET (page_welcome (window)), "win.settle"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_DISPUTE_PAGE));
  return caravan_dispute_page_get_desk (
      caravan_window_find_page (window, CARAVAN_TYPE_DISPUTE_PAGE));
}

static gboolean
has_pieces (CaravanDesk *desk)
{
  const CvTable *table = caravan_desk_get_table (desk);
  CvState *start = g_new (CvState, 1);

  cv_state_start (table, start);
  gboolean differs =
      memcmp (start->oasis.tiles_left, caravan_desk_get_state (desk)->oasis.tiles_left,
              sizeof start->oasis.tiles_left) != 0;
  g_free (start);
  return differs;
}

/* Numbers alone have no spaces to ask about, and nothing of the game is touched. */
static void
test_a_dispute_is_about_the_game_with_a_board_that_was_played_last (void **state)
{
  put_played (&(Played){ .turns = "guided", .n_players = 4, .n_events = 60 });
  put_counted (1, 60, 50);
  CaravanWindow *window = open_welcome ();
  CaravanDesk *desk = open_dispute (window);

  assert_ptr_equal (caravan_desk_get_table (desk)->game, &cv_oasis);
  assert_int_equal (caravan_desk_get_table (desk)->n_players, 4);
  assert_true (has_pieces (desk));
  assert_null (window->match);
  hands_key (GTK_WIDGET (window), "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_WELCOME_PAGE));
}

static void
test_without_games_a_dispute_is_about_an_empty_board (void **state)
{
  put_counted (1, 60, 50);
  CaravanWindow *window = open_welcome ();
  CaravanDesk *desk = open_dispute (window);

  assert_ptr_equal (caravan_desk_get_table (desk)->game, &cv_oasis);
  assert_int_equal (caravan_desk_get_table (desk)->n_players, cv_oasis.players_max);
  assert_false (has_pieces (desk));
  assert_null (window->match);
}

/* The board that was played on last may be one of another game. */
static void
test_an_empty_board_is_one_of_its_own_game (void **state)
{
  g_autofree char *other =
      g_build_filename (g_getenv ("CARAVANSERAI_BOARDS"), "oregon-sample.board", NULL);

  assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_settings_set_string (caravan_settings (), "last-board", other);
  CaravanDesk *desk = open_dispute (open_welcome ());
  assert_ptr_equal (caravan_desk_get_table (desk)->game, &cv_oasis);
  g_settings_reset (caravan_settings (), "last-board");
}

/* Whatever has a painting stands in the menu, and nothing else. */
static void
test_a_board_of_any_game_can_be_painted (void **state)
{
  for (int i = 0; caravan_games[i] != NULL; i++)
    {
      CaravanWindow *window = open_welcome ();
      const CvGame *game = caravan_games[i]->game;
      GtkWidget *button = gtk_widget_get_ancestor (
          app_find_text (GTK_WIDGET (page_welcome (window)), "Paint a board"),
          GTK_TYPE_MENU_BUTTON);
      GtkWidget *menu =
          GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));

      hands_click (button);
      APP_WAIT (gtk_widget_get_mapped (menu));
      if (!caravan_painting_has_boards (caravan_games[i]->painting))
        assert_null (app_seek_text (menu, game->name));
      else
        {
          hands_click (app_find_text (menu, game->name));
          APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAINT_PAGE));
          CaravanPaint *paint = caravan_paint_page_get_paint (CARAVAN_PAINT_PAGE (
              app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_PAINT_PAGE)));
          assert_ptr_equal (caravan_paint_get_table (paint)->game, game);
        }
      app_close (window);
    }
}

/* The others. */

static void
test_after_many_games_three_are_shown_and_nothing_is_below_the_fold (void **state)
{
  graphene_rect_t bounds;

  for (int i = 0; i < 12; i++)
    put_counted (48 + 24 * i, 60, 50 + i);
  put_played (&(Played){ .turns = "guided", .n_players = 5, .n_events = 60 });
  CaravanWindow *window = open_welcome ();
  GtkWidget *files = app_find_action (GTK_WIDGET (page_welcome (window)), "win.files");
  GtkWidget *list = gtk_widget_get_ancestor (
      app_find_text (GTK_WIDGET (window), "Winner: Anna"), GTK_TYPE_BUTTON);
  int n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_parent (list));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    n++;
  assert_int_equal (n, 3);
  assert_true (gtk_widget_compute_bounds (files, GTK_WIDGET (window), &bounds));
  assert_true (bounds.origin.y + bounds.size.height <= HEIGHT);
}

static void
test_a_victory_may_be_shared (void **state)
{
  put_counted (30, 60, 60);
  CaravanWindow *window = open_welcome ();

  assert_true (says (window, "Winners: Anna and Bruno"));
}

static void
test_tonights_wins_stand_beside_the_last_games (void **state)
{
  put_counted (5, 60, 50);
  put_counted (3, 50, 60);
  put_counted (1, 60, 50);
  CaravanWindow *window = open_welcome ();

  assert_true (says (window, "Tonight: Anna 2 and Bruno 1"));
  app_set_language ("it");
  assert_true (says (window, "Stasera: Anna 2 e Bruno 1"));
  app_set_language ("en");
}

static void
test_a_single_game_has_no_tally (void **state)
{
  put_counted (1, 60, 50);
  put_counted (30, 60, 50);
  CaravanWindow *window = open_welcome ();

  assert_false (says (window, "Tonight: Anna 1"));
  assert_false (says (window, "Tonight: Anna 2"));
}

/* After the game. */

static void
open_scores (CaravanWindow *window, const char *name)
{
  g_autofree char *path = g_build_filename (caravan_files_games_dir (), name, NULL);

  caravan_window_open_path (window, path);
  APP_WAIT (window->match != NULL);
  caravan_window_show_scores (window);
  APP_WAIT (!caravan_errand_is_any_out ());
}

static gboolean
tells (CaravanWindow *window, const char *text)
{
  return app_seek_text (GTK_WIDGET (window), text) != NULL;
}

static void
test_the_scores_of_the_second_game_count_tonights_wins (void **state)
{
  put_counted (3, 50, 60);
  put_counted (1, 60, 50);
  CaravanWindow *window = open_welcome ();

  open_scores (window, "1-60.caravan");
  app_set_moving (TRUE);
  caravan_scores_page_start_reveal (page_scores (window));
  app_set_moving (FALSE);
  assert_true (caravan_scores_page_is_revealing (page_scores (window)));
  assert_false (tells (window, "Tonight: Bruno 1 and Anna 1"));
  caravan_scores_page_reveal_all (page_scores (window));
  assert_true (tells (window, "Tonight: Bruno 1 and Anna 1"));
  app_set_language ("fr");
  assert_true (tells (window, "Ce soir : Bruno 1 et Anna 1"));
  app_set_language ("en");
}

static void
test_the_scores_of_an_evening_long_ago_count_nothing (void **state)
{
  put_counted (103, 50, 60);
  put_counted (101, 60, 50);
  CaravanWindow *window = open_welcome ();

  open_scores (window, "101-60.caravan");
  caravan_scores_page_reveal_all (page_scores (window));
  assert_false (tells (window, "Tonight: Bruno 1 and Anna 1"));
}

/* An hour at the table, a pause, and the end. */
static void
put_timed (void)
{
  g_autofree char *path =
      g_build_filename (caravan_files_games_dir (), "timed.caravan", NULL);

  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  files_write_lines (path,
                     "{'caravanserai':1,'game':'oasis','board':'sample','players':["
                     "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"
                     "{'color':'green','name':'Chiara'}]}\n"
                     "{'do':'note','text':'-','time':'2026-11-15T19:10:00Z'}\n"
                     "{'do':'note','text':'-','time':'2026-11-15T19:40:00Z'}\n"
                     "{'do':'note','text':'-','time':'2026-11-15T20:10:00Z'}\n"
                     "{'do':'note','text':'-','time':'2026-11-15T22:00:00Z'}\n"
                     "{'do':'end','time':'2026-11-15T22:05:00Z'}\n");
}

static void
test_the_scores_say_how_long_it_was_played (void **state)
{
  put_timed ();
  CaravanWindow *window = open_welcome ();

  open_scores (window, "timed.caravan");
  caravan_scores_page_reveal_all (page_scores (window));
  assert_true (tells (window, "Time played: 1 h 5 min"));
}

static void
test_numbers_that_were_typed_took_no_time (void **state)
{
  put_counted (101, 60, 50);
  CaravanWindow *window = open_welcome ();

  open_scores (window, "101-60.caravan");
  caravan_scores_page_reveal_all (page_scores (window));
  assert_false (app_is_shown (page_scores (window)->played));
}

static void
test_the_statistics_of_a_game_say_how_long_it_takes (void **state)
{
  put_timed ();
  CaravanWindow *window = open_welcome ();

  caravan_window_show_statistics (window, &cv_oasis, NULL);
  APP_WAIT (!caravan_errand_is_any_out ());
  assert_true (tells (window, "1 h 5 min"));
  assert_true (tells (window, "average time, 1 h 5 min in all"));
}

#define TEST(NAME) cmocka_unit_test_setup_teardown (NAME, app_begin, clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    TEST (test_every_game_has_a_card_with_what_it_can_do),
    TEST (test_a_game_without_a_table_is_scored),
    TEST (test_a_click_on_the_picture_does_what_the_game_is_for),
    TEST (test_a_button_on_a_card_does_only_its_own),
    TEST (test_a_card_leads_to_the_past_games_of_its_game),
    TEST (test_a_game_that_is_over_is_not_continued),
    TEST (test_a_running_game_is_continued_with_its_round_and_its_players),
    TEST (test_a_dispute_is_about_the_game_with_a_board_that_was_played_last),
    TEST (test_without_games_a_dispute_is_about_an_empty_board),
    TEST (test_an_empty_board_is_one_of_its_own_game),
    TEST (test_a_board_of_any_game_can_be_painted),
    TEST (test_after_many_games_three_are_shown_and_nothing_is_below_the_fold),
    TEST (test_a_victory_may_be_shared),
    TEST (test_tonights_wins_stand_beside_the_last_games),
    TEST (test_a_single_game_has_no_tally),
    TEST (test_the_scores_of_the_second_game_count_tonights_wins),
    TEST (test_the_scores_of_an_evening_long_ago_count_nothing),
    TEST (test_the_scores_say_how_long_it_was_played),
    TEST (test_numbers_that_were_typed_took_no_time),
    TEST (test_the_statistics_of_a_game_say_how_long_it_takes),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
