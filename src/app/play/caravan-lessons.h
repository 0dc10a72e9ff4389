/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons that ship, by their games, and which of them have been done. */
#pragma once

#include <gio/gio.h>

#include "caravan-game.h"
#include "learn-lesson.h"

/* Those of a game in their order, read when they are first asked for; none is fine. They
   live as long as the program, and their texts are msgids. */
const LearnLessons *caravan_lessons_get (const CvGame *game);

/* One by its id with its place among those of its game, or NULL. */
const LearnLesson *caravan_lessons_find (const char *id, gsize *ret_index);

/* Where to go on: the first that is not done, or the first of all; NULL: there is none.
 */
const LearnLesson *caravan_lessons_find_next (const CvGame *game);

/* The game to begin with: the one that was learnt last, else the first that has lessons;
   NULL: none has. */
const CvGame *caravan_lessons_find_game (void);

/* The settings "lessons-done" and "last-learned" keep it. */
gboolean caravan_lessons_is_done (const LearnLesson *lesson);
void caravan_lessons_set_done (const LearnLesson *lesson);
