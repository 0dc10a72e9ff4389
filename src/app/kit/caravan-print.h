/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all pages on paper have in common: points as units, the font, and the one page
   of A4 that is the same from a printer and in a file. */
#pragma once

#include <gtk/gtk.h>

/* A4 in points. */
#define CARAVAN_PRINT_WIDTH  (210 * 72 / 25.4)
#define CARAVAN_PRINT_HEIGHT (297 * 72 / 25.4)

/* An operation with nothing to print yet; name is what the queue of the printer says.
 */
GtkPrintOperation *caravan_print_operation_new (const char *name);

/* Fills a layout with marked up text of this size, wrapped at this width, in points;
   width 0 or less does not wrap. */
void
caravan_print_fill (PangoLayout *layout, const char *markup, double size, double width);

/* Draws all of a page of A4 at (0, 0) in points, margins included. */
typedef void (*CaravanPrintDraw) (gpointer what, cairo_t *cr);

/* An operation of that one page, to run with any action. Takes what is drawn. */
GtkPrintOperation *caravan_print_page_new (const char *name,
                                           CaravanPrintDraw draw,
                                           gpointer what,
                                           GDestroyNotify free_what);

/* The same page as a PDF. date: when it is from, so that the same page makes the same
   file; NULL: it is from no day. */
GBytes *caravan_print_page_pdf (const char *name,
                                GDateTime *date,
                                CaravanPrintDraw draw,
                                gpointer what);
