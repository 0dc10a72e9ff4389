/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quiz-made.h"

/* After so many seeds less is asked of a question. */
#define ANOTHER_RULE_MOST 60
#define FEW_SPACES_MOST   200
#define LEVEL_MOST        300 /* the theme may have none of these levels */
#define THEME_MOST        900
#define WANTED_MOST       3000

/* More than that nobody likes to mark. */
#define SPACES_MOST 24

#define LEVELS_EACH (LEARN_LEVELS / CARAVAN_QUIZ_N_GRADES)

static int
choose_theme (const CaravanQuizSearch *search)
{
  return search->n_tried < THEME_MOST || search->wanted != NULL ? search->theme
                                                                : LEARN_ANY;
}

/* The levels of a grade in turn. */
static int
choose_level (const CaravanQuizSearch *search)
{
  if (search->n_tried >= LEVEL_MOST && (search->wanted != NULL || !search->has_spare))
    return LEARN_ANY;
  return (int) search->grade * LEVELS_EACH + search->n_tried % LEVELS_EACH;
}

static gboolean
is_long (const LearnQuestion *question)
{
  return question->kind == LEARN_TAP &&
         cv_set_count (&question->cells, question->table.board.n_words) > SPACES_MOST;
}

static gboolean
is_welcome (const CaravanQuizSearch *search, const LearnQuestion *question)
{
  if (is_long (question) && search->n_tried < FEW_SPACES_MOST)
    return FALSE;
  if (search->wanted != NULL)
    return question->rule == search->wanted;
  return question->rule != search->before || search->n_tried >= ANOTHER_RULE_MOST;
}

static gboolean
try_seed (CaravanQuizSearch *search, LearnQuestion *ret_question)
{
  int theme = choose_theme (search), level = choose_level (search);

  search->n_tried++;
  if (!learn_question_make (search->game, search->board, theme, level, search->seed++,
                            ret_question))
    return FALSE;
  if (is_welcome (search, ret_question))
    return TRUE;
  if (!search->has_spare)
    search->spare = *ret_question;
  search->has_spare = TRUE;
  return FALSE;
}

gboolean
caravan_quiz_search (CaravanQuizSearch *search,
                     gint64 microseconds,
                     LearnQuestion *ret_question)
{
  gint64 end = g_get_monotonic_time () + microseconds;

  do
    {
      if (try_seed (search, ret_question))
        return TRUE;
      if (search->n_tried >= WANTED_MOST && search->has_spare)
        {
          *ret_question = search->spare;
          return TRUE;
        }
    }
  while (g_get_monotonic_time () < end);
  return FALSE;
}
