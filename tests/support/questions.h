/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions in a window: begun with a fixed seed, so that they are the same each time. */
#ifndef QUESTIONS_H
#define QUESTIONS_H

#include "app.h"
#include "caravan-questions-page.h"
#include "caravan-window-private.h"

/* The page, opened when it is not there yet. */
CaravanQuestionsPage *questions_open (CaravanWindow *window, const char *game);

/* The first seed whose first question is of this kind; TRUE or FALSE for yes and no,
   where that matters (-1: not). It is being asked then. */
void questions_begin (CaravanQuestionsPage *page,
                      const CaravanQuizPlan *plan,
                      LearnKind kind,
                      int yes);

/* Waits until a question is asked, or all were. */
void questions_wait (CaravanQuiz *quiz);

/* Answers as nobody should, or as everybody should. */
void questions_answer (CaravanQuiz *quiz, gboolean is_right);

#endif
