/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics over past games: what the page says is what the records add up to, for all
   games and one, for everybody and one person; the way there, on and back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-archive.h"
#include "caravan-chart.h"
#include "caravan-files.h"
#include "caravan-paths.h"
#include "caravan-statistics-charts.h"
#include "caravan-statistics-page.h"
#include "caravan-text.h"
#include "pages.h"
#include "cv-games.h"
#include "evenings.h"
#include "hands.h"

#define ANNA "Anna"

/* The records once more, counted as plainly as possible. */

typedef struct
{
  const CvGame *game;
  const char *person;
  long n_games, n_wins, sum, best;
  long line_sum[CV_LINES_MOST];
} Tally;

static void
add_seat (Tally *tally, const CvScore *score, int seat)
{
  const CvPlayerScore *player = &score->player[seat];

  tally->n_wins += score->winners >> seat & 1;
  tally->sum += player->total;
  tally->best = MAX (tally->best, player->total);
  for (int i = 0; i < player->n_lines; i++)
    tally->line_sum[i] += player->lines[i].points;
}

static void
add_record (Tally *tally, const char *path)
{
  RecReading reading = { .boards = caravan_boards_dir (), .events_most = SIZE_MAX };
  RecError error = { 0 };
  RecRecord *record = rec_record_load (path, &reading, &error);
  const CvTable *table = rec_record_table (record);
  CvScore score;
  gboolean is_there = FALSE;

  assert_non_null (record);
  if (tally->game == NULL || table->game == tally->game)
    {
      table->game->score (table, cv_match_state (rec_record_match (record)), false,
                          &score);
      for (int seat = 0; seat < table->n_players; seat++)
        if (tally->person == NULL ||
            strcmp (rec_record_name (record, seat), tally->person) == 0)
          {
            add_seat (tally, &score, seat);
            is_there = TRUE;
          }
      tally->n_games += is_there;
    }
  rec_record_free (record);
}

static Tally
tally (const CvGame *game, const char *person)
{
  Tally all = { .game = game, .person = person };
  g_autoptr (GPtrArray) games = caravan_files_list_games ();

  for (guint i = 0; i < games->len; i++)
    add_record (&all, games->pdata[i]);
  return all;
}

/* The page. */

static CaravanWindow *
open_statistics (int n_evenings, const CvGame *game, const char *person)
{
  evenings_write (caravan_files_games_dir (), n_evenings);
  CaravanWindow *window = app_window_new (1200, 900);
  caravan_window_show_statistics (window, game, person);
  APP_WAIT (!caravan_errand_is_any_out ());
  return window;
}

static void
wait_counted (CaravanWindow *window)
{
  APP_WAIT (!caravan_errand_is_any_out ());
  app_settle ();
}

static gboolean
says (CaravanWindow *window, const char *text)
{
  return app_seek_text (GTK_WIDGET (page_statistics (window)), text) != NULL;
}

static void
assert_says (CaravanWindow *window, char *text)
{
  if (!says (window, text))
    fail_msg ("the page does not say “%s”", text);
  g_free (text);
}

static int
empty_home (void **state)
{
  g_autoptr (GPtrArray) games = caravan_files_list_games ();

  for (guint i = 0; i < games->len; i++)
    remove (games->pdata[i]);
  return app_end (state);
}

#define STATISTICS_TEST(NAME)                                                          \
  cmocka_unit_test_setup_teardown (NAME, app_begin, empty_home)

static void
test_without_games_it_says_what_will_be_there (void **state)
{
  CaravanWindow *window = open_statistics (0, NULL, NULL);

  assert_true (says (window, "Nothing to count yet"));
  assert_null (
      app_seek_type (GTK_WIDGET (page_statistics (window)), CARAVAN_TYPE_CHART_VIEW));
}

static void
test_all_games_are_counted_and_all_who_played (void **state)
{
  CaravanWindow *window = open_statistics (EVENINGS_MOST, NULL, NULL);
  Tally anna = tally (NULL, ANNA), oasis = tally (&cv_oasis, NULL);

  assert_says (window, g_strdup_printf ("%d", EVENINGS_MOST));
  assert_says (window,
               g_strdup_printf ("%ld of %ld games won", anna.n_wins, anna.n_games));
  assert_int_equal (oasis.n_games, EVENINGS_MOST / 2);
  assert_non_null (
      app_find_type (GTK_WIDGET (page_statistics (window)), CARAVAN_TYPE_CHART_VIEW));
}

static void
test_a_person_s_numbers_are_those_of_the_records (void **state)
{
  CaravanWindow *window = open_statistics (EVENINGS_MOST, &cv_oasis, ANNA);
  Tally anna = tally (&cv_oasis, ANNA);

  assert_true (anna.n_games > 10);
  assert_says (window,
               caravan_format ("%1$s of %2$s", "nn", anna.n_wins, anna.n_games));
  assert_says (window, caravan_decimal ((double) anna.sum / (double) anna.n_games));
  assert_says (window, caravan_number (anna.best));
}

static CaravanStatistics *gathered;

static void
gathered_cb (gpointer owner, gpointer result, const RecError *error)
{
  gathered = result;
  assert_non_null (gathered);
}

static CaravanStatistics *
gather (const CvGame *game, const char *person)
{
  gathered = NULL;
  caravan_archive_sync (caravan_archive_get ());
  caravan_statistics_gather (game, person, NULL, gathered_cb, NULL);
  APP_WAIT (gathered != NULL);
  return gathered;
}

static void
test_charts_have_the_averages_of_every_category (void **state)
{
  evenings_write (caravan_files_games_dir (), EVENINGS_MOST);
  for (int g = 0; cv_games[g] != NULL; g++)
    {
      g_autoptr (CaravanStatistics) statistics = gather (cv_games[g], ANNA);
      Tally anna = tally (cv_games[g], ANNA);
      assert_int_equal (statistics->n_own, 1);
      g_autoptr (CaravanChart) chart = caravan_statistics_chart_sources (
          &statistics->all.kinds[0], &statistics->own[0], ANNA);
      for (gsize i = 0; i < chart->n_parts; i++)
        assert_float_equal (chart->rows[0].values[i],
                            (double) anna.line_sum[i] / (double) anna.n_games, 1e-6);
      assert_string_equal (chart->rows[0].name, ANNA);
    }
}

static void
test_totals_go_from_the_oldest_game_to_the_newest (void **state)
{
  evenings_write (caravan_files_games_dir (), EVENINGS_MOST);
  g_autoptr (CaravanStatistics) statistics = gather (&cv_oasis, ANNA);
  CaravanStatisticsOwn *own = &statistics->own[0];
  double sum = 0;

  assert_int_equal (own->n_totals, own->numbers.n_games);
  assert_true (g_date_time_compare (own->first_date, own->last_date) < 0);
  for (gsize i = 0; i < own->n_totals; i++)
    sum += own->totals[i];
  assert_float_equal (sum, (double) own->numbers.sum, 1e-6);
  /* The best total is in the record that it leads to. */
  Tally best = { .game = &cv_oasis, .person = ANNA };
  add_record (&best, own->best_path);
  assert_int_equal (best.best, own->numbers.best);
}

static void
test_what_decided_adds_up_to_all_games (void **state)
{
  evenings_write (caravan_files_games_dir (), EVENINGS_MOST);
  for (int g = 0; cv_games[g] != NULL; g++)
    {
      g_autoptr (CaravanStatistics) statistics = gather (cv_games[g], NULL);
      const RecHistoryGameStats *kind = &statistics->all.kinds[0];
      g_autoptr (CaravanChart) ties = caravan_statistics_chart_ties (kind);
      g_autoptr (CaravanChart) categories = caravan_statistics_chart_categories (kind);
      double sum = 0, decided = 0;
      for (gsize i = 0; i < ties->n_rows; i++)
        sum += ties->rows[i].values[0];
      for (gsize i = 0; i < categories->n_rows; i++)
        decided += categories->rows[i].values[0];
      assert_float_equal (sum, (double) kind->n_games, 1e-6);
      assert_true (decided >= (double) kind->n_by_decided[CV_DECIDED_POINTS]);
      assert_int_equal (categories->n_rows, kind->n_categories);
    }
}

/* The way on. */

static GtkToggleButton *
find_chip (CaravanWindow *window, const char *game)
{
  GtkWidget *name = app_find_text (GTK_WIDGET (page_statistics (window)), game);

  return GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (name, GTK_TYPE_TOGGLE_BUTTON));
}

static gboolean
is_chosen (CaravanWindow *window, const char *game)
{
  return gtk_toggle_button_get_active (find_chip (window, game));
}

static const char *
get_person (CaravanWindow *window)
{
  GtkWidget *people =
      app_find_type (GTK_WIDGET (page_statistics (window)), GTK_TYPE_DROP_DOWN);

  return gtk_string_object_get_string (
      gtk_drop_down_get_selected_item (GTK_DROP_DOWN (people)));
}

static void
test_a_game_is_chosen_by_its_chip (void **state)
{
  CaravanWindow *window = open_statistics (EVENINGS_MOST, NULL, NULL);

  gtk_toggle_button_set_active (find_chip (window, "Oregon"), TRUE);
  wait_counted (window);
  assert_true (is_chosen (window, "Oregon"));
  assert_true (says (window, "Average total"));
  assert_true (says (window, "average of the winners"));
}

static void
test_a_row_leads_to_its_person_and_the_list_to_everybody (void **state)
{
  CaravanWindow *window = open_statistics (EVENINGS_MOST, NULL, NULL);
  GtkWidget *people =
      app_find_type (GTK_WIDGET (page_statistics (window)), GTK_TYPE_DROP_DOWN);

  gtk_widget_activate_action (GTK_WIDGET (page_statistics (window)),
                              "statistics.person", "s", ANNA);
  wait_counted (window);
  assert_string_equal (get_person (window), ANNA);
  assert_true (says (window, "Totals from game to game"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (people), 0);
  wait_counted (window);
  assert_string_equal (get_person (window), "All players");
  assert_true (says (window, "Wins"));
}

static void
test_a_new_game_is_counted_at_once (void **state)
{
  CaravanWindow *window = open_statistics (5, NULL, NULL);

  assert_says (window, g_strdup ("5"));
  evenings_write (caravan_files_games_dir (), EVENINGS_MOST);
  caravan_archive_sync (caravan_archive_get ());
  APP_WAIT (says (window, "36"));
}

static void
test_back_leads_where_one_came_from (void **state)
{
  CaravanWindow *window = app_window_new (1000, 700);

  caravan_window_show_rules (window, "index");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  wait_counted (window);
  assert_true (page_is_on (window, CARAVAN_TYPE_STATISTICS_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  assert_true (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
}

static void
test_a_switch_of_language_keeps_the_choice (void **state)
{
  CaravanWindow *window = open_statistics (EVENINGS_MOST, &cv_oasis, ANNA);

  app_set_language ("fr");
  assert_string_equal (get_person (window), ANNA);
  assert_true (is_chosen (window, "Oasis"));
  Tally anna = tally (&cv_oasis, ANNA);
  assert_says (window, caravan_decimal ((double) anna.sum / (double) anna.n_games));
  app_set_language ("en");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    STATISTICS_TEST (test_without_games_it_says_what_will_be_there),
    STATISTICS_TEST (test_all_games_are_counted_and_all_who_played),
    STATISTICS_TEST (test_a_person_s_numbers_are_those_of_the_records),
    STATISTICS_TEST (test_charts_have_the_averages_of_every_category),
    STATISTICS_TEST (test_totals_go_from_the_oldest_game_to_the_newest),
    STATISTICS_TEST (test_what_decided_adds_up_to_all_games),
    STATISTICS_TEST (test_a_game_is_chosen_by_its_chip),
    STATISTICS_TEST (test_a_row_leads_to_its_person_and_the_list_to_everybody),
    STATISTICS_TEST (test_a_new_game_is_counted_at_once),
    STATISTICS_TEST (test_back_leads_where_one_came_from),
    STATISTICS_TEST (test_a_switch_of_language_keeps_the_choice),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
