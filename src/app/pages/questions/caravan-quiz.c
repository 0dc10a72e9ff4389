/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quiz.h"

#include "caravan-paths.h"
#include "caravan-quiz-made.h"
#include "caravan-signal.h"
#include "rec-board.h"

#define SEARCH_US  3000   /* at a time, between two frames */
#define BACK_AFTER 2      /* so many others before a rule that was missed comes back */
#define SEED_STEP  100000 /* seeds for each question: none is tried twice */

struct _CaravanQuiz
{
  GObject parent_instance;

  CaravanQuizPlan plan;
  guint64 seed;
  CvBoard board;
  int at;
  CaravanQuizStage stage;
  CaravanQuizMark mark[CARAVAN_QUIZ_WHOLE];
  const CvRule *rule[CARAVAN_QUIZ_WHOLE];
  LearnAnswer answer;
  int reason;
  guint searching; /* source, or 0 */

  /* owned */
  json_t *object; /* the board */
  LearnQuestion *question;
  CaravanQuizSearch *search;
  GPtrArray *wanted; /* of CvRule: asked about first */
};

G_DEFINE_FINAL_TYPE (CaravanQuiz, caravan_quiz, G_TYPE_OBJECT)

static void
change (CaravanQuiz *self, CaravanQuizStage stage)
{
  self->stage = stage;
  g_signal_emit_by_name (self, "changed");
}

/* The next question. */

static gboolean
was_asked_since (CaravanQuiz *self, const CvRule *rule, int at)
{
  for (int i = at + 1; i < self->at; i++)
    if (self->rule[i] == rule)
      return TRUE;
  return FALSE;
}

/* The first that was missed long enough ago; else one that was wanted before. */
static const CvRule *
find_wanted (CaravanQuiz *self)
{
  for (int i = 0; i < self->at - BACK_AFTER; i++)
    if (self->mark[i] == CARAVAN_QUIZ_WRONG &&
        !was_asked_since (self, self->rule[i], i))
      return self->rule[i];
  if (self->wanted->len == 0)
    return NULL;
  return g_ptr_array_steal_index (self->wanted, 0);
}

static gboolean
search_cb (gpointer object)
{
  CaravanQuiz *self = object;

  if (!caravan_quiz_search (self->search, SEARCH_US, self->question))
    return G_SOURCE_CONTINUE;
  self->searching = 0;
  self->rule[self->at] = self->question->rule;
  self->answer = (LearnAnswer){ .pick = -1 };
  self->reason = -1;
  change (self, CARAVAN_QUIZ_ASKS);
  return G_SOURCE_REMOVE;
}

static void
begin_search (CaravanQuiz *self)
{
  CaravanQuizSearch *search = self->search;

  *search = (CaravanQuizSearch){
    .game = self->plan.game,
    .board = &self->board,
    .theme = self->plan.theme,
    .grade = self->plan.grade,
    .wanted = find_wanted (self),
    .before = self->at > 0 ? self->rule[self->at - 1] : NULL,
    .seed = self->seed + (guint64) self->at * SEED_STEP,
  };
  self->stage = CARAVAN_QUIZ_MAKING;
  self->searching = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, search_cb, self, NULL);
}

static void
go_on (CaravanQuiz *self)
{
  self->at++;
  if (self->at < self->plan.n)
    begin_search (self);
  else
    self->stage = CARAVAN_QUIZ_IS_OVER;
  g_signal_emit_by_name (self, "changed");
}

/* Answers. */

/* The one place where it is known how a rule was answered. */
static void
tell (CaravanQuiz *self, gboolean is_right)
{
  self->mark[self->at] = is_right ? CARAVAN_QUIZ_RIGHT : CARAVAN_QUIZ_WRONG;
  g_signal_emit_by_name (self, "learned", self->question->rule->id, is_right);
  change (self, CARAVAN_QUIZ_TELLS);
}

static gboolean
is_asking (CaravanQuiz *self, LearnKind kind)
{
  return self->stage == CARAVAN_QUIZ_ASKS && self->question->kind == kind;
}

/* Rules that one section explains are one reason. */
static gboolean
is_right_reason (const LearnQuestion *question, int reason)
{
  return g_str_equal (question->reason[reason]->anchor,
                      question->reason[question->right_reason]->anchor);
}

static gboolean
has_other_reasons (const LearnQuestion *question)
{
  for (int i = 0; i < question->n_reasons; i++)
    if (!is_right_reason (question, i))
      return TRUE;
  return FALSE;
}

/* Who is wrong already is not asked why. */
void
caravan_quiz_say_yes (CaravanQuiz *self, gboolean yes)
{
  if (!is_asking (self, LEARN_MAY))
    return;
  self->answer.yes = yes;
  if (!learn_question_is_right (self->question, &self->answer))
    tell (self, FALSE);
  else if (!has_other_reasons (self->question))
    tell (self, TRUE);
  else
    change (self, CARAVAN_QUIZ_ASKS_WHY);
}

void
caravan_quiz_say_why (CaravanQuiz *self, int reason)
{
  if (self->stage != CARAVAN_QUIZ_ASKS_WHY || reason >= self->question->n_reasons)
    return;
  self->reason = reason;
  tell (self, is_right_reason (self->question, reason));
}

void
caravan_quiz_pick (CaravanQuiz *self, int choice)
{
  if (!is_asking (self, LEARN_PICK) || choice >= self->question->n_choices)
    return;
  self->answer.pick = choice;
  tell (self, learn_question_is_right (self->question, &self->answer));
}

void
caravan_quiz_toggle (CaravanQuiz *self, CvCell cell)
{
  int bit = cv_board_bit (&self->board, cell);

  if (!is_asking (self, LEARN_TAP) || bit < 0)
    return;
  if (cv_set_has (&self->answer.cells, bit))
    cv_set_remove (&self->answer.cells, bit);
  else
    cv_set_add (&self->answer.cells, bit);
  change (self, CARAVAN_QUIZ_ASKS);
}

void
caravan_quiz_finish (CaravanQuiz *self)
{
  if (is_asking (self, LEARN_TAP))
    tell (self, learn_question_is_right (self->question, &self->answer));
}

void
caravan_quiz_skip (CaravanQuiz *self)
{
  if (self->stage != CARAVAN_QUIZ_ASKS && self->stage != CARAVAN_QUIZ_ASKS_WHY)
    return;
  self->mark[self->at] = CARAVAN_QUIZ_SKIPPED;
  go_on (self);
}

void
caravan_quiz_next (CaravanQuiz *self)
{
  if (self->stage == CARAVAN_QUIZ_TELLS)
    go_on (self);
}

/* What there is. */

const CaravanQuizPlan *
caravan_quiz_get_plan (CaravanQuiz *self)
{
  return &self->plan;
}

void
caravan_quiz_want (CaravanQuiz *self, const char *rule)
{
  const CvRule *known = cv_game_rule_find (self->plan.game, rule);

  if (known == NULL)
    return;
  if (self->at == 0 && self->stage == CARAVAN_QUIZ_MAKING &&
      self->search->wanted == NULL)
    self->search->wanted = known;
  else
    g_ptr_array_add (self->wanted, (gpointer) known);
}

CaravanQuizStage
caravan_quiz_get_stage (CaravanQuiz *self)
{
  return self->stage;
}

int
caravan_quiz_get_at (CaravanQuiz *self)
{
  return self->at;
}

CaravanQuizMark
caravan_quiz_get_mark (CaravanQuiz *self, int at)
{
  return self->mark[at];
}

const CvRule *
caravan_quiz_get_rule (CaravanQuiz *self, int at)
{
  return self->rule[at];
}

const LearnQuestion *
caravan_quiz_get_question (CaravanQuiz *self)
{
  return self->stage == CARAVAN_QUIZ_MAKING || self->stage == CARAVAN_QUIZ_IS_OVER
             ? NULL
             : self->question;
}

const json_t *
caravan_quiz_get_board (CaravanQuiz *self)
{
  return self->object;
}

const LearnAnswer *
caravan_quiz_get_answer (CaravanQuiz *self)
{
  return &self->answer;
}

int
caravan_quiz_get_reason (CaravanQuiz *self)
{
  return self->reason;
}

void
caravan_quiz_count (CaravanQuiz *self, int *ret_wrong, int *ret_missed)
{
  CvSet wrong = self->answer.cells, missed = self->question->cells;
  int n_words = self->board.n_words;

  cv_set_subtract (&wrong, &self->question->cells, n_words);
  cv_set_subtract (&missed, &self->answer.cells, n_words);
  *ret_wrong = cv_set_count (&wrong, n_words);
  *ret_missed = cv_set_count (&missed, n_words);
}

/* The class. */

static void
caravan_quiz_finalize (GObject *object)
{
  CaravanQuiz *self = CARAVAN_QUIZ (object);

  g_clear_handle_id (&self->searching, g_source_remove);
  json_decref (self->object);
  g_free (self->question);
  g_free (self->search);
  g_ptr_array_unref (self->wanted);
  G_OBJECT_CLASS (caravan_quiz_parent_class)->finalize (object);
}

static void
caravan_quiz_class_init (CaravanQuizClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_quiz_finalize;
  caravan_signal_new (klass, "changed", 0);
  caravan_signal_new (klass, "learned", 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
caravan_quiz_init (CaravanQuiz *self)
{
  self->question = g_new0 (LearnQuestion, 1);
  self->search = g_new0 (CaravanQuizSearch, 1);
  self->wanted = g_ptr_array_new ();
}

CaravanQuiz *
caravan_quiz_new (const CaravanQuizPlan *plan, guint64 seed)
{
  CaravanQuiz *self = g_object_new (CARAVAN_TYPE_QUIZ, NULL);
  RecError error = { 0 };

  g_assert (plan->n <= CARAVAN_QUIZ_WHOLE && learn_themes (plan->game) != NULL);
  self->plan = *plan;
  self->seed = seed;
  self->object = rec_board_load_shipped (caravan_boards_dir (), plan->game, "sample",
                                         &self->board, &error);
  g_assert (self->object != NULL);
  begin_search (self);
  return self;
}
