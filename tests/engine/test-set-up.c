/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The boxes: all that is put somewhere before a game is what the box holds, and what is
   left at any moment of a game is what the naive rules have not placed. Nothing of it
   follows from what players hide. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cv-games.h"
#include "naive.h"
#include "rec-board.h"
#include "sim.h"

#define GAMES_EACH 12

/* The lists of pieces, as the booklets have them. */
static const CvBoxPiece oasis[] = {
  { "board", 1 },        { "oasis", 34 },  { "steppe", 34 }, { "stone", 20 },
  { "commodities", 14 }, { "wells", 12 },  { "horses", 16 }, { "ovoos", 20 },
  { "camel", 100 },      { "marker", 20 }, { "counter", 5 }, { "card", 54 },
  { NULL, 0 },
};
static const CvBoxPiece oregon[] = {
  { "board", 1 },
  { "farmer", 60 },
  { "landscape-card", 50 },
  { "building-card", 21 },
  { "building-tile", 28 },
  { "start-tile", 7 },
  { "coal", 21 },
  { "gold", 21 },
  { "joker", 4 },
  { "extra-turn", 4 },
  { NULL, 0 },
};
static const CvBoxPiece basari[] = {
  { "board", 1 },       { "gem-red", 25 },
  { "gem-yellow", 25 }, { "gem-green", 25 },
  { "gem-blue", 25 },   { "merchant", 4 },
  { "start-disk", 4 },  { "points-marker", 4 },
  { "die", 4 },         { "action-card", 12 },
  { NULL, 0 },
};

static const struct
{
  const CvGame *game;
  const CvBoxPiece *box;
} boxes[] = { { &cv_oasis, oasis }, { &cv_oregon, oregon }, { &cv_basari, basari } };

#define N_BOXES (sizeof boxes / sizeof *boxes)

static int
find_total (const CvBoxPiece *box, const char *id)
{
  for (; box->id != NULL; box++)
    if (strcmp (box->id, id) == 0)
      return box->total;
  fail_msg ("the box has no %s", id);
  return 0;
}

/* The set-up. */

static void
seat (CvTable *table, const CvGame *game, int n_players, int edition)
{
  cv_table_start (table, game);
  table->n_players = (uint8_t) n_players;
  cv_game_edition (game, edition, table->option);
}

static int
sum_up (const CvSetUp *lines, int n, const char *piece)
{
  int sum = 0;

  for (int i = 0; i < n; i++)
    for (int j = 0; j < CV_PARCELS_MOST && lines[i].parcels[j].piece != NULL; j++)
      if (strcmp (lines[i].parcels[j].piece, piece) == 0)
        sum += lines[i].parcels[j].each * lines[i].parcels[j].times;
  return sum;
}

static void
assert_line (const CvSetUp *line, const CvBoxPiece *box)
{
  assert_non_null (line->say.text);
  assert_non_null (line->parcels[0].piece);
  for (int j = 0; j < CV_PARCELS_MOST && line->parcels[j].piece != NULL; j++)
    {
      assert_true (line->parcels[j].each > 0);
      assert_true (line->parcels[j].times > 0);
      assert_true (find_total (box, line->parcels[j].piece) > 0);
    }
}

static void
assert_all_of_the_box (const CvTable *table, const CvBoxPiece *box)
{
  CvSetUp lines[CV_SET_UP_MOST];
  int n = cv_set_up (table, lines);

  assert_true (n > 0);
  for (int i = 0; i < n; i++)
    {
      assert_line (&lines[i], box);
      for (int j = 0; j < i; j++)
        assert_string_not_equal (lines[i].id, lines[j].id);
    }
  for (const CvBoxPiece *piece = box; piece->id != NULL; piece++)
    assert_int_equal (sum_up (lines, n, piece->id), piece->total);
}

static void
test_everything_in_the_box_goes_somewhere (void **state)
{
  for (size_t i = 0; i < N_BOXES; i++)
    for (int n = boxes[i].game->players_min; n <= boxes[i].game->players_max; n++)
      for (int edition = 0; edition < cv_game_n_editions (boxes[i].game); edition++)
        {
          CvTable table;
          seat (&table, boxes[i].game, n, edition);
          assert_int_equal (cv_table_edition (&table), edition);
          assert_all_of_the_box (&table, boxes[i].box);
        }
}

static void
test_the_engine_has_the_booklets_boxes (void **state)
{
  for (size_t i = 0; i < N_BOXES; i++)
    {
      int n = 0;
      for (const CvBoxPiece *piece = boxes[i].game->box; piece->id != NULL;
           piece++, n++)
        assert_int_equal (piece->total, find_total (boxes[i].box, piece->id));
      for (int j = 0; j < n; j++)
        assert_non_null (boxes[i].box[j].id);
      assert_null (boxes[i].box[n].id);
    }
}

static int
find_line (const CvTable *table, const char *id, CvSetUp lines[CV_SET_UP_MOST])
{
  int n = cv_set_up (table, lines);

  for (int i = 0; i < n; i++)
    if (strcmp (lines[i].id, id) == 0)
      return i;
  fail_msg ("there is no line %s", id);
  return -1;
}

/* The Italian booklet deals counters before cards, the French one cards first; and it
   has the slip of 80 tiles. */
static void
test_the_order_is_that_of_the_booklet (void **state)
{
  CvSetUp lines[CV_SET_UP_MOST];
  CvTable table;

  seat (&table, &cv_oasis, 4, 0);
  assert_true (find_line (&table, "counters", lines) <
               find_line (&table, "cards", lines));
  assert_null (lines[find_line (&table, "tiles", lines)].note);
  seat (&table, &cv_oasis, 4, 1);
  assert_true (find_line (&table, "counters", lines) >
               find_line (&table, "cards", lines));
  assert_non_null (lines[find_line (&table, "tiles", lines)].note);
  /* One option changed by the table: still the French booklet. */
  table.option[0] = !table.option[0];
  assert_int_equal (cv_table_edition (&table), 1);
}

/* Start disks share an archway where the table lets them. */
static void
test_shared_archways_are_said (void **state)
{
  CvSetUp lines[CV_SET_UP_MOST];
  CvTable table;

  seat (&table, &cv_basari, 3, 0);
  assert_non_null (
      strstr (lines[find_line (&table, "start-disks", lines)].say.text, "free"));
  table.option[0] = 1;
  assert_null (
      strstr (lines[find_line (&table, "start-disks", lines)].say.text, "free"));
}

/* What is put beside the board is what the engine begins with. */
static void
test_the_set_up_is_where_the_engine_begins (void **state)
{
  CvSetUp lines[CV_SET_UP_MOST];
  CvTable table;
  CvState start;

  for (int n = 3; n <= 5; n++)
    {
      seat (&table, &cv_oasis, n, 0);
      cv_state_start (&table, &start);
      int draw = find_line (&table, "draw-pile", lines);
      assert_int_equal (lines[draw].parcels[0].each, start.oasis.round.draw);
    }
  for (int n = 3; n <= 4; n++)
    {
      CvLeft left[CV_LEFT_MOST];
      seat (&table, &cv_basari, n, 0);
      table.board.present = true;
      cv_state_start (&table, &start);
      int supply = find_line (&table, "supply", lines);
      assert_int_equal (cv_left (&table, &start, left), CV_GEM_COLORS);
      for (int i = 0; i < CV_GEM_COLORS; i++)
        assert_int_equal (left[i].left, lines[supply].parcels[i].each);
    }
}

/* What is left. */

typedef struct
{
  CvTable table;
  CvState state;
  Sim sim;
  union
  {
    NaiveOasis oasis;
    NaiveOregon oregon;
    NaiveBasari basari;
  } naive;
  void (*apply) (void *naive, const CvMove *move);
  int (*count) (const void *naive, const CvLeft *left);
  int n_secrets, n_moves;
} Watched;

static int
count_marks (const char *row, int n, char mark)
{
  int found = 0;

  for (int i = 0; i < n; i++)
    found += row[i] == mark;
  return found;
}

static void
apply_oasis (void *naive, const CvMove *move)
{
  naive_oasis_apply (naive, move);
}

/* How many lie on the board. */
static int
count_oasis (const void *data, const CvLeft *left)
{
  const NaiveOasis *naive = data;
  char mark = strcmp (left->id, "oasis") == 0    ? 'O'
              : strcmp (left->id, "steppe") == 0 ? 'S'
                                                 : 'R';
  int n = 0;

  for (int row = 0; row < naive->height; row++)
    n += left->seat != CV_NO_PLAYER
             ? count_marks (naive->camel[row], naive->width, (char) ('0' + left->seat))
             : count_marks (naive->tile[row], naive->width, mark);
  return n;
}

static void
apply_oregon (void *naive, const CvMove *move)
{
  naive_oregon_apply (naive, move);
}

static int
count_oregon (const void *data, const CvLeft *left)
{
  const NaiveOregon *naive = data;
  int piece = 0, n = 0;

  while (strcmp (cv_oregon.pieces[piece].id, left->id) != 0)
    piece++;
  char mark = cv_oregon.pieces[piece].sign[0];
  for (int row = 0; row < 10; row++)
    for (int column = 0; column < 15; column++)
      n += left->seat != CV_NO_PLAYER ? naive->farmer[row][column] == '0' + left->seat
                                      : naive->building[row][column] == mark &&
                                            naive->start[row][column] == NAIVE_NOTHING;
  return n;
}

static void
apply_basari (void *naive, const CvMove *move)
{
  naive_basari_apply (naive, move);
}

static int
count_basari (const void *data, const CvLeft *left)
{
  static const char *const ids[] = { "gem-red", "gem-yellow", "gem-green", "gem-blue" };
  const NaiveBasari *naive = data;
  int color = 0, n = 0;

  while (strcmp (ids[color], left->id) != 0)
    color++;
  for (int i = 0; i < naive->n_players; i++)
    n += naive->gems[i][color];
  return n;
}

static void
compare_left (Watched *watched)
{
  CvLeft left[CV_LEFT_MOST];
  int n = cv_left (&watched->table, &watched->state, left);

  assert_true (n > 0);
  for (int i = 0; i < n; i++)
    if (left[i].left != left[i].total - watched->count (&watched->naive, &left[i]))
      fail_msg ("%s, move %d: %d of %d %s are left, %d in use", watched->table.game->id,
                watched->n_moves, left[i].left, left[i].total, left[i].id,
                watched->count (&watched->naive, &left[i]));
}

static bool
is_same_left (const CvTable *table, const CvState *a, const CvState *b)
{
  CvLeft of_a[CV_LEFT_MOST], of_b[CV_LEFT_MOST];
  int n = cv_left (table, a, of_a);

  if (cv_left (table, b, of_b) != n)
    return false;
  for (int i = 0; i < n; i++)
    if (of_a[i].left != of_b[i].left || of_a[i].total != of_b[i].total ||
        of_a[i].id != of_b[i].id || of_a[i].say.text != of_b[i].say.text)
      return false;
  return true;
}

/* Whatever players hide or have told, the list is the same. */
static void
assert_tells_nothing (const Watched *watched, const CvState *before, const CvMove *move)
{
  const CvTable *table = &watched->table;
  CvState other = watched->state;

  memset (other.common.secret, 0xa5 ^ watched->n_moves, sizeof other.common.secret);
  assert_true (is_same_left (table, &watched->state, &other));
  if (move->verb == CV_VERB_HIDE || move->verb == CV_VERB_REVEAL)
    assert_true (is_same_left (table, before, &watched->state));
}

static bool
play (void *data, const CvMove *move)
{
  Watched *watched = data;
  CvState before = watched->state;

  cv_apply (&watched->table, &watched->state, move);
  watched->apply (&watched->naive, move);
  watched->n_moves++;
  watched->n_secrets += move->verb == CV_VERB_HIDE || move->verb == CV_VERB_REVEAL;
  compare_left (watched);
  assert_tells_nothing (watched, &before, move);
  return true;
}

static void
start_naive (Watched *watched)
{
  if (watched->table.game == &cv_oasis)
    {
      naive_oasis_start (&watched->naive.oasis, &watched->table);
      watched->apply = apply_oasis;
      watched->count = count_oasis;
    }
  else if (watched->table.game == &cv_oregon)
    {
      naive_oregon_start (&watched->naive.oregon, &watched->table);
      watched->apply = apply_oregon;
      watched->count = count_oregon;
    }
  else
    {
      naive_basari_start (&watched->naive.basari, &watched->table);
      watched->apply = apply_basari;
      watched->count = count_basari;
    }
}

static CvBoard
load_sample (const CvGame *game)
{
  RecError error = { 0 };
  CvBoard board;
  json_t *object = rec_board_load_shipped (getenv ("CARAVANSERAI_DATA"), game, "sample",
                                           &board, &error);
  assert_non_null (object);
  json_decref (object);
  return board;
}

static void
watch_game (const CvGame *game, const CvBoard *board, int n_players, int seed)
{
  Watched *watched = calloc (1, sizeof *watched);

  assert_non_null (watched);
  sim_seat (&watched->table, game, board, n_players);
  start_naive (watched);
  assert_true (
      sim_start (&watched->sim, &watched->table, &watched->state, play, watched));
  cv_state_start (&watched->table, &watched->state);
  compare_left (watched);
  assert_true (sim_run (&watched->sim, (uint64_t) seed));
  assert_true (watched->n_moves > 20);
  assert_int_equal (watched->n_secrets > 0, game->hidden_keys != NULL);
  free (watched);
}

static void
test_what_is_left_is_what_was_not_placed (void **state)
{
  for (size_t i = 0; i < N_BOXES; i++)
    {
      const CvGame *game = boxes[i].game;
      CvBoard board = load_sample (game);
      int range = game->players_max - game->players_min + 1;
      for (int seed = 0; seed < GAMES_EACH; seed++)
        watch_game (game, &board, game->players_min + seed % range, seed);
    }
}

/* No line is about something that players hide. */
static void
test_what_is_hidden_is_not_in_the_list (void **state)
{
  for (size_t i = 0; i < N_BOXES; i++)
    {
      const CvGame *game = boxes[i].game;
      CvLeft left[CV_LEFT_MOST];
      CvTable table;
      CvState start;
      CvBoard board = load_sample (game);

      sim_seat (&table, game, &board, game->players_max);
      cv_state_start (&table, &start);
      int n = cv_left (&table, &start, left);
      assert_true (n > 0);
      for (int line = 0; line < n; line++)
        for (int key = 0; game->hidden_keys != NULL && game->hidden_keys[key] != NULL;
             key++)
          assert_string_not_equal (left[line].id, game->hidden_keys[key]);
    }
}

/* Where only numbers are recorded nobody knows what lies on the table. */
static void
test_without_a_board_nothing_is_said (void **state)
{
  for (size_t i = 0; i < N_BOXES; i++)
    {
      CvLeft left[CV_LEFT_MOST];
      CvTable table;
      CvState start;

      seat (&table, boxes[i].game, 3, 0);
      cv_state_start (&table, &start);
      assert_int_equal (cv_left (&table, &start, left), 0);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_everything_in_the_box_goes_somewhere),
    cmocka_unit_test (test_the_engine_has_the_booklets_boxes),
    cmocka_unit_test (test_the_order_is_that_of_the_booklet),
    cmocka_unit_test (test_shared_archways_are_said),
    cmocka_unit_test (test_the_set_up_is_where_the_engine_begins),
    cmocka_unit_test (test_what_is_left_is_what_was_not_placed),
    cmocka_unit_test (test_what_is_hidden_is_not_in_the_list),
    cmocka_unit_test (test_without_a_board_nothing_is_said),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
