/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to the statistics and back. */
#include "caravan-window-private.h"

#define PAGE "statistics"

static void
ensure_page (CaravanWindow *self)
{
  if (self->statistics != NULL)
    return;
  self->statistics = CARAVAN_STATISTICS_PAGE (caravan_statistics_page_new ());
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->statistics), PAGE);
}

void
caravan_window_show_statistics (CaravanWindow *self,
                                const CvGame *game,
                                const char *person)
{
  ensure_page (self);
  caravan_window_remember (self, &self->statistics_from, PAGE);
  caravan_statistics_page_choose (self->statistics, game, person);
  caravan_window_show_page (self, PAGE);
}
