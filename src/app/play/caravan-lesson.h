/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson that is being done: which of its tasks is the present one, the desk of the
   position as it is by now, and what was last answered. Whether an answer is right, the
   engine says (learn-lesson.h); nothing is recorded. */
#pragma once

#include "caravan-desk.h"
#include "learn-lesson.h"

#define CARAVAN_TYPE_LESSON (caravan_lesson_get_type ())
G_DECLARE_FINAL_TYPE (CaravanLesson, caravan_lesson, CARAVAN, LESSON, GObject)

typedef enum
{
  CARAVAN_LESSON_SILENT, /* nothing was answered yet */
  CARAVAN_LESSON_RIGHT,
  CARAVAN_LESSON_WRONG,
  CARAVAN_LESSON_SHOWN /* a right answer that somebody wanted to see */
} CaravanLessonTone;

/* What was last answered. */
typedef struct
{
  CaravanLessonTone tone;
  const LearnTask *task; /* that it was an answer to; NULL when silent */
  int choice;            /* of its choices, or -1 */
  gboolean is_judged;    /* the engine has judged a step: */
  CvAnswer answer;
} CaravanLessonReply;

/* Signals: "changed" (): anything of it; "answered" (): the reply is a new one, "changed"
   has just been told. lesson: of caravan_lessons_get. */
CaravanLesson *caravan_lesson_new (const LearnLesson *lesson);
const LearnLesson *caravan_lesson_get_data (CaravanLesson *self);

/* Where answers are given on the board, with the player and the piece of the present task
   chosen. Another one after each right answer. */
CaravanDesk *caravan_lesson_get_desk (CaravanLesson *self);

/* How many tasks are done; the present one, NULL when all are. */
int caravan_lesson_count_done (CaravanLesson *self);
const LearnTask *caravan_lesson_get_task (CaravanLesson *self);

const CaravanLessonReply *caravan_lesson_get_reply (CaravanLesson *self);

/* The space that the reply is about, or CV_CELL_NONE. */
CvCell caravan_lesson_get_place (CaravanLesson *self);

/* The reason that the engine gives for the reply, in a language; NULL: none. Free with
   g_free. */
char *caravan_lesson_say_reason (CaravanLesson *self, const Lang *lang);

/* Whether steps were played since the lesson began. */
gboolean caravan_lesson_has_played (CaravanLesson *self);

/* Answers the present task with one of its choices. */
void caravan_lesson_choose (CaravanLesson *self, int choice);

/* Shows a right answer; then takes it for one. */
void caravan_lesson_show (CaravanLesson *self);
void caravan_lesson_accept (CaravanLesson *self);

/* Says nothing any more of what was answered. */
void caravan_lesson_hush (CaravanLesson *self);

/* From the beginning. */
void caravan_lesson_restart (CaravanLesson *self);
