/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-print.h"

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
