/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games: a list with search and filters, and the chosen game beside it. The page
   asks the archive and shows the answers; what is done with a game the window does. */
#pragma once

#include "caravan-page.h"
#include "caravan-past-deeds.h"
#include "caravan-past-detail.h"
#include "caravan-past-filter.h"

#define CARAVAN_TYPE_PAST_PAGE (caravan_past_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPastPage, caravan_past_page, CARAVAN, PAST_PAGE, CaravanPage)

typedef enum
{
  CARAVAN_PAST_SCORES,
  CARAVAN_PAST_TABLE,
  CARAVAN_PAST_REPLAY,
  CARAVAN_PAST_EXPORT,
  CARAVAN_PAST_FOLDER,
  CARAVAN_PAST_DELETE
} CaravanPastWish;

/* Signals:
   "asked" (int wish, GStrv files): something is to be done with these games.
   "answered": the archive has answered, and the list shows it. */
GtkWidget *caravan_past_page_new (void);

/* What is done and undone here. */
CaravanPastDeeds *caravan_past_page_get_deeds (CaravanPastPage *self);

/* The keyboard goes to the list. */
void caravan_past_page_focus (CaravanPastPage *self);

/* The files of the chosen games, NULL-terminated; free with g_strfreev. */
char **caravan_past_page_get_chosen (CaravanPastPage *self);

/* For tests and for whoever leads here: only the games of one kind, and one of them. */
void caravan_past_page_choose_game (CaravanPastPage *self, const CvGame *game);
gboolean caravan_past_page_choose (CaravanPastPage *self, const char *file);
guint caravan_past_page_get_n_found (CaravanPastPage *self);
