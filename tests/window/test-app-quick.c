/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score now, with real hands: what is typed is what the record on the disk says, and
   nothing but numbers and Return is needed for a whole sheet. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-files.h"
#include "caravan-oasis-turn.h"
#include "caravan-paths.h"
#include "caravan-settings.h"
#include "caravan-welcome-page.h"
#include "pages.h"
#include "cv-games.h"
#include "hands.h"
#include "states.h"

/* Every key that hands press here. */
static int n_keys;

static GtkWidget *
widget_of (CaravanWindow *window)
{
  return GTK_WIDGET (window);
}

static void
press (CaravanWindow *window, const char *key)
{
  hands_key (widget_of (window), key);
  n_keys++;
}

static void
type (CaravanWindow *window, const char *text)
{
  hands_type (widget_of (window), text);
  n_keys += (int) strlen (text);
}

static void
enter (CaravanWindow *window, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  type (window, text);
  press (window, "Return");
}

static const char *
get_text (CaravanWindow *window, int seat, int field)
{
  return gtk_editable_get_text (
      GTK_EDITABLE (page_quick_form (window)->columns[seat].entries[field]));
}

static gboolean
has_focus (CaravanWindow *window, int seat, int field)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  GtkWidget *entry = page_quick_form (window)->columns[seat].entries[field];

  return focus != NULL && gtk_widget_is_ancestor (focus, entry);
}

static int
get_total (CaravanWindow *window, int seat)
{
  return caravan_quick_get_score (page_quick_form (window)->quick)->player[seat].total;
}

/* Windows. */

/* From the first page: the game, as many players as wanted, and on to the numbers. */
static CaravanWindow *
open_sheet (const CvGame *game, int n_players)
{
  CaravanWindow *window = app_window_new (1200, 860);

  g_settings_reset (caravan_settings (), "last-players");
  g_settings_reset (caravan_settings (), "last-scored");
  hands_click (app_find_action (widget_of (window), "win.score-now"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_QUICK_START));
  caravan_quick_start_choose (page_quick_start (window), game);
  while (caravan_quick_start_get_setup (page_quick_start (window))->n_seats < n_players)
    hands_click (app_find_text (widget_of (window), "Add a player"));
  hands_click (app_find_text (widget_of (window), "Type the numbers"));
  APP_WAIT (page_quick (window) != NULL);
  APP_WAIT (has_focus (window, 0, 0));
  n_keys = 0;
  return window;
}

static char *
get_path (CaravanWindow *window)
{
  assert_true (caravan_match_flush (window->match));
  return g_strdup (caravan_match_get_path (window->match));
}

/* The score of the record as the disk has it. */
static void
read_score (CaravanWindow *window, CvScore *ret_score)
{
  g_autofree char *path = get_path (window);
  RecReading reading = { caravan_boards_dir (), SIZE_MAX };
  RecError error = { 0 };
  RecRecord *record = rec_record_load (path, &reading, &error);

  assert_non_null (record);
  const CvTable *table = rec_record_table (record);
  assert_false (table->board.present);
  table->game->score (table, cv_match_state (rec_record_match (record)), FALSE,
                      ret_score);
  rec_record_free (record);
}

static void
type_all (CaravanWindow *window, const int *numbers, int n)
{
  for (int i = 0; i < n; i++)
    enter (window, numbers[i]);
}

/* Nothing is recorded by looking. */

static guint
count_games (void)
{
  g_autoptr (GPtrArray) games = caravan_files_list_games ();

  return games->len;
}

static void
test_a_sheet_that_is_only_looked_at_leaves_no_record (void **unused)
{
  guint before = count_games ();

  for (int i = 0; i < 2; i++)
    {
      CaravanWindow *window = open_sheet (&cv_oasis, 3);
      press (window, "Return");
      press (window, "Return");
      hands_click (app_find_action (widget_of (window), "win.back"));
      APP_WAIT (!page_is_on (window, CARAVAN_TYPE_QUICK_PAGE));
      app_close (window);
      caravan_match_settle ();
      assert_int_equal (count_games (), before);
    }
  CaravanWindow *window = open_sheet (&cv_oasis, 3);
  enter (window, 4);
  g_autofree char *path = get_path (window);
  assert_int_equal (count_games (), before + 1);
  assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  app_close (window);
}

/* Whole sheets. */

static const int oasis_numbers[5][8] = {
  { 6, 3, 8, 2, 4, 4, 4, 5 }, { 4, 2, 7, 4, 8, 3, 0, 2 }, { 3, 3, 9, 3, 4, 2, 5, 5 },
  { 4, 3, 3, 1, 8, 5, 3, 5 }, { 2, 2, 5, 2, 4, 2, 5, 3 },
};

static void
test_five_players_need_forty_numbers_and_forty_returns (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oasis, 5);
  static const int totals[] = { 70, 60, 69, 70, 37 };
  CvScore score;

  for (int seat = 0; seat < 5; seat++)
    type_all (window, oasis_numbers[seat], 8);
  assert_int_equal (n_keys, 40 + 40);
  read_score (window, &score);
  for (int seat = 0; seat < 5; seat++)
    {
      assert_int_equal (score.player[seat].total, totals[seat]);
      assert_int_equal (get_total (window, seat), totals[seat]);
      for (int line = 0; line < 4; line++)
        {
          assert_int_equal (score.player[seat].lines[line].count,
                            oasis_numbers[seat][2 * line]);
          assert_int_equal (score.player[seat].lines[line].times,
                            oasis_numbers[seat][2 * line + 1]);
        }
    }
}

static void
test_a_sheet_of_oregon_is_typed (void **unused)
{
  static const int numbers[] = { 63, 7, 12, 71, 4, 9, 58, 11, 16 };
  CaravanWindow *window = open_sheet (&cv_oregon, 3);
  CvScore score;

  type_all (window, numbers, 9);
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 82);
  assert_int_equal (score.player[1].total, 84);
  assert_int_equal (score.player[2].total, 85);
  assert_int_equal (score.winners, 1u << 2);
  assert_int_equal (score.player[2].lines[2].points, 16);
}

static void
test_a_sheet_of_basari_is_typed (void **unused)
{
  static const int numbers[] = { 131, 118, 97 };
  CaravanWindow *window = open_sheet (&cv_basari, 3);
  CvScore score;

  type_all (window, numbers, 3);
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 131);
  assert_int_equal (score.winners, 1u);
  assert_int_equal (score.decided, CV_DECIDED_POINTS);
}

/* Typing. */

static void
test_totals_follow_each_key_before_return (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oregon, 2);
  CvScore score;

  type (window, "6");
  assert_int_equal (get_total (window, 0), 6);
  type (window, "3");
  assert_int_equal (get_total (window, 0), 63);
  assert_non_null (app_seek_text (GTK_WIDGET (page_quick (window)), "63"));
  g_autofree char *path = get_path (window);
  assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  press (window, "BackSpace");
  assert_int_equal (get_total (window, 0), 6);
  press (window, "Return");
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 6);
}

static void
test_letters_are_refused_with_a_sentence (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oasis, 3);

  type (window, "4x");
  assert_string_equal (get_text (window, 0, 0), "4");
  assert_non_null (
      app_seek_text (GTK_WIDGET (page_quick (window)), "Only a number goes here."));
  press (window, "Return");
  assert_true (has_focus (window, 0, 1));
  assert_null (
      app_seek_text (GTK_WIDGET (page_quick (window)), "Only a number goes here."));
}

static void
test_what_the_box_does_not_hold_is_not_taken (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oasis, 3);
  CvScore score;

  type_all (window, oasis_numbers[0], 2);
  press (window, "Up");
  assert_true (has_focus (window, 0, 0));
  type (window, "21");
  assert_non_null (
      app_seek_text (GTK_WIDGET (page_quick (window)), "Red has only 20 camels."));
  assert_int_equal (get_total (window, 0), 18);
  press (window, "Return");
  assert_true (has_focus (window, 0, 0));
  assert_string_equal (get_text (window, 0, 0), "21");
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 18);
  /* Nothing is lost by going elsewhere, and nothing was recorded. */
  press (window, "Tab");
  assert_true (has_focus (window, 0, 1));
  assert_string_equal (get_text (window, 0, 0), "21");
  press (window, "shift+Tab");
  press (window, "Escape");
  assert_string_equal (get_text (window, 0, 0), "6");
  assert_null (
      app_seek_text (GTK_WIDGET (page_quick (window)), "Red has only 20 camels."));
}

static void
test_keys_go_where_they_point (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oasis, 3);

  press (window, "Right");
  assert_true (has_focus (window, 0, 1));
  press (window, "Right");
  assert_true (has_focus (window, 1, 0));
  press (window, "Down");
  assert_true (has_focus (window, 1, 2));
  press (window, "Left");
  assert_true (has_focus (window, 0, 3));
  press (window, "Up");
  assert_true (has_focus (window, 0, 1));
  press (window, "Up");
  assert_true (has_focus (window, 0, 1));
  press (window, "Tab");
  assert_true (has_focus (window, 0, 2));
  press (window, "shift+Return");
  press (window, "shift+Tab");
  assert_true (has_focus (window, 0, 0));
}

/* Corrections. */

static void
test_a_number_is_typed_anew (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oregon, 2);
  static const int numbers[] = { 63, 7, 12 };
  CvScore score;

  type_all (window, numbers, 3);
  press (window, "shift+Return");
  press (window, "shift+Return");
  assert_true (has_focus (window, 0, 1));
  enter (window, 9);
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 84);
}

static void
test_control_z_takes_numbers_back (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oregon, 2);
  static const int numbers[] = { 63, 7 };
  CvScore score;

  type_all (window, numbers, 2);
  type (window, "1");
  press (window, "ctrl+z");
  assert_string_equal (get_text (window, 0, 2), "");
  assert_int_equal (get_total (window, 0), 70);
  press (window, "ctrl+z");
  assert_true (has_focus (window, 0, 1));
  assert_string_equal (get_text (window, 0, 1), "");
  assert_int_equal (get_total (window, 0), 63);
  press (window, "ctrl+shift+z");
  assert_string_equal (get_text (window, 0, 1), "7");
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 70);
}

/* Ties. */

/* A button acts a moment after its key. */
static void
give_next (CaravanWindow *window, const char *name, int place)
{
  g_autofree char *text =
      g_strdup_printf ("%s · %d %s", name, place, caravan_oasis_roles[place]);

  press (window, "space");
  APP_WAIT (app_seek_text (GTK_WIDGET (page_quick (window)), text) != NULL);
}

static void
test_level_players_of_oasis_are_asked_for_their_counters (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oasis, 5);
  GtkWidget *page = GTK_WIDGET (page_quick (window));
  static const char *const names[] = { "Blue", "Red", "Green", "Yellow" };
  CvScore score;

  assert_null (app_seek_type (page, CARAVAN_TYPE_QUICK_ORDER));
  for (int seat = 0; seat < 5; seat++)
    type_all (window, oasis_numbers[seat], 8);
  app_find_type (page, CARAVAN_TYPE_QUICK_ORDER);
  read_score (window, &score);
  assert_int_equal (score.decided, CV_DECIDED_UNDECIDED);
  /* Blue, Red, Green, Yellow; Black holds what is left. */
  press (window, "Tab");
  for (int place = 1; place <= 4; place++)
    give_next (window, names[place - 1], place);
  APP_WAIT (caravan_quick_get_order (page_quick_form (window)->quick,
                                     (int[CV_PLAYERS_MOST]){ 0 }) == 5);
  read_score (window, &score);
  assert_int_equal (score.decided, CV_DECIDED_COUNTERS);
  assert_int_equal (score.winners, 1u);
  assert_int_equal (score.player[3].rank, 2);
}

static void
test_level_players_of_oregon_count_their_farmers (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oregon, 3);
  static const int numbers[] = { 70, 7, 7, 71, 4, 9, 58, 0, 1 };
  CvScore score;

  assert_null (
      app_seek_text (GTK_WIDGET (page_quick (window)), "Farmers on the board"));
  type_all (window, numbers, 9);
  assert_true (has_focus (window, 0, 3));
  assert_non_null (
      app_seek_text (GTK_WIDGET (page_quick (window)), "Farmers on the board"));
  enter (window, 9);
  assert_true (has_focus (window, 1, 3));
  enter (window, 11);
  read_score (window, &score);
  assert_int_equal (score.decided, CV_DECIDED_FARMERS);
  assert_int_equal (score.winners, 1u << 1);
}

static void
test_level_players_of_basari_count_their_gems (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);
  static const int numbers[] = { 97, 131, 131 };
  static const int gems[] = { 3, 2, 4, 0, 3, 3, 1, 2 };
  CvScore score;

  type_all (window, numbers, 3);
  assert_true (has_focus (window, 1, 1));
  type_all (window, gems, 8);
  read_score (window, &score);
  assert_int_equal (score.decided, CV_DECIDED_GEM_VALUE);
  assert_int_equal (score.winners, 1u << 2);
}

/* Going on. */

static void
test_a_closed_window_goes_on_where_it_was (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oregon, 2);
  static const int numbers[] = { 63, 7 };
  g_autofree char *path = NULL;

  type_all (window, numbers, 2);
  type (window, "12"); /* not even Return */
  path = g_strdup (caravan_match_get_path (window->match));
  app_close (window);
  window = app_window_new (1200, 860);
  APP_WAIT (!caravan_errand_is_any_out ());
  assert_string_equal (caravan_welcome_page_get_last (page_welcome (window)), path);
  hands_click (app_find_text (widget_of (window), "Continue"));
  APP_WAIT (page_quick (window) != NULL);
  APP_WAIT (has_focus (window, 1, 0));
  assert_string_equal (get_text (window, 0, 2), "12");
  assert_int_equal (get_total (window, 0), 82);
}

static void
test_the_same_people_score_once_more (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oregon, 3);
  g_autofree char *first = g_strdup (caravan_match_get_path (window->match));
  g_autoptr (CaravanSheet) sheet = NULL;

  enter (window, 63);
  assert_true (caravan_match_flush (window->match));
  sheet = caravan_sheet_new (caravan_match_get_record (window->match));
  caravan_window_score_now_with (window, sheet);
  APP_WAIT (g_strcmp0 (caravan_match_get_path (window->match), first) != 0);
  assert_string_equal (get_text (window, 0, 0), "");
  const CvTable *table = caravan_match_get_table (window->match);
  assert_ptr_equal (table->game, &cv_oregon);
  assert_int_equal (table->n_players, 3);
  for (int seat = 0; seat < 3; seat++)
    assert_int_equal (table->color[seat], caravan_sheet_get_table (sheet)->color[seat]);
}

static void
test_done_ends_the_record_once (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);
  static const int numbers[] = { 131, 118, 97 };

  type_all (window, numbers, 3);
  CaravanQuick *quick = page_quick_form (window)->quick;
  assert_false (caravan_quick_has_ended (quick));
  press (window, "Return");
  APP_WAIT (caravan_quick_has_ended (quick));
  gsize n = cv_match_n_entries (caravan_match_get_ahead (window->match));
  caravan_quick_page_finish (page_quick (window));
  assert_int_equal (cv_match_n_entries (caravan_match_get_ahead (window->match)), n);
}

static void
test_another_game_keeps_the_people (void **unused)
{
  CaravanWindow *window = app_window_new (1000, 800);
  const CaravanSetup *setup;

  g_settings_reset (caravan_settings (), "last-players");
  caravan_window_score_now (window);
  setup = caravan_quick_start_get_setup (page_quick_start (window));
  caravan_setup_set_name ((CaravanSetup *) setup, 0, "Anna");
  caravan_setup_set_color ((CaravanSetup *) setup, 0, CV_COLOR_BLACK);
  caravan_quick_start_choose (page_quick_start (window), &cv_oregon);
  assert_ptr_equal (setup->game, &cv_oregon);
  assert_string_equal (setup->seats[0].name, "Anna");
  assert_int_equal (setup->seats[0].color, CV_COLOR_YELLOW);
}

/* In a narrow window each player is a card, and the fields stay what they are. */
static void
test_a_narrow_window_keeps_what_is_typed (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_oasis, 4);
  CaravanQuickForm *form = page_quick_form (window);

  enter (window, 6);
  type (window, "3");
  assert_false (form->is_folded);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 700);
  APP_WAIT (form->is_folded);
  assert_string_equal (get_text (window, 0, 1), "3");
  assert_true (has_focus (window, 0, 1));
  press (window, "Return");
  enter (window, 8);
  assert_true (has_focus (window, 0, 3));
  assert_int_equal (get_total (window, 0), 18);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_sheet_that_is_only_looked_at_leaves_no_record),
    APP_TEST (test_five_players_need_forty_numbers_and_forty_returns),
    APP_TEST (test_a_sheet_of_oregon_is_typed),
    APP_TEST (test_a_sheet_of_basari_is_typed),
    APP_TEST (test_totals_follow_each_key_before_return),
    APP_TEST (test_letters_are_refused_with_a_sentence),
    APP_TEST (test_what_the_box_does_not_hold_is_not_taken),
    APP_TEST (test_keys_go_where_they_point),
    APP_TEST (test_a_number_is_typed_anew),
    APP_TEST (test_control_z_takes_numbers_back),
    APP_TEST (test_level_players_of_oasis_are_asked_for_their_counters),
    APP_TEST (test_level_players_of_oregon_count_their_farmers),
    APP_TEST (test_level_players_of_basari_count_their_gems),
    APP_TEST (test_a_closed_window_goes_on_where_it_was),
    APP_TEST (test_the_same_people_score_once_more),
    APP_TEST (test_done_ends_the_record_once),
    APP_TEST (test_another_game_keeps_the_people),
    APP_TEST (test_a_narrow_window_keeps_what_is_typed),
  };

  return cmocka_run_group_tests (tests, states_begin, states_end);
}
