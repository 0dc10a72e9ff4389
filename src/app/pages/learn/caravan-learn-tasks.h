/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to do in a lesson: its tasks with the present one marked, the answers to
   choose from, what is in hand. */
#pragma once

#include <adwaita.h>

#include "caravan-lesson.h"

#define CARAVAN_TYPE_LEARN_TASKS (caravan_learn_tasks_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanLearnTasks, caravan_learn_tasks, CARAVAN, LEARN_TASKS, AdwBin)

GtkWidget *caravan_learn_tasks_new (CaravanLesson *lesson);

/* The button of a choice of the present task, for tests; NULL: there is none. */
GtkWidget *caravan_learn_tasks_get_choice (CaravanLearnTasks *self, int choice);
