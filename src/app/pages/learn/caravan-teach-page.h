/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that is taught: a lesson page by page, read from two metres, in one language
   or two at once; the figure is the live board. The next press shows the answer. */
#pragma once

#include "caravan-page.h"
#include "caravan-poster.h"
#include "caravan-teach-steps.h"

#define CARAVAN_TYPE_TEACH_PAGE (caravan_teach_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanTeachPage, caravan_teach_page, CARAVAN, TEACH_PAGE, CaravanPage)

/* Actions of the widget: teach.next, teach.previous, teach.first, teach.last. */
GtkWidget *caravan_teach_page_new (const LearnLesson *lesson);

/* What is shown, for tests: the lesson, the kind of its page and its number; and the text
   of it. */
const LearnLesson *caravan_teach_page_get_lesson (CaravanTeachPage *self);
CaravanTeachKind caravan_teach_page_get_kind (CaravanTeachPage *self);
guint caravan_teach_page_get_at (CaravanTeachPage *self);
guint caravan_teach_page_count (CaravanTeachPage *self);
CaravanPoster *caravan_teach_page_get_text (CaravanTeachPage *self);
