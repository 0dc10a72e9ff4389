/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-print.h"

#include "caravan-print.h"
#include "caravan-score-paper.h"

/* "Oasis 2026-11-16": the same in every language, and without anybody's name. */
static char *
make_title (CaravanSheet *sheet)
{
  const char *game = caravan_sheet_get_table (sheet)->game->name;
  GDateTime *date = caravan_sheet_get_date (sheet);
  g_autofree char *day =
      date != NULL ? g_date_time_format (date, " %Y-%m-%d") : g_strdup ("");

  return g_strconcat (game, day, NULL);
}

static void
draw (gpointer sheet, cairo_t *cr)
{
  caravan_score_paper_draw (sheet, cr);
}

static void
free_sheet (gpointer sheet)
{
  caravan_sheet_unref (sheet);
}

GtkPrintOperation *
caravan_score_print_new (CaravanSheet *sheet)
{
  g_autofree char *title = make_title (sheet);

  return caravan_print_page_new (title, draw, caravan_sheet_ref (sheet), free_sheet);
}

GBytes *
caravan_score_print_pdf (CaravanSheet *sheet)
{
  g_autofree char *title = make_title (sheet);

  return caravan_print_page_pdf (title, caravan_sheet_get_date (sheet), draw, sheet);
}
