/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paper.h"

#include "caravan-print.h"

/* Texts are as wide on a screen as on paper: nothing is fitted to pixels. */
static PangoLayout *
make_layout (cairo_t *cr)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  cairo_font_options_destroy (options);
  pango_layout_context_changed (layout);
  return layout;
}

double
caravan_paper_markup (const CaravanPaper *paper,
                      CaravanPaperFont font,
                      const char *markup,
                      double x,
                      double y,
                      double width)
{
  g_autoptr (PangoLayout) layout = make_layout (paper->cr);
  int height;

  caravan_print_fill (layout, markup, caravan_paper_size (paper, font.size), width);
  pango_layout_set_alignment (layout, font.align);
  pango_layout_set_line_spacing (layout, (float) paper->leading);
  pango_layout_get_size (layout, NULL, &height);
  if (paper->draws)
    {
      caravan_set_color (paper->cr, CARAVAN_PAPER_LOOK, font.color);
      cairo_move_to (paper->cr, x, y);
      pango_cairo_show_layout (paper->cr, layout);
    }
  return (double) height / PANGO_SCALE;
}

/* Long names are broken anywhere, but get no hyphens that are not theirs. */
static char *
mark_up (gboolean heavy, const char *text)
{
  return g_markup_printf_escaped (
      "<span weight=\"%d\" insert_hyphens=\"false\">%s</span>", heavy ? 800 : 400,
      text);
}

double
caravan_paper_plain (const CaravanPaper *paper,
                     CaravanPaperFont font,
                     gboolean heavy,
                     const char *text,
                     double x,
                     double y,
                     double width)
{
  g_autofree char *markup = mark_up (heavy, text);

  return caravan_paper_markup (paper, font, markup, x, y, width);
}

double
caravan_paper_width (const CaravanPaper *paper,
                     CaravanPaperFont font,
                     gboolean heavy,
                     const char *text)
{
  g_autofree char *markup = mark_up (heavy, text);
  g_autoptr (PangoLayout) layout = make_layout (paper->cr);
  int width;

  caravan_print_fill (layout, markup, caravan_paper_size (paper, font.size), 0);
  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

void
caravan_paper_rule (const CaravanPaper *paper,
                    CaravanColor color,
                    double x,
                    double y,
                    double width,
                    double weight)
{
  if (!paper->draws)
    return;
  cairo_move_to (paper->cr, x, y);
  cairo_line_to (paper->cr, x + width, y);
  caravan_set_color (paper->cr, CARAVAN_PAPER_LOOK, color);
  cairo_set_line_width (paper->cr, weight);
  cairo_stroke (paper->cr);
}

void
caravan_paper_frame (
    const CaravanPaper *paper, double x, double y, double width, double height)
{
  if (!paper->draws)
    return;
  caravan_set_color (paper->cr, CARAVAN_PAPER_LOOK, CARAVAN_COLOR_FRAME);
  caravan_trace_box (paper->cr, x, y, width, height, 10);
  cairo_set_line_width (paper->cr, 1.6);
  cairo_stroke (paper->cr);
  caravan_trace_box (paper->cr, x + 4, y + 4, width - 8, height - 8, 7);
  cairo_set_line_width (paper->cr, .5);
  cairo_stroke (paper->cr);
}

int
caravan_paper_find_step (gboolean (*fits) (gconstpointer data, int step),
                         gconstpointer data,
                         int granted,
                         int most)
{
  int good = granted, bad = most + 1;

  while (bad - good > 1)
    {
      int step = (good + bad) / 2;
      if (fits (data, step))
        good = step;
      else
        bad = step;
    }
  return good;
}
