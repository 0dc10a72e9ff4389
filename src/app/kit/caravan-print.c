/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-print.h"

#include <cairo-pdf.h>

#define FONT "Cantarell"

GtkPrintOperation *
caravan_print_operation_new (const char *name)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, name);
  return operation;
}

/* Letters stand where the font wants them: rounded to points, spaces would vanish. */
void
caravan_print_fill (PangoLayout *layout, const char *markup, double size, double width)
{
  PangoFontDescription *font = pango_font_description_from_string (FONT);

  pango_context_set_round_glyph_positions (pango_layout_get_context (layout), FALSE);
  pango_layout_context_changed (layout);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, width > 0 ? (int) (width * PANGO_SCALE) : -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_markup (layout, markup, -1);
}

/* One page. */

typedef struct
{
  CaravanPrintDraw draw;
  gpointer what;
  GDestroyNotify free_what;
} Page;

static void
free_page (gpointer data, GClosure *closure)
{
  Page *page = data;

  page->free_what (page->what);
  g_free (page);
}

/* On other paper than A4 the whole page is made smaller or larger. */
static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext *context,
              int number,
              gpointer data)
{
  const Page *page = data;
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width = gtk_print_context_get_width (context);
  double height = gtk_print_context_get_height (context);
  double scale = MIN (width / CARAVAN_PRINT_WIDTH, height / CARAVAN_PRINT_HEIGHT);

  cairo_translate (cr, (width - scale * CARAVAN_PRINT_WIDTH) / 2,
                   (height - scale * CARAVAN_PRINT_HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  page->draw (page->what, cr);
}

GtkPrintOperation *
caravan_print_page_new (const char *name,
                        CaravanPrintDraw draw,
                        gpointer what,
                        GDestroyNotify free_what)
{
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPrintOperation *operation = caravan_print_operation_new (name);
  Page *page = g_new (Page, 1);

  *page = (Page){ draw, what, free_what };
  gtk_page_setup_set_paper_size (setup, paper);
  gtk_print_operation_set_default_page_setup (operation, setup);
  /* The page has margins of its own. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_n_pages (operation, 1);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), page,
                         free_page, 0);
  return operation;
}

static cairo_status_t
append (void *array, const unsigned char *data, unsigned int size)
{
  g_byte_array_append (array, data, size);
  return CAIRO_STATUS_SUCCESS;
}

static void
set_metadata (cairo_surface_t *surface, const char *name, GDateTime *date)
{
  g_autoptr (GDateTime) utc = date != NULL ? g_date_time_to_utc (date) : NULL;
  g_autofree char *when = utc != NULL ? g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ")
                                      : g_strdup ("1970-01-01T00:00:00Z");

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, name);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Caravanserai");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, when);
}

/* Not by GtkPrintOperation: it would not say when the disk is full. */
GBytes *
caravan_print_page_pdf (const char *name,
                        GDateTime *date,
                        CaravanPrintDraw draw,
                        gpointer what)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      append, bytes, CARAVAN_PRINT_WIDTH, CARAVAN_PRINT_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  set_metadata (surface, name, date);
  draw (what, cr);
  cairo_show_page (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
