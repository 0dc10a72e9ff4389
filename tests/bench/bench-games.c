/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Verdicts, legal maps, scores and whole games, for each game, on early, middle and
   late positions of simulated games with as many players as the box is for. */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cv-mend.h"
#include "learn-question.h"
#include "naive.h"
#include "rec-board.h"
#include "sim.h"

#define GAMES          6
#define POSITIONS_MOST 96
#define QUESTIONS_MOST 40
#define ASKS_MOST      40000
#define MENDS          200
#define QUESTIONS      50

typedef union
{
  NaiveOasis oasis;
  NaiveOregon oregon;
  NaiveBasari basari;
} Naive;

/* A move that is asked about at every cell, or as it is where there is no grid. */
typedef struct
{
  CvMove move;
  CvAtom atoms[4];
  int at; /* the argument, or -1 */
} Question;

/* One question at one cell of one position. */
typedef struct
{
  int position;
  CvMove move;
  CvAtom atoms[4];
} Ask;

typedef struct
{
  CvTable table;
  CvState state; /* of the game being simulated */
  Naive naive;
  size_t n_steps;

  CvState position[POSITIONS_MOST];
  Naive naive_position[POSITIONS_MOST];
  CvState finished[GAMES];
  int n_positions;

  Question question[QUESTIONS_MOST];
  int n_questions;
  int n_asked; /* how many of them are asked for verdicts */
  Ask ask[ASKS_MOST];
  int n_asks;
  uint64_t seed;
} Bench;

/* The naive references behind one face. */

static void
naive_start (Bench *bench)
{
  if (strcmp (bench->table.game->id, "oasis") == 0)
    naive_oasis_start (&bench->naive.oasis, &bench->table);
  else if (strcmp (bench->table.game->id, "oregon") == 0)
    naive_oregon_start (&bench->naive.oregon, &bench->table);
  else
    naive_basari_start (&bench->naive.basari, &bench->table);
}

static void
naive_apply (Bench *bench, const CvMove *move)
{
  if (move->verb < CV_VERB_GAME)
    return;
  if (strcmp (bench->table.game->id, "oasis") == 0)
    naive_oasis_apply (&bench->naive.oasis, move);
  else if (strcmp (bench->table.game->id, "oregon") == 0)
    naive_oregon_apply (&bench->naive.oregon, move);
  else
    naive_basari_apply (&bench->naive.basari, move);
}

static void
naive_judge (const Bench *bench,
             const Naive *naive,
             const CvMove *move,
             NaiveVerdict *ret)
{
  if (strcmp (bench->table.game->id, "oasis") == 0)
    naive_oasis_judge (&naive->oasis, move, false, ret);
  else if (strcmp (bench->table.game->id, "oregon") == 0)
    naive_oregon_judge (&naive->oregon, move, ret);
  else
    naive_basari_judge (&naive->basari, move, ret);
}

/* Positions. */

static bool
play_along (void *data, const CvMove *move)
{
  Bench *bench = data;
  cv_apply (&bench->table, &bench->state, move);
  naive_apply (bench, move);
  bench->n_steps++;
  return true;
}

static bool
play_only (void *data, const CvMove *move)
{
  Bench *bench = data;
  cv_apply (&bench->table, &bench->state, move);
  return true;
}

typedef struct
{
  Bench *bench;
  size_t every;
} Collector;

/* Keeps a position every so many steps; grids are judged in free turns, so that the
   placement rules decide and not whose turn it is. */
static bool
collect (void *data, const CvMove *move)
{
  Collector *collector = data;
  Bench *bench = collector->bench;

  play_along (bench, move);
  if (bench->n_steps % collector->every == 0 && bench->n_positions < POSITIONS_MOST)
    {
      int n = bench->n_positions++;
      bench->position[n] = bench->state;
      bench->naive_position[n] = bench->naive;
      if (bench->table.game->layout == CV_LAYOUT_GRID)
        bench->position[n].common.turns = CV_TURNS_FREE;
    }
  return true;
}

static void
start_game (Bench *bench)
{
  cv_state_start (&bench->table, &bench->state);
  naive_start (bench);
  bench->n_steps = 0;
}

static void
collect_positions (Bench *bench)
{
  Collector collector = { .bench = bench };
  Sim sim;

  for (uint64_t seed = 1; seed <= GAMES; seed++)
    {
      start_game (bench);
      sim_start (&sim, &bench->table, &bench->state, play_along, bench);
      sim_run (&sim, seed);
      bench->finished[seed - 1] = bench->state;

      collector.every = bench->n_steps / (POSITIONS_MOST / GAMES) + 1;
      start_game (bench);
      sim_start (&sim, &bench->table, &bench->state, collect, &collector);
      sim_run (&sim, seed);
    }
}

/* Questions: every verb that has a cell, with every name its other arguments may have,
   as far as there is room; on a ring, offers of gems. */

static void
add_question (Bench *bench, int verb, const CvAtom *atoms, int n_atoms, int at)
{
  if (bench->n_questions == QUESTIONS_MOST)
    return;
  Question *question = &bench->question[bench->n_questions++];
  question->move = (CvMove){ .verb = (uint8_t) verb, .n_atoms = (uint32_t) n_atoms };
  memcpy (question->atoms, atoms, (size_t) n_atoms * sizeof *atoms);
  question->at = at;
}

static void
ask_oasis (Bench *bench)
{
  int place = cv_game_verb_find (bench->table.game, "place");
  int camel = cv_game_verb_find (bench->table.game, "camel");
  const CvVerb *verb = cv_game_verb (bench->table.game, place);

  for (int kind = 0; kind < 3; kind++)
    {
      CvAtom atom = { .arg = (uint8_t) cv_verb_arg (verb, "tile"), .value = kind };
      add_question (bench, place, &atom, 1, cv_verb_arg (verb, "at"));
    }
  bench->n_asked = bench->n_questions; /* camels touch nothing, so nothing is judged */
  verb = cv_game_verb (bench->table.game, camel);
  add_question (bench, camel, NULL, 0, cv_verb_arg (verb, "at"));
}

static void
ask_oregon (Bench *bench)
{
  int farmer = cv_game_verb_find (bench->table.game, "farmer");
  int building = cv_game_verb_find (bench->table.game, "building");
  const CvVerb *verb = cv_game_verb (bench->table.game, farmer);
  int cards = cv_verb_arg (verb, "cards");

  for (int one = 0; one < 5; one++)
    for (int two = one; two < 5; two++)
      {
        const CvAtom pair[] = { { .arg = (uint8_t) cards, .value = one },
                                { .arg = (uint8_t) cards, .value = two } };
        add_question (bench, farmer, pair, 2, cv_verb_arg (verb, "at"));
      }
  verb = cv_game_verb (bench->table.game, building);
  for (int kind = 0; kind < 7; kind++)
    {
      const CvAtom atoms[] = {
        { .arg = (uint8_t) cv_verb_arg (verb, "cards"), .value = kind % 5 },
        { .arg = (uint8_t) cv_verb_arg (verb, "building"), .value = kind },
      };
      add_question (bench, building, atoms, 2, cv_verb_arg (verb, "at"));
    }
}

static void
ask_basari (Bench *bench)
{
  int offer = cv_game_verb_find (bench->table.game, "offer");
  static const char *const hands[] = { "r",   "y",   "g",    "b",    "ry",   "gb",
                                       "rrb", "yyg", "bbbb", "rygb", "rrrr", "yyggbb" };

  for (size_t i = 0; i < sizeof hands / sizeof *hands; i++)
    {
      CvGems gems;
      cv_gems_parse (hands[i], &gems);
      CvAtom atom = { .arg = 0, .value = (int32_t) gems };
      add_question (bench, offer, &atom, 1, -1);
    }
}

/* What is asked for verdicts: every player's questions at the cells that are open,
   since what lies outside, or is taken, needs no rule. A fixed part of all there are.
 */

static bool
is_open (const Bench *bench, const CvState *state, const CvMove *move)
{
  static const char *const closed[] = { "off-board", "occupied", "camel-path",
                                        "printed",   "off-path", "water" };
  CvVerdict verdict;

  cv_check (&bench->table, state, move, &verdict);
  const char *last = strrchr (verdict.rule->id, '.') + 1;
  for (size_t i = 0; i < sizeof closed / sizeof *closed; i++)
    if (strcmp (closed[i], last) == 0)
      return false;
  return true;
}

static void
add_ask (Bench *bench, int position, int question, int seat, CvCell at)
{
  Ask *ask = &bench->ask[bench->n_asks];

  ask->position = position;
  ask->move = bench->question[question].move;
  ask->move.by = (int8_t) seat;
  ask->move.atoms = ask->atoms;
  memcpy (ask->atoms, bench->question[question].atoms, sizeof ask->atoms);
  if (bench->question[question].at >= 0)
    ask->atoms[ask->move.n_atoms++] =
        (CvAtom){ .arg = (uint8_t) bench->question[question].at, .value = at };
  if (is_open (bench, &bench->position[position], &ask->move))
    bench->n_asks++;
}

static void
collect_asks (Bench *bench)
{
  const CvBoard *board = &bench->table.board;
  int n_cells = bench->question[0].at >= 0 ? board->width * board->height : 1;
  int all = bench->n_positions * bench->n_asked * bench->table.n_players * n_cells;
  int stride = all / ASKS_MOST | 1; /* odd, so that it meets all remainders */

  for (int i = 0; i < all && bench->n_asks < ASKS_MOST; i += stride)
    {
      int cell = i % n_cells, rest = i / n_cells;
      int seat = rest % bench->table.n_players,
          question = rest / bench->table.n_players;
      add_ask (bench, question / bench->n_questions, question % bench->n_questions,
               seat,
               n_cells > 1 ? cv_cell (cell % board->width, cell / board->width) : 0);
    }
}

static double
work_verdicts (void *data)
{
  Bench *bench = data;
  for (int i = 0; i < bench->n_asks; i++)
    {
      CvVerdict verdict;
      cv_check (&bench->table, &bench->position[bench->ask[i].position],
                &bench->ask[i].move, &verdict);
      bench_sink += cv_verdict_is_legal (&verdict);
    }
  return bench->n_asks;
}

static double
work_naive (void *data)
{
  Bench *bench = data;
  for (int i = 0; i < bench->n_asks; i++)
    {
      NaiveVerdict verdict;
      naive_judge (bench, &bench->naive_position[bench->ask[i].position],
                   &bench->ask[i].move, &verdict);
      bench_sink += verdict.n_because;
    }
  return bench->n_asks;
}

/* What would make refused moves legal. */
static double
work_mends (void *data)
{
  Bench *bench = data;
  int n = 0;

  for (int i = 0; i < bench->n_asks; i += 1 + bench->n_asks / MENDS)
    {
      CvMends mends;
      cv_mend (&bench->table, &bench->position[bench->ask[i].position],
               &bench->ask[i].move, &mends);
      bench_sink += mends.n;
      n++;
    }
  return n;
}

/* Questions of any theme and level; a game that offers none counts into the time of the
   others. */
static double
work_questions (void *data)
{
  Bench *bench = data;
  static LearnQuestion question;
  int n = 0;

  for (int i = 0; i < QUESTIONS; i++)
    n += learn_question_make (bench->table.game, &bench->table.board, LEARN_ANY,
                              LEARN_ANY, ++bench->seed, &question);
  bench_sink += n;
  return n;
}

/* Maps; returns how many maps, or how many legal cells they had. */
static double
map_all (Bench *bench, bool count_cells)
{
  long n = 0, cells = 0;

  for (int p = 0; p < bench->n_positions; p++)
    for (int q = 0; q < bench->n_questions; q++)
      for (int seat = 0; seat < bench->table.n_players; seat++, n++)
        {
          CvMove move = bench->question[q].move;
          CvSet set;
          move.by = (int8_t) seat;
          move.atoms = bench->question[q].atoms;
          cv_legal (&bench->table, &bench->position[p], &move, &set);
          cells += cv_set_count (&set, bench->table.board.n_words);
        }
  bench_sink += cells;
  return (double) (count_cells ? cells : n);
}

static double
work_maps (void *data)
{
  return map_all (data, false);
}

static double
work_cells (void *data)
{
  return map_all (data, true);
}

static double
work_scores (void *data)
{
  Bench *bench = data;
  for (int i = 0; i < GAMES; i++)
    {
      CvScore score;
      bench->table.game->score (&bench->table, &bench->finished[i], true, &score);
      bench_sink += score.winners;
    }
  return GAMES;
}

static double
work_games (void *data)
{
  Bench *bench = data;
  Sim sim;
  sim_start (&sim, &bench->table, &bench->state, play_only, bench);
  for (int i = 0; i < 20; i++)
    {
      cv_state_start (&bench->table, &bench->state);
      sim_run (&sim, ++bench->seed);
    }
  return 20;
}

static void
measure_game (Bench *bench, json_t *report)
{
  bool grid = bench->table.game->layout == CV_LAYOUT_GRID;
  BenchRate verdicts = bench_measure (work_verdicts, bench);
  BenchRate naive = bench_measure (work_naive, bench);
  BenchRate mends = bench_measure (work_mends, bench);
  BenchRate questions = bench_measure (work_questions, bench);
  BenchRate scores = bench_measure (work_scores, bench);
  BenchRate games = bench_measure (work_games, bench);
  BenchRate cells = grid ? bench_measure (work_cells, bench) : verdicts;

  bench_title (bench->table.game->name);
  bench_report ("verdict on a placement", verdicts);
  bench_report ("the same, naive reference", naive);
  bench_say ("ratio", verdicts.median / naive.median, "times");
  bench_report ("what would make it legal", mends);
  bench_report ("a question made", questions);
  if (grid)
    {
      bench_report ("all legal cells (a map)", bench_measure (work_maps, bench));
      bench_report ("legal cells listed", cells);
    }
  bench_report ("score sheet", scores);
  bench_report ("random whole game", games);
  json_object_set_new (
      report, bench->table.game->id,
      json_pack ("{s:f,s:f,s:f,s:f,s:f,s:f,s:f}", "verdicts_per_second",
                 verdicts.median, "explanations_per_second", mends.median,
                 "questions_per_second", questions.median, "legal_cells_per_second",
                 cells.median, "scores_per_second", scores.median, "games_per_second",
                 games.median, "naive_ratio", verdicts.median / naive.median));
}

void
bench_games (json_t *report)
{
  void (*const ask[]) (Bench *) = { ask_oasis, ask_oregon, ask_basari };
  Bench *bench = malloc (sizeof *bench);

  for (int i = 0; cv_games[i] != NULL; i++)
    {
      CvBoard board;
      RecError error;
      json_t *object = rec_board_load_shipped (getenv ("CARAVANSERAI_DATA"),
                                               cv_games[i], "sample", &board, &error);
      if (object == NULL)
        abort ();
      json_decref (object);
      memset (bench, 0, sizeof *bench);
      sim_seat (&bench->table, cv_games[i], &board, cv_games[i]->players_max);
      ask[i](bench);
      if (bench->n_asked == 0)
        bench->n_asked = bench->n_questions;
      collect_positions (bench);
      collect_asks (bench);
      measure_game (bench, report);
    }
  free (bench);
}
