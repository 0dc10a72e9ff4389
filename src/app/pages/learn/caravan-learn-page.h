/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learn: short lessons on a live board, one game after the other. What is answered is
   judged by the engine, and nothing is recorded but which lessons are done. */
#pragma once

#include "caravan-lesson.h"
#include "caravan-lessons.h"
#include "caravan-page.h"

#define CARAVAN_TYPE_LEARN_PAGE (caravan_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanLearnPage, caravan_learn_page, CARAVAN, LEARN_PAGE, CaravanPage)

/* Goes on with the lessons of a game; NULL: of the one that was learnt last. */
void caravan_learn_page_open (CaravanLearnPage *self, const CvGame *game);

/* Begins a lesson. */
void caravan_learn_page_begin (CaravanLearnPage *self, const LearnLesson *lesson);

/* The lesson that is being done, or NULL. */
CaravanLesson *caravan_learn_page_get_lesson (CaravanLearnPage *self);
