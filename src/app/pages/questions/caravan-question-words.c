/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-question-words.h"

#include "caravan-books.h"
#include "caravan-text.h"
#include "lang-say.h"

#include <string.h>

static LangPeople
get_people (const LearnQuestion *question)
{
  LangPeople people = { 0 };

  for (int seat = 0; seat < question->table.n_players; seat++)
    people.seat[seat] = lang_player (NULL, question->table.color[seat]);
  return people;
}

char *
caravan_question_say (const LearnQuestion *question)
{
  LangPeople people = get_people (question);

  return lang_say_verdict (caravan_lang (), &people, &question->ask);
}

static char *
say_player (const LearnQuestion *question, int seat)
{
  if (seat == CV_NO_PLAYER)
    /* Translators: an answer to “In whose area does c4 lie?” */
    return g_strdup (caravan_text (N_ ("Nobody’s")));
  return caravan_capital (cv_color_terms[question->table.color[seat]]);
}

char *
caravan_question_say_choice (const LearnQuestion *question, int choice)
{
  const CvValue *value = &question->choice[choice];

  if (value->type == CV_VALUE_PLAYER)
    return say_player (question, value->number);
  if (value->type == CV_VALUE_GEMS)
    return lang_say_gems (caravan_lang (), (CvGems) value->number);
  return caravan_number (value->number);
}

char *
caravan_question_say_rule (const CvRule *rule)
{
  const LangSection *section = caravan_book_rule (rule->id);

  return g_strdup (section != NULL ? section->title : rule->id);
}

/* Verdicts. */

void
caravan_question_judge (const LearnQuestion *question,
                        CvCell cell,
                        CvAnswer *ret_answer)
{
  int where = cv_verb_where (cv_game_verb (question->table.game, question->verb));
  CvMove move = learn_question_move (question);
  CvAtom atoms[LEARN_ATOMS];

  memcpy (atoms, question->atom, sizeof atoms);
  for (int i = 0; i < question->n_atoms; i++)
    if (atoms[i].arg == where && cell != CV_CELL_NONE)
      atoms[i].value = cell;
  move.atoms = atoms;
  cv_answer (&question->table, &question->state, &move, ret_answer);
}

/* Looks among the spaces of one set that are not in the other for one where the rule of
   the question decides; else the first of them is taken, unless there is one already. */
static gboolean
judge_others (const LearnQuestion *question,
              const CvSet *set,
              const CvSet *other,
              gboolean has_one,
              CvAnswer *ret_answer)
{
  const CvBoard *board = &question->table.board;
  g_autofree CvAnswer *answer = g_new (CvAnswer, 1);
  CvSet rest = *set;

  cv_set_subtract (&rest, other, board->n_words);
  for (int bit = cv_set_next (&rest, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&rest, bit + 1, board->n_words))
    {
      caravan_question_judge (question, cv_board_cell (board, bit), answer);
      gboolean is_rule = answer->verdict.rule == question->rule;
      if (!has_one || is_rule)
        *ret_answer = *answer;
      has_one = TRUE;
      if (is_rule)
        break;
    }
  return has_one;
}

/* A space that was marked wrongly tells more than one that was missed. */
static gboolean
judge_spaces (const LearnQuestion *question, const CvSet *marked, CvAnswer *ret_answer)
{
  gboolean has_wrong =
      judge_others (question, marked, &question->cells, FALSE, ret_answer);

  if (has_wrong && ret_answer->verdict.rule == question->rule)
    return TRUE;
  return judge_others (question, &question->cells, marked, has_wrong, ret_answer);
}

gboolean
caravan_question_find_verdict (CaravanQuiz *quiz, CvAnswer *ret_answer)
{
  const LearnQuestion *question = caravan_quiz_get_question (quiz);

  if (question->kind == LEARN_PICK)
    return FALSE;
  if (question->kind == LEARN_TAP)
    return judge_spaces (question, &caravan_quiz_get_answer (quiz)->cells, ret_answer);
  caravan_question_judge (question, CV_CELL_NONE, ret_answer);
  return TRUE;
}

char *
caravan_question_say_verdict (const LearnQuestion *question, const CvAnswer *answer)
{
  LangPeople people = get_people (question);

  return lang_say_explained (caravan_lang (), &people, &answer->explained);
}

/* How it was answered. */

const char *
caravan_question_say_mark (CaravanQuiz *quiz)
{
  gboolean is_right =
      caravan_quiz_get_mark (quiz, caravan_quiz_get_at (quiz)) == CARAVAN_QUIZ_RIGHT;

  return caravan_text (is_right ? N_ ("Right.") : N_ ("Not right."));
}

static char *
say_spaces (CaravanQuiz *quiz)
{
  const LearnQuestion *question = caravan_quiz_get_question (quiz);
  int wrong, missed;

  caravan_quiz_count (quiz, &wrong, &missed);
  if (wrong == 0 && missed == 0)
    {
      int n = cv_set_count (&question->cells, question->table.board.n_words);
      return caravan_format_plural (
          NP_ ("There is %1$s such space.", "There are %1$s such spaces."), n, "n",
          (long) n);
    }
  g_autofree char *missing = caravan_format_plural (
      NP_ ("%1$s space missed.", "%1$s spaces missed."), missed, "n", (long) missed);
  g_autofree char *marked = caravan_format_plural (
      NP_ ("%1$s space wrongly marked.", "%1$s spaces wrongly marked."), wrong, "n",
      (long) wrong);
  return missed == 0  ? g_steal_pointer (&marked)
         : wrong == 0 ? g_steal_pointer (&missing)
                      : g_strdup_printf ("%s %s", marked, missing);
}

static char *
say_pick (CaravanQuiz *quiz)
{
  const LearnQuestion *question = caravan_quiz_get_question (quiz);
  g_autofree char *right = caravan_question_say_choice (question, question->pick);

  /* Translators: the answer to a question: a number, a color, gems. */
  return caravan_format (N_ ("The answer: %1$s."), "s", right);
}

static char *
say_reason (CaravanQuiz *quiz)
{
  const LearnQuestion *question = caravan_quiz_get_question (quiz);

  if (caravan_quiz_get_answer (quiz)->yes == question->yes &&
      caravan_quiz_get_mark (quiz, caravan_quiz_get_at (quiz)) == CARAVAN_QUIZ_WRONG)
    return g_strdup (caravan_text (question->yes
                                       ? N_ ("Yes is right, but for another reason.")
                                       : N_ ("No is right, but for another reason.")));
  return g_strdup (caravan_text (question->yes ? N_ ("The answer is yes.")
                                               : N_ ("The answer is no.")));
}

char *
caravan_question_say_result (CaravanQuiz *quiz)
{
  switch (caravan_quiz_get_question (quiz)->kind)
    {
    case LEARN_TAP:
      return say_spaces (quiz);
    case LEARN_PICK:
      return say_pick (quiz);
    case LEARN_MAY:
      return say_reason (quiz);
    }
  g_assert_not_reached ();
}
