/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics over past games: for all games or one, for everybody or one person. */
#pragma once

#include "caravan-page.h"
#include "cv-game.h"

#define CARAVAN_TYPE_STATISTICS_PAGE (caravan_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (CaravanStatisticsPage,
                      caravan_statistics_page,
                      CARAVAN,
                      STATISTICS_PAGE,
                      CaravanPage)

/* NULL: all of them. */
void caravan_statistics_page_choose (CaravanStatisticsPage *self,
                                     const CvGame *game,
                                     const char *person);
