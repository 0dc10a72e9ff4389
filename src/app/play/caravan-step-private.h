/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sentences of the games' own steps are made with: caravan-GAME-step.c. */
#pragma once

#include "caravan-step.h"
#include "lang-people.h"

/* A step and its verb. */
typedef struct
{
  const CvTable *table;
  const CvMove *move;
  const CvVerb *verb;
  LangPeople people;
  LangPlayer player; /* who makes it, if anybody */
} CaravanStep;

typedef struct
{
  const char *verb;
  char *(*say) (const CaravanStep *step);
} CaravanSaying;

/* The value of an argument, or CV_ABSENT; the word for it in the files; and what a
   player is called in a list. */
int32_t caravan_step_get (const CaravanStep *step, const char *arg);
const char *caravan_step_get_name (const CaravanStep *step, const char *arg);
const char *caravan_step_get_player (const CaravanStep *step, int seat);

/* Joins what the values of a list are called. */
char *caravan_step_list (const CaravanStep *step,
                         const char *arg,
                         const char *(*name) (const CaravanStep *step, int value));

/* A step that many games have. */
char *caravan_step_say_end_round (const CaravanStep *step);

/* Says the step by the saying of its verb, or NULL when there is none. */
char *caravan_step_say_by (const CaravanSaying *sayings,
                           gsize n_sayings,
                           const RecRecord *record,
                           const CvMove *move);
