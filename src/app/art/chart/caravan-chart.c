/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-chart-private.h"

#include <math.h>

#include "caravan-text.h"
#include "lang-format.h"

/* The drawings are 64 units wide. */
#define UNITS 64.0

CaravanChart *
caravan_chart_new (CaravanChartKind kind, gsize n_parts, gsize n_rows)
{
  CaravanChart *chart = g_new0 (CaravanChart, 1);

  chart->kind = kind;
  chart->marked = -1;
  chart->n_parts = n_parts;
  chart->parts = g_new0 (CaravanChartPart, n_parts);
  chart->n_rows = n_rows;
  chart->rows = g_new0 (CaravanChartRow, n_rows);
  for (gsize i = 0; i < n_rows; i++)
    chart->rows[i].color = -1;
  return chart;
}

void
caravan_chart_free (CaravanChart *chart)
{
  if (chart == NULL)
    return;
  for (gsize i = 0; i < chart->n_parts; i++)
    g_free (chart->parts[i].name);
  for (gsize i = 0; i < chart->n_rows; i++)
    {
      g_free (chart->rows[i].name);
      g_free (chart->rows[i].total);
      g_free (chart->rows[i].values);
    }
  g_free (chart->parts);
  g_free (chart->rows);
  g_free (chart->title);
  g_free (chart->start);
  g_free (chart->end);
  g_free (chart);
}

void
caravan_chart_set_part (CaravanChart *chart,
                        gsize part,
                        const CaravanArt *art,
                        const CvRule *rule)
{
  const CaravanCategory *category = caravan_art_find_category (art, rule->id);
  g_return_if_fail (part < chart->n_parts);

  g_free (chart->parts[part].name);
  chart->parts[part].name =
      g_strdup (caravan_text (caravan_art_category_name (art, rule)));
  chart->parts[part].look = category != NULL ? &category->part : NULL;
}

void
caravan_chart_set_row (CaravanChart *chart,
                       gsize row,
                       int color,
                       const char *name,
                       char *total,
                       const double *values,
                       gsize n_values)
{
  g_return_if_fail (row < chart->n_rows);

  CaravanChartRow *to = &chart->rows[row];
  g_free (to->name);
  g_free (to->total);
  g_free (to->values);
  to->color = color;
  to->name = g_strdup (name);
  to->total = total;
  to->n_values = n_values;
  to->values = g_memdup2 (values, n_values * sizeof *values);
}

/* Numbers */

static gboolean
has_decimals (const CaravanChart *chart)
{
  for (gsize i = 0; i < chart->n_rows; i++)
    for (gsize j = 0; j < chart->rows[i].n_values; j++)
      if (fabs (chart->rows[i].values[j] - round (chart->rows[i].values[j])) > 1e-6)
        return TRUE;
  return FALSE;
}

char *
caravan_chart_value (const CaravanChart *chart, double value)
{
  if (has_decimals (chart))
    return caravan_decimal (value);
  return caravan_number (lround (value));
}

char *
caravan_chart_total (const CaravanChart *chart, const CaravanChartRow *row)
{
  double sum = 0;

  if (row->total != NULL)
    return g_strdup (row->total);
  if (chart->kind == CARAVAN_CHART_LINES)
    sum = row->n_values > 0 ? row->values[row->n_values - 1] : 0;
  else
    for (gsize i = 0; i < row->n_values; i++)
      sum += row->values[i];
  return caravan_chart_value (chart, sum);
}

/* Words */

static char *
say_parts (const CaravanChart *chart, const CaravanChartRow *row)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < row->n_values && i < chart->n_parts; i++)
    {
      g_autofree char *value = caravan_chart_value (chart, row->values[i]);
      /* Translators: a part of a score in a spoken list, and its points: “Camels
         18”. */
      g_ptr_array_add (
          parts, caravan_format (N_ ("%1$s %2$s"), "ss", chart->parts[i].name, value));
    }
  return lang_join (caravan_lang (), (const char *const *) parts->pdata, parts->len);
}

static char *
say_line (const CaravanChart *chart, const CaravanChartRow *row)
{
  if (row->n_values == 0)
    return NULL;
  double most = 0;
  for (gsize i = 0; i < row->n_values; i++)
    most = MAX (most, row->values[i]);
  g_autofree char *first = caravan_chart_value (chart, row->values[0]);
  g_autofree char *last = caravan_chart_value (chart, row->values[row->n_values - 1]);
  g_autofree char *highest = caravan_chart_value (chart, most);
  /* Translators: a line of a chart, said aloud: whose it is, its first, last and
     highest value. */
  return caravan_format (N_ ("%1$s: from %2$s to %3$s, at most %4$s"), "ssss",
                         row->name, first, last, highest);
}

static char *
say_row (const CaravanChart *chart, const CaravanChartRow *row)
{
  const char *name = row->name != NULL ? row->name : "";
  if (chart->kind == CARAVAN_CHART_LINES)
    return say_line (chart, row);
  g_autofree char *total = caravan_chart_total (chart, row);
  g_autofree char *parts =
      chart->kind == CARAVAN_CHART_STACKED ? say_parts (chart, row) : NULL;
  if (parts == NULL)
    return caravan_format (N_ ("%1$s: %2$s"), "ss", name, total);
  /* Translators: a bar of a chart, said aloud: whose it is, its total, and where the
     points came from. “Anna: 70. Camels 18, Oasis 16” */
  return caravan_format (N_ ("%1$s: %2$s. %3$s"), "sss", name, total, parts);
}

char *
caravan_chart_say_rows (const CaravanChart *chart)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < chart->n_rows; i++)
    {
      g_autofree char *row = say_row (chart, &chart->rows[i]);
      if (row == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, row);
    }
  return g_strdup (text->str);
}

char *
caravan_chart_say (const CaravanChart *chart)
{
  g_autofree char *rows = caravan_chart_say_rows (chart);

  if (chart->title == NULL)
    return g_steal_pointer (&rows);
  return g_strjoin ("\n", chart->title, rows, NULL);
}

/* Drawing */

double
caravan_chart_grown (const CaravanChartPen *pen, gsize row)
{
  return pen->shown != NULL ? CLAMP (pen->shown[row], 0, 1) : 1;
}

static double
lay_out (const CaravanChart *chart, const CaravanChartPen *pen)
{
  switch (chart->kind)
    {
    case CARAVAN_CHART_STACKED:
    case CARAVAN_CHART_BARS:
      return caravan_chart_bars (chart, pen);
    case CARAVAN_CHART_LINES:
      return caravan_chart_lines (chart, pen);
    }
  return 0;
}

/* Without hinting a text is as wide at every scale, so that what was measured is what
   is drawn, also on paper. */
static PangoContext *
make_context (cairo_t *cr)
{
  PangoContext *context =
      pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  if (cr != NULL)
    pango_cairo_update_context (cr, context);
  return context;
}

static double
measure (const CaravanChart *chart, double width, double height, double text)
{
  g_return_val_if_fail (chart != NULL, 0);

  PangoContext *context = make_context (NULL);
  CaravanChartPen pen = {
    NULL, context, CARAVAN_LOOK_LIGHT, width, height, text, NULL
  };
  double needed = ceil (lay_out (chart, &pen));
  g_object_unref (context);
  return needed;
}

double
caravan_chart_measure (const CaravanChart *chart, double width, double text)
{
  return measure (chart, width, 0, text);
}

double
caravan_chart_measure_least (const CaravanChart *chart, double width, double text)
{
  return measure (chart, width, 1, text);
}

void
caravan_chart_draw (const CaravanChart *chart,
                    cairo_t *cr,
                    CaravanLook look,
                    double width,
                    double height,
                    double text,
                    const double *shown)
{
  g_return_if_fail (chart != NULL);

  PangoContext *context = make_context (cr);
  CaravanChartPen pen = { cr, context, look, width, height, text, shown };
  cairo_save (cr);
  lay_out (chart, &pen);
  cairo_restore (cr);
  g_object_unref (context);
}

CaravanSwatchPen
caravan_chart_swatch_pen (const CaravanChartPen *pen)
{
  return (CaravanSwatchPen){ pen->cr, pen->look, pen->em };
}

static void
draw_nobody (const CaravanChartPen *pen)
{
  cairo_arc (pen->cr, UNITS / 2, UNITS / 2, 18, 0, 2 * G_PI);
  caravan_set_color (pen->cr, pen->look, CARAVAN_COLOR_ACCENT);
  cairo_fill_preserve (pen->cr);
  caravan_set_color (pen->cr, pen->look, CARAVAN_COLOR_CARD);
  cairo_set_line_width (pen->cr, 5);
  cairo_stroke (pen->cr);
}

void
caravan_chart_badge (
    const CaravanChartPen *pen, int color, double x, double y, double side)
{
  if (pen->cr == NULL)
    return;
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, side / UNITS, side / UNITS);
  if (color >= 0)
    caravan_draw_badge (pen->cr, (CvColor) color);
  else
    draw_nobody (pen);
  cairo_new_path (pen->cr);
  cairo_restore (pen->cr);
}
