/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards that nobody has described: a new game on one, and the file in which is kept what
   people find out about it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

#include <glib/gstdio.h>

#include "caravan-board-files.h"
#include "caravan-learned-board.h"
#include "caravan-settings.h"
#include "caravan-setup.h"
#include "cv-games.h"
#include "rec-board.h"
#include "table.h"
#include "text.h"

#define HEADER(ARCHES)                                                                 \
  "{'caravanserai':1,'game':'basari','turns':'free','board':{'caravanserai-board':1,"  \
  "'game':'basari','id':'board-1','title':'Basari board','arches':" ARCHES             \
  ",'majority':{'red':14,'yellow':12,'green':10,'blue':8},'lap':10},'players':"        \
  "[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},{'color':'green',"   \
  "'name':'Carla'}]}"
#define UNKNOWN HEADER ("12")
#define KNOWN                                                                          \
  HEADER ("[{'points':4,'gems':''},{'points':4,'gems':''},{'points':4,'gems':''},"     \
          "{'points':4,'gems':''}]")

static Table *table;
static guint n_found;

static CaravanBoardMemory *
get_memory (void)
{
  return caravan_desk_get_memory (table->desk);
}

static void
sit (const char *header)
{
  n_found = 0;
  table = table_lay (header);
  if (get_memory () != NULL)
    g_signal_connect_swapped (get_memory (), "found", G_CALLBACK (g_atomic_int_inc),
                              &n_found);
}

static void
get_up (void)
{
  table_clear (table);
}

static void
play (const char *event)
{
  table_play (table, event);
}

static void
keep (void)
{
  RecError error = { 0 };

  assert_true (caravan_board_memory_keep (get_memory (), &error));
}

/* The one board among the user's own. */
static CaravanBoardFile *
load (void)
{
  RecError error = { 0 };

  if (table->desk != NULL && get_memory () != NULL)
    assert_true (caravan_board_memory_flush (get_memory (), &error));
  g_autoptr (GPtrArray) files = caravan_board_files_list (&cv_basari);
  assert_int_equal (files->len, 1);
  return g_ptr_array_steal_index (files, 0);
}

static void
expect_arch (int arch, const char *wanted)
{
  CaravanBoardFile *file = load ();
  json_t *expected = text_parse (wanted);

  assert_true (json_equal (
      json_array_get (json_object_get (file->object, "arches"), (gsize) arch - 1),
      expected));
  json_decref (expected);
  caravan_board_file_free (file);
}

static void
expect_no_file (void)
{
  g_autoptr (GPtrArray) files = caravan_board_files_list (&cv_basari);

  assert_int_equal (files->len, 0);
}

static void
remove_files (void)
{
  g_autoptr (GPtrArray) files = caravan_board_files_list (&cv_basari);

  for (guint i = 0; i < files->len; i++)
    g_unlink (((CaravanBoardFile *) files->pdata[i])->path);
  g_settings_reset (caravan_settings (), "last-board");
  g_settings_reset (caravan_settings (), "last-unknown-size");
}

/* Keeping. */

static void
test_nothing_is_left_to_find_out_on_a_known_board (void **state)
{
  sit (KNOWN);
  assert_null (get_memory ());
  get_up ();
}

static void
test_nothing_is_kept_unless_it_is_wanted (void **state)
{
  sit (UNKNOWN);
  play ("{'do':'points','by':'red','points':5}");
  play ("{'do':'gems','by':'blue','gems':'r'}");
  assert_int_equal (n_found, 1);
  get_up ();
  expect_no_file ();
}

static void
test_what_was_found_out_is_kept_and_what_follows (void **state)
{
  sit (UNKNOWN);
  play ("{'do':'roll','dice':{'red':1,'blue':1,'green':1}}");
  assert_int_equal (n_found, 0);
  play ("{'do':'points','by':'red','points':5}");
  assert_int_equal (n_found, 1);
  keep ();
  expect_arch (2, "{'points':5}");
  expect_arch (1, "{}");
  play ("{'do':'gems','by':'red','gems':'bgr'}");
  expect_arch (2, "{'points':5,'gems':'rgb'}");
  play ("{'do':'points','by':'green','points':7}");
  expect_arch (4, "{'points':7}");
  assert_int_equal (n_found, 1);
  get_up ();
  remove_files ();
}

static void
test_what_is_undone_or_corrected_is_in_the_file_too (void **state)
{
  json_t *event = text_parse ("{'do':'points','by':'red','points':6}");

  sit (UNKNOWN);
  play ("{'do':'points','by':'red','points':5}");
  keep ();
  play ("{'do':'gems','by':'blue','gems':'r'}");
  expect_arch (2, "{'gems':'r'}");
  play ("{'do':'undo'}");
  expect_arch (2, "{}");
  play ("{'do':'redo'}");
  expect_arch (2, "{'gems':'r'}");
  caravan_desk_correct (table->desk, 0);
  assert_true (caravan_desk_play (table->desk, event));
  assert_true (caravan_match_flush (table->match));
  expect_arch (1, "{'points':6}");
  expect_arch (2, "{'gems':'r'}");
  get_up ();
  json_decref (event);
  remove_files ();
}

static void
test_what_the_board_pays_is_kept (void **state)
{
  sit (UNKNOWN);
  keep ();
  play ("{'do':'worth','majority':{'red':16},'lap':12}");
  CaravanBoardFile *file = load ();
  json_t *majority = json_object_get (file->object, "majority");
  assert_int_equal (json_integer_value (json_object_get (majority, "red")), 16);
  assert_int_equal (json_integer_value (json_object_get (majority, "blue")), 8);
  assert_int_equal (json_integer_value (json_object_get (file->object, "lap")), 12);
  caravan_board_file_free (file);
  get_up ();
  remove_files ();
}

/* Who has agreed once need not agree again; what another game has found out stays. */
static void
test_a_game_that_goes_on_finds_its_file (void **state)
{
  RecError error = { 0 };

  sit (UNKNOWN);
  play ("{'do':'points','by':'red','points':5}");
  keep ();
  g_autofree char *path = g_strdup (caravan_match_get_path (table->match));
  g_clear_object (&table->desk);
  g_object_unref (table->match);
  caravan_match_settle ();

  CaravanBoardFile *file = load ();
  json_object_set_new (json_array_get (json_object_get (file->object, "arches"), 8),
                       "points", json_integer (4));
  assert_true (caravan_board_file_save (file->path, file->object, &error));
  caravan_board_file_free (file);
  table->match = caravan_match_open (path, &error);
  table->desk = caravan_desk_new (table->match);
  assert_non_null (caravan_board_memory_get_path (get_memory ()));
  play ("{'do':'gems','by':'red','gems':'y'}");
  expect_arch (1, "{'points':5,'gems':'y'}");
  expect_arch (9, "{'points':4}");
  get_up ();
  remove_files ();
}

static void
test_a_board_that_is_removed_does_not_come_back (void **state)
{
  sit (UNKNOWN);
  keep ();
  remove_files ();
  play ("{'do':'points','by':'red','points':5}");
  assert_null (caravan_board_memory_get_path (get_memory ()));
  get_up ();
  expect_no_file ();
}

static void
test_a_disk_that_refuses_is_told (void **state)
{
  RecError error = { 0 };

  sit (UNKNOWN);
  g_autofree char *directory =
      g_build_filename (g_get_user_data_dir (), "caravanserai", NULL);
  g_autofree char *boards = g_build_filename (directory, "boards", NULL);
  g_rmdir (boards);
  assert_true (g_file_set_contents (boards, "", 0, NULL));
  assert_false (caravan_board_memory_keep (get_memory (), &error));
  assert_true (rec_error_is_set (&error));
  assert_null (caravan_board_memory_get_path (get_memory ()));
  g_unlink (boards);
  get_up ();
}

/* New games. */

static void
start (CaravanSetup *setup)
{
  caravan_setup_start (setup, &cv_basari, caravan_settings ());
}

static json_t *
make_header (const CaravanSetup *setup)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 16, 19, 30, 5);
  RecError error = { 0 };
  json_t *header = caravan_setup_make_header (setup, now, &error);

  assert_non_null (header);
  return header;
}

static json_t *
get_board (const json_t *header)
{
  return json_object_get (header, "board");
}

static void
test_a_game_begins_on_a_board_of_which_only_the_size_is_known (void **state)
{
  CaravanSetup setup;
  RecError error = { 0 };
  CvBoard board;

  start (&setup);
  assert_int_equal (setup.unknown_size, 0);
  caravan_setup_set_board (&setup, NULL, 28);
  json_t *header = make_header (&setup);
  assert_true (rec_board_read (get_board (header), &cv_basari, &board, &error));
  assert_int_equal (board.n_arches, 28);
  assert_int_equal (caravan_learned_board_count (&board), 0);
  assert_int_equal (board.majority[CV_GEM_RED], 14);
  assert_int_equal (board.majority[CV_GEM_BLUE], 8);
  assert_int_equal (board.lap, 10);
  assert_string_equal (json_string_value (json_object_get (get_board (header), "id")),
                       "board-20261116-193005");
  json_decref (header);
  caravan_setup_remember (&setup, caravan_settings ());
  caravan_setup_clear (&setup);

  start (&setup);
  assert_int_equal (setup.unknown_size, 28);
  assert_null (setup.board);
  caravan_setup_clear (&setup);
  caravan_setup_start (&setup, &cv_oasis, caravan_settings ());
  assert_int_equal (setup.unknown_size, 0);
  caravan_setup_clear (&setup);
  remove_files ();
}

static void
test_boards_that_nobody_has_named_are_told_apart (void **state)
{
  CaravanSetup setup;

  sit (UNKNOWN);
  keep ();
  get_up ();
  start (&setup);
  caravan_setup_set_board (&setup, NULL, 28);
  json_t *header = make_header (&setup);
  assert_string_equal (
      json_string_value (json_object_get (get_board (header), "title")),
      "Basari board 2");
  json_decref (header);
  caravan_setup_clear (&setup);
  remove_files ();
}

static void
test_the_next_game_begins_with_what_is_known_so_far (void **state)
{
  CaravanSetup setup;
  RecError error = { 0 };
  CvBoard board;

  sit (UNKNOWN);
  play ("{'do':'points','by':'red','points':5}");
  play ("{'do':'gems','by':'red','gems':'y'}");
  keep ();
  get_up ();
  start (&setup);
  assert_non_null (setup.board);
  json_t *header = make_header (&setup);
  assert_true (rec_board_read (get_board (header), &cv_basari, &board, &error));
  assert_int_equal (caravan_learned_board_count (&board), 1);
  json_decref (header);
  caravan_setup_clear (&setup);
  remove_files ();
}

/* The same once more: on the board as it is known by now, or one as unknown as it was. */
static void
test_a_game_like_another_takes_its_board (void **state)
{
  CaravanSetup setup;

  sit (UNKNOWN);
  start (&setup);
  caravan_setup_take (&setup, caravan_match_get_record (table->match));
  assert_null (setup.board);
  assert_int_equal (setup.unknown_size, 12);
  expect_no_file ();
  play ("{'do':'points','by':'red','points':5}");
  keep ();
  play ("{'do':'gems','by':'red','gems':'y'}");
  caravan_setup_take (&setup, caravan_match_get_record (table->match));
  assert_string_equal (setup.board, caravan_board_memory_get_path (get_memory ()));
  assert_int_equal (setup.unknown_size, 0);
  expect_arch (1, "{'points':5,'gems':'y'}");
  caravan_setup_clear (&setup);
  get_up ();
  remove_files ();
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_nothing_is_left_to_find_out_on_a_known_board),
    cmocka_unit_test (test_nothing_is_kept_unless_it_is_wanted),
    cmocka_unit_test (test_what_was_found_out_is_kept_and_what_follows),
    cmocka_unit_test (test_what_is_undone_or_corrected_is_in_the_file_too),
    cmocka_unit_test (test_what_the_board_pays_is_kept),
    cmocka_unit_test (test_a_game_that_goes_on_finds_its_file),
    cmocka_unit_test (test_a_board_that_is_removed_does_not_come_back),
    cmocka_unit_test (test_a_disk_that_refuses_is_told),
    cmocka_unit_test (test_a_game_begins_on_a_board_of_which_only_the_size_is_known),
    cmocka_unit_test (test_boards_that_nobody_has_named_are_told_apart),
    cmocka_unit_test (test_the_next_game_begins_with_what_is_known_so_far),
    cmocka_unit_test (test_a_game_like_another_takes_its_board),
  };
  g_autofree char *home = g_dir_make_tmp ("caravan-memory-XXXXXX", NULL);
  g_autofree char *data = g_build_filename (home, "caravanserai", NULL);
  g_autofree char *boards = g_build_filename (data, "boards", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  int status = cmocka_run_group_tests (tests, NULL, NULL);
  g_rmdir (boards);
  g_rmdir (data);
  g_rmdir (home);
  return status;
}
