/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guided turn as data, over whole random games: the phase is what the engine asks,
   a choice is open exactly when the engine allows its event, and nothing that the
   engine allows in a phase is missing from the choices. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-oasis-turn.h"
#include "cv-games.h"
#include "oasis-events.h"
#include "rec-board.h"
#include "scene.h"
#include "sim.h"

#define N_PHASES (OASIS_PHASE_OVER + 1)

typedef struct
{
  CvTable table;
  CvState state;
  Sim sim;
  CvMatch *match;
  size_t seen[N_PHASES];
  size_t n_open, n_shut, n_stuck, n_rounds;
} Watched;

static bool
is_legal (const Watched *watched, json_t *event)
{
  CvVerdict verdict;
  RecError error;

  assert_true (
      rec_event_judge (&watched->table, &watched->state, event, &verdict, &error));
  json_decref (event);
  return cv_verdict_is_legal (&verdict);
}

static const CaravanOasisChoice *
find_choice (const CaravanOasisTurn *turn,
             CaravanOasisChoiceKind kind,
             int seat,
             int number)
{
  for (int i = 0; i < turn->n_choices; i++)
    {
      const CaravanOasisChoice *choice = &turn->choices[i];
      if (choice->kind == kind && choice->seat == seat && choice->number == number)
        return choice;
    }
  return NULL;
}

static void
expect_open (const CaravanOasisTurn *turn,
             CaravanOasisChoiceKind kind,
             int seat,
             int number,
             bool open)
{
  const CaravanOasisChoice *choice = find_choice (turn, kind, seat, number);

  assert_int_equal (choice != NULL && cv_verdict_is_legal (&choice->verdict), open);
}

/* Whoever could do whatever: only what is among the choices may be legal. */
static void
compare_offers (Watched *watched, const CaravanOasisTurn *turn)
{
  for (int seat = 0; seat < watched->table.n_players; seat++)
    for (int n = 1; n <= OASIS_OFFER_MOST; n++)
      expect_open (turn, CARAVAN_OASIS_OFFER, seat, n,
                   is_legal (watched, caravan_oasis_offer (&watched->table, seat, n)));
}

static void
compare_takes (Watched *watched, const CaravanOasisTurn *turn)
{
  static const int cards[] = { 0, 3, 6 };
  const OasisRound *round = &watched->state.oasis.round;

  for (int seat = 0; seat < watched->table.n_players; seat++)
    for (int from = 0; from < watched->table.n_players; from++)
      {
        json_t *take = caravan_oasis_take (&watched->table, seat, from, cards,
                                           MAX (1, round->offer[from]));
        bool legal = is_legal (watched, take);
        /* Camels that may be declined are asked for first. */
        if (turn->phase != OASIS_PHASE_DUTY)
          expect_open (turn, CARAVAN_OASIS_TAKE, seat, from, legal);
      }
}

static void
compare_skips (Watched *watched, const CaravanOasisTurn *turn)
{
  for (int seat = 0; seat < watched->table.n_players; seat++)
    for (int piece = 0; piece < OASIS_PIECES; piece++)
      {
        json_t *skip = caravan_oasis_skip (&watched->table, seat, piece);
        bool legal = is_legal (watched, skip);
        expect_open (turn, CARAVAN_OASIS_SKIP, seat, piece, legal);
        if (legal)
          assert_true (turn->stuck[piece] && turn->owed[piece] > 0);
      }
}

static void
compare_end_of_round (Watched *watched, const CaravanOasisTurn *turn)
{
  bool legal = is_legal (watched, json_pack ("{s:s}", "do", "end-round"));

  if (turn->phase != OASIS_PHASE_DUTY)
    expect_open (turn, CARAVAN_OASIS_END_ROUND, CV_NO_PLAYER, 0, legal);
}

/* Where the engine names a piece that is owed, its number is the strip's. */
static void
compare_owed (const CaravanOasisTurn *turn)
{
  int owed = 0;

  for (int piece = 0; piece < OASIS_PIECES; piece++)
    {
      bool placeable =
          turn->owed[piece] > 0 && (piece == OASIS_PIECE_CAMEL || !turn->stuck[piece]);
      if (placeable && owed == 0)
        owed = turn->owed[piece];
    }
  if (turn->phase == OASIS_PHASE_DUTY)
    assert_int_equal (turn->say.values[1].number, owed);
  else
    assert_int_equal (owed, 0);
}

static void
count_choices (Watched *watched, const CaravanOasisTurn *turn)
{
  for (int i = 0; i < turn->n_choices; i++)
    {
      bool open = cv_verdict_is_legal (&turn->choices[i].verdict);
      watched->n_open += open;
      watched->n_shut += !open;
      watched->n_stuck += turn->choices[i].kind == CARAVAN_OASIS_SKIP;
    }
}

static void
compare_all (Watched *watched)
{
  CaravanOasisTurn turn = { 0 };
  CvPrompt prompt;

  caravan_oasis_turn_read (&turn, &watched->table, &watched->state);
  watched->table.game->prompt (&watched->table, &watched->state, &prompt);
  assert_ptr_equal (turn.say.rule, prompt.say.rule);
  assert_int_equal (turn.seat == CV_NO_PLAYER ? 0 : 1 << turn.seat, prompt.who);
  compare_offers (watched, &turn);
  compare_takes (watched, &turn);
  compare_skips (watched, &turn);
  compare_end_of_round (watched, &turn);
  compare_owed (&turn);
  count_choices (watched, &turn);
  watched->seen[turn.phase]++;
  caravan_oasis_turn_clear (&turn);
}

static void
compare_rounds (Watched *watched, const CvMove *move)
{
  const char *verb = cv_game_verb (watched->table.game, move->verb)->name;
  CaravanOasisLog log;

  watched->n_rounds += strcmp (verb, "end-round") == 0;
  caravan_oasis_log_read (&log, watched->match, SIZE_MAX);
  assert_int_equal (log.round, watched->n_rounds + 1);
  if (strcmp (verb, "place") == 0 || strcmp (verb, "camel") == 0)
    {
      assert_int_equal (log.placer, move->by);
      assert_int_equal (
          log.place,
          cv_move_get (
              move, cv_verb_arg (cv_game_verb (watched->table.game, move->verb), "at"),
              0));
    }
}

static bool
play (void *data, const CvMove *move)
{
  Watched *watched = data;
  CvVerdict verdict;

  compare_all (watched);
  assert_true (cv_match_play (watched->match, move, &verdict));
  watched->state = *cv_match_state (watched->match);
  compare_rounds (watched, move);
  return true;
}

static CvBoard
load_sample (void)
{
  RecError error = { 0 };
  CvBoard board;
  json_t *object = rec_board_load_shipped (getenv ("CARAVANSERAI_BOARDS"), &cv_oasis,
                                           "sample", &board, &error);

  assert_non_null (object);
  json_decref (object);
  return board;
}

/* So small that tiles soon find no place and the path fills up. */
static CvBoard
paint_small (void)
{
  static const char *const rows[] = { "ooo=..", "...=.S", "..==..", "R..=.." };
  CvBoard board;

  cv_board_start_grid (&board, 6, 4);
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 6; column++)
      cv_board_paint (&board, column, row, rows[row][column]);
  cv_oasis.prepare (&board);
  return board;
}

static void
watch_game (
    Watched *watched, const CvBoard *board, int n_players, int edition, uint64_t seed)
{
  sim_seat (&watched->table, &cv_oasis, board, n_players);
  cv_game_edition (&cv_oasis, edition, watched->table.option);
  cv_state_start (&watched->table, &watched->state);
  watched->match = cv_match_new (&watched->table);
  watched->n_rounds = 0;
  assert_true (
      sim_start (&watched->sim, &watched->table, &watched->state, play, watched));
  assert_true (sim_run (&watched->sim, seed));
  compare_all (watched);
  cv_match_free (watched->match);
}

static void
test_turn_agrees_with_the_engine_over_whole_games (void **state)
{
  g_autofree Watched *watched = g_new0 (Watched, 1);
  const CvBoard boards[] = { load_sample (), paint_small () };

  for (uint64_t seed = 1; seed <= 24; seed++)
    watch_game (watched, &boards[seed % 4 == 0 ? 1 : 0], 3 + (int) (seed % 3),
                (int) (seed / 4 % 2), seed);
  for (int phase = OASIS_PHASE_COUNTERS; phase < N_PHASES; phase++)
    assert_true (watched->seen[phase] > 0);
  assert_true (watched->n_open > 0 && watched->n_shut > 0 && watched->n_stuck > 0);
}

/* Single moments. */

#define STEPPES BOARD ("'oooo=.','o...=.','....=S','....=.'")

static void
read_turn (Scene *scene, CaravanOasisTurn *turn)
{
  caravan_oasis_turn_clear (turn);
  caravan_oasis_turn_read (turn, scene_table (scene), scene_state (scene));
}

static void
test_turn_in_free_turns_asks_nothing (void **state)
{
  Scene *scene = scene_new ("oasis", "red blue green", "free", STEPPES);
  CaravanOasisTurn turn = { 0 };

  read_turn (scene, &turn);
  assert_int_equal (turn.phase, OASIS_PHASE_FREE);
  assert_int_equal (turn.seat, CV_NO_PLAYER);
  assert_int_equal (turn.n_choices, 0);
  scene_play (scene, "{'do':'set','turns':'guided'}");
  read_turn (scene, &turn);
  assert_int_equal (turn.phase, OASIS_PHASE_COUNTERS);
  caravan_oasis_turn_clear (&turn);
  scene_free (scene);
}

static void
test_turn_names_the_booklet_an_end_comes_from (void **state)
{
  static const struct
  {
    const char *edition, *booklet;
  } cases[] = {
    { "'fr'", "French booklet (Schmidt)." },
    { "{'base':'it','end.path-full':true}", "French booklet (Schmidt)." },
  };
  CaravanOasisTurn turn = { 0 };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Scene *scene = scene_new_edition ("oasis", "red blue green", "free",
                                        cases[i].edition, BOARD ("'..=','o.='"));
      scene_play (scene, "{'do':'camel','by':'red','at':'c1'}");
      read_turn (scene, &turn);
      assert_int_equal (turn.n_ends, 0);
      scene_play (scene, "{'do':'camel','by':'red','at':'c2'}");
      read_turn (scene, &turn);
      assert_int_equal (turn.n_ends, 1);
      assert_string_equal (turn.ends[0].rule->id, "oasis.end.path-full");
      assert_string_equal (turn.booklet[0], cases[i].booklet);
      scene_free (scene);
    }
  caravan_oasis_turn_clear (&turn);
}

static void
test_turn_log_tells_what_was_not_put_away (void **state)
{
  Scene *scene = scene_new ("oasis", "red blue green", "guided", STEPPES);
  CaravanOasisLog log;

  scene_play (scene, "{'do':'counters','order':['red','blue','green']}");
  scene_play (scene, "{'do':'offer','by':'red','cards':1}");
  scene_play (scene, "{'do':'offer','by':'blue','cards':2}");
  scene_play (scene, "{'do':'offer','by':'green','cards':1}");
  scene_play (scene,
              "{'do':'take','by':'red','from':'blue','cards':['hidden','hidden']}");
  caravan_oasis_log_read (&log, scene_match (scene), SIZE_MAX);
  assert_int_equal (log.forgotten[0], 2);
  assert_false (log.hides);
  scene_play (scene, "{'do':'hide','by':'red','add':{'wells':2}}");
  caravan_oasis_log_read (&log, scene_match (scene), SIZE_MAX);
  assert_int_equal (log.forgotten[0], 0);
  assert_true (log.hides);
  scene_free (scene);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_turn_agrees_with_the_engine_over_whole_games),
    cmocka_unit_test (test_turn_in_free_turns_asks_nothing),
    cmocka_unit_test (test_turn_names_the_booklet_an_end_comes_from),
    cmocka_unit_test (test_turn_log_tells_what_was_not_put_away),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
