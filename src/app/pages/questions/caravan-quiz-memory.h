/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was missed is asked about first the next time: a set of questions with it reads
   learned.json, and writes it when the set is over or let go. Nothing is told when that
   can't be done: no game is lost by it. */
#pragma once

#include "caravan-quiz.h"

/* path NULL: the one in the user's data directory. */
void caravan_quiz_remember (CaravanQuiz *quiz, const char *path);
