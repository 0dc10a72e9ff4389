/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The laws of law.h over every game: all numbers of players, free and guided turns, the
   sample board, random boards and no board at all, and the template game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "cv-games.h"
#include "law.h"

#define SEED UINT64_C (20261115)

/* Runs for each number of players, and events of a run. */
#define N_RUNS   6
#define N_EVENTS 260

typedef enum
{
  BOARD_SAMPLE,
  BOARD_RANDOM,
  BOARD_NONE
} Ground;

static json_t *
make_board (LawDice *dice, const CvGame *game, Ground ground)
{
  switch (ground)
    {
    case BOARD_SAMPLE:
      return json_string ("sample");
    case BOARD_RANDOM:
      return law_random_board (dice, game);
    case BOARD_NONE:
      break;
    }
  return NULL;
}

static void
run (const CvGame *game,
     int n_players,
     CvTurns turns,
     Ground ground,
     uint64_t seed,
     LawCount *count)
{
  LawDice dice = { seed };
  LawTable table;

  law_table_start (&table, &dice, game, n_players, turns,
                   make_board (&dice, game, ground));
  law_run (&table, seed, N_EVENTS, count);
  law_table_end (&table);
}

/* Every number of players. */
static LawCount
run_all (const CvGame *game, CvTurns turns, Ground ground)
{
  LawCount count = { 0 };

  for (int n = game->players_min; n <= game->players_max; n++)
    for (int i = 0; i < N_RUNS; i++)
      run (game, n, turns, ground, SEED + (uint64_t) (1000 * n + i), &count);
  return count;
}

/* Nothing is proved by a run in which all or nothing was refused. */
static void
assert_much_happened (const LawCount *count)
{
  assert_true (count->n_events >= 1000);
  assert_true (count->n_unreadable > 0);
  assert_true (count->n_illegal > 50);
  assert_true (count->n_played > 500);
  assert_true (count->n_house > 0);
  assert_true (count->n_undone > 10);
  assert_true (count->n_redone > 0);
}

static LawCount
run_grid (const CvGame *game, CvTurns turns, Ground ground)
{
  LawCount count = run_all (game, turns, ground);

  assert_much_happened (&count);
  assert_true (count.n_cells > 10000);
  assert_true (count.n_legal_cells > 100);
  return count;
}

/* Placements say whose the area is. */
static void
run_oasis (CvTurns turns, Ground ground)
{
  LawCount count = run_grid (&cv_oasis, turns, ground);

  assert_true (count.n_promises > 50);
}

static void
run_ring (CvTurns turns, Ground ground)
{
  LawCount count = run_all (&cv_basari, turns, ground);

  assert_much_happened (&count);
}

/* Without a board only what needs none can be recorded, and no cell is legal. */
static void
run_without_board (const CvGame *game, CvTurns turns)
{
  LawCount count = run_all (game, turns, BOARD_NONE);

  assert_true (count.n_played > 100);
  assert_true (count.n_illegal > 50);
  assert_int_equal (count.n_legal_cells, 0);
}

static void
test_oasis_keeps_the_laws_in_free_turns_on_the_sample_board (void **state)
{
  run_oasis (CV_TURNS_FREE, BOARD_SAMPLE);
}

static void
test_oasis_keeps_the_laws_in_free_turns_on_random_boards (void **state)
{
  run_oasis (CV_TURNS_FREE, BOARD_RANDOM);
}

static void
test_oasis_keeps_the_laws_in_guided_turns_on_the_sample_board (void **state)
{
  run_oasis (CV_TURNS_GUIDED, BOARD_SAMPLE);
}

static void
test_oasis_keeps_the_laws_in_guided_turns_on_random_boards (void **state)
{
  run_oasis (CV_TURNS_GUIDED, BOARD_RANDOM);
}

static void
test_oregon_keeps_the_laws_in_free_turns_on_the_sample_board (void **state)
{
  run_grid (&cv_oregon, CV_TURNS_FREE, BOARD_SAMPLE);
}

static void
test_oregon_keeps_the_laws_in_free_turns_on_random_boards (void **state)
{
  run_grid (&cv_oregon, CV_TURNS_FREE, BOARD_RANDOM);
}

static void
test_oregon_keeps_the_laws_in_guided_turns_on_the_sample_board (void **state)
{
  run_grid (&cv_oregon, CV_TURNS_GUIDED, BOARD_SAMPLE);
}

static void
test_oregon_keeps_the_laws_in_guided_turns_on_random_boards (void **state)
{
  run_grid (&cv_oregon, CV_TURNS_GUIDED, BOARD_RANDOM);
}

static void
test_basari_keeps_the_laws_in_free_turns_on_the_sample_board (void **state)
{
  run_ring (CV_TURNS_FREE, BOARD_SAMPLE);
}

static void
test_basari_keeps_the_laws_in_free_turns_on_random_boards (void **state)
{
  run_ring (CV_TURNS_FREE, BOARD_RANDOM);
}

static void
test_basari_keeps_the_laws_in_guided_turns_on_the_sample_board (void **state)
{
  run_ring (CV_TURNS_GUIDED, BOARD_SAMPLE);
}

static void
test_basari_keeps_the_laws_in_guided_turns_on_random_boards (void **state)
{
  run_ring (CV_TURNS_GUIDED, BOARD_RANDOM);
}

static void
test_games_without_a_board_keep_the_laws (void **state)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    {
      run_without_board (cv_games[i], CV_TURNS_FREE);
      run_without_board (cv_games[i], CV_TURNS_GUIDED);
    }
}

/* The template is a whole game: whoever starts from it starts from one that keeps the
   laws. */
static void
test_the_template_game_keeps_the_laws (void **state)
{
  run_grid (&cv_nullgame, CV_TURNS_FREE, BOARD_RANDOM);
  run_grid (&cv_nullgame, CV_TURNS_GUIDED, BOARD_RANDOM);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_oasis_keeps_the_laws_in_free_turns_on_the_sample_board),
    cmocka_unit_test (test_oasis_keeps_the_laws_in_free_turns_on_random_boards),
    cmocka_unit_test (test_oasis_keeps_the_laws_in_guided_turns_on_the_sample_board),
    cmocka_unit_test (test_oasis_keeps_the_laws_in_guided_turns_on_random_boards),
    cmocka_unit_test (test_oregon_keeps_the_laws_in_free_turns_on_the_sample_board),
    cmocka_unit_test (test_oregon_keeps_the_laws_in_free_turns_on_random_boards),
    cmocka_unit_test (test_oregon_keeps_the_laws_in_guided_turns_on_the_sample_board),
    cmocka_unit_test (test_oregon_keeps_the_laws_in_guided_turns_on_random_boards),
    cmocka_unit_test (test_basari_keeps_the_laws_in_free_turns_on_the_sample_board),
    cmocka_unit_test (test_basari_keeps_the_laws_in_free_turns_on_random_boards),
    cmocka_unit_test (test_basari_keeps_the_laws_in_guided_turns_on_the_sample_board),
    cmocka_unit_test (test_basari_keeps_the_laws_in_guided_turns_on_random_boards),
    cmocka_unit_test (test_games_without_a_board_keep_the_laws),
    cmocka_unit_test (test_the_template_game_keeps_the_laws),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
