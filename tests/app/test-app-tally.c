/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has won how often tonight. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>

#include "caravan-files.h"
#include "caravan-tally.h"
#include "cv-games.h"
#include "files.h"

#define MOST 8

static gboolean has_answered;
static GDateTime *now; /* the same for all dates of a test */

/* A game of Oregon that ended: each player with the space on the track; an hour counts
   from now back, -1 is an hour ago. */
typedef struct
{
  int hour;
  const char *names[4];
  int tracks[4];
  gboolean is_over;
} Evening;

static char *
say_date (int hour)
{
  g_autoptr (GDateTime) then = g_date_time_add_hours (now, hour);

  return g_date_time_format (then, "%Y-%m-%dT%H:00:00Z");
}

static void
put (const Evening *evening, int number)
{
  static const char *const colors[] = { "red", "blue", "green", "yellow" };
  g_autoptr (GString) players = g_string_new (NULL), events = g_string_new (NULL);
  g_autofree char *date = say_date (evening->hour);
  g_autofree char *name = g_strdup_printf ("%d.caravan", number);
  g_autofree char *path = g_build_filename (caravan_files_games_dir (), name, NULL);

  for (int i = 0; i < 4 && evening->names[i] != NULL; i++)
    {
      g_string_append_printf (players, "%s{'color':'%s','name':'%s'}", i > 0 ? "," : "",
                              colors[i], evening->names[i]);
      g_string_append_printf (events,
                              "{'do':'count','by':'%s','track':%d,'farmers':3}\n",
                              colors[i], evening->tracks[i]);
    }
  g_autofree char *lines = g_strdup_printf (
      "{'caravanserai':1,'game':'oregon','created':'%s','players':[%s]}\n%s%s", date,
      players->str, events->str, evening->is_over ? "{'do':'end'}\n" : "");
  files_write_lines (path, lines);
}

static void
answered_cb (gpointer tally, gpointer result, const RecError *error)
{
  *(CaravanTally **) tally = result;
  has_answered = TRUE;
}

/* What is said of the game that was begun in that hour; 1: of the latest. */
static void
expect (int hour, const char *said)
{
  g_autoptr (CaravanTally) tally = NULL;
  g_autofree char *date = hour > 0 ? NULL : say_date (hour);

  has_answered = FALSE;
  caravan_tally_gather (hour > 0 ? NULL : &cv_oregon, date, NULL, answered_cb, &tally);
  while (!has_answered)
    g_main_context_iteration (NULL, TRUE);
  g_autofree char *text = caravan_tally_say (tally);
  if (g_strcmp0 (text, said) != 0)
    fail_msg ("%s, not %s", text, said);
}

static void
play (const Evening *evenings, int n)
{
  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  for (int i = 0; i < n; i++)
    put (&evenings[i], i);
}

static int
clear_away (void **state)
{
  g_autoptr (GPtrArray) games = caravan_files_list_games ();

  caravan_archive_settle ();
  for (guint i = 0; i < games->len; i++)
    remove (g_ptr_array_index (games, i));
  return 0;
}

#define PLAY(...)                                                                      \
  do                                                                                   \
    {                                                                                  \
      const Evening evenings[] = { __VA_ARGS__ };                                      \
      play (evenings, (int) G_N_ELEMENTS (evenings));                                  \
    }                                                                                  \
  while (0)

static void
test_one_game_has_no_tally (void **state)
{
  PLAY ({ -1, { "Anna", "Bruno" }, { 60, 50 }, TRUE });
  expect (-1, NULL);
  expect (1, NULL);
}

static void
test_from_the_second_game_on_wins_are_counted (void **state)
{
  PLAY ({ -5, { "Anna", "Bruno" }, { 60, 50 }, TRUE },
        { -3, { "Bruno", "Anna" }, { 60, 50 }, TRUE },
        { -1, { "Anna", "Bruno" }, { 60, 50 }, TRUE });
  expect (-1, "Tonight: Anna 2 and Bruno 1");
  expect (1, "Tonight: Anna 2 and Bruno 1");
}

static void
test_who_won_first_is_named_first_when_they_are_level (void **state)
{
  PLAY ({ -5, { "Anna", "Bruno" }, { 50, 60 }, TRUE },
        { -3, { "Anna", "Bruno" }, { 60, 50 }, TRUE });
  expect (-3, "Tonight: Bruno 1 and Anna 1");
}

static void
test_a_shared_victory_is_one_for_each (void **state)
{
  PLAY ({ -5, { "Anna", "Bruno" }, { 60, 60 }, TRUE },
        { -3, { "Anna", "Bruno" }, { 60, 50 }, TRUE });
  expect (-3, "Tonight: Anna 2 and Bruno 1");
}

static void
test_two_of_the_same_people_are_enough_and_one_is_not (void **state)
{
  PLAY ({ -5, { "Anna", "Bruno", "Chiara" }, { 40, 50, 60 }, TRUE },
        { -4, { "Anna", "Davide" }, { 60, 50 }, TRUE },
        { -3, { "Anna", "Bruno", "Elena" }, { 60, 50, 40 }, TRUE });
  expect (-3, "Tonight: Chiara 1 and Anna 1");
  expect (-4, NULL);
}

static void
test_a_game_of_the_day_before_is_not_tonights (void **state)
{
  PLAY ({ -14, { "Anna", "Bruno" }, { 60, 50 }, TRUE },
        { -3, { "Anna", "Bruno" }, { 50, 60 }, TRUE });
  expect (-3, NULL);
  expect (-14, NULL);
}

static void
test_a_game_that_is_not_over_has_no_winner (void **state)
{
  PLAY ({ -5, { "Anna", "Bruno" }, { 60, 50 }, TRUE },
        { -3, { "Anna", "Bruno" }, { 60, 50 }, FALSE });
  expect (-3, NULL);
  expect (-5, NULL);
}

static void
test_what_was_just_played_is_in_it (void **state)
{
  PLAY ({ -5, { "Anna", "Bruno" }, { 60, 50 }, TRUE });
  expect (-5, NULL);
  put (&(Evening){ -2, { "Anna", "Bruno" }, { 60, 50 }, TRUE }, MOST);
  expect (-2, "Tonight: Anna 2");
}

#define TEST(NAME) cmocka_unit_test_teardown (NAME, clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    TEST (test_one_game_has_no_tally),
    TEST (test_from_the_second_game_on_wins_are_counted),
    TEST (test_who_won_first_is_named_first_when_they_are_level),
    TEST (test_a_shared_victory_is_one_for_each),
    TEST (test_two_of_the_same_people_are_enough_and_one_is_not),
    TEST (test_a_game_of_the_day_before_is_not_tonights),
    TEST (test_a_game_that_is_not_over_has_no_winner),
    TEST (test_what_was_just_played_is_in_it),
  };
  char *home = files_make_directory ("tally");

  now = g_date_time_new_now_utc ();
  setenv ("XDG_DATA_HOME", home, 1);
  int n_failed = cmocka_run_group_tests_name ("app-tally", tests, NULL, NULL);
  g_date_time_unref (now);
  return files_remove_tree (home) == 0 ? n_failed : 1;
}
