/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a question, in the language spoken now. Free what is not const with
   g_free. */
#pragma once

#include "caravan-quiz.h"
#include "lang-people.h"

/* The question as a sentence; nobody in it has a name. */
char *caravan_question_say (const LearnQuestion *question);

/* One of the answers to choose from. */
char *caravan_question_say_choice (const LearnQuestion *question, int choice);

/* What the reference calls a rule. */
char *caravan_question_say_rule (const CvRule *rule);

/* What the engine says of the move that was asked about, or of a space that was marked
   wrongly or missed: one where the rule of the question decides, if there is one. FALSE:
   there is no such move. */
gboolean caravan_question_find_verdict (CaravanQuiz *quiz, CvAnswer *ret_answer);

/* What it says of the move on this space, where spaces are asked for. */
void caravan_question_judge (const LearnQuestion *question,
                             CvCell cell,
                             CvAnswer *ret_answer);
char *caravan_question_say_verdict (const LearnQuestion *question,
                                    const CvAnswer *answer);

/* Whether it was answered rightly, and then what would have been right. */
const char *caravan_question_say_mark (CaravanQuiz *quiz);
char *caravan_question_say_result (CaravanQuiz *quiz);
