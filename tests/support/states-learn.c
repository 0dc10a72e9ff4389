/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons, and a table that is taught. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "caravan-learn-page.h"
#include "caravan-settings.h"
#include "caravan-teach-page.h"
#include "caravan-window-private.h"
#include "states-private.h"

#define LESSON "oasis-03-steppe"

static CaravanLesson *
open_lesson_of (StatesPlace *place, const char *id)
{
  gsize index;

  states_open_window (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.learn", NULL);
  CaravanLearnPage *page =
      caravan_window_find_page (place->window, CARAVAN_TYPE_LEARN_PAGE);
  caravan_learn_page_begin (page, caravan_lessons_find (id, &index));
  app_settle ();
  return caravan_learn_page_get_lesson (page);
}

static CaravanLesson *
open_lesson (StatesPlace *place)
{
  return open_lesson_of (place, LESSON);
}

static void
tap (CaravanLesson *lesson, int column, int row)
{
  caravan_desk_act (caravan_lesson_get_desk (lesson), cv_cell (column, row));
  app_settle ();
}

void
states_open_learn (StatesPlace *place)
{
  open_lesson (place);
}

/* Far from the path, and from any Steppe. */
void
states_open_learn_wrong (StatesPlace *place)
{
  tap (open_lesson (place), 1, 9);
}

void
states_open_learn_right (StatesPlace *place)
{
  tap (open_lesson (place), 5, 8);
}

void
states_open_learn_shown (StatesPlace *place)
{
  caravan_lesson_show (open_lesson (place));
  app_settle ();
}

/* An answer to choose. */
void
states_open_learn_choose (StatesPlace *place)
{
  CaravanLesson *lesson = open_lesson_of (place, "oasis-01-minute");

  caravan_lesson_show (lesson);
  caravan_lesson_accept (lesson);
  caravan_lesson_choose (lesson, 0);
  app_settle ();
}

/* A step that needs no space. */
void
states_open_learn_strip (StatesPlace *place)
{
  open_lesson_of (place, "oasis-11-offers");
}

/* Only this time. */
static void
forget_cb (void)
{
  g_settings_reset (caravan_settings (), "lessons-done");
}

void
states_open_learn_done (StatesPlace *place)
{
  CaravanLesson *lesson = open_lesson (place);

  g_signal_connect (place->window, "destroy", G_CALLBACK (forget_cb), NULL);
  while (caravan_lesson_get_task (lesson) != NULL)
    {
      caravan_lesson_show (lesson);
      caravan_lesson_accept (lesson);
    }
  app_settle ();
}

/* Teaching. */

static CaravanTeachPage *
open_teach (StatesPlace *place)
{
  states_open_window (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.teach-lesson", "s",
                              LESSON);
  app_settle ();
  return caravan_window_find_page (place->window, CARAVAN_TYPE_TEACH_PAGE);
}

static void
one_language_cb (void)
{
  g_settings_reset (caravan_settings (), "teach-languages");
}

static CaravanTeachPage *
open_teach_in_two (StatesPlace *place)
{
  CaravanTeachPage *page = open_teach (place);

  g_signal_connect (place->window, "destroy", G_CALLBACK (one_language_cb), NULL);
  g_settings_set_uint (caravan_settings (), "teach-languages", 3);
  app_settle ();
  return page;
}

static void
go_on_to (CaravanTeachPage *page, CaravanTeachKind kind)
{
  while (caravan_teach_page_get_kind (page) != kind)
    gtk_widget_activate_action (GTK_WIDGET (page), "teach.next", NULL);
  app_settle ();
}

void
states_open_teach (StatesPlace *place)
{
  open_teach (place);
}

void
states_open_teach_two (StatesPlace *place)
{
  go_on_to (open_teach_in_two (place), CARAVAN_TEACH_ANSWER);
}

void
states_open_teach_question (StatesPlace *place)
{
  go_on_to (open_teach (place), CARAVAN_TEACH_QUESTION);
}

void
states_open_teach_answer (StatesPlace *place)
{
  go_on_to (open_teach (place), CARAVAN_TEACH_ANSWER);
}
