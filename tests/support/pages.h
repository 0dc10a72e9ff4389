/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of a window by their types; NULL where there is none. */
#pragma once

#include "app.h"
#include "caravan-across-page.h"
#include "caravan-new-game-page.h"
#include "caravan-past-page.h"
#include "caravan-quick-page.h"
#include "caravan-quick-form-private.h"
#include "caravan-quick-start.h"
#include "caravan-replay-page.h"
#include "caravan-rules-page.h"
#include "caravan-scores-page.h"
#include "caravan-statistics-page.h"
#include "caravan-table-page.h"
#include "caravan-welcome-page.h"
#include "caravan-window-private.h"

#define PAGES_FIND(name, Name, NAME)                                                   \
  static inline Caravan##Name *page_##name (CaravanWindow *window)                     \
  {                                                                                    \
    return caravan_window_find_page (window, CARAVAN_TYPE_##NAME);                     \
  }

PAGES_FIND (across, AcrossPage, ACROSS_PAGE)
PAGES_FIND (new_game, NewGamePage, NEW_GAME_PAGE)
PAGES_FIND (past, PastPage, PAST_PAGE)
PAGES_FIND (quick, QuickPage, QUICK_PAGE)
PAGES_FIND (quick_start, QuickStart, QUICK_START)
PAGES_FIND (replay, ReplayPage, REPLAY_PAGE)
PAGES_FIND (rules, RulesPage, RULES_PAGE)
PAGES_FIND (scores, ScoresPage, SCORES_PAGE)
PAGES_FIND (statistics, StatisticsPage, STATISTICS_PAGE)
PAGES_FIND (table, TablePage, TABLE_PAGE)
PAGES_FIND (welcome, WelcomePage, WELCOME_PAGE)

#undef PAGES_FIND

/* The form of Score now, with its fields. */
static inline CaravanQuickForm *
page_quick_form (CaravanWindow *window)
{
  return CARAVAN_QUICK_FORM (
      app_find_type (GTK_WIDGET (page_quick (window)), CARAVAN_TYPE_QUICK_FORM));
}

/* Whether a page of this type is on top. */
static inline gboolean
page_is_on (CaravanWindow *window, GType type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (caravan_window_get_page (window), type);
}

/* Back to the first page, by the way one came. */
static inline void
page_go_to_start (CaravanWindow *window)
{
  while (caravan_pages_pop (window->pages))
    continue;
}
