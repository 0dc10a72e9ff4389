/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards that nobody has described, with real hands: a new game on one of which only the
   number of archways is known, the offer to remember what it shows, and the next game
   that begins with it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <glib/gstdio.h>

#include "caravan-board-files.h"
#include "caravan-files.h"
#include "caravan-settings.h"
#include "cv-games.h"
#include "hands.h"
#include "pages.h"
#include "text.h"

static CaravanWindow *
open_new_game (void)
{
  CaravanWindow *window = app_window_new (1366, 900);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", "basari");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_NEW_GAME_PAGE));
  app_wait_drawn (GTK_WIDGET (window));
  return window;
}

static GtkWidget *
find (CaravanWindow *window, const char *text)
{
  return app_find_text (GTK_WIDGET (caravan_window_get_page (window)), text);
}

static gboolean
is_shown (CaravanWindow *window, const char *text)
{
  return app_seek_text (GTK_WIDGET (caravan_window_get_page (window)), text) != NULL;
}

static void
begin (CaravanWindow *window)
{
  hands_click (find (window, "Start the game"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  APP_WAIT (page_new_game (window) == NULL);
  app_wait_drawn (GTK_WIDGET (window));
}

static void
begin_on_unknown_board (CaravanWindow *window)
{
  hands_click (find (window, "Not known yet"));
  APP_WAIT (is_shown (window, "Archways on the board"));
  begin (window);
}

static const CvBoard *
get_board (CaravanWindow *window)
{
  return &caravan_match_get_table (window->match)->board;
}

static void
play (CaravanWindow *window, const char *text)
{
  json_t *event = text_parse (text);
  gsize n = cv_match_n_entries (caravan_match_get_log (window->match));

  assert_true (caravan_desk_play (caravan_window_get_desk (window), event));
  json_decref (event);
  APP_WAIT (cv_match_n_entries (caravan_match_get_log (window->match)) == n + 1);
}

static CaravanBoardMemory *
get_memory (CaravanWindow *window)
{
  return caravan_desk_get_memory (caravan_window_get_desk (window));
}

static gboolean
offers (CaravanWindow *window)
{
  return app_seek_text (GTK_WIDGET (window), "Remember what the archways show?") !=
         NULL;
}

static guint
count_files (void)
{
  g_autoptr (GPtrArray) files = caravan_board_files_list (&cv_basari);

  return files->len;
}

static int
clear_away (void **state)
{
  int failed = app_end (state);
  g_autoptr (GPtrArray) games = caravan_files_list_games ();
  g_autoptr (GPtrArray) files = caravan_board_files_list (NULL);

  caravan_archive_settle ();
  for (guint i = 0; i < games->len; i++)
    g_remove (g_ptr_array_index (games, i));
  for (guint i = 0; i < files->len; i++)
    g_remove (((CaravanBoardFile *) files->pdata[i])->path);
  g_settings_reset (caravan_settings (), "last-board");
  g_settings_reset (caravan_settings (), "last-unknown-size");
  return failed;
}

static void
test_a_game_begins_on_a_board_that_nobody_has_described (void **state)
{
  CaravanWindow *window = open_new_game ();

  assert_true (is_shown (window, "This is not the board on your table"));
  assert_false (is_shown (window, "Archways on the board"));
  hands_click (find (window, "Not known yet"));
  APP_WAIT (is_shown (window, "Archways on the board"));
  assert_false (is_shown (window, "This is not the board on your table"));
  GtkWidget *size = app_find_type (GTK_WIDGET (caravan_window_get_page (window)),
                                   GTK_TYPE_SPIN_BUTTON);
  assert_true (app_has_name (size, "Archways on the board"));
  hands_click (size);
  hands_key (GTK_WIDGET (window), "ctrl+a");
  hands_type (GTK_WIDGET (window), "28");
  begin (window);
  assert_int_equal (get_board (window)->n_arches, 28);
  assert_false (get_board (window)->has_arch_points[0]);
}

static void
test_keys_alone_choose_the_number_of_archways (void **state)
{
  CaravanWindow *window = open_new_game ();
  GtkWidget *choice =
      gtk_widget_get_ancestor (find (window, "Not known yet"), GTK_TYPE_TOGGLE_BUTTON);

  gtk_widget_grab_focus (choice);
  hands_key (GTK_WIDGET (window), "space");
  APP_WAIT (is_shown (window, "Archways on the board"));
  app_wait_drawn (GTK_WIDGET (window));
  hands_key (GTK_WIDGET (window), "Tab");
  hands_key (GTK_WIDGET (window), "Up");
  hands_key (GTK_WIDGET (window), "Up");
  APP_WAIT (caravan_new_game_page_get_setup (page_new_game (window))->unknown_size ==
            32);
  begin (window);
  assert_int_equal (get_board (window)->n_arches, 32);
}

static void
test_what_is_found_out_is_remembered_for_the_next_game (void **state)
{
  CaravanWindow *window = open_new_game ();

  begin_on_unknown_board (window);
  play (window, "{'do':'roll','dice':{'red':2,'blue':3,'green':4}}");
  assert_false (offers (window));
  play (window, "{'do':'points','by':'red','points':6}");
  APP_WAIT (offers (window));
  assert_int_equal (count_files (), 0);
  hands_click (app_find_text (GTK_WIDGET (window), "Remember"));
  APP_WAIT (caravan_board_memory_get_path (get_memory (window)) != NULL);
  APP_WAIT (!offers (window));
  assert_int_equal (count_files (), 1);
  play (window, "{'do':'gems','by':'red','gems':'bgr'}");
  assert_true (caravan_board_memory_flush (get_memory (window), &(RecError){ 0 }));
  app_close (window);

  window = open_new_game ();
  assert_true (is_shown (window, "Basari board"));
  assert_true (is_shown (window, "Known so far: 1 of 30 archways"));
  assert_false (is_shown (window, "Change this board"));
  assert_non_null (caravan_new_game_page_get_setup (page_new_game (window))->board);
  begin (window);
  assert_int_equal (get_board (window)->arch_points[2], 6);
  assert_true (get_board (window)->has_arch_gems[2]);
  assert_false (get_board (window)->has_arch_gems[3]);
}

/* Whoever plays on is not asked again; the menu still has it. */
static void
test_an_offer_that_is_not_taken_waits_in_the_menu (void **state)
{
  CaravanWindow *window = open_new_game ();

  begin_on_unknown_board (window);
  play (window, "{'do':'points','by':'red','points':6}");
  APP_WAIT (offers (window));
  play (window, "{'do':'points','by':'blue','points':5}");
  APP_WAIT (!offers (window));
  assert_int_equal (count_files (), 0);
  hands_key (GTK_WIDGET (window), "ctrl+g");
  GtkWidget *item;
  APP_WAIT ((item = app_seek_text (GTK_WIDGET (window),
                                   "Remember what the archways show")) != NULL);
  hands_click (item);
  APP_WAIT (caravan_board_memory_get_path (get_memory (window)) != NULL);
  assert_int_equal (count_files (), 1);
  assert_false (
      caravan_page_can (caravan_window_get_page (window), "win.remember-board"));
}

#define BOARDS_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, app_begin, clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    BOARDS_TEST (test_a_game_begins_on_a_board_that_nobody_has_described),
    BOARDS_TEST (test_keys_alone_choose_the_number_of_archways),
    BOARDS_TEST (test_what_is_found_out_is_remembered_for_the_next_game),
    BOARDS_TEST (test_an_offer_that_is_not_taken_waits_in_the_menu),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
