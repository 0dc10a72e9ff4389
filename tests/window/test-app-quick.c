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
#include "caravan-quick-worth.h"
#include "caravan-settings.h"
#include "caravan-welcome-page.h"
#include "pages.h"
#include "cv-games.h"
#include "files.h"
#include "hands.h"
#include "naive.h"
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

/* The same for the points of the track alone. */
static CaravanWindow *
open_track (int n_players)
{
  CaravanWindow *window = open_sheet (&cv_basari, n_players);

  hands_click (app_find_text (widget_of (window), "Only the points of the track"));
  APP_WAIT (caravan_quick_n_fields (page_quick_form (window)->quick) == 5);
  caravan_quick_form_focus (page_quick_form (window), 0, 0);
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
  CaravanWindow *window = open_track (3);
  CvScore score;

  type_all (window, numbers, 3);
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 131);
  assert_int_equal (score.winners, 1u);
  assert_int_equal (score.decided, CV_DECIDED_POINTS);
}

/* Round by round. */

#define ROUND_NUMBERS 6 /* actions, gems by color, lap */

static gboolean
is_closed (CaravanWindow *window, int n)
{
  return caravan_quick_n_closed (page_quick_form (window)->quick) == n;
}

static gboolean
has_text (CaravanWindow *window, const char *text)
{
  return app_seek_text (GTK_WIDGET (page_quick (window)), text) != NULL;
}

/* The numbers of a player of one round; the last one is ticked with the space bar. */
static void
type_player (CaravanWindow *window, const int numbers[ROUND_NUMBERS])
{
  gsize before;

  type_all (window, numbers, ROUND_NUMBERS - 1);
  before = cv_match_n_steps (caravan_match_get_ahead (window->match));
  if (numbers[ROUND_NUMBERS - 1])
    {
      press (window, "space");
      APP_WAIT (cv_match_n_steps (caravan_match_get_ahead (window->match)) > before);
    }
  press (window, "Return");
}

/* The rules written a second time. A lap is walked in one go. */
static void
start_naive (NaiveBasari *naive, CvTable *table, int n_players)
{
  static const int worth[] = { 14, 12, 10, 8 };

  cv_table_start (table, &cv_basari);
  table->n_players = (uint8_t) n_players;
  table->board.present = true;
  table->board.n_arches = 30;
  table->board.lap = 10;
  for (int color = 0; color < 4; color++)
    table->board.majority[color] = worth[color];
  naive_basari_start (naive, table);
}

static void
reckon_naive (NaiveBasari *naive, const int *numbers)
{
  CvMove closing = { .verb = cv_game_verb_find (&cv_basari, "end-round"),
                     .by = CV_NO_PLAYER };

  for (int seat = 0; seat < naive->n_players; seat++, numbers += ROUND_NUMBERS)
    {
      naive->actions[seat] += numbers[0];
      memcpy (naive->gems[seat], numbers + 1, sizeof naive->gems[seat]);
      naive->steps[seat] = numbers[5] ? 30 : 29;
    }
  naive_basari_apply (naive, &closing);
}

static void
assert_naive (const NaiveBasari *naive, const CvScore *score)
{
  NaiveScore expected;

  naive_basari_score (naive, &expected);
  for (int seat = 0; seat < naive->n_players; seat++)
    {
      assert_int_equal (score->player[seat].total, expected.total[seat]);
      assert_int_equal (score->player[seat].rank, expected.rank[seat]);
      for (int line = 0; line < 3; line++)
        assert_int_equal (score->player[seat].lines[line].points,
                          expected.points[seat][line]);
      for (int tie = 0; tie < 5; tie++)
        assert_int_equal (score->player[seat].tie[tie], expected.tie[seat][tie]);
    }
}

/* Red and Green share the green ones, nobody has light blue ones, all are level in red
   ones at the end, and the last gems break a tie. */
static const int three_rounds[3][3][ROUND_NUMBERS] = {
  { { 23, 5, 2, 4, 0, 1 }, { 31, 3, 6, 1, 0, 0 }, { 18, 2, 4, 4, 0, 1 } },
  { { 12, 4, 4, 2, 3, 0 }, { 20, 4, 4, 2, 9, 1 }, { 9, 6, 1, 0, 3, 0 } },
  { { 16, 1, 0, 5, 2, 1 }, { 0, 1, 7, 0, 2, 0 }, { 25, 1, 0, 0, 2, 1 } },
};

static void
test_three_rounds_of_basari_are_typed (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);
  NaiveBasari naive;
  CvTable table;
  CvScore score;

  start_naive (&naive, &table, 3);
  for (int round = 0; round < 3; round++)
    {
      for (int seat = 0; seat < 3; seat++)
        type_player (window, three_rounds[round][seat]);
      reckon_naive (&naive, three_rounds[round][0]);
      assert_naive (&naive, caravan_quick_get_score (page_quick_form (window)->quick));
      press (window, "Return");
      APP_WAIT (is_closed (window, round + 1));
      read_score (window, &score);
      assert_naive (&naive, &score);
    }
  assert_true (has_text (window, "All rounds have been scored."));
  CaravanQuick *quick = page_quick_form (window)->quick;
  press (window, "Return");
  APP_WAIT (caravan_quick_has_ended (quick));
}

static void
test_a_reckoning_says_what_is_paid_for (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);

  for (int seat = 0; seat < 3; seat++)
    {
      assert_false (has_text (window, "Scoring of round 1"));
      type_player (window, three_rounds[0][seat]);
    }
  assert_true (has_text (window, "Scoring of round 1"));
  assert_true (has_text (window, "Red has completed a lap: points +10."));
  assert_true (has_text (window, "Red has the most red gems: points +14, gems −3."));
  assert_true (has_text (
      window, "Red and Green have the most green gems: points +5, gems −2 each."));
  assert_true (has_text (window, "Nobody has light blue gems."));
  assert_true (has_text (window, "Actions 23 + Laps 10 + Majorities 19 = 52"));
  assert_true (has_text (window, "Left: 2 red gems, 2 yellow gems and 2 green gems"));
  press (window, "Return");
  APP_WAIT (has_focus (window, 0, 0));
  assert_true (has_text (window, "Round 2 of 3"));
  assert_string_equal (get_text (window, 0, 0), "");
  assert_int_equal (get_total (window, 0), 52);
  type (window, "1");
  assert_int_equal (get_total (window, 0), 53);
}

static void
test_a_reckoning_follows_each_key (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);

  for (int seat = 0; seat < 3; seat++)
    type_player (window, three_rounds[0][seat]);
  assert_int_equal (get_total (window, 1), 43);
  caravan_quick_form_focus (page_quick_form (window), 1, 1);
  type (window, "9"); /* red gems, instead of 3 */
  assert_int_equal (get_total (window, 0), 52 - 14);
  assert_int_equal (get_total (window, 1), 43 + 14);
  press (window, "Escape");
  assert_int_equal (get_total (window, 1), 43);
  caravan_quick_form_focus (page_quick_form (window), 1, 0);
  enter (window, 40);
  assert_int_equal (get_total (window, 1), 52);
}

static void
test_a_round_waits_for_somebody_to_go_round (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);
  static const char waits[] =
      "Tick who has completed a lap: a round is scored as soon as somebody has.";
  CvScore score;

  for (int seat = 0; seat < 3; seat++)
    {
      int numbers[ROUND_NUMBERS];
      memcpy (numbers, three_rounds[0][seat], sizeof numbers);
      numbers[5] = 0;
      type_player (window, numbers);
    }
  assert_true (has_text (window, waits));
  assert_false (caravan_quick_is_ready (page_quick_form (window)->quick));
  assert_int_equal (get_total (window, 0), 23);
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 23);
  hands_click (page_quick_form (window)->columns[2].entries[5]);
  APP_WAIT (caravan_quick_is_ready (page_quick_form (window)->quick));
  assert_false (has_text (window, waits));
  assert_int_equal (get_total (window, 2), 33);
}

static void
test_more_gems_than_the_box_holds_are_refused (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);

  enter (window, 10);
  enter (window, 20);
  caravan_quick_form_focus (page_quick_form (window), 1, 1);
  type (window, "6");
  assert_true (has_text (window, "Too many red gems: the box holds 25 in all."));
  press (window, "Return");
  assert_true (has_focus (window, 1, 1));
  press (window, "Escape");
  assert_false (has_text (window, "Too many red gems: the box holds 25 in all."));
}

static void
test_a_scored_round_is_taken_back (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);

  for (int seat = 0; seat < 3; seat++)
    type_player (window, three_rounds[0][seat]);
  press (window, "Return");
  APP_WAIT (is_closed (window, 1));
  APP_WAIT (has_focus (window, 0, 0));
  press (window, "ctrl+z");
  APP_WAIT (is_closed (window, 0));
  assert_string_equal (get_text (window, 0, 1), "5");
  assert_int_equal (get_total (window, 0), 52);
  press (window, "Return");
  APP_WAIT (is_closed (window, 1));
}

static void
test_what_the_board_pays_is_typed (void **unused)
{
  CaravanWindow *window = open_sheet (&cv_basari, 3);
  GtkWidget *page = GTK_WIDGET (page_quick (window));
  CaravanQuickWorth *worth =
      CARAVAN_QUICK_WORTH (app_find_type (page, CARAVAN_TYPE_QUICK_WORTH));
  CvScore score;

  for (int seat = 0; seat < 3; seat++)
    type_player (window, three_rounds[0][seat]);
  gtk_widget_grab_focus (caravan_quick_worth_get_field (worth, 1));
  type (window, "20");
  assert_int_equal (get_total (window, 0), 52 + 6);
  press (window, "Return");
  gtk_widget_grab_focus (caravan_quick_worth_get_field (worth, 0));
  type (window, "15");
  assert_int_equal (get_total (window, 2), 33 + 5);
  caravan_quick_page_finish (page_quick (window));
  read_score (window, &score);
  assert_int_equal (score.player[0].total, 52 + 6 + 5);
  assert_int_equal (score.player[2].total, 33 + 5);
}

/* Whole games without a window: whatever is typed, the sheet is that of the rules. */
static void
play_rounds (const char *directory, GRand *random, int n_players, int game)
{
  static const char *const colors[] = { "red", "blue", "green", "yellow" };
  g_autofree char *path =
      g_strdup_printf ("%s/rounds-%d-%d.caravan", directory, n_players, game);
  json_t *players = json_array ();
  NaiveBasari naive;
  CvTable table;
  RecError error = { 0 };

  for (int seat = 0; seat < n_players; seat++)
    json_array_append_new (
        players, json_pack ("{s:s, s:s}", "color", colors[seat], "name", colors[seat]));
  json_t *header = json_pack ("{s:i, s:s, s:o}", "caravanserai", 1, "game", "basari",
                              "players", players);
  g_autoptr (CaravanMatch) match = caravan_match_create (path, header, &error);
  assert_non_null (match);
  g_autoptr (CaravanQuick) quick = caravan_quick_new (match);
  json_decref (header);
  start_naive (&naive, &table, n_players);
  for (int round = 0; round < 3; round++)
    {
      int numbers[4 * ROUND_NUMBERS];
      for (int i = 0; i < n_players * ROUND_NUMBERS; i++)
        {
          gboolean is_lap = i % ROUND_NUMBERS == 5;
          /* Few gems, so that there are ties, and colors that nobody has. */
          numbers[i] = i == 5 ? 1 : g_rand_int_range (random, 0, is_lap ? 2 : 4);
          assert_true (caravan_quick_play (quick, i / ROUND_NUMBERS, i % ROUND_NUMBERS,
                                           numbers[i], &error));
        }
      assert_true (caravan_quick_close_round (quick, &error));
      reckon_naive (&naive, numbers);
      assert_naive (&naive, caravan_quick_get_score (quick));
    }
  assert_true (caravan_quick_has_all_rounds (quick));
  assert_true (caravan_match_flush (match));
}

static void
test_rounds_are_reckoned_as_by_the_rules (void **unused)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (14);
  char *directory = files_make_directory ("caravan-rounds-");

  for (int game = 0; game < 10; game++)
    for (int n_players = 3; n_players <= 4; n_players++)
      play_rounds (directory, random, n_players, game);
  assert_int_equal (files_remove_directory (directory), 0);
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
  CaravanWindow *window = open_track (3);
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
  CaravanWindow *window = open_track (3);
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
    APP_TEST (test_three_rounds_of_basari_are_typed),
    APP_TEST (test_a_reckoning_says_what_is_paid_for),
    APP_TEST (test_a_reckoning_follows_each_key),
    APP_TEST (test_a_round_waits_for_somebody_to_go_round),
    APP_TEST (test_more_gems_than_the_box_holds_are_refused),
    APP_TEST (test_a_scored_round_is_taken_back),
    APP_TEST (test_what_the_board_pays_is_typed),
    APP_TEST (test_rounds_are_reckoned_as_by_the_rules),
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
