/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar above the past games: what is looked for, and in which order. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-past-ask.h"

#define CARAVAN_TYPE_PAST_FILTER (caravan_past_filter_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPastFilter, caravan_past_filter, CARAVAN, PAST_FILTER, GtkWidget)

/* Signals:
   "changed": something else is looked for.
   "left": Escape in the empty search, or Down: the list is wanted. */
GtkWidget *caravan_past_filter_new (void);

/* What is looked for now; free with caravan_past_query_free. */
CaravanPastQuery *caravan_past_filter_get_query (CaravanPastFilter *self);

/* Whether anything is left out. Everything is shown again with clear. */
gboolean caravan_past_filter_is_set (CaravanPastFilter *self);
void caravan_past_filter_clear (CaravanPastFilter *self);

/* Only this game, whatever was looked for before. */
void caravan_past_filter_choose_game (CaravanPastFilter *self, const CvGame *game);

/* Everybody who ever played; who is chosen stays so as long as they are among them. */
void caravan_past_filter_set_people (CaravanPastFilter *self, char **people);

/* In a narrow window the choices are behind a button. */
void caravan_past_filter_set_narrow (CaravanPastFilter *self, gboolean narrow);

GtkWidget *caravan_past_filter_get_search (CaravanPastFilter *self);

/* The line in which the page has its own buttons. */
GtkWidget *caravan_past_filter_get_line (CaravanPastFilter *self);

/* What is found, in a sentence, at the end of the choices. Takes the text. */
void caravan_past_filter_say (CaravanPastFilter *self, char *text);

/* Chooses as people do, for tests and links: which of the lists, which of its entries.
 */
typedef enum
{
  CARAVAN_PAST_GAME,
  CARAVAN_PAST_PERSON,
  CARAVAN_PAST_WHICH,
  CARAVAN_PAST_PERIOD,
  CARAVAN_PAST_ORDER,
  CARAVAN_N_PAST_CHOICES
} CaravanPastChoice;
GtkWidget *caravan_past_filter_get_choice (CaravanPastFilter *self,
                                           CaravanPastChoice choice);
