/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a game was played: what its times say, what the statistics make of it, and
   what BG Stats gets. Records are written here with ' for ". */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "past.h"
#include "rec-export.h"
#include "text.h"

#define PLAYERS                                                                        \
  "'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"          \
  "{'color':'green','name':'Chiara'}]"
#define TABLE(BOARD)                                                                   \
  "{'caravanserai':1,'game':'oasis','created':'2026-11-15T19:00:00Z'," BOARD PLAYERS   \
  "}\n"
#define HEADER           TABLE ("'board':'sample',")
#define NOTE(TIME)       "{'do':'note','text':'-','time':'2026-11-15T" TIME "Z'}\n"
#define NOTE_NEXT(TIME)  "{'do':'note','text':'-','time':'2026-11-16T" TIME "Z'}\n"
#define NOTE_WITHOUT     "{'do':'note','text':'-'}\n"
#define END(TIME)        "{'do':'end','time':'2026-11-15T" TIME "Z'}\n"
#define AN_HOUR_OF_NOTES NOTE ("19:10:00") NOTE ("19:40:00") NOTE ("20:10:00")

static void
expect (const char *lines, int64_t seconds)
{
  RecRecord *record = text_record (lines);

  assert_int_equal (rec_record_played (record), seconds);
  rec_record_free (record);
}

static void
test_it_is_from_the_first_event_to_the_last (void **state)
{
  expect (HEADER, 0);
  expect (HEADER NOTE ("19:10:00"), 0);
  expect (HEADER NOTE ("19:10:00") NOTE ("19:10:59"), 59);
  expect (HEADER AN_HOUR_OF_NOTES, 3600);
}

static void
test_pauses_of_more_than_half_an_hour_do_not_count (void **state)
{
  expect (HEADER NOTE ("19:10:00") NOTE ("19:40:00"), 1800);
  expect (HEADER NOTE ("19:10:00") NOTE ("19:40:01"), 0);
  expect (HEADER AN_HOUR_OF_NOTES NOTE ("22:00:00") NOTE ("22:05:00"), 3900);
}

static void
test_midnight_is_no_border (void **state)
{
  expect (HEADER NOTE ("23:50:00") NOTE_NEXT ("00:10:00"), 1200);
}

static void
test_parts_of_a_second_are_left_out (void **state)
{
  expect (HEADER NOTE ("19:10:00.9") NOTE ("19:10:10.1"), 10);
}

static void
test_events_without_a_time_are_passed_over (void **state)
{
  expect (HEADER NOTE_WITHOUT NOTE_WITHOUT, 0);
  expect (HEADER NOTE_WITHOUT NOTE ("19:10:00") NOTE_WITHOUT NOTE ("19:20:00"), 600);
}

/* As after a correction, which writes later events once more. */
static void
test_what_is_earlier_than_before_adds_nothing (void **state)
{
  expect (HEADER NOTE ("19:10:00") NOTE ("19:20:00") NOTE ("19:12:00")
              NOTE ("19:25:00"),
          900);
}

static void
test_numbers_that_were_typed_have_no_time (void **state)
{
  expect (TABLE ("") AN_HOUR_OF_NOTES, 0);
}

static void
test_a_game_from_the_middle_has_no_time (void **state)
{
  expect (
      HEADER
      "{'do':'position','camels':{},'time':'2026-11-15T19:05:00Z'}\n" AN_HOUR_OF_NOTES,
      0);
}

/* What others make of it. */

/* Of the link; 0: there is none. */
static long
find_duration (RecRecord *record)
{
  static const char key[] = "%22durationMin%22%3A";
  const CvTable *table = rec_record_table (record);
  CvScore score;

  table->game->score (table, cv_match_state (rec_record_match (record)), false, &score);
  char *link = rec_export_bgstats (record, &score), *found = strstr (link, key);
  long minutes = found == NULL ? 0 : strtol (found + strlen (key), NULL, 10);
  free (link);
  return minutes;
}

static void
expect_duration (const char *lines, long minutes)
{
  RecRecord *record = text_record (lines);

  assert_int_equal (find_duration (record), minutes);
  rec_record_free (record);
}

static void
test_bg_stats_gets_minutes_or_nothing (void **state)
{
  expect_duration (HEADER AN_HOUR_OF_NOTES, 60);
  expect_duration (HEADER NOTE ("19:10:00") NOTE ("19:20:29"), 10);
  expect_duration (HEADER NOTE ("19:10:00") NOTE ("19:20:30"), 11);
  expect_duration (HEADER NOTE ("19:10:00") NOTE ("19:10:29"), 0);
  expect_duration (HEADER, 0);
  expect_duration (TABLE ("") AN_HOUR_OF_NOTES, 0);
}

static void
test_statistics_add_up_the_games_that_were_timed (void **state)
{
  Past *past = *state;
  RecHistoryStats stats;
  RecError error = { 0 };

  past_put (past, "a.caravan", HEADER AN_HOUR_OF_NOTES END ("20:15:00"));
  past_put (past, "b.caravan", HEADER NOTE ("19:10:00") END ("19:20:00"));
  past_put (past, "c.caravan", HEADER "{'do':'end'}\n");
  past_put (past, "d.caravan", HEADER AN_HOUR_OF_NOTES);
  past_sync (past);
  assert_true (rec_history_stats (past->history, NULL, &stats, &error));
  assert_int_equal (stats.n_kinds, 1);
  assert_int_equal (stats.kinds[0].n_games, 3);
  assert_int_equal (stats.kinds[0].n_timed, 2);
  assert_int_equal (stats.kinds[0].seconds, 3900 + 600);
  rec_history_stats_clear (&stats);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_it_is_from_the_first_event_to_the_last),
    cmocka_unit_test (test_pauses_of_more_than_half_an_hour_do_not_count),
    cmocka_unit_test (test_midnight_is_no_border),
    cmocka_unit_test (test_parts_of_a_second_are_left_out),
    cmocka_unit_test (test_events_without_a_time_are_passed_over),
    cmocka_unit_test (test_what_is_earlier_than_before_adds_nothing),
    cmocka_unit_test (test_numbers_that_were_typed_have_no_time),
    cmocka_unit_test (test_a_game_from_the_middle_has_no_time),
    cmocka_unit_test (test_bg_stats_gets_minutes_or_nothing),
    cmocka_unit_test_setup_teardown (test_statistics_add_up_the_games_that_were_timed,
                                     past_set_up, past_clear_away),
  };

  return cmocka_run_group_tests_name ("played", tests, NULL, NULL);
}
