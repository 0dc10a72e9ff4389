/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The charts of the Statistics page, from its numbers. Each says what is in it, in the
   language spoken now. */
#pragma once

#include "caravan-chart.h"
#include "caravan-statistics.h"

/* The page's content: figures, charts and lists. -cards.c */
GtkWidget *caravan_statistics_make (const CaravanStatistics *self);

/* The first n people. */
CaravanChart *caravan_statistics_chart_wins (const RecHistoryStats *stats, gsize n);
CaravanChart *caravan_statistics_chart_averages (const RecHistoryStats *stats, gsize n);

/* Average points a category: of all, and of the winners or of one person. */
CaravanChart *caravan_statistics_chart_sources (const RecHistoryGameStats *kind,
                                                const CaravanStatisticsOwn *own,
                                                const char *person);

/* How often each category was where the winner was furthest ahead. */
CaravanChart *caravan_statistics_chart_categories (const RecHistoryGameStats *kind);

/* How often points were enough, and what decided the other games. */
CaravanChart *caravan_statistics_chart_ties (const RecHistoryGameStats *kind);

/* A person's totals from game to game; NULL when there are less than two. */
CaravanChart *caravan_statistics_chart_totals (const CaravanStatisticsOwn *own,
                                               const char *person);
