/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson cut into pages that are read aloud: its text a few sentences at a time, each
   task as a question to the table and then its answer, and what to remember. */
#pragma once

#include "caravan-lesson.h"

typedef enum
{
  CARAVAN_TEACH_TEXT,
  CARAVAN_TEACH_QUESTION,
  CARAVAN_TEACH_ANSWER,
  CARAVAN_TEACH_REMEMBER
} CaravanTeachKind;

typedef struct
{
  CaravanTeachKind kind;
  int index;         /* of the paragraph, or of the task */
  int part, n_parts; /* of the paragraph: cut alike in all languages */
} CaravanTeachStep;

/* All pages of a lesson, a GArray of CaravanTeachStep, for so many languages at once. */
GArray *
caravan_teach_list_steps (const LearnLesson *lesson, const Lang *const *langs, int n);

/* What stands above, and what is read, in a language; lines are parted by \n. lesson: at
   that step. Free both with g_free; the first may be NULL. */
char *caravan_teach_say_head (CaravanLesson *lesson,
                              const CaravanTeachStep *step,
                              const Lang *lang);
char *caravan_teach_say_body (CaravanLesson *lesson,
                              const CaravanTeachStep *step,
                              const Lang *lang);

/* Brings the lesson to where the step is about. */
void caravan_teach_go_to (CaravanLesson *lesson, const CaravanTeachStep *step);
