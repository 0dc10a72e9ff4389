/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to the lessons, and to a table that is taught. */
#include "caravan-window-private.h"

#include "caravan-learn-page.h"
#include "caravan-teach-page.h"

static CaravanLearnPage *
ensure_page (CaravanWindow *self)
{
  CaravanLearnPage *page = caravan_window_find_page (self, CARAVAN_TYPE_LEARN_PAGE);

  if (page == NULL)
    {
      page = g_object_new (CARAVAN_TYPE_LEARN_PAGE, NULL);
      caravan_pages_keep (self->pages, CARAVAN_PAGE (page));
    }
  return page;
}

void
caravan_window_learn (CaravanWindow *self, const char *id)
{
  CaravanLearnPage *page = ensure_page (self);

  caravan_learn_page_open (page, id != NULL ? cv_game_find (id) : NULL);
  caravan_pages_push (self->pages, CARAVAN_PAGE (page));
}

/* The one that is being done, else the one to go on with. */
static const LearnLesson *
find_lesson (CaravanWindow *self)
{
  CaravanLearnPage *page = caravan_window_find_page (self, CARAVAN_TYPE_LEARN_PAGE);
  const CvGame *game = caravan_lessons_find_game ();

  if (page != NULL && caravan_learn_page_get_lesson (page) != NULL)
    return caravan_lesson_get_data (caravan_learn_page_get_lesson (page));
  return game != NULL ? caravan_lessons_find_next (game) : NULL;
}

/* Made anew each time: it begins with the first page of the lesson. */
void
caravan_window_teach (CaravanWindow *self, const char *id)
{
  gsize index;
  const LearnLesson *lesson =
      id != NULL ? caravan_lessons_find (id, &index) : find_lesson (self);

  if (lesson == NULL || CARAVAN_IS_TEACH_PAGE (caravan_window_get_page (self)))
    return;
  caravan_pages_remove_type (self->pages, CARAVAN_TYPE_TEACH_PAGE);
  caravan_pages_push (self->pages, CARAVAN_PAGE (caravan_teach_page_new (lesson)));
}
