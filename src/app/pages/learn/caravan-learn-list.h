/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons of a game: those that are done ticked, the present one marked; the other
   games; and what else can be done with them. */
#pragma once

#include <adwaita.h>

#include "caravan-lessons.h"

#define CARAVAN_TYPE_LEARN_LIST (caravan_learn_list_get_type ())
G_DECLARE_FINAL_TYPE (CaravanLearnList, caravan_learn_list, CARAVAN, LEARN_LIST, AdwBin)

/* Signals: "game-chosen" (gpointer const CvGame *), "lesson-chosen" (gint index). */
GtkWidget *caravan_learn_list_new (void);

/* Lists the lessons of the game, and marks one of them. */
void caravan_learn_list_show (CaravanLearnList *self, const LearnLesson *lesson);

/* Whether it needs as much height as there are lessons: where all of it is scrolled. */
void caravan_learn_list_set_whole (CaravanLearnList *self, gboolean is_whole);

/* What is done may be more by now. */
void caravan_learn_list_update (CaravanLearnList *self);

/* The chips, for tests. */
GtkWidget *caravan_learn_list_get_lesson (CaravanLearnList *self, int index);
GtkWidget *caravan_learn_list_get_game (CaravanLearnList *self, int index);
