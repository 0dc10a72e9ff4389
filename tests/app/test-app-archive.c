/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games as the window asks for them, whatever has become of the index. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <unistd.h>

#include "caravan-archive.h"
#include "caravan-files.h"
#include "damage.h"
#include "files.h"

#define RECORD                                                                         \
  "{'caravanserai':1,'game':'oregon','players':[{'color':'red','name':'Anna'},"        \
  "{'color':'blue','name':'Bruno'}]}\n{'do':'count','by':'red','track':40}\n"

typedef struct
{
  gboolean is_done;
  gsize n_games;
  RecError error;
} Answer;

static gpointer
count_games (gpointer history, gpointer data, RecError *error)
{
  RecHistoryList list;
  Answer *answer = data;

  if (rec_history_list (history, NULL, &list, error))
    {
      answer->n_games = list.n_games;
      rec_history_list_clear (&list);
    }
  return NULL;
}

static void
answered_cb (gpointer data, gpointer result, const RecError *error)
{
  Answer *answer = data;

  answer->error = *error;
  answer->is_done = TRUE;
}

/* Opens the index anew, as the window does when it is asked the first time. */
static Answer
ask (void)
{
  static const CaravanErrand counting = { .work = count_games };
  Answer answer = { 0 };

  caravan_archive_ask (&counting, &answer, NULL, answered_cb, &answer);
  while (!answer.is_done)
    g_main_context_iteration (NULL, TRUE);
  caravan_archive_settle ();
  return answer;
}

static void
expect_games (const char *way)
{
  Answer answer = ask ();

  if (rec_error_is_set (&answer.error) || answer.n_games != 3)
    fail_msg ("%s: %zu games, %s", way, answer.n_games, answer.error.text);
}

static char *
put_three (void)
{
  static const char *const names[] = { "a.caravan", "b.caravan", "c.caravan" };

  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  for (int i = 0; i < 3; i++)
    {
      char *path = files_path (caravan_files_games_dir (), names[i]);
      files_write_lines (path, RECORD);
      free (path);
    }
  return files_path (caravan_files_data_dir (), "history.db");
}

static void
test_the_window_lists_whatever_was_damaged (void **state)
{
  char *path = put_three (), way[DAMAGE_WAY_SIZE];

  expect_games ("nothing");
  RecBytes good = files_read (path);
  size_t n = damage_count (good.size);
  damage_clear (path);
  for (size_t i = 0; i < n; i += damage_is_special (i) ? 1 : 41)
    {
      damage_index (path, &good, i, way);
      expect_games (way);
      damage_clear (path);
    }
  for (size_t i = 0; i < damage_places_n; i++)
    {
      damage_put (path, &good, i);
      expect_games (damage_places[i]);
      g_autofree char *aside = caravan_archive_take_set_aside (caravan_archive_get ());
      assert_non_null (aside);
      damage_clear (path);
    }
  rec_bytes_free (&good);
  free (path);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_the_window_lists_whatever_was_damaged),
  };

  if (access ("/dev/shm", W_OK) == 0)
    setenv ("TMPDIR", "/dev/shm", 1);
  char *home = files_make_directory ("archive");
  setenv ("XDG_DATA_HOME", home, 1);
  int n_failed = cmocka_run_group_tests_name ("app-archive", tests, NULL, NULL);
  return files_remove_tree (home) == 0 ? n_failed : 1;
}
