/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counting all legal sequences from fixed positions, as chess programs do: a rule that
   slips changes a number. The shallow counts are made a second time by asking about
   every cell with the naive rules; the deeper ones are written down here. */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>

#include "naive.h"
#include "scene.h"

#define PIECES_MOST 16

/* Sequences of so many placements. */
#define OASIS_SMALL_4   453986
#define OASIS_SAMPLE_1  226
#define OASIS_SAMPLE_2  49836
#define OASIS_SAMPLE_3  10720992
#define OREGON_SAMPLE_3 124950
#define OREGON_SAMPLE_4 5997600

/* Moves without their cell: what the players take turns to place. */
typedef struct
{
  CvMove move;
  CvAtom atoms[4];
  int at;
} Piece;

typedef struct
{
  const CvTable *table;
  Piece piece[PIECES_MOST];
  int n_pieces;
} Perft;

static CvMove
put_at (Piece *piece, int seat, CvCell cell)
{
  CvMove move = piece->move;
  piece->atoms[move.n_atoms++] = (CvAtom){ .arg = (uint8_t) piece->at, .value = cell };
  move.atoms = piece->atoms;
  move.by = (int8_t) seat;
  return move;
}

static CvMove
put_nowhere (const Piece *piece, int seat)
{
  CvMove move = piece->move;
  move.atoms = piece->atoms;
  move.by = (int8_t) seat;
  return move;
}

/* Players place in turn; the cells come from the legal maps. */
static long
count (const Perft *perft, const CvState *state, int seat, int depth)
{
  const CvBoard *board = &perft->table->board;
  long n = 0;

  for (int i = 0; i < perft->n_pieces; i++)
    {
      Piece piece = perft->piece[i];
      CvMove question = put_nowhere (&piece, seat);
      CvSet cells;
      cv_legal (perft->table, state, &question, &cells);
      if (depth == 1)
        {
          n += cv_set_count (&cells, board->n_words);
          continue;
        }
      for (int bit = cv_set_next (&cells, 0, board->n_words); bit >= 0;
           bit = cv_set_next (&cells, bit + 1, board->n_words))
        {
          CvState next = *state;
          CvMove move = put_at (&piece, seat, cv_board_cell (board, bit));
          cv_apply (perft->table, &next, &move);
          n += count (perft, &next, (seat + 1) % perft->table->n_players, depth - 1);
        }
    }
  return n;
}

/* The same by the naive rules, cell by cell. */

static bool
is_naively_legal (const char *rule)
{
  static const char *const legal[] = { "oasis.place.start",   "oasis.place.claim",
                                       "oasis.place.extend",  "oasis.camel.place",
                                       "oregon.farmer.place", "oregon.building.place" };
  for (size_t i = 0; i < sizeof legal / sizeof *legal; i++)
    if (strcmp (legal[i], rule) == 0)
      return true;
  return false;
}

typedef union
{
  NaiveOasis oasis;
  NaiveOregon oregon;
} Naive;

static bool
judge_naively (const Perft *perft, const Naive *naive, const CvMove *move)
{
  NaiveVerdict verdict;
  if (strcmp (perft->table->game->id, "oasis") == 0)
    naive_oasis_judge (&naive->oasis, move, false, &verdict);
  else
    naive_oregon_judge (&naive->oregon, move, &verdict);
  return is_naively_legal (verdict.rule);
}

static void
apply_naively (const Perft *perft, Naive *naive, const CvMove *move)
{
  if (strcmp (perft->table->game->id, "oasis") == 0)
    naive_oasis_apply (&naive->oasis, move);
  else
    naive_oregon_apply (&naive->oregon, move);
}

static long
count_naively (const Perft *perft, const Naive *naive, int seat, int depth)
{
  const CvBoard *board = &perft->table->board;
  long n = 0;

  for (int i = 0; i < perft->n_pieces * board->width * board->height; i++)
    {
      Piece piece = perft->piece[i % perft->n_pieces];
      int cell = i / perft->n_pieces;
      CvMove move =
          put_at (&piece, seat, cv_cell (cell % board->width, cell / board->width));
      if (!judge_naively (perft, naive, &move))
        continue;
      Naive next = *naive;
      apply_naively (perft, &next, &move);
      n += depth == 1 ? 1
                      : count_naively (perft, &next,
                                       (seat + 1) % perft->table->n_players, depth - 1);
    }
  return n;
}

/* Setting up. */

static void
add_piece (Perft *perft, const char *verb, const CvAtom *atoms, int n_atoms)
{
  int number = cv_game_verb_find (perft->table->game, verb);
  Piece *piece = &perft->piece[perft->n_pieces++];
  assert_in_range (perft->n_pieces, 1, PIECES_MOST);
  piece->move = (CvMove){ .verb = (uint8_t) number, .n_atoms = (uint32_t) n_atoms };
  piece->at = cv_verb_arg (cv_game_verb (perft->table->game, number), "at");
  for (int i = 0; i < n_atoms; i++)
    piece->atoms[i] = atoms[i];
}

static void
add_oasis_pieces (Perft *perft)
{
  for (int kind = 0; kind < 3; kind++)
    add_piece (perft, "place", &(CvAtom){ .arg = 0, .value = kind }, 1);
  add_piece (perft, "camel", NULL, 0);
}

static uint8_t
arg_of (const Perft *perft, const char *verb, const char *arg)
{
  const CvGame *game = perft->table->game;
  return (uint8_t) cv_verb_arg (cv_game_verb (game, cv_game_verb_find (game, verb)),
                                arg);
}

/* Settlers and wagon, two eagles, and a church or a gold mine by campfire. */
static void
add_oregon_pieces (Perft *perft)
{
  uint8_t farmer_cards = arg_of (perft, "farmer", "cards");
  uint8_t building_cards = arg_of (perft, "building", "cards");
  uint8_t kind = arg_of (perft, "building", "building");

  add_piece (perft, "farmer",
             (const CvAtom[]){ { .arg = farmer_cards, .value = 0 },
                               { .arg = farmer_cards, .value = 1 } },
             2);
  add_piece (perft, "farmer",
             (const CvAtom[]){ { .arg = farmer_cards, .value = 4 },
                               { .arg = farmer_cards, .value = 4 } },
             2);
  for (int building = 2; building <= 4; building += 2)
    add_piece (perft, "building",
               (const CvAtom[]){ { .arg = building_cards, .value = 2 },
                                 { .arg = kind, .value = building } },
               2);
}

/* A small table with all there is: a path, borders, bonus spaces.
     o . O = .
     . S . = o
     o . . = R
     # . o = .                                                              */
static void
test_perft_of_a_small_board_of_oasis (void **unused)
{
  static const char *const rows[] = { "o.O=.", ".S.=o", "o..=R", "#.o=.", NULL };
  char *board = scene_grid ("oasis", rows);
  Scene *scene = scene_new ("oasis", "red blue green", "free", board);
  Perft perft = { .table = scene_table (scene) };
  Naive naive;

  add_oasis_pieces (&perft);
  naive_oasis_start (&naive.oasis, perft.table);
  for (int depth = 1; depth <= 3; depth++)
    assert_int_equal (count (&perft, scene_state (scene), 0, depth),
                      count_naively (&perft, &naive, 0, depth));
  assert_int_equal (count (&perft, scene_state (scene), 0, 4), OASIS_SMALL_4);
  scene_free (scene);
  free (board);
}

/* In the middle of a game on the sample board. */
static void
test_perft_of_the_sample_board_of_oasis (void **unused)
{
  Scene *scene = scene_new ("oasis", "red blue green", "free", "'sample'");
  Perft perft = { .table = scene_table (scene) };

  add_oasis_pieces (&perft);
  scene_play (scene,
              "{'do':'position','tiles':{'oasis':['f1','g1','k1','a9'],'steppe':"
              "['d3','e3','l9'],'stone':['i2','i3']},'markers':{'red':['f1','i2'],"
              "'blue':['d3','k1'],'green':['l9']},'camels':{'red':['a3','b3'],"
              "'blue':['n3']}}");
  assert_int_equal (count (&perft, scene_state (scene), 0, 1), OASIS_SAMPLE_1);
  assert_int_equal (count (&perft, scene_state (scene), 0, 2), OASIS_SAMPLE_2);
  assert_int_equal (count (&perft, scene_state (scene), 0, 3), OASIS_SAMPLE_3);
  scene_free (scene);
}

static void
test_perft_of_the_sample_board_of_oregon (void **unused)
{
  Scene *scene = scene_new ("oregon", "yellow blue green red", "free", "'sample'");
  Perft perft = { .table = scene_table (scene) };
  Naive naive;

  add_oregon_pieces (&perft);
  naive_oregon_start (&naive.oregon, perft.table);
  for (int depth = 1; depth <= 2; depth++)
    assert_int_equal (count (&perft, scene_state (scene), 0, depth),
                      count_naively (&perft, &naive, 0, depth));
  assert_int_equal (count (&perft, scene_state (scene), 0, 3), OREGON_SAMPLE_3);
  assert_int_equal (count (&perft, scene_state (scene), 0, 4), OREGON_SAMPLE_4);
  scene_free (scene);
}

/* Basari: the barters that two players with three gems of each colour can have. */

static long
count_offers (const CvTable *table, const CvState *state, int seat, int depth)
{
  int offer = cv_game_verb_find (table->game, "offer");
  long n = 0;

  for (int hand = 1; hand < 256; hand++)
    {
      CvGems gems = cv_gems_of (0, hand & 3) + cv_gems_of (1, hand >> 2 & 3) +
                    cv_gems_of (2, hand >> 4 & 3) + cv_gems_of (3, hand >> 6 & 3);
      CvAtom atom = { .arg = 0, .value = (int32_t) gems };
      CvMove move = {
        .verb = (uint8_t) offer, .by = (int8_t) seat, .n_atoms = 1, .atoms = &atom
      };
      CvVerdict verdict;
      cv_check (table, state, &move, &verdict);
      if (!cv_verdict_is_legal (&verdict))
        continue;
      n++;
      if (depth == 1)
        continue;
      CvState next = *state;
      cv_apply (table, &next, &move);
      n += count_offers (table, &next, 1 - seat, depth - 1) - 1;
    }
  return n;
}

/* The 255 handfuls stand in one order, from one light blue gem to all twelve: so an
   offer that is the k-th of them leaves 255 − k to beat it. Sequences of two are 255
   over 2, of three 255 over 3. */
static void
test_perft_of_a_barter_of_basari (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "guided", "'sample'");

  scene_play (scene, "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}");
  scene_play (scene,
              "{'do':'choose','actions':{'red':'die','blue':'die','green':'gems'}}");
  assert_int_equal (count_offers (scene_table (scene), scene_state (scene), 0, 1), 255);
  assert_int_equal (count_offers (scene_table (scene), scene_state (scene), 0, 2),
                    255 * 254 / 2);
  assert_int_equal (count_offers (scene_table (scene), scene_state (scene), 0, 3),
                    255 * 254 * 253 / 6);
  scene_free (scene);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_perft_of_a_small_board_of_oasis),
    cmocka_unit_test (test_perft_of_the_sample_board_of_oasis),
    cmocka_unit_test (test_perft_of_the_sample_board_of_oregon),
    cmocka_unit_test (test_perft_of_a_barter_of_basari),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
