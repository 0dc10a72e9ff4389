/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of questions: which one is asked, what was answered so far, how each of them was
   answered. A rule that was missed comes back later in the set, in another position. It
   knows no widgets, no points and no time. */
#pragma once

#include <glib-object.h>

#include "learn-question.h"

#define CARAVAN_QUIZ_WHOLE 10
#define CARAVAN_QUIZ_SHORT 5

typedef enum
{
  CARAVAN_QUIZ_EASY, /* levels 0 and 1 */
  CARAVAN_QUIZ_MEDIUM,
  CARAVAN_QUIZ_HARD,
  CARAVAN_QUIZ_N_GRADES
} CaravanQuizGrade;

/* What is asked. */
typedef struct
{
  const CvGame *game;
  int theme; /* of learn_themes, or LEARN_ANY */
  CaravanQuizGrade grade;
  int n; /* how many, at most CARAVAN_QUIZ_WHOLE */
} CaravanQuizPlan;

typedef enum
{
  CARAVAN_QUIZ_MAKING, /* the next question is being looked for */
  CARAVAN_QUIZ_ASKS,
  CARAVAN_QUIZ_ASKS_WHY, /* yes or no was right: which rule decides? */
  CARAVAN_QUIZ_TELLS,    /* it is answered, the verdict is shown */
  CARAVAN_QUIZ_IS_OVER
} CaravanQuizStage;

typedef enum
{
  CARAVAN_QUIZ_OPEN,
  CARAVAN_QUIZ_RIGHT,
  CARAVAN_QUIZ_WRONG,
  CARAVAN_QUIZ_SKIPPED
} CaravanQuizMark;

/* Signals:
   "changed": another question, another stage, another mark on the board;
   "learned" (const char *rule, gboolean is_right): how a rule was answered, once for each
   question that was not skipped. Whoever remembers what people know listens to it. */
#define CARAVAN_TYPE_QUIZ (caravan_quiz_get_type ())
G_DECLARE_FINAL_TYPE (CaravanQuiz, caravan_quiz, CARAVAN, QUIZ, GObject)

/* The same seed asks the same. The board is that of the game that ships. */
CaravanQuiz *caravan_quiz_new (const CaravanQuizPlan *plan, guint64 seed);
const CaravanQuizPlan *caravan_quiz_get_plan (CaravanQuiz *self);

/* A rule, by its id, that is asked about as soon as can be, where its theme is asked. */
void caravan_quiz_want (CaravanQuiz *self, const char *rule);

CaravanQuizStage caravan_quiz_get_stage (CaravanQuiz *self);
int caravan_quiz_get_at (CaravanQuiz *self); /* from 0 */
CaravanQuizMark caravan_quiz_get_mark (CaravanQuiz *self, int at);
const CvRule *caravan_quiz_get_rule (CaravanQuiz *self, int at);

/* NULL while it is being looked for, and at the end. */
const LearnQuestion *caravan_quiz_get_question (CaravanQuiz *self);

/* The board that all positions are on, as a record names it. */
const json_t *caravan_quiz_get_board (CaravanQuiz *self);

/* What was answered so far, and the reason that was chosen, or -1. */
const LearnAnswer *caravan_quiz_get_answer (CaravanQuiz *self);
int caravan_quiz_get_reason (CaravanQuiz *self);

/* Each does nothing where it is not asked. */
void caravan_quiz_say_yes (CaravanQuiz *self, gboolean yes);
void caravan_quiz_say_why (CaravanQuiz *self, int reason);
void caravan_quiz_pick (CaravanQuiz *self, int choice);
void caravan_quiz_toggle (CaravanQuiz *self, CvCell cell);
void caravan_quiz_finish (CaravanQuiz *self); /* all spaces are marked */
void caravan_quiz_skip (CaravanQuiz *self);
void caravan_quiz_next (CaravanQuiz *self);

/* Of the spaces that were marked: how many wrongly, and how many were missed. */
void caravan_quiz_count (CaravanQuiz *self, int *ret_wrong, int *ret_missed);
