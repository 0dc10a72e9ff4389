/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all pages on paper have in common: points as units, and the font. */
#pragma once

#include <gtk/gtk.h>

/* An operation with nothing to print yet; name is what the queue of the printer says.
 */
GtkPrintOperation *caravan_print_operation_new (const char *name);

/* Fills a layout with marked up text of this size, wrapped at this width, in points;
   width 0 or less does not wrap. */
void
caravan_print_fill (PangoLayout *layout, const char *markup, double size, double width);
