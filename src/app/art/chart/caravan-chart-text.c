/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of a chart, in the font of the interface. */
#include "caravan-chart-private.h"

#define HALO 0.28 /* of an em */

static PangoFontDescription *
describe_font (double size, CaravanChartWeight weight)
{
  g_autofree char *name = NULL;
  GtkSettings *settings = gtk_settings_get_default ();

  if (settings != NULL)
    g_object_get (settings, "gtk-font-name", &name, NULL);
  PangoFontDescription *font =
      pango_font_description_from_string (name != NULL ? name : "Sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight == CARAVAN_CHART_BOLD
                                               ? PANGO_WEIGHT_ULTRABOLD
                                               : PANGO_WEIGHT_NORMAL);
  return font;
}

PangoLayout *
caravan_chart_text (const CaravanChartPen *pen,
                    const char *text,
                    double size,
                    CaravanChartWeight weight)
{
  PangoLayout *layout = pango_layout_new (pen->context);
  PangoFontDescription *font = describe_font (size * pen->em, weight);

  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

double
caravan_chart_text_width (PangoLayout *layout)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  return (double) extents.width / PANGO_SCALE;
}

double
caravan_chart_text_height (PangoLayout *layout)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  return (double) extents.height / PANGO_SCALE;
}

void
caravan_chart_text_wrap (PangoLayout *layout, double width, int lines)
{
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -lines);
  pango_layout_set_width (layout, (int) (MAX (width, 1) * PANGO_SCALE));
}

void
caravan_chart_text_fit (PangoLayout *layout, double width)
{
  double natural = caravan_chart_text_width (layout);

  if (natural <= width || natural <= 0)
    return;
  PangoFontDescription *font =
      pango_font_description_copy (pango_layout_get_font_description (layout));
  double size = pango_font_description_get_size (font) * MAX (width, 1) / natural;
  pango_font_description_set_absolute_size (font, MAX (size * .99, 1));
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

void
caravan_chart_text_show (const CaravanChartPen *pen,
                         PangoLayout *layout,
                         double x,
                         double y,
                         const GdkRGBA *color,
                         const GdkRGBA *halo)
{
  if (pen->cr == NULL)
    return;
  cairo_save (pen->cr);
  cairo_move_to (pen->cr, x, y);
  if (halo != NULL)
    {
      pango_cairo_layout_path (pen->cr, layout);
      gdk_cairo_set_source_rgba (pen->cr, halo);
      cairo_set_line_width (pen->cr, HALO * pen->em);
      cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke (pen->cr);
      cairo_move_to (pen->cr, x, y);
    }
  gdk_cairo_set_source_rgba (pen->cr, color);
  pango_cairo_show_layout (pen->cr, layout);
  cairo_new_path (pen->cr);
  cairo_restore (pen->cr);
}
