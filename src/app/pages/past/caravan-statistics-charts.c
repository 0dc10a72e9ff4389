/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-statistics-charts.h"

#include "caravan-game.h"
#include "caravan-text.h"
#include "caravan-when.h"
#include "caravan-words.h"

static double
divide (int64_t sum, gsize n)
{
  return n > 0 ? (double) sum / (double) n : 0;
}

/* “4 of 9” */
static char *
say_part (gsize part, gsize all)
{
  /* Translators: how many of how many: “4 of 9”, games won of games played. */
  return caravan_format (N_ ("%1$s of %2$s"), "nn", (long) part, (long) all);
}

CaravanChart *
caravan_statistics_chart_wins (const RecHistoryStats *stats, gsize n)
{
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_BARS, 0, n);

  chart->title = g_strdup (caravan_text (N_ ("Wins")));
  for (gsize i = 0; i < n; i++)
    {
      const RecHistoryPerson *person = &stats->people[i];
      double wins = (double) person->n_wins;
      caravan_chart_set_row (chart, i, -1, person->name,
                             say_part (person->n_wins, person->n_games), &wins, 1);
    }
  return chart;
}

CaravanChart *
caravan_statistics_chart_averages (const RecHistoryStats *stats, gsize n)
{
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_BARS, 0, n);

  chart->title = g_strdup (caravan_text (N_ ("Average total")));
  for (gsize i = 0; i < n; i++)
    {
      const RecHistoryPerson *person = &stats->people[i];
      double average = divide (person->sum, person->n_games);
      caravan_chart_set_row (chart, i, -1, person->name, caravan_decimal (average),
                             &average, 1);
    }
  return chart;
}

static void
set_average_row (
    CaravanChart *chart, gsize row, const char *name, const int64_t *sums, gsize n)
{
  double values[CV_LINES_MOST], total = 0;

  for (gsize i = 0; i < chart->n_parts; i++)
    {
      values[i] = divide (sums[i], n);
      total += values[i];
    }
  caravan_chart_set_row (chart, row, -1, name, caravan_decimal (total), values,
                         chart->n_parts);
}

CaravanChart *
caravan_statistics_chart_sources (const RecHistoryGameStats *kind,
                                  const CaravanStatisticsOwn *own,
                                  const char *person)
{
  gsize n = (gsize) kind->n_categories;
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_STACKED, n, 2);
  int64_t all[CV_LINES_MOST] = { 0 }, winners[CV_LINES_MOST] = { 0 };

  chart->title = g_strdup (caravan_text (N_ ("Where the points came from")));
  for (gsize i = 0; i < n; i++)
    {
      caravan_chart_set_part (chart, i, caravan_game_find (kind->game)->art,
                              kind->category[i].rule);
      all[i] = kind->category[i].sum;
      winners[i] = kind->category[i].winner_sum;
    }
  if (own != NULL)
    set_average_row (chart, 0, person, own->numbers.line_sum, own->numbers.n_games);
  else
    set_average_row (chart, 0, caravan_text (N_ ("Winners")), winners, kind->n_winners);
  set_average_row (chart, 1, caravan_text (N_ ("All players")), all, kind->n_players);
  return chart;
}

CaravanChart *
caravan_statistics_chart_categories (const RecHistoryGameStats *kind)
{
  gsize n = (gsize) kind->n_categories;
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_BARS, n, n);

  chart->title = g_strdup (caravan_text (N_ ("What made the difference")));
  for (gsize i = 0; i < n; i++)
    {
      double value = (double) kind->category[i].n_decided;
      caravan_chart_set_part (chart, i, caravan_game_find (kind->game)->art,
                              kind->category[i].rule);
      caravan_chart_set_row (
          chart, i, -1, chart->parts[i].name,
          say_part (kind->category[i].n_decided, kind->n_by_decided[CV_DECIDED_POINTS]),
          &value, 1);
    }
  return chart;
}

static const char *
find_term (const CvGame *game, CvDecided decided)
{
  const CaravanTie *tie = caravan_tie_find (game, decided);

  if (tie != NULL)
    return tie->term;
  if (decided == CV_DECIDED_POINTS)
    return N_ ("Most points");
  if (decided == CV_DECIDED_SHARED)
    return N_ ("Nothing: the victory is shared");
  return N_ ("Nothing: it stays a tie");
}

CaravanChart *
caravan_statistics_chart_ties (const RecHistoryGameStats *kind)
{
  gsize n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (kind->n_by_decided); i++)
    n += kind->n_by_decided[i] > 0;
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_BARS, 0, n);
  chart->title = g_strdup (caravan_text (N_ ("How games end")));
  n = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (kind->n_by_decided); i++)
    {
      double value = (double) kind->n_by_decided[i];
      const char *term = find_term (kind->game, (CvDecided) i);
      if (value > 0)
        caravan_chart_set_row (chart, n++, -1, caravan_text (term),
                               say_part (kind->n_by_decided[i], kind->n_games), &value,
                               1);
    }
  return chart;
}

CaravanChart *
caravan_statistics_chart_totals (const CaravanStatisticsOwn *own, const char *person)
{
  if (own->n_totals < 2)
    return NULL;
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_LINES, 0, 1);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  long n = (long) own->n_totals;

  if (own->n_totals < own->numbers.n_games)
    chart->title = caravan_format_plural (
        NP_ ("Total of the last game", "Totals of the last %1$s games"), n, "n", n);
  else
    chart->title = g_strdup (caravan_text (N_ ("Totals from game to game")));
  if (own->first_date != NULL)
    chart->start = caravan_say_when (own->first_date, now);
  if (own->last_date != NULL)
    chart->end = caravan_say_when (own->last_date, now);
  caravan_chart_set_row (chart, 0, -1, person, NULL, own->totals, own->n_totals);
  return chart;
}
