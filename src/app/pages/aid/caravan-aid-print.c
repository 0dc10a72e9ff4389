/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-aid-print.h"

#include "caravan-files.h"
#include "caravan-print.h"
#include "caravan-text.h"

static void
draw (gpointer sheet, cairo_t *cr)
{
  caravan_aid_paper_draw (sheet, cr);
}

/* What the printer's queue and the reader of the file call it. */
static char *
make_title (const CaravanAidSheet *sheet)
{
  return caravan_format (N_ ("%1$g: player aid"), "s", sheet->game->game->name);
}

GtkPrintOperation *
caravan_aid_print_new (const CaravanAidSheet *sheet)
{
  g_autofree char *title = make_title (sheet);

  return caravan_print_page_new (title, draw, g_memdup2 (sheet, sizeof *sheet), g_free);
}

GBytes *
caravan_aid_print_pdf (const CaravanAidSheet *sheet)
{
  g_autofree char *title = make_title (sheet);

  return caravan_print_page_pdf (title, NULL, draw, (gpointer) sheet);
}

char *
caravan_aid_print_name (const CaravanAidSheet *sheet)
{
  const char *names[] = { caravan_text (N_ ("Player aid")), sheet->languages[0],
                          sheet->languages[1], NULL };

  return caravan_files_make_name (sheet->game->game->name, names, NULL, "pdf");
}
