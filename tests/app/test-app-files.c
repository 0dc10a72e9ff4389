/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records and their names, recent games, and new games as data: what the pages round
   the table show, without a window. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <utime.h>

#include "caravan-board-files.h"
#include "caravan-files.h"
#include "caravan-game.h"
#include "caravan-language.h"
#include "caravan-match.h"
#include "caravan-paths.h"
#include "caravan-recent.h"
#include "caravan-settings.h"
#include "caravan-setup.h"
#include "caravan-when.h"
#include "cv-games.h"
#include "files.h"
#include "rec-record.h"

static GDateTime *
make_time (void)
{
  return g_date_time_new_utc (2026, 11, 16, 19, 30, 0);
}

static char *
make_path (const char *const *names)
{
  g_autoptr (GDateTime) now = make_time ();

  return caravan_files_new_path ("Oasis", names, now);
}

static void
loaded_cb (gpointer owner, gpointer recent, const RecError *error)
{
  *(GPtrArray **) owner = recent;
}

static GPtrArray *
load_recent (void)
{
  GPtrArray *recent = NULL;

  caravan_recent_load (10, NULL, loaded_cb, &recent);
  while (recent == NULL)
    g_main_context_iteration (NULL, TRUE);
  return recent;
}

static void
assert_name (const char *path, const char *wanted)
{
  g_autofree char *name = g_path_get_basename (path);

  assert_string_equal (name, wanted);
}

static void
copy_example (const char *name, const char *path)
{
  g_autofree char *from =
      g_build_filename (g_getenv ("CARAVANSERAI_EXAMPLES"), name, NULL);
  g_autofree char *text = NULL;
  gsize size;

  assert_true (g_file_get_contents (from, &text, &size, NULL));
  assert_true (g_file_set_contents (path, text, (gssize) size, NULL));
}

/* Rights */

static void
expect_mode (const char *path, unsigned mode)
{
  GStatBuf info;

  assert_int_equal (g_stat (path, &info), 0);
  if ((info.st_mode & 0777) != mode)
    fail_msg ("%s has the rights %o", path, (unsigned) info.st_mode & 0777);
}

/* A board that is saved before any game makes the data directory. */
static void
save_a_board (const char *data)
{
  g_autofree char *boards = g_build_filename (data, "boards", NULL);
  g_autofree char *board = g_build_filename (boards, "mine.board", NULL);
  RecError error;

  assert_true (caravan_board_file_write (board, "{}", &error));
  expect_mode (data, 0700);
  expect_mode (boards, 0700);
  expect_mode (board, 0600);
  g_chmod (board, 0644);
  assert_true (caravan_board_file_write (board, "{ }", &error));
  expect_mode (board, 0644);
  g_unlink (board);
  g_rmdir (boards);
}

static void
test_what_the_window_writes_is_for_its_owner_alone (void **state)
{
  static const mode_t masks[] = { 0, 022 };

  for (int i = 0; i < 2; i++)
    {
      mode_t before = umask (masks[i]);
      g_autofree char *home = g_dir_make_tmp ("caravan-modes-XXXXXX", NULL);
      g_autofree char *data = g_build_filename (home, "caravanserai", NULL);
      g_autofree char *pdf = g_build_filename (home, "scores.pdf", NULL);
      g_autofree char *recent =
          g_build_filename (caravan_files_data_dir (), "recent", NULL);
      RecError error;
      save_a_board (data);
      assert_true (caravan_files_save (pdf, "%PDF", 4, &error));
      expect_mode (pdf, 0600);
      caravan_recent_add (pdf);
      expect_mode (recent, 0600);
      expect_mode (caravan_files_data_dir (), 0700);
      umask (before);
      g_unlink (recent);
      g_unlink (pdf);
      g_rmdir (data);
      g_rmdir (home);
    }
}

/* Names of files */

static void
test_a_record_is_named_after_day_game_and_players (void **state)
{
  g_autofree char *path = make_path ((const char *[]){ "Anna", "Bruno", NULL });

  assert_name (path, "2026-11-16 Oasis Anna Bruno.caravan");
  assert_true (g_str_has_prefix (path, caravan_files_games_dir ()));
}

static void
test_a_name_that_is_taken_gets_a_number (void **state)
{
  g_autofree char *first = make_path ((const char *[]){ "Taken", NULL });

  assert_true (g_file_set_contents (first, "", 0, NULL));
  g_autofree char *second = make_path ((const char *[]){ "Taken", NULL });
  assert_name (second, "2026-11-16 Oasis Taken (2).caravan");
  g_unlink (first);
}

static void
test_names_that_no_file_can_have_are_tamed (void **state)
{
  g_autofree char *path = make_path ((const char *[]){ "../A/B", "C:\n", NULL });

  assert_name (path, "2026-11-16 Oasis ..-A-B C--.caravan");
}

static void
test_long_names_are_cut_at_a_character (void **state)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (int i = 0; i < 200; i++)
    g_string_append (name, "è");
  g_autofree char *path = make_path ((const char *[]){ name->str, NULL });
  g_autofree char *base = g_path_get_basename (path);
  assert_true (strlen (base) < 255);
  assert_true (g_utf8_validate (base, -1, NULL));
}

/* Recent games */

static void
test_the_latest_game_is_first_and_a_vanished_one_drops_out (void **state)
{
  char *directory = files_make_directory ("recent");
  g_autofree char *old = files_path (directory, "old.caravan");
  g_autofree char *gone = files_path (directory, "gone.caravan");
  struct utimbuf past = { 1000000000, 1000000000 };

  copy_example ("oasis.caravan", old);
  copy_example ("oasis.caravan", gone);
  caravan_recent_add (old);
  caravan_recent_add (gone);
  g_unlink (gone);
  g_autofree char *own = make_path ((const char *[]){ "Own", NULL });
  copy_example ("oasis.caravan", own);
  g_utime (own, &past);
  g_autoptr (GPtrArray) recent = load_recent ();
  assert_int_equal (recent->len, 2);
  const CaravanRecent *first = g_ptr_array_index (recent, 0);
  const CaravanRecent *second = g_ptr_array_index (recent, 1);
  assert_string_equal (first->path, old);
  assert_string_equal (second->path, own);
  assert_string_equal (first->names[0], "Anna");
  assert_true (first->n_steps > 0);
  g_unlink (own);
  files_remove_directory (directory);
}

static void
test_damaged_games_are_left_out (void **state)
{
  char *directory = files_make_directory ("recent");
  g_autofree char *damaged = files_path (directory, "damaged.caravan");

  files_write_lines (damaged, "{'caravanserai':99}\n");
  caravan_recent_add (damaged);
  g_autoptr (GPtrArray) recent = load_recent ();
  assert_int_equal (recent->len, 0);
  files_remove_directory (directory);
}

static void
test_a_damaged_list_of_recent_games_loses_only_itself (void **state)
{
  g_autofree char *list = g_build_filename (caravan_files_data_dir (), "recent", NULL);
  g_autofree char *own = make_path ((const char *[]){ "Kept", NULL });

  copy_example ("oasis.caravan", own);
  assert_true (g_file_set_contents (list, "\xff\n12\n 3 x\n5 relative", -1, NULL));
  g_autoptr (GPtrArray) recent = load_recent ();
  assert_int_equal (recent->len, 1);
  g_unlink (own);
  g_unlink (list);
}

/* New games */

static void
start (CaravanSetup *setup)
{
  caravan_setup_start (setup, caravan_games[0]->game, caravan_settings ());
}

static void
forget_settings (void)
{
  g_settings_reset (caravan_settings (), "last-players");
  g_settings_reset (caravan_settings (), "known-names");
  g_settings_reset (caravan_settings (), "last-edition");
  g_settings_reset (caravan_settings (), "last-turns");
  g_settings_reset (caravan_settings (), "last-board");
}

static void
assert_colors_differ (const CaravanSetup *setup)
{
  for (int i = 0; i < setup->n_seats; i++)
    for (int j = 0; j < i; j++)
      assert_int_not_equal (setup->seats[i].color, setup->seats[j].color);
}

static void
test_a_first_game_has_as_few_players_as_may_play (void **state)
{
  CaravanSetup setup;

  forget_settings ();
  start (&setup);
  assert_int_equal (setup.n_seats, setup.game->players_min);
  assert_colors_differ (&setup);
  caravan_setup_clear (&setup);
}

static void
test_colours_are_swapped_never_shared (void **state)
{
  CaravanSetup setup;

  forget_settings ();
  start (&setup);
  while (caravan_setup_add_seat (&setup))
    ;
  assert_int_equal (setup.n_seats, setup.game->players_max);
  CvColor first = setup.seats[0].color;
  caravan_setup_set_color (&setup, 0, setup.seats[2].color);
  assert_int_equal (setup.seats[2].color, first);
  assert_colors_differ (&setup);
  caravan_setup_clear (&setup);
}

static void
test_players_move_with_name_and_colour (void **state)
{
  CaravanSetup setup;

  forget_settings ();
  start (&setup);
  CvColor color = setup.seats[0].color;
  caravan_setup_set_name (&setup, 0, "Anna");
  caravan_setup_move_seat (&setup, 0, 2);
  assert_string_equal (setup.seats[2].name, "Anna");
  assert_int_equal (setup.seats[2].color, color);
  caravan_setup_move_seat (&setup, 2, 1);
  assert_string_equal (setup.seats[1].name, "Anna");
  assert_false (caravan_setup_remove_seat (&setup, 0));
  caravan_setup_clear (&setup);
}

static void
test_the_next_game_begins_with_what_was_chosen (void **state)
{
  CaravanSetup setup;

  forget_settings ();
  start (&setup);
  caravan_setup_add_seat (&setup);
  caravan_setup_set_name (&setup, 0, "Anna");
  caravan_setup_set_color (&setup, 0, CV_COLOR_BLACK);
  setup.edition = 1;
  setup.turns = CV_TURNS_GUIDED;
  caravan_setup_remember (&setup, caravan_settings ());
  caravan_setup_clear (&setup);
  start (&setup);
  assert_int_equal (setup.n_seats, 4);
  assert_string_equal (setup.seats[0].name, "Anna");
  assert_int_equal (setup.seats[0].color, CV_COLOR_BLACK);
  assert_int_equal (setup.edition, 1);
  assert_int_equal (setup.turns, CV_TURNS_GUIDED);
  caravan_setup_clear (&setup);
  forget_settings ();
}

static void
expect_edition (const char *language, const char *edition)
{
  CaravanSetup setup;

  assert_true (caravan_language_set (language));
  start (&setup);
  assert_string_equal (setup.game->editions[setup.edition], edition);
  caravan_setup_clear (&setup);
  assert_true (caravan_language_set ("en"));
}

static void
test_the_booklet_is_that_of_the_language_until_one_is_chosen (void **state)
{
  CaravanSetup setup;

  forget_settings ();
  expect_edition ("fr", "fr");
  expect_edition ("it", "it");
  expect_edition ("en", "it");
  start (&setup);
  caravan_setup_remember (&setup, caravan_settings ());
  expect_edition ("fr", "it");
  caravan_setup_clear (&setup);
  forget_settings ();
}

/* A game with one booklet leaves nothing to choose, and says nothing about the next. */
static void
test_a_game_with_one_booklet_chooses_none (void **state)
{
  CaravanSetup setup;

  forget_settings ();
  caravan_setup_start (&setup, &cv_oregon, caravan_settings ());
  caravan_setup_remember (&setup, caravan_settings ());
  caravan_setup_clear (&setup);
  expect_edition ("fr", "fr");
  assert_true (caravan_language_set ("fr"));
  caravan_setup_start (&setup, &cv_oregon, caravan_settings ());
  assert_int_equal (setup.edition, 0);
  caravan_setup_switch_game (&setup, caravan_games[0]->game, caravan_settings ());
  assert_string_equal (setup.game->editions[setup.edition], "fr");
  caravan_setup_clear (&setup);
  assert_true (caravan_language_set ("en"));
  forget_settings ();
}

static void
test_a_setup_makes_the_header_of_a_record (void **state)
{
  CaravanSetup setup;
  g_autoptr (GDateTime) now = make_time ();
  RecReading reading = { caravan_boards_dir (), SIZE_MAX };
  RecError error;

  forget_settings ();
  start (&setup);
  caravan_setup_set_name (&setup, 0, "  Anna\n\u202e ");
  json_t *header = caravan_setup_make_header (&setup, now, &error);
  assert_non_null (header);
  assert_true (json_is_object (json_object_get (header, "board")));
  assert_string_equal (json_string_value (json_object_get (header, "created")),
                       "2026-11-16T19:30:00Z");
  json_t *array = json_pack ("[o]", header);
  RecRecord *record = rec_record_read_array (array, &reading, &error);
  assert_non_null (record);
  assert_string_equal (rec_record_name (record, 0), "Anna");
  assert_string_equal (rec_record_name (record, 1), "Blue");
  rec_record_free (record);
  json_decref (array);
  caravan_setup_clear (&setup);
}

static void
test_a_board_that_vanished_gives_way_to_the_sample (void **state)
{
  CaravanSetup setup;

  g_settings_set_string (caravan_settings (), "last-board", "/nowhere/at-all.board");
  start (&setup);
  assert_null (setup.board);
  caravan_setup_clear (&setup);
  forget_settings ();
}

/* Dates */

static void
assert_when (GDateTime *then, GDateTime *now, const char *wanted)
{
  g_autofree char *text = caravan_say_when (then, now);

  assert_string_equal (text, wanted);
}

static void
test_dates_are_said_as_people_say_them (void **state)
{
  g_autoptr (GDateTime) now = make_time ();
  g_autoptr (GDateTime) night = g_date_time_new_utc (2026, 11, 15, 23, 59, 0);
  g_autoptr (GDateTime) first = g_date_time_new_utc (2026, 3, 1, 8, 0, 0);
  g_autoptr (GDateTime) other = g_date_time_new_utc (2025, 11, 14, 8, 0, 0);

  assert_when (now, now, "today at 19:30");
  assert_when (night, now, "yesterday at 23:59");
  assert_when (first, now, "1 March 2026");
  assert_when (other, now, "14 November 2025");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_what_the_window_writes_is_for_its_owner_alone),
    cmocka_unit_test (test_a_record_is_named_after_day_game_and_players),
    cmocka_unit_test (test_a_name_that_is_taken_gets_a_number),
    cmocka_unit_test (test_names_that_no_file_can_have_are_tamed),
    cmocka_unit_test (test_long_names_are_cut_at_a_character),
    cmocka_unit_test (test_the_latest_game_is_first_and_a_vanished_one_drops_out),
    cmocka_unit_test (test_damaged_games_are_left_out),
    cmocka_unit_test (test_a_damaged_list_of_recent_games_loses_only_itself),
    cmocka_unit_test (test_a_first_game_has_as_few_players_as_may_play),
    cmocka_unit_test (test_colours_are_swapped_never_shared),
    cmocka_unit_test (test_players_move_with_name_and_colour),
    cmocka_unit_test (test_the_next_game_begins_with_what_was_chosen),
    cmocka_unit_test (test_the_booklet_is_that_of_the_language_until_one_is_chosen),
    cmocka_unit_test (test_a_game_with_one_booklet_chooses_none),
    cmocka_unit_test (test_a_setup_makes_the_header_of_a_record),
    cmocka_unit_test (test_a_board_that_vanished_gives_way_to_the_sample),
    cmocka_unit_test (test_dates_are_said_as_people_say_them),
  };
  g_autofree char *home = g_dir_make_tmp ("caravan-files-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  int status = cmocka_run_group_tests (tests, NULL, NULL);
  g_rmdir (caravan_files_games_dir ());
  g_rmdir (caravan_files_data_dir ());
  g_rmdir (home);
  return status;
}
