/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping the record must not cost more hands than the game itself: 28 of them in the
   round that is written down, about 24 a round in whole games. One of them is played
   here; ./run bench window has the mean of several. A turn of Basari in which nobody
   barters is rolled and chosen by a tap for each player, and done by one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "app.h"
#include "clicks.h"

#define ROUND_GUIDED 30
#define ROUND_FREE   24
#define MEAN_GUIDED  26
#define MEAN_FREE    19
#define TURN         9 /* of Basari; 12 would do */

#define SEED 2

static void
expect_round (bool guided, unsigned most)
{
  Clicks clicks = clicks_of_round (guided);

  print_message ("# %u clicks\n", clicks.clicks);
  assert_true (clicks.clicks <= most);
}

static void
test_a_round_of_guided_turns (void **state)
{
  expect_round (true, ROUND_GUIDED);
}

static void
test_a_round_of_free_turns (void **state)
{
  expect_round (false, ROUND_FREE);
}

/* Free turns know no rounds: they are those of the same game in guided turns. */
static void
test_a_whole_game (void **state)
{
  Clicks guided = clicks_of_game (true, SEED);
  Clicks free = clicks_of_game (false, SEED);

  print_message ("# %u clicks guided, %u free in %u rounds\n", guided.clicks,
                 free.clicks, guided.rounds);
  assert_true (guided.clicks <= MEAN_GUIDED * guided.rounds);
  assert_true (free.clicks <= MEAN_FREE * guided.rounds);
}

static void
test_turns_of_basari_without_a_barter (void **state)
{
  Clicks guided = clicks_of_turns (true), free = clicks_of_turns (false);

  print_message ("# %u clicks guided, %u free in %u turns\n", guided.clicks,
                 free.clicks, guided.rounds);
  assert_true (guided.clicks <= TURN * guided.rounds);
  assert_true (free.clicks <= TURN * free.rounds);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_round_of_guided_turns),
    APP_TEST (test_a_round_of_free_turns),
    APP_TEST (test_a_whole_game),
    APP_TEST (test_turns_of_basari_without_a_barter),
  };

  return cmocka_run_group_tests_name ("app-clicks", tests, app_start, app_stop);
}
