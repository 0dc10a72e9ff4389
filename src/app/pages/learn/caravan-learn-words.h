/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of an answer in a lesson. All texts are in the language spoken now; free
   them with g_free. */
#pragma once

#include "caravan-lesson.h"

/* Whether it was right, in a word or two, and the rest by its parts: the engine's reason
   (or NULL) and what the lesson says of it. */
char *caravan_learn_say_head (CaravanLesson *lesson);
const char *caravan_learn_find_text (CaravanLesson *lesson);

/* All of it: what a screen reader hears at once. NULL: nothing was answered. */
char *caravan_learn_say_reply (CaravanLesson *lesson);

/* Where the lesson stands: “Done: 1 of 3”. */
char *caravan_learn_say_progress (CaravanLesson *lesson);

/* What is in hand for the present task, and what to do with it; FALSE: nothing is. */
gboolean
caravan_learn_say_hand (CaravanLesson *lesson, char **ret_piece, char **ret_what);
