/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simulated games: every move is legal before it is played and the state sane after it,
   the cards on the simulator's table are those that the engine counts, and what comes
   out is what the naive rules reckon. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cv-games.h"
#include "cv-match.h"
#include "law.h"
#include "naive.h"
#include "rec-board.h"
#include "rec-record.h"
#include "sim.h"

#define GAMES_EACH 1000

/* A table at which a simulated game is watched. */
typedef struct Watched Watched;
struct Watched
{
  CvTable table;
  CvState state;
  Sim sim;
  void (*watch) (Watched *watched, const CvMove *move); /* before each move; or NULL */
  void (*reckon) (Watched *watched, const CvMove *move);
  void *data;
  size_t n_moves, n_most; /* n_most: stop there; 0: never */
  uint64_t trace;         /* of everything that was played */
  union
  {
    NaiveOasis oasis;
    NaiveOregon oregon;
    NaiveBasari basari;
  } naive;
  int next_counter[NAIVE_PLAYERS];
};

/* Boards and tables. */

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

static CvBoard
paint_board (const CvGame *game, const char *const *rows)
{
  CvBoard board;
  int height = 0;

  while (rows[height] != NULL)
    height++;
  cv_board_start_grid (&board, (int) strlen (rows[0]), height);
  for (int row = 0; row < height; row++)
    for (int column = 0; rows[row][column] != '\0'; column++)
      cv_board_paint (&board, column, row, rows[row][column]);
  game->prepare (&board);
  return board;
}

static void
follow (Watched *watched, const CvMove *move)
{
  uint64_t trace = watched->trace;

  trace = (trace ^ move->verb) * UINT64_C (0x100000001b3);
  trace = (trace ^ (uint8_t) move->by) * UINT64_C (0x100000001b3);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      trace = (trace ^ atom->arg) * UINT64_C (0x100000001b3);
      trace = (trace ^ atom->key) * UINT64_C (0x100000001b3);
      trace = (trace ^ (uint32_t) atom->value) * UINT64_C (0x100000001b3);
    }
  watched->trace = trace;
}

/* Carries the move out; what its verdict promised comes true. */
static void
apply (Watched *watched, const CvMove *move)
{
  CvState before = watched->state;
  CvAnswer answer;
  LawPlayed played = { &watched->table, &before, &watched->state, move, &answer };

  cv_answer (&watched->table, &before, move, &answer);
  cv_apply (&watched->table, &watched->state, move);
  const char *wrong = law_check_answer (&answer);
  if (wrong == NULL && move->verb >= CV_VERB_GAME)
    wrong = law_check_promises (&played);
  if (wrong != NULL)
    fail_msg ("move %zu, %s: %s", watched->n_moves, answer.verdict.rule->id, wrong);
}

static bool
play (void *data, const CvMove *move)
{
  Watched *watched = data;
  const CvGame *game = watched->table.game;
  CvVerdict verdict;

  if (watched->n_most > 0 && watched->n_moves == watched->n_most)
    return false;
  if (watched->watch != NULL)
    watched->watch (watched, move);
  follow (watched, move);
  cv_check (&watched->table, &watched->state, move, &verdict);
  if (!cv_verdict_is_legal (&verdict))
    fail_msg ("move %zu, %s: %s", watched->n_moves,
              cv_game_verb (game, move->verb)->name, verdict.rule->id);
  apply (watched, move);
  assert_int_equal (game->sane (&watched->table, &watched->state), 0);
  if (watched->reckon != NULL)
    watched->reckon (watched, move);
  watched->n_moves++;
  return true;
}

static Watched *
sit_down (const CvGame *game, const CvBoard *board, int n_players)
{
  Watched *watched = calloc (1, sizeof *watched);

  assert_non_null (watched);
  sim_seat (&watched->table, game, board, n_players);
  assert_true (
      sim_start (&watched->sim, &watched->table, &watched->state, play, watched));
  return watched;
}

static bool
run (Watched *watched, uint64_t seed)
{
  cv_state_start (&watched->table, &watched->state);
  watched->n_moves = 0;
  watched->trace = 0;
  return sim_run (&watched->sim, seed);
}

static bool
is_over (const Watched *watched)
{
  CvPrompt prompt;
  char rule[48];

  snprintf (rule, sizeof rule, "%s.prompt.over", watched->table.game->id);
  watched->table.game->prompt (&watched->table, &watched->state, &prompt);
  return strcmp (prompt.say.rule->id, rule) == 0;
}

/* The score a second time, by the naive rules. */

/* Priority counters go from hand to hand with the offers taken. */
static void
pass_counters (Watched *watched, const CvMove *move)
{
  const CvTable *table = &watched->table;
  int *counter = watched->naive.oasis.counter;

  if (naive_is (table, move, "take"))
    watched->next_counter[naive_number (table, move, "from", 0)] = counter[move->by];
  if (naive_is (table, move, "end-round"))
    memcpy (counter, watched->next_counter, sizeof watched->next_counter);
}

static void
reckon_oasis (Watched *watched, const CvMove *move)
{
  pass_counters (watched, move);
  naive_oasis_apply (&watched->naive.oasis, move);
}

static void
reckon_oregon (Watched *watched, const CvMove *move)
{
  naive_oregon_apply (&watched->naive.oregon, move);
}

static void
reckon_basari (Watched *watched, const CvMove *move)
{
  naive_basari_apply (&watched->naive.basari, move);
}

static void
start_reckoning (Watched *watched)
{
  const CvTable *table = &watched->table;

  if (table->game == &cv_oasis)
    {
      naive_oasis_start (&watched->naive.oasis, table);
      watched->reckon = reckon_oasis;
    }
  else if (table->game == &cv_oregon)
    {
      naive_oregon_start (&watched->naive.oregon, table);
      watched->reckon = reckon_oregon;
    }
  else
    {
      naive_basari_start (&watched->naive.basari, table);
      watched->reckon = reckon_basari;
    }
}

static void
end_reckoning (const Watched *watched, NaiveScore *ret_score)
{
  if (watched->table.game == &cv_oasis)
    naive_oasis_score (&watched->naive.oasis, false, ret_score);
  else if (watched->table.game == &cv_oregon)
    naive_oregon_score (&watched->naive.oregon, false, ret_score);
  else
    naive_basari_score (&watched->naive.basari, ret_score);
}

/* A line about cells counts those that it names. */
static void
assert_cells_of_line (const Watched *watched, const CvScore *score, int seat, int line)
{
  const CvTable *table = &watched->table;
  CvSet cells;

  if (table->game->line_cells == NULL)
    return;
  table->game->line_cells (table, &watched->state, seat, line, &cells);
  assert_int_equal (cv_set_count (&cells, table->board.n_words),
                    score->player[seat].lines[line].count);
}

static void
assert_naive_score (const Watched *watched)
{
  NaiveScore naive;
  CvScore score;

  end_reckoning (watched, &naive);
  watched->table.game->score (&watched->table, &watched->state, false, &score);
  for (int seat = 0; seat < watched->table.n_players; seat++)
    {
      const CvPlayerScore *player = &score.player[seat];
      assert_false (player->sealed);
      for (int line = 0; line < player->n_lines; line++)
        {
          assert_int_equal (player->lines[line].points, naive.points[seat][line]);
          assert_cells_of_line (watched, &score, seat, line);
        }
      assert_int_equal (player->total, naive.total[seat]);
      assert_int_equal (player->rank, naive.rank[seat]);
      assert_int_equal (score.winners >> seat & 1, naive.wins[seat]);
    }
  assert_string_equal (cv_decided_names[score.decided], naive.decided);
}

/* Plays whole games for all numbers of players and by all editions. */
static void
play_many (const CvGame *game, int n_games)
{
  CvBoard board = load_sample (game);
  int n_numbers = game->players_max - game->players_min + 1;

  for (int edition = 0; game->editions[edition] != NULL; edition++)
    for (int i = 0; i < n_games; i++)
      {
        Watched *watched = sit_down (game, &board, game->players_min + i % n_numbers);
        cv_game_edition (game, edition, watched->table.option);
        start_reckoning (watched);
        assert_true (run (watched, (uint64_t) i));
        assert_true (is_over (watched));
        assert_int_equal (watched->n_moves, watched->sim.n_events);
        assert_naive_score (watched);
        free (watched);
      }
}

/* Random numbers. */

/* The first numbers that the authors' own programs give. */
static void
test_random_numbers_are_those_of_the_authors (void **unused)
{
  SimRandom random = { { 1, 2, 3, 4 } };

  assert_int_equal (sim_random_next (&random), 11520);
  assert_int_equal (sim_random_next (&random), 0);
  assert_int_equal (sim_random_next (&random), 1509978240);
  sim_random_seed (&random, 1234567);
  assert_int_equal (random.s[0], UINT64_C (6457827717110365317));
  assert_int_equal (random.s[1], UINT64_C (3203168211198807973));
  assert_int_equal (random.s[2], UINT64_C (9817491932198370423));
}

static void
test_random_choices_are_equally_likely (void **unused)
{
  SimRandom random;
  int seen[7] = { 0 };

  sim_random_seed (&random, 1);
  for (int i = 0; i < 70000; i++)
    seen[sim_random_below (&random, 7)]++;
  for (int i = 0; i < 7; i++)
    assert_in_range (seen[i], 9500, 10500);
  for (int i = 0; i < 100; i++)
    assert_int_equal (sim_random_below (&random, 1), 0);
}

/* Each of the six orders of three things comes as often as any other. */
static void
test_random_shuffles_are_equally_likely (void **unused)
{
  SimRandom random;
  int seen[27] = { 0 }, n_orders = 0;

  sim_random_seed (&random, 1);
  for (int i = 0; i < 60000; i++)
    {
      uint8_t items[3] = { 0, 1, 2 };
      sim_random_shuffle (&random, items, 3);
      seen[items[0] * 9 + items[1] * 3 + items[2]]++;
    }
  for (int i = 0; i < 27; i++)
    if (seen[i] > 0)
      {
        assert_in_range (seen[i], 9500, 10500);
        n_orders++;
      }
  assert_int_equal (n_orders, 6);
}

static void
test_random_cells_are_members_and_equally_likely (void **unused)
{
  const int members[] = { 0, 1, 63, 64, 200, 319 };
  SimRandom random;
  CvSet set = { { 0 } };
  int seen[320] = { 0 };

  sim_random_seed (&random, 1);
  assert_int_equal (sim_random_bit (&random, &set, 5), -1);
  for (int i = 0; i < 6; i++)
    cv_set_add (&set, members[i]);
  for (int i = 0; i < 60000; i++)
    seen[sim_random_bit (&random, &set, 5)]++;
  for (int i = 0; i < 6; i++)
    assert_in_range (seen[members[i]], 9500, 10500);
}

/* Whole games. */

static void
test_oasis_games_are_legal_and_score_as_reckoned (void **unused)
{
  play_many (&cv_oasis, GAMES_EACH);
}

static void
test_oregon_games_are_legal_and_score_as_reckoned (void **unused)
{
  play_many (&cv_oregon, GAMES_EACH);
}

static void
test_basari_games_are_legal_and_score_as_reckoned (void **unused)
{
  play_many (&cv_basari, GAMES_EACH);
}

static void
test_same_seed_gives_the_same_game (void **unused)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    {
      CvBoard board = load_sample (cv_games[i]);
      Watched *one = sit_down (cv_games[i], &board, 3);
      Watched *other = sit_down (cv_games[i], &board, 3);
      run (other, 7);
      for (uint64_t seed = 0; seed < 10; seed++)
        {
          run (one, seed);
          run (other, seed);
          assert_int_equal (one->trace, other->trace);
          assert_int_equal (one->n_moves, other->n_moves);
        }
      free (one);
      free (other);
    }
}

static void
test_different_seeds_give_different_games (void **unused)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    {
      uint64_t traces[50];
      CvBoard board = load_sample (cv_games[i]);
      Watched *watched = sit_down (cv_games[i], &board, 3);
      for (int seed = 0; seed < 50; seed++)
        {
          run (watched, (uint64_t) seed);
          traces[seed] = watched->trace;
          for (int earlier = 0; earlier < seed; earlier++)
            assert_true (traces[earlier] != traces[seed]);
        }
      free (watched);
    }
}

/* A caller that has seen enough says so, at any move. */
static void
test_game_stops_when_told (void **unused)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    {
      CvBoard board = load_sample (cv_games[i]);
      Watched *watched = sit_down (cv_games[i], &board, 3);
      assert_true (run (watched, 1));
      size_t n_moves = watched->n_moves;
      for (watched->n_most = 1; watched->n_most < n_moves; watched->n_most++)
        {
          assert_false (run (watched, 1));
          assert_int_equal (watched->n_moves, watched->n_most);
        }
      free (watched);
    }
}

/* The template game has no simulator. */
static void
test_unknown_game_is_refused (void **unused)
{
  CvGame game = cv_basari;
  CvTable table;
  CvState state;
  Sim sim;

  game.id = "other";
  cv_table_start (&table, &game);
  assert_false (sim_start (&sim, &table, &state, play, NULL));
}

/* Oasis. */

static void
count_cards (const SimCards *cards, int counts[SIM_OASIS_CARD_KINDS])
{
  for (int i = 0; i < cards->n; i++)
    counts[cards->card[i]]++;
}

/* Before each move: every heap has the size that the engine reckons, and all cards
   together are the deck. */
static void
watch_cards (Watched *watched, const CvMove *move)
{
  const SimOasis *oasis = &watched->sim.oasis;
  const OasisRound *round = &watched->state.oasis.round;
  int counts[SIM_OASIS_CARD_KINDS] = { 0 };

  assert_int_equal (oasis->draw.n, round->draw);
  assert_int_equal (oasis->discards.n, round->discards);
  assert_int_equal (oasis->in_use.n, round->in_use);
  count_cards (&oasis->draw, counts);
  count_cards (&oasis->discards, counts);
  count_cards (&oasis->in_use, counts);
  for (int seat = 0; seat < watched->table.n_players; seat++)
    {
      assert_int_equal (oasis->pile[seat].n, round->pile[seat]);
      assert_int_equal (oasis->offer[seat].n, round->offer[seat]);
      count_cards (&oasis->pile[seat], counts);
      count_cards (&oasis->offer[seat], counts);
    }
  for (int card = 0; card < SIM_OASIS_CARD_KINDS; card++)
    assert_int_equal (counts[card], sim_oasis_deck[card]);
}

static void
test_oasis_cards_are_never_lost (void **unused)
{
  CvBoard board = load_sample (&cv_oasis);
  int n_cards = 0;

  for (int card = 0; card < SIM_OASIS_CARD_KINDS; card++)
    n_cards += sim_oasis_deck[card];
  assert_int_equal (n_cards, 54);
  for (int n_players = 3; n_players <= 5; n_players++)
    {
      Watched *watched = sit_down (&cv_oasis, &board, n_players);
      watched->watch = watch_cards;
      for (uint64_t seed = 0; seed < 50; seed++)
        {
          run (watched, seed);
          watch_cards (watched, NULL);
        }
      free (watched);
    }
}

/* What happened in games of Oasis. */
typedef struct
{
  int n_camels_moved, n_camels_skipped, n_tiles_skipped;
  int n_markers_moved, n_left_free, n_free_actions, n_declined;
} Happened;

static void
note_happening (Watched *watched, const CvMove *move)
{
  const CvTable *table = &watched->table;
  Happened *happened = watched->data;
  int marker = naive_number (table, move, "marker", 0);
  bool places = naive_is (table, move, "place") || naive_is (table, move, "camel");

  if (naive_is (table, move, "camel"))
    happened->n_camels_moved += naive_number (table, move, "from", 0) != CV_ABSENT;
  if (naive_is (table, move, "skip"))
    {
      const char *what = naive_word (table, move, "what", 0);
      bool camels = strcmp (what, "camels") == 0;
      bool action = strcmp (what, "action") == 0;
      happened->n_camels_skipped += camels;
      happened->n_declined += action;
      happened->n_tiles_skipped += !camels && !action;
    }
  happened->n_markers_moved += marker != CV_ABSENT && marker != CV_CELL_NONE;
  happened->n_left_free += marker == CV_CELL_NONE;
  happened->n_free_actions +=
      places && watched->state.oasis.round.taker == CV_NO_PLAYER;
}

static void
play_and_note (Watched *watched, int n_games, Happened *ret_happened)
{
  *ret_happened = (Happened){ 0 };
  watched->watch = note_happening;
  watched->data = ret_happened;
  for (int seed = 0; seed < n_games; seed++)
    assert_true (run (watched, (uint64_t) seed));
}

/* With no marker in hand one is moved or the area left free; the noble sometimes acts.
 */
static void
test_oasis_markers_and_free_actions_vary (void **unused)
{
  CvBoard board = load_sample (&cv_oasis);
  Watched *watched = sit_down (&cv_oasis, &board, 5);
  Happened happened;

  play_and_note (watched, 50, &happened);
  assert_true (happened.n_markers_moved > 50);
  assert_true (happened.n_left_free > 10);
  assert_true (happened.n_free_actions > 50);
  assert_true (happened.n_declined > 50);
  free (watched);
}

/* A path that never fills up, and no room for tiles: the game goes on until all camels
   are out, and then until the players lose patience. */
static const char *const long_path[] = {
  "..===================", "=====================", "=====================",
  "=====================", "=====================", NULL,
};

static void
exhaust_camels (int camels_exhausted, Happened *ret_happened)
{
  CvBoard board = paint_board (&cv_oasis, long_path);
  Watched *watched = sit_down (&cv_oasis, &board, 3);

  cv_game_edition (&cv_oasis, 1, watched->table.option);
  watched->table.option[3] = (uint8_t) camels_exhausted;
  play_and_note (watched, 1, ret_happened);
  assert_true (is_over (watched));
  assert_true (watched->state.common.declared);
  free (watched);
}

/* Italian: may; French: must. */
static void
test_oasis_camels_move_when_none_is_in_hand (void **unused)
{
  Happened may, must;

  exhaust_camels (0, &may);
  assert_true (may.n_camels_moved > 100 && may.n_camels_skipped > 100);
  exhaust_camels (1, &must);
  assert_true (must.n_camels_moved > 100);
  assert_int_equal (must.n_camels_skipped, 0);
}

static bool
has_end (const Watched *watched, const char *id)
{
  CvVerdict ends[CV_ENDS_MOST];
  int n = watched->table.game->ends (&watched->table, &watched->state, ends);

  for (int i = 0; i < n; i++)
    if (strcmp (ends[i].rule->id, id) == 0)
      return true;
  return false;
}

/* Nobody makes an offer once an end has come; and how often the noble's free action
   brought it. */
static void
note_offers_and_ends (Watched *watched, const CvMove *move)
{
  const CvTable *table = &watched->table;
  const OasisRound *round = &watched->state.oasis.round;
  CvVerdict ends[CV_ENDS_MOST];
  int *n_by_noble = watched->data;

  if (naive_is (table, move, "offer"))
    assert_int_equal (cv_oasis.ends (table, &watched->state, ends), 0);
  if (naive_is (table, move, "reveal") && move->by == 0)
    *n_by_noble += round->ends_by_noble != 0;
}

/* The free action is the last step of the round, and an end that it brings about holds
   at once. */
static void
test_oasis_games_end_with_the_nobles_last_tile (void **unused)
{
  CvBoard board = load_sample (&cv_oasis);
  Watched *watched = sit_down (&cv_oasis, &board, 4);
  int n_by_noble = 0;

  watched->watch = note_offers_and_ends;
  watched->data = &n_by_noble;
  for (int seed = 0; seed < 300; seed++)
    {
      cv_game_edition (&cv_oasis, seed % 2, watched->table.option);
      assert_true (run (watched, (uint64_t) seed));
      assert_true (is_over (watched));
    }
  assert_true (n_by_noble > 5);
  free (watched);
}

/* A short path and little land: by the French booklet the path fills up, by the Italian
   one a tile finds no place. */
static void
test_oasis_games_end_in_every_way (void **unused)
{
  static const char *const rows[] = { "ooo....ooo", "..======..", "...O.S.R..", NULL };
  CvBoard small = paint_board (&cv_oasis, rows), sample = load_sample (&cv_oasis);
  Watched *watched = sit_down (&cv_oasis, &small, 4);
  Happened happened;

  assert_true (run (watched, 1));
  assert_true (is_over (watched) && has_end (watched, "oasis.end.unplayable"));
  cv_game_edition (&cv_oasis, 1, watched->table.option);
  play_and_note (watched, 20, &happened);
  assert_true (is_over (watched) && has_end (watched, "oasis.end.path-full"));
  assert_true (happened.n_tiles_skipped > 0);
  free (watched);
  watched = sit_down (&cv_oasis, &sample, 4);
  assert_true (run (watched, 1));
  assert_true (is_over (watched) && has_end (watched, "oasis.end.last-tile"));
  free (watched);
}

/* Oregon. */

static int
count_all_cards (const Watched *watched, bool buildings)
{
  const SimOregon *oregon = &watched->sim.oregon;
  int n = buildings ? oregon->buildings.n + oregon->building_discards.n
                    : oregon->landscapes.n + oregon->landscape_discards.n;

  for (int seat = 0; seat < watched->table.n_players; seat++)
    for (int i = 0; i < oregon->hand[seat].n; i++)
      n += (oregon->hand[seat].card[i] >= SIM_OREGON_BUILDING) == buildings;
  return n;
}

static void
assert_in_hand (const Watched *watched, int seat, int card)
{
  const SimCards *hand = &watched->sim.oregon.hand[seat];
  assert_non_null (memchr (hand->card, card, hand->n));
}

/* Before each move: no card is lost, at the start of a turn the hand is full and has
   both types, and what is played was in it. */
static void
watch_hands (Watched *watched, const CvMove *move)
{
  const CvTable *table = &watched->table;
  const OregonState *state = &watched->state.oregon;
  const SimCards *hand = &watched->sim.oregon.hand[state->turn];
  int n_buildings = 0;

  assert_int_equal (count_all_cards (watched, false), 50);
  assert_int_equal (count_all_cards (watched, true), 21);
  for (int i = 0; i < hand->n; i++)
    n_buildings += hand->card[i] >= SIM_OREGON_BUILDING;
  if (state->n_placed == 0)
    {
      assert_int_equal (hand->n, 4);
      assert_in_range (n_buildings, 1, 3);
    }
  for (int i = 0; naive_nth (table, move, "cards", 0, i) != CV_ABSENT; i++)
    if (naive_nth (table, move, "cards", 0, i) != watched->sim.oregon.joker)
      assert_in_hand (watched, move->by, naive_nth (table, move, "cards", 0, i));
  if (naive_is (table, move, "building"))
    assert_in_hand (watched, move->by,
                    SIM_OREGON_BUILDING + naive_number (table, move, "building", 0));
}

static void
watch_hands_in_turns (Watched *watched, const CvMove *move)
{
  if (naive_is (&watched->table, move, "farmer") ||
      naive_is (&watched->table, move, "building") ||
      naive_is (&watched->table, move, "end-turn"))
    watch_hands (watched, move);
}

static void
test_oregon_cards_are_drawn_and_played (void **unused)
{
  CvBoard board = load_sample (&cv_oregon);

  for (int n_players = 2; n_players <= 4; n_players++)
    {
      Watched *watched = sit_down (&cv_oregon, &board, n_players);
      watched->watch = watch_hands_in_turns;
      for (uint64_t seed = 0; seed < 50; seed++)
        assert_true (run (watched, seed));
      free (watched);
    }
}

static void
test_oregon_games_end_in_every_way (void **unused)
{
  CvBoard board = load_sample (&cv_oregon);
  Watched *watched = sit_down (&cv_oregon, &board, 3);
  int n_farmers = 0, n_stacks = 0;

  for (uint64_t seed = 0; seed < 100; seed++)
    {
      assert_true (run (watched, seed));
      n_farmers += has_end (watched, "oregon.end.farmers");
      n_stacks += has_end (watched, "oregon.end.stacks");
    }
  assert_true (n_farmers > 5 && n_stacks > 5);
  free (watched);
}

/* Without ground for anything nobody can begin, and the players say that it is over. */
static void
test_oregon_board_of_water_is_given_up (void **unused)
{
  static const char water[] = "wwwwwwwwwwwwwww";
  static const char *const rows[] = { water, water, water, water, water, water,
                                      water, water, water, water, NULL };
  CvBoard board = paint_board (&cv_oregon, rows);

  for (uint8_t i = 0; i < CV_BOARD_BANDS; i++)
    board.column_symbol[i] = board.row_symbol[i] = i;
  Watched *watched = sit_down (&cv_oregon, &board, 2);
  assert_true (run (watched, 1));
  assert_true (is_over (watched) && watched->state.common.declared);
  free (watched);
}

/* Basari. */

/* Where only the number of arches is known, the events say what an arch shows. */
static void
test_basari_ring_of_unknown_arches_is_played (void **unused)
{
  CvBoard board = load_sample (&cv_basari);

  memset (board.has_arch_points, 0, sizeof board.has_arch_points);
  memset (board.has_arch_gems, 0, sizeof board.has_arch_gems);
  board.n_arches = 4;
  Watched *watched = sit_down (&cv_basari, &board, 4);
  for (uint64_t seed = 0; seed < 20; seed++)
    {
      assert_true (run (watched, seed));
      assert_true (is_over (watched));
    }
  free (watched);
}

/* Records. */

static json_t *
make_header (const CvTable *table)
{
  json_t *players = json_array ();

  for (int seat = 0; seat < table->n_players; seat++)
    {
      const char *color = cv_color_names[table->color[seat]];
      json_array_append_new (players,
                             json_pack ("{s:s,s:s}", "color", color, "name", color));
    }
  return json_pack ("{s:i,s:s,s:s,s:s,s:o}", "caravanserai", 1, "game", table->game->id,
                    "turns", "guided", "board", "sample", "players", players);
}

static void
write_event (Watched *watched, const CvMove *move)
{
  json_array_append_new (watched->data, rec_event_write (&watched->table, move, NULL));
}

static void
assert_same_score (const CvScore *one, const CvScore *other)
{
  for (int seat = 0; seat < one->n_players; seat++)
    {
      const CvPlayerScore *a = &one->player[seat], *b = &other->player[seat];
      assert_int_equal (a->total, b->total);
      assert_int_equal (a->rank, b->rank);
      for (int line = 0; line < a->n_lines; line++)
        assert_int_equal (a->lines[line].points, b->lines[line].points);
    }
  assert_int_equal (one->winners, other->winners);
  assert_int_equal (one->decided, other->decided);
}

static void
assert_read_back (const Watched *watched, const json_t *events)
{
  const CvTable *table = &watched->table;
  RecReading reading = { .boards = getenv ("CARAVANSERAI_DATA"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };
  CvScore played, read;
  RecRecord *record = rec_record_read_array (events, &reading, &error);

  assert_non_null (record);
  const CvMatch *match = rec_record_match (record);
  assert_int_equal (cv_match_n_entries (match), watched->n_moves);
  table->game->score (table, &watched->state, false, &played);
  table->game->score (cv_match_table (match), cv_match_state (match), false, &read);
  assert_same_score (&played, &read);
  rec_record_free (record);
}

static void
test_record_of_a_game_gives_the_same_score (void **unused)
{
  for (int i = 0; cv_games[i] != NULL; i++)
    for (int n = cv_games[i]->players_min; n <= cv_games[i]->players_max; n++)
      {
        CvBoard board = load_sample (cv_games[i]);
        Watched *watched = sit_down (cv_games[i], &board, n);
        watched->watch = write_event;
        for (uint64_t seed = 0; seed < 10; seed++)
          {
            json_t *events = json_pack ("[o]", make_header (&watched->table));
            watched->data = events;
            assert_true (run (watched, seed));
            assert_read_back (watched, events);
            json_decref (events);
          }
        free (watched);
      }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_random_numbers_are_those_of_the_authors),
    cmocka_unit_test (test_random_choices_are_equally_likely),
    cmocka_unit_test (test_random_shuffles_are_equally_likely),
    cmocka_unit_test (test_random_cells_are_members_and_equally_likely),
    cmocka_unit_test (test_oasis_games_are_legal_and_score_as_reckoned),
    cmocka_unit_test (test_oregon_games_are_legal_and_score_as_reckoned),
    cmocka_unit_test (test_basari_games_are_legal_and_score_as_reckoned),
    cmocka_unit_test (test_same_seed_gives_the_same_game),
    cmocka_unit_test (test_different_seeds_give_different_games),
    cmocka_unit_test (test_game_stops_when_told),
    cmocka_unit_test (test_unknown_game_is_refused),
    cmocka_unit_test (test_oasis_cards_are_never_lost),
    cmocka_unit_test (test_oasis_markers_and_free_actions_vary),
    cmocka_unit_test (test_oasis_camels_move_when_none_is_in_hand),
    cmocka_unit_test (test_oasis_games_end_in_every_way),
    cmocka_unit_test (test_oasis_games_end_with_the_nobles_last_tile),
    cmocka_unit_test (test_oregon_cards_are_drawn_and_played),
    cmocka_unit_test (test_oregon_games_end_in_every_way),
    cmocka_unit_test (test_oregon_board_of_water_is_given_up),
    cmocka_unit_test (test_basari_ring_of_unknown_arches_is_played),
    cmocka_unit_test (test_record_of_a_game_gives_the_same_score),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
