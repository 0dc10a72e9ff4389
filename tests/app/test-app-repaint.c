/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any moment of simulated games is painted as it is: its position becomes a picture, and
   the picture the same position again; from there on it is painted like any other. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "caravan-paint-position.h"
#include "cv-games.h"
#include "cv-position.h"
#include "rec-board.h"
#include "rec-event.h"
#include "sim.h"

typedef struct
{
  CvTable table;
  CvState state;
  Sim sim;
  guint n_steps, n_painted;
} Watched;

static json_t *
write_position (const CvTable *table, const CvState *state)
{
  g_autofree CvPosition *position = g_new (CvPosition, 1);

  cv_position (table, state, position);
  CvMove move = cv_position_move (position);
  return rec_event_write (table, &move, NULL);
}

/* Takes both over. */
static void
expect_equal (json_t *got, json_t *wanted)
{
  if (!json_equal (got, wanted))
    fail_msg ("%s, not %s", json_dumps (got, JSON_SORT_KEYS),
              json_dumps (wanted, JSON_SORT_KEYS));
  json_decref (got);
  json_decref (wanted);
}

/* The state that the written event would make. */
static void
read_painted (Watched *watched, CaravanPaint *paint, CvState *ret_state)
{
  json_t *event = caravan_paint_position_write (CARAVAN_PAINT_POSITION (paint));
  RecEvent read = { 0 };
  RecError error = { 0 };

  assert_true (rec_event_read (&watched->table, event, &read, &error));
  cv_state_start (&watched->table, ret_state);
  cv_apply (&watched->table, ret_state, &read.move);
  rec_event_free (&read);
  json_decref (event);
}

static void
paint (Watched *watched)
{
  g_autofree CvPosition *position = g_new (CvPosition, 1);
  g_autofree CvState *again = g_new (CvState, 1);
  CvVerdict verdict;

  cv_position (&watched->table, &watched->state, position);
  CvMove move = cv_position_move (position);
  g_autoptr (CaravanPaint) painted =
      caravan_paint_position_new_at (&watched->table, &move);
  assert_false (caravan_paint_can_undo (painted));
  assert_true (caravan_paint_judge (painted, &verdict));
  expect_equal (write_position (&watched->table, caravan_paint_get_state (painted)),
                write_position (&watched->table, &watched->state));
  read_painted (watched, painted, again);
  expect_equal (write_position (&watched->table, again),
                write_position (&watched->table, &watched->state));
  watched->n_painted++;
}

static bool
follow (void *data, const CvMove *move)
{
  Watched *watched = data;

  cv_apply (&watched->table, &watched->state, move);
  if (watched->n_steps++ % 9 == 0 && move->verb >= CV_VERB_GAME)
    paint (watched);
  return true;
}

static void
watch_games (const CvGame *game)
{
  g_autofree Watched *watched = g_new0 (Watched, 1);
  RecError error = { 0 };
  CvBoard board;

  json_decref (rec_board_load_shipped (getenv ("CARAVANSERAI_DATA"), game, "sample",
                                       &board, &error));
  for (int n_players = game->players_min; n_players <= game->players_max; n_players++)
    for (uint64_t seed = 1; seed <= 5; seed++)
      {
        sim_seat (&watched->table, game, &board, n_players);
        cv_state_start (&watched->table, &watched->state);
        assert_true (sim_start (&watched->sim, &watched->table, &watched->state, follow,
                                watched));
        assert_true (sim_run (&watched->sim, seed));
      }
  assert_true (watched->n_painted > 100);
}

static void
test_any_moment_is_painted_as_it_is (void **state)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    watch_games (cv_games[i]);
}

/* One tile more is one step more, and undo leads back to the position, not further. */
static void
test_what_is_painted_on_it_is_undone (void **state)
{
  g_autofree Watched *watched = g_new0 (Watched, 1);
  RecError error = { 0 };
  CvAtom tile = { .arg = 0, .key = 0, .value = cv_cell (4, 2) };
  CvMove move = { .by = CV_NO_PLAYER, .n_atoms = 1, .atoms = &tile };
  CaravanPaintRefusal refusal;
  CvBoard board;

  json_decref (rec_board_load_shipped (getenv ("CARAVANSERAI_DATA"), cv_games[0],
                                       "sample", &board, &error));
  sim_seat (&watched->table, cv_games[0], &board, 3);
  move.verb = CV_VERB_GAME;
  assert_true (cv_game_verb (cv_games[0], move.verb)->is_position);
  g_autoptr (CaravanPaint) painted =
      caravan_paint_position_new_at (&watched->table, &move);
  g_autofree CvState *before =
      g_memdup2 (caravan_paint_get_state (painted), sizeof *before);
  CaravanPaintTouch touch = { 0, 0, cv_cell (5, 2) };
  caravan_paint_begin_stroke (painted);
  assert_true (caravan_paint_touch (painted, &touch, &refusal));
  assert_memory_not_equal (caravan_paint_get_state (painted), before, sizeof *before);
  assert_true (caravan_paint_undo (painted));
  assert_memory_equal (caravan_paint_get_state (painted), before, sizeof *before);
  assert_false (caravan_paint_undo (painted));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_any_moment_is_painted_as_it_is),
    cmocka_unit_test (test_what_is_painted_on_it_is_undone),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
