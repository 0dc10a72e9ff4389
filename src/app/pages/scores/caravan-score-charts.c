/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-charts.h"

#include "caravan-text.h"
#include "lang-sheet.h"

CaravanChart *
caravan_score_chart_points (CaravanSheet *sheet)
{
  const CvTable *table = caravan_sheet_get_table (sheet);
  const CvScore *score = caravan_sheet_get_score (sheet);
  gsize n_lines = score->player[0].n_lines;
  CaravanChart *chart =
      caravan_chart_new (CARAVAN_CHART_STACKED, n_lines, score->n_players);

  chart->title = g_strdup (caravan_text (N_ ("Where the points came from")));
  for (gsize i = 0; i < n_lines; i++)
    caravan_chart_set_part (chart, i, caravan_sheet_get_art (sheet),
                            score->player[0].lines[i].rule);
  for (int i = 0; i < score->n_players; i++)
    {
      int seat = score->order[i];
      const CvPlayerScore *player = &score->player[seat];
      double values[CV_LINES_MOST];
      for (gsize k = 0; k < n_lines; k++)
        values[k] = player->lines[k].is_known ? player->lines[k].points : 0;
      caravan_chart_set_row (
          chart, (gsize) i, table->color[seat], caravan_sheet_get_name (sheet, seat),
          lang_sheet_total (caravan_lang (), player), values, n_lines);
    }
  return chart;
}

static void
add_line (CaravanChart *chart, gsize row, CaravanSheet *sheet, int seat)
{
  gsize n;
  const int *growth = caravan_sheet_get_growth (sheet, seat, &n);
  g_autofree double *values = g_new (double, n);

  for (gsize i = 0; i < n; i++)
    values[i] = growth[i];
  caravan_chart_set_row (chart, row, caravan_sheet_get_table (sheet)->color[seat],
                         caravan_sheet_get_name (sheet, seat),
                         caravan_number (growth[n - 1]), values, n);
}

/* The seats whose growth may be told, in the order of the score; returns how many. */
static gsize
find_grown (CaravanSheet *sheet, int *ret_seats)
{
  const CvScore *score = caravan_sheet_get_score (sheet);
  gsize n_seats = 0, n;

  for (int i = 0; i < score->n_players; i++)
    if (caravan_sheet_get_growth (sheet, score->order[i], &n) != NULL && n > 1)
      ret_seats[n_seats++] = score->order[i];
  return n_seats;
}

CaravanChart *
caravan_score_chart_growth (CaravanSheet *sheet)
{
  int seats[CV_PLAYERS_MOST];
  gsize n_seats =
      caravan_sheet_get_table (sheet)->board.present ? find_grown (sheet, seats) : 0;

  if (n_seats == 0)
    return NULL;
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_LINES, 0, n_seats);
  chart->title = g_strdup (caravan_text (N_ ("How the points on the board grew")));
  chart->start = g_strdup (caravan_text (N_ ("start")));
  chart->end = g_strdup (caravan_text (N_ ("end")));
  for (gsize i = 0; i < n_seats; i++)
    add_line (chart, i, sheet, seats[i]);
  return chart;
}
