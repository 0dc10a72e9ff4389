/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-print.h"

#include <cairo-pdf.h>

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
free_sheet (gpointer sheet, GClosure *closure)
{
  caravan_sheet_unref (sheet);
}

/* On other paper than A4 the whole page is made smaller or larger. */
static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext *context,
              int number,
              gpointer sheet)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width = gtk_print_context_get_width (context);
  double height = gtk_print_context_get_height (context);
  double scale =
      MIN (width / CARAVAN_SCORE_PAPER_WIDTH, height / CARAVAN_SCORE_PAPER_HEIGHT);

  cairo_translate (cr, (width - scale * CARAVAN_SCORE_PAPER_WIDTH) / 2,
                   (height - scale * CARAVAN_SCORE_PAPER_HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  caravan_score_paper_draw (sheet, cr);
}

GtkPrintOperation *
caravan_score_print_new (CaravanSheet *sheet)
{
  g_autofree char *title = make_title (sheet);
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPrintOperation *operation = caravan_print_operation_new (title);

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_print_operation_set_default_page_setup (operation, setup);
  /* The page has margins of its own. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_n_pages (operation, 1);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb),
                         caravan_sheet_ref (sheet), free_sheet, 0);
  return operation;
}

static cairo_status_t
append (void *array, const unsigned char *data, unsigned int size)
{
  g_byte_array_append (array, data, size);
  return CAIRO_STATUS_SUCCESS;
}

/* The date is that of the game, so that the same game makes the same file. */
static void
set_metadata (cairo_surface_t *surface, CaravanSheet *sheet)
{
  g_autofree char *title = make_title (sheet);
  GDateTime *date = caravan_sheet_get_date (sheet);
  g_autoptr (GDateTime) utc = date != NULL ? g_date_time_to_utc (date) : NULL;
  g_autofree char *when = utc != NULL ? g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ")
                                      : g_strdup ("1970-01-01T00:00:00Z");

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Caravanserai");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, when);
}

/* Not by GtkPrintOperation: it would not say when the disk is full. */
GBytes *
caravan_score_print_pdf (CaravanSheet *sheet)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      append, bytes, CARAVAN_SCORE_PAPER_WIDTH, CARAVAN_SCORE_PAPER_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  set_metadata (surface, sheet);
  caravan_score_paper_draw (sheet, cr);
  cairo_show_page (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
