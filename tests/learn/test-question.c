/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions: what the engine holds to be right the naive reference does, too, on the
   record that shows the position; each is answered rightly by its level of the ladder
   and wrongly by the one below; none is ambiguous or trivial. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "basari.h"
#include "cv-games.h"
#include "learn-question.h"
#include "long.h"
#include "naive.h"
#include "oasis.h"
#include "oregon.h"
#include "rec-board.h"
#include "rec-record.h"

/* All three games: 300, or 30,000. */
#define SAMPLE 300
#define ALL    30000

#define SEEDS_MOST 20 /* games looked at for each question, on an average */

/* A question, and its position as the naive rules have it. */
typedef struct
{
  LearnQuestion question;
  RecRecord *record;
  CvMatch *match;
  union
  {
    NaiveOasis oasis;
    NaiveOregon oregon;
    NaiveBasari basari;
  } naive;
} Exam;

static void
load_board (const CvGame *game, CvBoard *ret_board)
{
  RecError error;
  json_t *object = rec_board_load_shipped (getenv ("CARAVANSERAI_BOARDS"), game,
                                           "sample", ret_board, &error);

  assert_non_null (object);
  json_decref (object);
}

static void
replay_naively (Exam *exam)
{
  const CvTable *table = cv_match_table (exam->match);

  if (table->game == &cv_oasis)
    naive_oasis_start (&exam->naive.oasis, table);
  else if (table->game == &cv_oregon)
    naive_oregon_start (&exam->naive.oregon, table);
  else
    naive_basari_start (&exam->naive.basari, table);
  for (size_t i = 0; i < cv_match_n_entries (exam->match); i++)
    {
      CvMove move = cv_match_entry_move (exam->match, i);
      if (table->game == &cv_oasis)
        naive_oasis_apply (&exam->naive.oasis, &move);
      else if (table->game == &cv_oregon)
        naive_oregon_apply (&exam->naive.oregon, &move);
      else
        naive_basari_apply (&exam->naive.basari, &move);
    }
}

/* The position is read from the lines that a window would show. */
static void
begin_exam (Exam *exam)
{
  const RecReading reading = { .boards = getenv ("CARAVANSERAI_BOARDS"),
                               .events_most = SIZE_MAX };
  json_t *board = json_string ("sample");
  json_t *lines = learn_question_lines (&exam->question, board);
  RecError error;

  exam->record = rec_record_read_array (lines, &reading, &error);
  if (exam->record == NULL)
    fail_msg ("%s", error.text);
  exam->match = rec_record_match (exam->record);
  replay_naively (exam);
  json_decref (lines);
  json_decref (board);
}

static bool
is_verb (const Exam *exam, const char *name)
{
  return exam->question.verb == cv_game_verb_find (exam->question.table.game, name);
}

static CvPrompt
get_prompt (const Exam *exam)
{
  CvPrompt prompt;
  const CvTable *table = cv_match_table (exam->match);

  table->game->prompt (table, cv_match_state (exam->match), &prompt);
  return prompt;
}

static bool
is_asked (const CvPrompt *prompt, int seat)
{
  return prompt->who >> seat & 1;
}

/* Moves. */

static bool
is_legal_rule (const CvGame *game, const char *id)
{
  const CvRule *rule = cv_game_rule_find (game, id);

  assert_non_null (rule);
  return rule->kind == CV_RULE_LEGAL;
}

/* In guided turns of Oasis: who is asked, and whose offer is left. */
static bool
allows_in_round (const Exam *exam)
{
  CvPrompt prompt = get_prompt (exam);
  const OasisRound *round = &cv_match_state (exam->match)->oasis.round;
  int by = exam->question.by, from = exam->question.atom[0].value, n_left = 0;

  if (is_verb (exam, "offer"))
    return is_asked (&prompt, by) &&
           (prompt.phase == OASIS_PHASE_OFFER || prompt.phase == OASIS_PHASE_NOBLE);
  for (int seat = 0; seat < exam->question.table.n_players; seat++)
    n_left += round->offer[seat] > 0;
  return is_asked (&prompt, by) && prompt.phase == OASIS_PHASE_TAKE &&
         round->offer[from] > 0 && (from != by || n_left == 1);
}

static bool
allows_oasis (const Exam *exam, const CvMove *move)
{
  NaiveVerdict verdict;

  if (exam->question.table.turns == CV_TURNS_GUIDED)
    return allows_in_round (exam);
  naive_oasis_judge (&exam->naive.oasis, move, false, &verdict);
  return is_legal_rule (&cv_oasis, verdict.rule);
}

static bool
allows_oregon (const Exam *exam, const CvMove *move)
{
  CvPrompt prompt = get_prompt (exam);
  NaiveVerdict verdict;

  if (is_verb (exam, "extra"))
    return is_asked (&prompt, move->by) && prompt.phase == OREGON_PHASE_EXTRA;
  naive_oregon_judge (&exam->naive.oregon, move, &verdict);
  return is_legal_rule (&cv_oregon, verdict.rule);
}

static bool
allows_basari (const Exam *exam, const CvMove *move)
{
  CvPrompt prompt = get_prompt (exam);
  NaiveVerdict verdict;

  if (!is_verb (exam, "offer"))
    return naive_basari_act (&exam->naive.basari,
                             cv_game_verb (&cv_basari, move->verb)->name,
                             move->by) == NULL;
  naive_basari_judge (&exam->naive.basari, move, &verdict);
  return is_legal_rule (&cv_basari, verdict.rule) && is_asked (&prompt, move->by);
}

static bool
allows (const Exam *exam, const CvMove *move)
{
  const CvGame *game = exam->question.table.game;

  return game == &cv_oasis    ? allows_oasis (exam, move)
         : game == &cv_oregon ? allows_oregon (exam, move)
                              : allows_basari (exam, move);
}

static void
fail_on (const Exam *exam, const char *what)
{
  const LearnQuestion *question = &exam->question;

  fail_msg ("%s: %s, theme %d, level %d, seed %llu: %s", what, question->table.game->id,
            question->theme, question->level, (unsigned long long) question->seed,
            question->ask.phrase->text);
}

/* Yes or no, and one reason that decides. */
static void
check_may (Exam *exam)
{
  const LearnQuestion *question = &exam->question;
  CvMove move = learn_question_move (question);
  CvVerdict verdict;

  cv_check (cv_match_table (exam->match), cv_match_state (exam->match), &move,
            &verdict);
  if (allows (exam, &move) != question->yes)
    fail_on (exam, "the naive rules answer otherwise");
  if (verdict.rule != question->verdict.rule)
    fail_on (exam, "the record is judged otherwise");
  assert_in_range (question->n_reasons, 1, LEARN_REASONS);
  assert_ptr_equal (question->reason[question->right_reason], verdict.rule);
  for (int i = 0; i < question->n_reasons; i++)
    if (i != question->right_reason && question->reason[i]->kind == CV_RULE_LEGAL)
      fail_on (exam, "a second reason is right as well");
}

static void
check_tap (Exam *exam)
{
  LearnQuestion *question = &exam->question;
  const CvBoard *board = &question->table.board;
  CvMove move = learn_question_move (question);
  int where = cv_verb_where (cv_game_verb (question->table.game, question->verb));
  int n_legal = 0;

  for (int i = 0; i < board->width * board->height; i++)
    {
      CvCell cell = cv_cell (i % board->width, i / board->width);
      for (int atom = 0; atom < question->n_atoms; atom++)
        if (question->atom[atom].arg == where)
          question->atom[atom].value = cell;
      bool legal = allows (exam, &move);
      n_legal += legal;
      if (legal != cv_set_has (&question->cells, cv_board_bit (board, cell)))
        fail_on (exam, "the naive rules draw another map");
    }
  assert_true (n_legal > 0 && n_legal < board->width * board->height);
}

/* What is picked. */

static int
count_line (const Exam *exam, int line)
{
  char cells[NAIVE_SIDE][NAIVE_SIDE];
  int n = 0;

  naive_oasis_line_cells (&exam->naive.oasis, exam->question.by, line, cells);
  for (int row = 0; row < exam->naive.oasis.height; row++)
    for (int column = 0; column < exam->naive.oasis.width; column++)
      n += cells[row][column] == 'x';
  return n;
}

static int
find_owner (const Exam *exam, CvCell cell)
{
  for (int seat = 0; seat < exam->question.table.n_players; seat++)
    if (naive_oasis_owns (&exam->naive.oasis, seat, cv_cell_column (cell),
                          cv_cell_row (cell)))
      return seat;
  return CV_NO_PLAYER;
}

static int
answer_oasis (const Exam *exam)
{
  const CvVerdict *ask = &exam->question.ask;

  if (ask->values[0].type == CV_VALUE_CELL)
    return find_owner (exam, (CvCell) ask->values[0].number);
  for (int kind = 0; ask->n_values > 1 && kind < OASIS_KINDS; kind++)
    if (ask->values[1].term == oasis_kind_terms[kind])
      return count_line (exam, 1 + kind);
  return count_line (exam, 0);
}

static int
answer_oregon (const Exam *exam)
{
  CvMove move = learn_question_move (&exam->question);
  NaiveOregon after = exam->naive.oregon;

  naive_oregon_apply (&after, &move);
  return after.track[move.by] - exam->naive.oregon.track[move.by];
}

/* Letters in the order of their worth: more of them, else the first that is worth more.
 */
static int
answer_higher (const LearnQuestion *question)
{
  char a[CV_GEMS_TEXT_SIZE], b[CV_GEMS_TEXT_SIZE];

  cv_gems_print ((CvGems) question->choice[0].number, a);
  cv_gems_print ((CvGems) question->choice[1].number, b);
  size_t n = strlen (a), m = strlen (b), i = 0;
  while (n == m && i < n && a[i] == b[i])
    i++;
  bool second =
      n != m ? m > n : strchr (CV_GEM_LETTERS, b[i]) < strchr (CV_GEM_LETTERS, a[i]);
  return question->choice[second].number;
}

/* The round is reckoned with the gems of this colour alone. */
static int
answer_basari (const Exam *exam)
{
  const LearnQuestion *question = &exam->question;
  NaiveBasari before = exam->naive.basari, after;
  CvMove end = { .verb = (uint8_t) cv_game_verb_find (&cv_basari, "end-round"),
                 .by = CV_NO_PLAYER };
  int asked = 0;

  if (question->by == CV_NO_PLAYER)
    return answer_higher (question);
  for (int color = 0; color < CV_GEM_COLORS; color++)
    if (question->ask.values[1].term == basari_gem_terms[color])
      asked = color;
    else
      for (int seat = 0; seat < before.n_players; seat++)
        before.gems[seat][color] = 0;
  after = before;
  naive_basari_apply (&after, &end);
  return question->rule == cv_game_rule_find (&cv_basari, "basari.score.majorities")
             ? after.majorities[question->by] - before.majorities[question->by]
             : before.gems[question->by][asked] - after.gems[question->by][asked];
}

static void
check_pick (Exam *exam)
{
  const LearnQuestion *question = &exam->question;
  const CvGame *game = question->table.game;
  int right = game == &cv_oasis    ? answer_oasis (exam)
              : game == &cv_oregon ? answer_oregon (exam)
                                   : answer_basari (exam);

  assert_in_range (question->n_choices, 2, LEARN_CHOICES_MOST);
  for (int i = 0; i < question->n_choices; i++)
    if ((question->choice[i].number == right) != (i == question->pick))
      fail_on (exam, "the naive rules pick otherwise");
}

/* All that must be so of any question. */

static void
check_ladder (const Exam *exam)
{
  const LearnQuestion *question = &exam->question;
  LearnAnswer at, below;

  learn_question_answer_as (question, question->level, &at);
  learn_question_answer_as (question, question->level - 1, &below);
  if (!learn_question_is_right (question, &at))
    fail_on (exam, "its level is wrong");
  if (learn_question_is_right (question, &below))
    fail_on (exam, "the level below is right");
}

static void
check_rule (const Exam *exam)
{
  assert_non_null (exam->question.rule);
  assert_true (exam->question.rule->anchor != NULL);
}

static void
examine (Exam *exam)
{
  begin_exam (exam);
  if (exam->question.kind == LEARN_MAY)
    check_may (exam);
  else if (exam->question.kind == LEARN_TAP)
    check_tap (exam);
  else
    check_pick (exam);
  check_ladder (exam);
  check_rule (exam);
  rec_record_free (exam->record);
}

/* Themes and levels. */

typedef struct
{
  int n, n_may, n_yes;
} Count;

static int
count_texts (const char *const *texts)
{
  int n = 0;

  while (texts[n] != NULL)
    n++;
  return n;
}

static void
ask_many (
    const CvGame *game, const CvBoard *board, int theme, int level, int n, Count *count)
{
  static Exam exam;

  for (uint64_t seed = 0; count->n < n && seed < (uint64_t) n * SEEDS_MOST; seed++)
    if (learn_question_make (game, board, theme, level, seed, &exam.question))
      {
        examine (&exam);
        count->n++;
        count->n_may += exam.question.kind == LEARN_MAY;
        count->n_yes += exam.question.kind == LEARN_MAY && exam.question.yes;
      }
}

/* Who always says yes, or always no, must not get far. */
static void
expect_balance (const CvGame *game, const char *what, const Count *count)
{
  if (count->n_may < 100)
    return;
  int share = 100 * count->n_yes / count->n_may;
  if (share < 15 || share > 85)
    fail_msg ("%s, %s: %d of %d are yes", game->id, what, count->n_yes, count->n_may);
}

/* The pairs of a theme and a level of which there are questions. */
static int
count_pairs (const CvGame *game, const CvBoard *board)
{
  LearnQuestion question;
  int n = 0;

  for (int theme = 0; theme < count_texts (learn_themes (game)); theme++)
    for (int level = 0; level < LEARN_LEVELS; level++)
      for (uint64_t seed = 0; seed < SEEDS_MOST; seed++)
        if (learn_question_make (game, board, theme, level, seed, &question))
          {
            n++;
            break;
          }
  return n;
}

static void
examine_game (const CvGame *game)
{
  CvBoard board;
  int level_has[LEARN_LEVELS] = { 0 };

  load_board (game, &board);
  int each = long_count (SAMPLE, ALL) / 3 / count_pairs (game, &board) + 1;
  for (int theme = 0; theme < count_texts (learn_themes (game)); theme++)
    for (int level = 0; level < LEARN_LEVELS; level++)
      {
        Count count = { 0 };
        ask_many (game, &board, theme, level, each, &count);
        expect_balance (game, learn_themes (game)[theme], &count);
        level_has[level] += count.n;
      }
  assert_int_equal (count_texts (learn_levels (game)), LEARN_LEVELS);
  for (int level = 0; level < LEARN_LEVELS; level++)
    assert_true (level_has[level] > 0);
}

static void
test_questions_of_oasis (void **state)
{
  examine_game (&cv_oasis);
}

static void
test_questions_of_oregon (void **state)
{
  examine_game (&cv_oregon);
}

static void
test_questions_of_basari (void **state)
{
  examine_game (&cv_basari);
}

/* The same seed asks the same; another theme or level is kept to. */
static void
test_a_question_is_what_was_asked_for (void **state)
{
  CvBoard board;
  LearnQuestion one, two;

  load_board (&cv_oasis, &board);
  for (uint64_t seed = 0; seed < 20; seed++)
    {
      bool made =
          learn_question_make (&cv_oasis, &board, LEARN_ANY, LEARN_ANY, seed, &one);
      assert_int_equal (
          learn_question_make (&cv_oasis, &board, LEARN_ANY, LEARN_ANY, seed, &two),
          made);
      assert_true (!made || (one.topic == two.topic && one.n_events == two.n_events &&
                             one.yes == two.yes && one.pick == two.pick));
      if (learn_question_make (&cv_oasis, &board, 0, 3, seed, &one))
        assert_true (one.theme == 0 && one.level == 3);
    }
}

static void
test_a_game_without_a_ladder_is_not_asked_about (void **state)
{
  static const CvGame other;

  assert_null (learn_themes (&other));
  assert_null (learn_levels (&other));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_questions_of_oasis),
    cmocka_unit_test (test_questions_of_oregon),
    cmocka_unit_test (test_questions_of_basari),
    cmocka_unit_test (test_a_question_is_what_was_asked_for),
    cmocka_unit_test (test_a_game_without_a_ladder_is_not_asked_about),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
