/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards and positions of Oregon that are painted, without a window: symbols at the
   edges, start tiles, and what players have besides the board. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-match.h"
#include "caravan-oregon.h"
#include "caravan-paint-board.h"
#include "caravan-paint-position.h"
#include "cv-games.h"
#include "rec-event.h"
#include "sim.h"

enum
{
  FARMER,
  POST_OFFICE,
  HARBOR,
  CHURCH,
  START_TILE = 8
};

enum
{
  TRACK,
  COAL,
  GOLD,
  JOKER,
  EXTRA
};

static CvCell
cell (const char *name)
{
  CvCell found;
  assert_true (cv_cell_parse (name, &found));
  return found;
}

static gboolean
put (CaravanPaint *paint,
     int brush,
     int seat,
     const char *at,
     CaravanPaintRefusal *ret_refusal)
{
  CaravanPaintTouch touch = { brush, seat, cell (at) };

  return caravan_paint_touch (paint, &touch, ret_refusal);
}

static void
lay (CaravanPaint *paint, int brush, int seat, const char *at)
{
  CaravanPaintRefusal refusal;

  assert_true (put (paint, brush, seat, at, &refusal));
}

static void
refuse (CaravanPaint *paint, int brush, int seat, const char *at, const char *rule)
{
  CaravanPaintRefusal refusal;

  assert_false (put (paint, brush, seat, at, &refusal));
  assert_string_equal (refusal.verdict.rule->id, rule);
}

static void
expect_verdict (CaravanPaint *paint, const char *rule)
{
  CvVerdict verdict;

  caravan_paint_judge (paint, &verdict);
  assert_string_equal (verdict.rule->id, rule);
}

static CvTable
seat_at_sample (int n_players)
{
  g_autoptr (CaravanPaint) sample = caravan_paint_board_new_sample (&cv_oregon);
  CvTable table;

  sim_seat (&table, &cv_oregon, &caravan_paint_get_table (sample)->board, n_players);
  return table;
}

static void
expect_event (CaravanPaint *paint, const char *wanted)
{
  g_autofree char *text = g_strdelimit (g_strdup (wanted), "'", '"');
  json_t *event = caravan_paint_position_write (CARAVAN_PAINT_POSITION (paint));
  g_autofree char *got = json_dumps (event, JSON_COMPACT | JSON_SORT_KEYS);

  assert_string_equal (got, text);
  json_decref (event);
}

/* Positions. */

static void
test_a_start_tile_is_a_building_that_is_marked (void **state)
{
  CvTable table = seat_at_sample (2);
  g_autoptr (CaravanPaint) paint = caravan_paint_position_new (&table);
  CaravanPaintRefusal refusal;

  assert_false (put (paint, START_TILE, 0, "a1", &refusal));
  assert_non_null (refusal.reason);
  assert_null (refusal.verdict.rule);
  lay (paint, FARMER, 0, "a1");
  assert_false (put (paint, START_TILE, 0, "a1", &refusal));
  assert_non_null (refusal.reason);
  lay (paint, CHURCH, 0, "b1");
  lay (paint, CHURCH, 0, "c1");
  lay (paint, START_TILE, 0, "b1");
  expect_event (paint, "{'buildings':{'church':['c1']},'do':'position',"
                       "'farmers':{'yellow':['a1']},'start-tiles':{'church':'b1'}}");
  assert_int_equal (caravan_paint_get_state (paint)->oregon.stack[2], 3);
}

static void
test_each_building_has_one_start_tile (void **state)
{
  CvTable table = seat_at_sample (2);
  g_autoptr (CaravanPaint) paint = caravan_paint_position_new (&table);

  lay (paint, CHURCH, 0, "b1");
  lay (paint, CHURCH, 0, "c1");
  lay (paint, START_TILE, 0, "b1");
  lay (paint, START_TILE, 0, "c1");
  expect_event (paint, "{'buildings':{'church':['b1']},'do':'position',"
                       "'start-tiles':{'church':'c1'}}");
  caravan_paint_begin_stroke (paint);
  lay (paint, POST_OFFICE, 0, "c1");
  expect_event (paint, "{'buildings':{'church':['b1'],'post-office':['c1']},"
                       "'do':'position'}");
  assert_true (caravan_paint_undo (paint));
  lay (paint, START_TILE + 1, 0, "c1");
  expect_event (paint, "{'buildings':{'church':['b1']},'do':'position'}");
}

static void
test_more_start_tiles_than_players_are_refused (void **state)
{
  CvTable table = seat_at_sample (2);
  g_autoptr (CaravanPaint) paint = caravan_paint_position_new (&table);

  lay (paint, CHURCH, 0, "b1");
  lay (paint, POST_OFFICE, 0, "c1");
  lay (paint, HARBOR, 0, "b2");
  lay (paint, START_TILE, 0, "b1");
  lay (paint, START_TILE, 0, "c1");
  refuse (paint, START_TILE, 0, "b2", "oregon.box.start-tiles");
}

static void
test_pieces_that_can_not_lie_there_are_explained (void **state)
{
  CvTable table = seat_at_sample (3);
  g_autoptr (CaravanPaint) paint = caravan_paint_position_new (&table);

  refuse (paint, FARMER, 1, "c2", "oregon.position.water");
  refuse (paint, CHURCH, 0, "e1", "oregon.position.terrain");
  refuse (paint, HARBOR, 0, "h1", "oregon.position.harbor-dry");
  lay (paint, CHURCH, 0, "a1");
  lay (paint, CHURCH, 0, "b1");
  lay (paint, CHURCH, 0, "c1");
  lay (paint, CHURCH, 0, "d1");
  refuse (paint, CHURCH, 0, "a2", "oregon.box.buildings");
  lay (paint, START_TILE, 0, "a1");
  lay (paint, CHURCH, 0, "a2");
  expect_verdict (paint, "oregon.position.ok");
}

static void
test_what_players_have_besides_the_board_is_said (void **state)
{
  CvTable table = seat_at_sample (2);
  g_autoptr (CaravanPaint) paint = caravan_paint_position_new (&table);

  assert_true (caravan_paint_has (paint, CARAVAN_PAINT_NUMBERS));
  assert_int_equal (caravan_paint_get_number (paint, JOKER, 1), 1);
  assert_true (caravan_paint_position_is_empty (CARAVAN_PAINT_POSITION (paint)));
  assert_true (caravan_paint_set_number (paint, TRACK, 1, 37));
  assert_true (caravan_paint_set_number (paint, GOLD, 0, 2));
  assert_true (caravan_paint_set_number (paint, COAL, 0, 1));
  assert_true (caravan_paint_set_number (paint, JOKER, 1, 0));
  assert_true (caravan_paint_set_number (paint, EXTRA, 0, 0));
  assert_false (caravan_paint_set_number (paint, EXTRA, 0, -3));
  expect_event (paint, "{'do':'position','extras':{'yellow':false},"
                       "'jokers':{'blue':false},"
                       "'tokens':{'yellow':{'coal':1,'gold':2}},'track':{'blue':37}}");
  assert_true (caravan_paint_undo (paint));
  assert_int_equal (caravan_paint_get_number (paint, EXTRA, 0), 1);
  assert_true (caravan_paint_undo (paint));
  assert_int_equal (caravan_paint_get_number (paint, JOKER, 1), 1);
}

static void
test_more_tokens_than_there_are_make_the_whole_wrong (void **state)
{
  CvTable table = seat_at_sample (2);
  g_autoptr (CaravanPaint) paint = caravan_paint_position_new (&table);

  caravan_paint_set_number (paint, COAL, 0, 20);
  expect_verdict (paint, "oregon.position.ok");
  caravan_paint_set_number (paint, COAL, 1, 2);
  expect_verdict (paint, "oregon.box.tokens");
  caravan_paint_set_number (paint, COAL, 1, 1);
  expect_verdict (paint, "oregon.position.ok");
  assert_int_equal (caravan_paint_get_state (paint)->oregon.heap[0], 0);
}

/* Whole games. */

typedef struct
{
  CvTable table;
  CvState state;
  int n, n_most;
} Watched;

static bool
play_on (void *data, const CvMove *move)
{
  Watched *watched = data;

  cv_apply (&watched->table, &watched->state, move);
  return ++watched->n < watched->n_most;
}

static void
paint_set (CaravanPaint *paint, int brush, int seat, const CvSet *cells)
{
  const CvBoard *board = &caravan_paint_get_table (paint)->board;

  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    {
      CaravanPaintTouch touch = { brush, seat, cv_board_cell (board, bit) };
      CaravanPaintRefusal refusal;
      assert_true (caravan_paint_touch (paint, &touch, &refusal));
    }
}

/* Start tiles are marked as soon as they lie there, as hands would. */
static void
paint_all (CaravanPaint *paint, const OregonState *oregon, int n_players)
{
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    {
      CvSet starts = oregon->starts;
      cv_set_keep (&starts, &oregon->buildings[kind], CV_SET_WORDS);
      paint_set (paint, FARMER + 1 + kind, 0, &starts);
      paint_set (paint, START_TILE, 0, &starts);
      CvSet others = oregon->buildings[kind];
      cv_set_subtract (&others, &starts, CV_SET_WORDS);
      paint_set (paint, FARMER + 1 + kind, 0, &others);
    }
  for (int seat = 0; seat < n_players; seat++)
    {
      paint_set (paint, FARMER, seat, &oregon->farmers[seat]);
      caravan_paint_set_number (paint, TRACK, seat, oregon->track[seat]);
      caravan_paint_set_number (paint, COAL, seat, oregon->tokens[seat][0]);
      caravan_paint_set_number (paint, GOLD, seat, oregon->tokens[seat][1]);
      caravan_paint_set_number (paint, JOKER, seat, oregon->jokers >> seat & 1);
      caravan_paint_set_number (paint, EXTRA, seat, oregon->extras >> seat & 1);
    }
}

static void
expect_same_table (const OregonState *a, const OregonState *b)
{
  assert_memory_equal (a->farmers, b->farmers, sizeof a->farmers);
  assert_memory_equal (a->buildings, b->buildings, sizeof a->buildings);
  assert_memory_equal (&a->starts, &b->starts, sizeof a->starts);
  assert_memory_equal (a->stack, b->stack, sizeof a->stack);
  assert_memory_equal (a->heap, b->heap, sizeof a->heap);
  assert_memory_equal (a->track, b->track, sizeof a->track);
  assert_memory_equal (a->tokens, b->tokens, sizeof a->tokens);
  assert_int_equal (a->jokers, b->jokers);
  assert_int_equal (a->extras, b->extras);
}

static void
repaint (const Watched *watched)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_position_new (&watched->table);
  const OregonState *oregon = &watched->state.oregon;
  RecEvent read = { 0 };
  RecError error = { 0 };
  CvState state;

  paint_all (paint, oregon, watched->table.n_players);
  expect_verdict (paint, "oregon.position.ok");
  expect_same_table (&caravan_paint_get_state (paint)->oregon, oregon);
  json_t *event = caravan_paint_position_write (CARAVAN_PAINT_POSITION (paint));
  assert_true (rec_event_read (&watched->table, event, &read, &error));
  cv_state_start (&watched->table, &state);
  cv_apply (&watched->table, &state, &read.move);
  expect_same_table (&state.oregon, oregon);
  rec_event_free (&read);
  json_decref (event);
}

static void
test_a_game_in_the_middle_can_be_painted (void **state)
{
  for (int seed = 1; seed <= 30; seed++)
    {
      Watched watched = { .table = seat_at_sample (2 + seed % 3), .n_most = 4 * seed };
      Sim sim;
      cv_state_start (&watched.table, &watched.state);
      assert_true (sim_start (&sim, &watched.table, &watched.state, play_on, &watched));
      sim_run (&sim, (uint64_t) seed);
      repaint (&watched);
    }
}

/* Boards. */

static void
expect_symbols (CaravanPaint *paint, const char *columns, const char *rows)
{
  json_t *object = caravan_paint_board_write (CARAVAN_PAINT_BOARD (paint));
  const char *keys[] = { "column-symbols", "row-symbols" };
  const char *wanted[] = { columns, rows };

  for (int edge = 0; edge < 2; edge++)
    {
      g_autoptr (GString) names = g_string_new (NULL);
      json_t *list = json_object_get (object, keys[edge]);
      for (size_t i = 0; i < json_array_size (list); i++)
        g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                                json_string_value (json_array_get (list, i)));
      assert_string_equal (names->str, wanted[edge]);
    }
  json_decref (object);
}

#define SAMPLE_COLUMNS "bison settlers eagle wagon campfire"
#define SAMPLE_ROWS    "wagon campfire settlers eagle bison"

static void
test_symbols_change_places (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new_sample (&cv_oregon);

  assert_true (caravan_paint_has (paint, CARAVAN_PAINT_BANDS));
  expect_symbols (paint, SAMPLE_COLUMNS, SAMPLE_ROWS);
  assert_true (caravan_paint_swap_bands (paint, TRUE, 0, 4));
  expect_symbols (paint, "campfire settlers eagle wagon bison", SAMPLE_ROWS);
  assert_true (caravan_paint_swap_bands (paint, FALSE, 1, 2));
  expect_symbols (paint, "campfire settlers eagle wagon bison",
                  "wagon settlers campfire eagle bison");
  assert_false (caravan_paint_swap_bands (paint, FALSE, 3, 3));
  assert_true (caravan_paint_undo (paint));
  assert_true (caravan_paint_undo (paint));
  expect_symbols (paint, SAMPLE_COLUMNS, SAMPLE_ROWS);
}

static void
test_symbols_go_where_their_bands_go (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new_sample (&cv_oregon);

  assert_true (caravan_paint_change (paint, CARAVAN_PAINT_MIRROR));
  expect_symbols (paint, "campfire wagon eagle settlers bison", SAMPLE_ROWS);
  assert_true (caravan_paint_change (paint, CARAVAN_PAINT_FLIP));
  expect_symbols (paint, "campfire wagon eagle settlers bison",
                  "bison eagle settlers campfire wagon");
  assert_true (caravan_paint_change (paint, CARAVAN_PAINT_SAMPLE));
  expect_symbols (paint, SAMPLE_COLUMNS, SAMPLE_ROWS);
}

static void
test_a_new_board_can_be_read (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new (&cv_oregon, 0, 0);
  json_t *object = caravan_paint_board_write (CARAVAN_PAINT_BOARD (paint));
  RecError error = { 0 };
  g_autoptr (CaravanPaint) again =
      caravan_paint_board_read (object, &cv_oregon, &error);

  assert_non_null (again);
  expect_symbols (again, "settlers wagon campfire bison eagle",
                  "settlers wagon campfire bison eagle");
  json_decref (object);
}

static void
test_the_points_of_a_lap_are_kept (void **state)
{
  g_autoptr (CaravanPaint) sample = caravan_paint_board_new_sample (&cv_oregon);
  json_t *object = caravan_paint_board_write (CARAVAN_PAINT_BOARD (sample));
  RecError error = { 0 };

  json_object_set_new (object, "track", json_integer (60));
  g_autoptr (CaravanPaint) paint =
      caravan_paint_board_read (object, &cv_oregon, &error);
  json_decref (object);
  assert_true (caravan_paint_swap_bands (paint, TRUE, 0, 1));
  object = caravan_paint_board_write (CARAVAN_PAINT_BOARD (paint));
  assert_int_equal (json_integer_value (json_object_get (object, "track")), 60);
  json_decref (object);
}

/* The remark that begins like this, or NULL. */
static const CaravanRemark *
find_remark (const CaravanRemark *remarks, int n, const char *begin)
{
  for (int i = 0; i < n; i++)
    if (g_str_has_prefix (
            remarks[i].plural != NULL ? remarks[i].plural : remarks[i].text, begin))
      return &remarks[i];
  return NULL;
}

static void
test_the_sample_has_nothing_wrong (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new_sample (&cv_oregon);
  CaravanRemark remarks[CARAVAN_REMARKS_MOST];
  int n = caravan_paint_look_over (paint, remarks);

  for (int i = 0; i < n; i++)
    assert_false (remarks[i].is_problem);
  assert_int_equal (find_remark (remarks, n, "%1$s lakes")->n, 2);
  assert_non_null (find_remark (remarks, n, "Railway: "));
  assert_non_null (find_remark (remarks, n, "Mountains: "));
}

static void
test_what_is_wrong_with_a_board_is_said (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new (&cv_oregon, 0, 0);
  CaravanRemark remarks[CARAVAN_REMARKS_MOST];
  int n = caravan_paint_look_over (paint, remarks);

  assert_non_null (find_remark (remarks, n, "No prairie lies near water"));
  assert_non_null (find_remark (remarks, n, "There is no railway"));
  assert_non_null (find_remark (remarks, n, "There are no mountains"));
  assert_null (find_remark (remarks, n, "There is no prairie"));
  lay (paint, 2, 0, "a1");
  lay (paint, 2, 0, "b2");
  n = caravan_paint_look_over (paint, remarks);
  const CaravanRemark *parts = find_remark (remarks, n, "The railway is in");
  assert_int_equal (parts->n, 2);
  assert_int_equal (cv_set_count (&parts->cells, CV_SET_WORDS), 1);
  CaravanPaintTouch water = { 1, 0, cell ("h8") };
  assert_true (caravan_paint_fill (paint, &water));
  n = caravan_paint_look_over (paint, remarks);
  assert_non_null (find_remark (remarks, n, "There is no prairie"));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_a_start_tile_is_a_building_that_is_marked),
    cmocka_unit_test (test_each_building_has_one_start_tile),
    cmocka_unit_test (test_more_start_tiles_than_players_are_refused),
    cmocka_unit_test (test_pieces_that_can_not_lie_there_are_explained),
    cmocka_unit_test (test_what_players_have_besides_the_board_is_said),
    cmocka_unit_test (test_more_tokens_than_there_are_make_the_whole_wrong),
    cmocka_unit_test (test_a_game_in_the_middle_can_be_painted),
    cmocka_unit_test (test_symbols_change_places),
    cmocka_unit_test (test_symbols_go_where_their_bands_go),
    cmocka_unit_test (test_a_new_board_can_be_read),
    cmocka_unit_test (test_the_points_of_a_lap_are_kept),
    cmocka_unit_test (test_the_sample_has_nothing_wrong),
    cmocka_unit_test (test_what_is_wrong_with_a_board_is_said),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
