/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a record: its cells, how the board grew, and that it tells no secret. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-language.h"
#include "caravan-sheet.h"
#include "files.h"
#include "oasis-events.h"
#include "rec-export.h"
#include "text.h"

#define SIZES_MOST 16

static CaravanSheet *
read_sheet (const char *directory, const char *name)
{
  RecReading reading = { .boards = getenv ("CARAVANSERAI_BOARDS"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };
  char *path = files_path (directory, name);
  RecRecord *record = rec_record_load (path, &reading, &error);
  CaravanSheet *sheet;

  assert_non_null (record);
  sheet = caravan_sheet_new (record);
  rec_record_free (record);
  free (path);
  return sheet;
}

static CaravanSheet *
read_example (const char *name)
{
  return read_sheet (getenv ("CARAVANSERAI_EXAMPLES"), name);
}

static CaravanSheet *
read_golden (const char *name)
{
  g_autofree char *directory =
      g_build_filename (getenv ("CARAVANSERAI_TESTS"), "support", "records", NULL);
  return read_sheet (directory, name);
}

/* A record from events in short. */
static CaravanSheet *
play (const char *header, const char *const *events)
{
  RecReading reading = { .boards = getenv ("CARAVANSERAI_BOARDS"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };
  json_t *array = json_array ();
  RecRecord *record;
  CaravanSheet *sheet;

  json_array_append_new (array, text_parse (header));
  for (int i = 0; events[i] != NULL; i++)
    json_array_append_new (array, text_parse (events[i]));
  record = rec_record_read_array (array, &reading, &error);
  assert_non_null (record);
  json_decref (array);
  sheet = caravan_sheet_new (record);
  rec_record_free (record);
  return sheet;
}

#define OASIS_HEADER                                                                   \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':'sample','players':["       \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"                     \
  "{'color':'green','name':'Chiara'}]}"

/* The score. */

static void
test_score_is_that_of_the_record (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_example ("oasis.caravan");
  const CvScore *score = caravan_sheet_get_score (sheet);

  assert_int_equal (score->n_players, 4);
  assert_int_equal (score->player[2].total, 90);
  assert_int_equal (score->decided, CV_DECIDED_COUNTERS);
  assert_string_equal (caravan_sheet_get_name (sheet, 2), "Chloé");
  assert_ptr_equal (caravan_sheet_get_table (sheet)->game, cv_game_find ("oasis"));
}

static void
test_date_is_when_the_record_was_made (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_example ("oasis.caravan");
  g_autoptr (GDateTime) utc = g_date_time_to_utc (caravan_sheet_get_date (sheet));
  g_autofree char *text = g_date_time_format (utc, "%Y-%m-%dT%H:%M");

  assert_string_equal (text, "2026-11-14T19:00");
}

static void
test_date_is_else_that_of_the_last_event_that_has_one (void **unused)
{
  const char *const events[] = {
    "{'do':'camel','by':'red','at':'a3','time':'2026-11-13T10:00:00Z'}",
    "{'do':'camel','by':'red','at':'b3'}", NULL
  };
  const char *const none[] = { CAMEL ("red", "a3"), NULL };
  g_autoptr (CaravanSheet) sheet = play (OASIS_HEADER, events);
  g_autoptr (CaravanSheet) timeless = play (OASIS_HEADER, none);

  assert_int_equal (g_date_time_to_unix (caravan_sheet_get_date (sheet)), 1794564000);
  assert_null (caravan_sheet_get_date (timeless));
}

/* Cells. */

static void
test_every_line_has_the_cells_it_counts (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_example ("oasis.caravan");
  const CvScore *score = caravan_sheet_get_score (sheet);
  int n_words = caravan_sheet_get_table (sheet)->board.n_words;

  for (int seat = 0; seat < score->n_players; seat++)
    for (int line = 0; line < score->player[seat].n_lines; line++)
      {
        int sizes[SIZES_MOST], sum = 0;
        CvSet cells;
        int n = caravan_sheet_get_sizes (sheet, seat, line, sizes, SIZES_MOST);
        caravan_sheet_get_cells (sheet, seat, line, &cells);
        assert_int_equal (cv_set_count (&cells, n_words),
                          score->player[seat].lines[line].count);
        for (int i = 0; i < n; i++)
          {
            assert_true (i == 0 || sizes[i - 1] >= sizes[i]);
            sum += sizes[i];
          }
        assert_int_equal (sum, score->player[seat].lines[line].count);
        assert_int_equal (sizes[n], 0);
        assert_true (line > 0 || n <= 1);
      }
}

static void
test_what_was_counted_by_hand_has_no_cells (void **unused)
{
  const char *const events[] = { CAMEL ("red", "a3"),
                                 "{'do':'count','by':'red','herd':7}", NULL };
  g_autoptr (CaravanSheet) sheet = play (OASIS_HEADER, events);
  int sizes[SIZES_MOST];

  assert_int_equal (caravan_sheet_get_score (sheet)->player[0].lines[0].count, 7);
  assert_int_equal (caravan_sheet_get_sizes (sheet, 0, 0, sizes, SIZES_MOST), 0);
}

static void
test_games_without_lines_about_cells_have_none (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_example ("oregon.caravan");
  int sizes[SIZES_MOST];

  assert_int_equal (caravan_sheet_get_sizes (sheet, 0, 0, sizes, SIZES_MOST), 0);
}

/* Growth. */

static void
test_growth_begins_with_nothing_and_ends_with_the_total (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_example ("oasis.caravan");
  gsize n_steps =
      cv_match_n_steps (rec_record_match (caravan_sheet_get_record (sheet)));

  for (int seat = 0; seat < 4; seat++)
    {
      gsize n = 0;
      const int *growth = caravan_sheet_get_growth (sheet, seat, &n);
      assert_non_null (growth);
      assert_int_equal (n, n_steps + 1);
      assert_int_equal (growth[0], 0);
      assert_int_equal (growth[n - 1],
                        caravan_sheet_get_score (sheet)->player[seat].total);
    }
}

/* Reckoned slowly: the state of each step on its own. */
static void
test_growth_takes_the_scoring_tiles_of_the_end (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_example ("oasis.caravan");
  const CvTable *table = caravan_sheet_get_table (sheet);
  const CvPlayerScore *end = &caravan_sheet_get_score (sheet)->player[1];
  gsize n = 0;
  const int *growth = caravan_sheet_get_growth (sheet, 1, &n);

  for (gsize step = 0; step < n; step += 7)
    {
      CvState state;
      CvScore score;
      int sum = 0;
      cv_match_state_at (rec_record_match (caravan_sheet_get_record (sheet)), step,
                         &state);
      table->game->score (table, &state, true, &score);
      for (int i = 0; i < end->n_lines; i++)
        sum += score.player[1].lines[i].count * end->lines[i].times;
      assert_int_equal (growth[step], sum);
    }
}

static void
test_growth_leaves_out_what_was_hidden (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_example ("oregon.caravan");

  for (int seat = 0; seat < 3; seat++)
    {
      const CvPlayerScore *player = &caravan_sheet_get_score (sheet)->player[seat];
      gsize n = 0;
      const int *growth = caravan_sheet_get_growth (sheet, seat, &n);
      assert_int_equal (growth[n - 1], player->lines[0].points);
      assert_true (player->total > player->lines[0].points);
    }
}

static void
test_growth_of_a_sealed_player_is_not_told (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_golden ("oasis-sealed.caravan");
  const CvScore *score = caravan_sheet_get_score (sheet);
  int n_sealed = 0;

  for (int seat = 0; seat < score->n_players; seat++)
    {
      gsize n = 0;
      n_sealed += score->player[seat].sealed;
      assert_int_equal (caravan_sheet_get_growth (sheet, seat, &n) == NULL,
                        score->player[seat].sealed);
    }
  assert_true (n_sealed > 0);
}

/* Out. */

static void
test_files_are_those_of_the_exporters (void **unused)
{
  g_autoptr (CaravanSheet) sheet = read_example ("basari.caravan");
  char *csv = caravan_sheet_csv (sheet), *json = caravan_sheet_json (sheet);
  char *link = caravan_sheet_bgstats (sheet), *text = caravan_sheet_text (sheet);
  char *wanted = rec_export_csv (caravan_sheet_get_record (sheet),
                                 caravan_sheet_get_score (sheet));

  assert_string_equal (csv, wanted);
  assert_int_equal (json[strlen (json) - 1], '\n');
  assert_null (strchr (link, '\n'));
  assert_non_null (strstr (text, "Étienne"));
  free (csv);
  free (json);
  free (link);
  free (text);
  free (wanted);
}

static void
expect_laps (const char *example, const int (*cases)[3], size_t n)
{
  g_autoptr (CaravanSheet) sheet = read_example (example);

  for (size_t i = 0; i < n; i++)
    {
      int laps = -1, space = -1;
      caravan_sheet_get_laps (sheet, cases[i][0], &laps, &space);
      assert_int_equal (laps, cases[i][1]);
      assert_int_equal (space, cases[i][2]);
    }
}

static void
test_track_of_a_hundred_spaces_is_walked_in_laps (void **unused)
{
  static const int cases[][3] = { { 0, 0, 0 },    { 99, 0, 99 }, { 100, 1, 0 },
                                  { 199, 1, 99 }, { 200, 2, 0 }, { 544, 5, 44 } };

  expect_laps ("oasis.caravan", cases, G_N_ELEMENTS (cases));
}

static void
test_track_that_nobody_knows_has_no_laps (void **unused)
{
  static const int cases[][3] = { { 0, 0, 0 }, { 100, 0, 100 }, { 544, 0, 544 } };

  expect_laps ("oregon.caravan", cases, G_N_ELEMENTS (cases));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_score_is_that_of_the_record),
    cmocka_unit_test (test_date_is_when_the_record_was_made),
    cmocka_unit_test (test_date_is_else_that_of_the_last_event_that_has_one),
    cmocka_unit_test (test_every_line_has_the_cells_it_counts),
    cmocka_unit_test (test_what_was_counted_by_hand_has_no_cells),
    cmocka_unit_test (test_games_without_lines_about_cells_have_none),
    cmocka_unit_test (test_growth_begins_with_nothing_and_ends_with_the_total),
    cmocka_unit_test (test_growth_takes_the_scoring_tiles_of_the_end),
    cmocka_unit_test (test_growth_leaves_out_what_was_hidden),
    cmocka_unit_test (test_growth_of_a_sealed_player_is_not_told),
    cmocka_unit_test (test_files_are_those_of_the_exporters),
    cmocka_unit_test (test_track_of_a_hundred_spaces_is_walked_in_laps),
    cmocka_unit_test (test_track_that_nobody_knows_has_no_laps),
  };

  caravan_language_set ("en");
  return cmocka_run_group_tests (tests, NULL, NULL);
}
