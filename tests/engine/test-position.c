/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A moment of a game as a position: set up again, the same lies on the table, the same
   is told of the players, and the same may be done in free turns. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cv-games.h"
#include "cv-position.h"
#include "law.h"
#include "rec-board.h"
#include "scene.h"
#include "sim.h"

typedef struct
{
  CvTable table;
  CvState state;
  Sim sim;
  size_t n_steps, n_asked;
} Watched;

static void
expect_same_looks (const Watched *watched, const CvState *again)
{
  const CvBoard *board = &watched->table.board;

  for (int i = 0; i < board->width * board->height; i++)
    {
      int bit =
          cv_board_known_bit (board, cv_cell (i % board->width, i / board->width));
      CvLook a = watched->table.game->look (&watched->table, &watched->state, bit);
      CvLook b = watched->table.game->look (&watched->table, again, bit);
      assert_true (a.piece == b.piece && a.owner == b.owner && a.marker == b.marker);
    }
}

/* A lap that is complete is not seen on the table. */
static bool
is_told_by_pieces (const CvFact *fact)
{
  return strcmp (fact->id, "archways-to-go") != 0;
}

static void
expect_same_facts (const Watched *watched, const CvState *again)
{
  const CvGame *game = watched->table.game;

  for (int seat = 0; seat < watched->table.n_players; seat++)
    {
      CvFact a[CV_FACTS_MOST], b[CV_FACTS_MOST];
      int n = game->facts (&watched->table, &watched->state, seat, a);
      assert_int_equal (game->facts (&watched->table, again, seat, b), n);
      for (int i = 0; i < n; i++)
        if (is_told_by_pieces (&a[i]) && a[i].value != b[i].value)
          fail_msg ("%s of seat %d: %d, not %d", a[i].id, seat, b[i].value, a[i].value);
    }
}

/* The argument that names the piece, or -1. */
static int
find_name (const CvVerb *verb)
{
  for (int i = 0; verb->args[i].name != NULL; i++)
    if (verb->args[i].shape == CV_SHAPE_SCALAR && verb->args[i].kind == CV_KIND_NAME)
      return i;
  return -1;
}

static void
expect_same_map (const Watched *watched, const CvState *again, const CvMove *move)
{
  CvState free = watched->state;
  CvSet a, b;

  free.common.turns = CV_TURNS_FREE;
  cv_legal (&watched->table, &free, move, &a);
  cv_legal (&watched->table, again, move, &b);
  assert_memory_equal (&a, &b, sizeof a);
}

/* Where each tile, camel, farmer or building may go. */
static void
expect_same_maps (const Watched *watched, const CvState *again)
{
  const CvGame *game = watched->table.game;

  for (int verb = CV_VERB_GAME; verb < cv_game_n_verbs (game); verb++)
    for (int seat = 0; seat < watched->table.n_players; seat++)
      {
        const CvVerb *spec = cv_game_verb (game, verb);
        int name = find_name (spec);
        if (cv_verb_where (spec) < 0 || spec->sets_up)
          continue;
        for (int i = 0; name < 0 ? i < 1 : spec->args[name].names[i] != NULL; i++)
          {
            CvAtom atom = { .arg = (uint8_t) name, .value = i };
            CvMove move = { .verb = (uint8_t) verb,
                            .by = (int8_t) seat,
                            .n_atoms = name >= 0,
                            .atoms = &atom };
            expect_same_map (watched, again, &move);
          }
      }
}

static void
set_up_again (Watched *watched)
{
  CvTable free = watched->table;
  CvPosition position;
  CvState again;
  CvVerdict verdict;

  cv_position (&watched->table, &watched->state, &position);
  CvMove move = cv_position_move (&position);
  free.turns = CV_TURNS_FREE;
  cv_state_start (&free, &again);
  cv_check (&free, &again, &move, &verdict);
  assert_true (cv_verdict_is_legal (&verdict));
  cv_apply (&free, &again, &move);
  if (watched->table.game->look != NULL)
    expect_same_looks (watched, &again);
  expect_same_facts (watched, &again);
  expect_same_maps (watched, &again);
  watched->n_asked++;
}

static bool
follow (void *data, const CvMove *move)
{
  Watched *watched = data;

  cv_apply (&watched->table, &watched->state, move);
  if (watched->n_steps++ % 9 == 0 && move->verb >= CV_VERB_GAME)
    set_up_again (watched);
  return true;
}

static void
watch_games (const CvGame *game)
{
  Watched *watched = calloc (1, sizeof *watched);
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
  assert_true (watched->n_asked > 100);
  free (watched);
}

static void
test_any_moment_can_be_set_up_again (void **state)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    watch_games (cv_games[i]);
}

/* A camel on land, let stand by the table, is in no position; all else is. */
static void
test_what_no_position_can_have_is_left_out (void **state)
{
  static const char *const rows[] = { "..", "==", NULL };
  char *board = scene_grid ("oasis", rows);
  Scene *scene = scene_new ("oasis", "red blue green", "free", board);
  CvPosition position;

  scene_play (scene, "{'do':'counters','order':['red','blue','green']}");
  scene_play (scene, "{'do':'camel','by':'red','at':'a1','allowed':'house'}");
  scene_play (scene, "{'do':'camel','by':'red','at':'b2'}");
  cv_position (scene_table (scene), scene_state (scene), &position);
  CvMove move = cv_position_move (&position);
  assert_int_equal (move.n_atoms, 4);
  assert_int_equal (cv_move_get (&move, 2, 0), cv_cell (1, 1));
  assert_int_equal (cv_move_get (&move, 3, 1), 2);
  scene_free (scene);
  free (board);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_any_moment_can_be_set_up_again),
    cmocka_unit_test (test_what_no_position_can_have_is_left_out),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
