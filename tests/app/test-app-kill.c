/* SPDX-License-Identifier: GPL-3.0-or-later */
/* kill -9 in the middle of random play, again and again: no step is lost that had been
   shown. A child plays a game with steps under way to the disk, and writes into memory
   that it shares with the parent how many events its record shows; the parent kills it
   at a random moment, reads the file, and lets the next child go on from there. That
   the moment is random can't make the test fail: whatever it is, the law holds. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "caravan-match.h"
#include "files.h"
#include "plays.h"
#include "sim-random.h"

#define ROUNDS      100
#define BURST_MOST  6    /* steps given to the match before the loop turns */
#define DELAY_MOST  4000 /* µs between the first step of a child and its end */
#define SECOND_NS   1000000000L
#define PATIENCE_NS (300 * SECOND_NS)

/* What the child tells. */
typedef struct
{
  atomic_size_t n_shown;
  atomic_bool is_over; /* all of the game was shown */
} Shown;

/* The game, with mistakes: a step now and then is taken back and put in again. */
static json_t *
make_game (uint64_t seed)
{
  json_t *play = plays_make (3, true, seed), *game = json_array ();
  SimRandom random;

  sim_random_seed (&random, seed);
  json_array_append (game, json_array_get (play, 0));
  for (size_t i = 1; i < json_array_size (play); i++)
    {
      json_array_append (game, json_array_get (play, i));
      if (!sim_random_once_in (&random, 5))
        continue;
      json_array_append_new (game, json_pack ("{s:s,s:s}", "do", "note", "text", "ah"));
      json_array_append_new (game, json_pack ("{s:s}", "do", "undo"));
      json_array_append_new (game, json_pack ("{s:s}", "do", "redo"));
    }
  json_decref (play);
  return game;
}

/* The child. */

static void
match_changed_cb (CaravanMatch *match, Shown *shown)
{
  atomic_store (&shown->n_shown, cv_match_n_entries (caravan_match_get_log (match)));
}

static _Noreturn void
play_on (const char *path, const json_t *game, uint64_t seed, Shown *shown)
{
  RecError error;
  SimRandom random;
  CaravanMatch *match =
      access (path, F_OK) == 0
          ? caravan_match_open (path, &error)
          : caravan_match_create (path, json_array_get (game, 0), &error);

  if (match == NULL || caravan_match_get_read_only (match) != NULL)
    _exit (2);
  sim_random_seed (&random, seed);
  g_signal_connect (match, "changed", G_CALLBACK (match_changed_cb), shown);
  size_t next = cv_match_n_entries (caravan_match_get_log (match)) + 1;
  while (next < json_array_size (game))
    {
      for (int i = 1 + sim_random_below (&random, BURST_MOST);
           i > 0 && next < json_array_size (game); i--)
        if (!caravan_match_play (match, json_array_get (game, next++), &error))
          _exit (3);
      g_main_context_iteration (NULL, FALSE);
    }
  caravan_match_flush (match);
  atomic_store (&shown->is_over, true);
  for (;;)
    pause ();
}

/* The parent. */

static long
now_ns (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return now.tv_sec * SECOND_NS + now.tv_nsec;
}

/* Until the child has shown something new; then a little longer. */
static void
wait_for_steps (const Shown *shown, size_t n_before, long extra_us, pid_t child)
{
  const struct timespec moment = { 0, 100000 }, extra = { 0, extra_us * 1000 };
  long end = now_ns () + PATIENCE_NS;
  int status;

  while (atomic_load (&shown->n_shown) <= n_before && !atomic_load (&shown->is_over))
    {
      if (waitpid (child, &status, WNOHANG) != 0)
        fail_msg ("the child ended by itself with %x", status);
      if (now_ns () > end)
        fail_msg ("the child shows nothing");
      nanosleep (&moment, NULL);
    }
  nanosleep (&extra, NULL);
}

static size_t
check_file (const char *path, const json_t *game, size_t n_shown)
{
  const RecReading whole = { getenv ("CARAVANSERAI_BOARDS"), SIZE_MAX };
  RecError error;
  RecRecord *record = rec_record_load (path, &whole, &error);

  assert_non_null (record);
  size_t n = cv_match_n_entries (rec_record_match (record));
  if (n < n_shown)
    fail_msg ("%zu events were shown, %zu are left", n_shown, n);
  for (size_t i = 0; i < n; i++)
    {
      json_t *event = rec_record_event (record, i), *bare = plays_bare (event);
      assert_true (json_equal (bare, json_array_get (game, i + 1)));
      json_decref (event);
      json_decref (bare);
    }
  rec_record_free (record);
  return n;
}

typedef struct
{
  char *path;
  json_t *game;
  size_t n_saved;
} Game;

/* Another game when one is played to its end. */
static void
start_game (Game *table, const char *directory, uint64_t seed)
{
  char name[40];

  free (table->path);
  json_decref (table->game);
  snprintf (name, sizeof name, "game-%d.caravan", (int) seed);
  table->path = files_path (directory, name);
  table->game = make_game (seed);
  table->n_saved = 0;
}

static void
play_and_kill (Game *table, Shown *shown, SimRandom *random, uint64_t seed)
{
  atomic_store (&shown->n_shown, table->n_saved);
  atomic_store (&shown->is_over, false);
  pid_t child = fork ();
  if (child == 0)
    play_on (table->path, table->game, seed, shown);
  wait_for_steps (shown, table->n_saved, sim_random_below (random, DELAY_MOST), child);
  assert_int_equal (kill (child, SIGKILL), 0);
  assert_int_equal (waitpid (child, NULL, 0), child);
  table->n_saved = check_file (table->path, table->game, atomic_load (&shown->n_shown));
}

static void
test_kill_loses_no_step_that_was_shown (void **state)
{
  char *directory = files_make_directory ("kill");
  Shown *shown = mmap (NULL, sizeof *shown, PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  Game table = { 0 };
  SimRandom random;

  sim_random_seed (&random, 4);
  for (uint64_t round = 1; round <= ROUNDS; round++)
    {
      if (table.game == NULL || table.n_saved + 1 == json_array_size (table.game))
        start_game (&table, directory, round);
      play_and_kill (&table, shown, &random, round);
    }
  free (table.path);
  json_decref (table.game);
  munmap (shown, sizeof *shown);
  assert_int_equal (files_remove_directory (directory), 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_kill_loses_no_step_that_was_shown),
  };

  return cmocka_run_group_tests_name ("app-kill", tests, NULL, NULL);
}
