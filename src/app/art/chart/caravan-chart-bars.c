/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bars, whole or in parts, and the legend. In front stands whose bar it is, at its end
   the total; where there is little room the name stands above its bar. */
#include "caravan-chart-private.h"

#include <math.h>

/* All in em. */
#define STACKED_HEIGHT 2.3
#define BAR_HEIGHT     1.25
#define STACKED_GAP    .7
#define BARS_GAP       .55
#define BADGE          2.1
#define AFTER_FRONT    .6
#define BEFORE_TOTAL   .5
#define SWATCH         1.9
#define NARROW         15
#define NAME_PART      .38 /* of the width, at most */
#define TOTAL_PART     .4
#define PART_GAP       2.0 /* pixels */
#define PART_LEAST     3.0

typedef struct
{
  const CaravanChart *chart;
  const CaravanChartPen *pen;
  gboolean has_badges, has_names, is_above;
  double front; /* width of the column before the bars */
  double total; /* of that after them */
  double bar;   /* height */
  double scale; /* pixels a point */
} Bars;

static gboolean
is_stacked (const CaravanChart *chart)
{
  return chart->kind == CARAVAN_CHART_STACKED;
}

static double
sum_row (const CaravanChartRow *row)
{
  double sum = 0;

  for (gsize i = 0; i < row->n_values; i++)
    sum += MAX (row->values[i], 0);
  return sum;
}

static PangoLayout *
make_name (const Bars *bars, gsize row)
{
  const char *name = bars->chart->rows[row].name;

  return caravan_chart_text (bars->pen, name != NULL ? name : "", 1,
                             CARAVAN_CHART_PLAIN);
}

static double
measure_least_parts (const Bars *bars)
{
  gsize n = is_stacked (bars->chart) ? bars->chart->n_parts : 1;

  return (double) n * (PART_GAP + PART_LEAST);
}

static PangoLayout *
make_total (const Bars *bars, gsize row)
{
  const CaravanChartPen *pen = bars->pen;
  g_autofree char *text = caravan_chart_total (bars->chart, &bars->chart->rows[row]);
  PangoLayout *layout = caravan_chart_text (pen, text, 1, CARAVAN_CHART_BOLD);
  double room = pen->width - bars->front - BEFORE_TOTAL * pen->em -
                measure_least_parts (bars) - 1;

  caravan_chart_text_fit (layout, MIN (TOTAL_PART * pen->width, room));
  return layout;
}

/* A badge says whose a bar is; only where there is none the name is written. */
static void
measure_front (Bars *bars)
{
  double em = bars->pen->em, names = 0;

  for (gsize i = 0; i < bars->chart->n_rows; i++)
    {
      if (bars->chart->rows[i].color >= 0)
        {
          bars->has_badges = TRUE;
          continue;
        }
      g_autoptr (PangoLayout) name = make_name (bars, i);
      names = MAX (names, caravan_chart_text_width (name));
    }
  bars->has_names = names > 0;
  bars->is_above = bars->has_names && bars->pen->width < NARROW * em;
  if (bars->has_badges)
    bars->front = BADGE * em;
  if (bars->has_names && !bars->is_above)
    bars->front =
        MAX (bars->front, MIN (ceil (names) + 1, NAME_PART * bars->pen->width));
  if (bars->front > 0)
    bars->front += AFTER_FRONT * em;
}

static void
measure_totals (Bars *bars)
{
  for (gsize i = 0; i < bars->chart->n_rows; i++)
    {
      g_autoptr (PangoLayout) total = make_total (bars, i);
      bars->total = MAX (bars->total, caravan_chart_text_width (total));
    }
  bars->total += BEFORE_TOTAL * bars->pen->em;
}

static void
measure_scale (Bars *bars)
{
  double room = bars->pen->width - bars->front - bars->total;
  double most = 0;

  for (gsize i = 0; i < bars->chart->n_rows; i++)
    most = MAX (most, sum_row (&bars->chart->rows[i]));
  /* The smallest parts are drawn larger than they are. */
  room -= measure_least_parts (bars);
  bars->scale = most > 0 ? MAX (room, 0) / most : 0;
}

static void
draw_value (
    const Bars *bars, const CaravanSwatch *part, double value, double x, double width)
{
  static const double sizes[] = { 1, .8 };
  const CaravanChartPen *pen = bars->pen;
  g_autofree char *text = caravan_chart_value (bars->chart, value);
  GdkRGBA ground = caravan_swatch_ground (pen->look, part);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (PangoLayout) layout =
          caravan_chart_text (pen, text, sizes[i], CARAVAN_CHART_BOLD);
      double wide = caravan_chart_text_width (layout);
      if (wide + .2 * pen->em > width)
        continue;
      caravan_chart_text_show (pen, layout, x + (width - wide) / 2,
                               (bars->bar - caravan_chart_text_height (layout)) / 2,
                               caravan_swatch_ink (pen->look, part), &ground);
      return;
    }
}

/* Bars that are not in parts may have a picture each. */
static const CaravanSwatch *
find_look (const Bars *bars, gsize row, gsize value)
{
  const CaravanChart *chart = bars->chart;
  gsize part = value;

  if (!is_stacked (chart) && chart->n_parts == chart->n_rows)
    part = row;
  return part < chart->n_parts ? chart->parts[part].look : NULL;
}

static void
draw_part (
    const Bars *bars, const CaravanSwatch *part, double value, double x, double width)
{
  CaravanSwatchPen pen = caravan_chart_swatch_pen (bars->pen);

  caravan_swatch_fill (&pen, part, x, 0, width, bars->bar);
  if (is_stacked (bars->chart))
    draw_value (bars, part, value, x, width);
}

static void
draw_parts (const Bars *bars, gsize index, double x)
{
  const CaravanChartRow *row = &bars->chart->rows[index];

  for (gsize i = 0; i < row->n_values; i++)
    {
      double value = MAX (row->values[i], 0);
      const CaravanSwatch *part = find_look (bars, index, i);
      if (value <= 0)
        continue;
      double width = MAX (round (value * bars->scale), PART_LEAST);
      if (bars->pen->cr != NULL)
        draw_part (bars, part, value, x, width);
      x += width + PART_GAP;
    }
}

/* Nothing is a bar, too: a short line where it would begin. */
static void
draw_nothing (const Bars *bars, double x)
{
  caravan_set_color (bars->pen->cr, bars->pen->look, CARAVAN_COLOR_DIM);
  cairo_rectangle (bars->pen->cr, x, 0, 2, bars->bar);
  cairo_fill (bars->pen->cr);
}

static double
measure_parts (const Bars *bars, const CaravanChartRow *row)
{
  double width = 0;

  for (gsize i = 0; i < row->n_values; i++)
    if (row->values[i] > 0)
      width += MAX (round (row->values[i] * bars->scale), PART_LEAST) + PART_GAP;
  return width > 0 ? width : PART_GAP;
}

/* It grows from the left: what is not there yet is cut off. */
static void
draw_bar (const Bars *bars, gsize index, double y)
{
  const CaravanChartPen *pen = bars->pen;
  const CaravanChartRow *row = &bars->chart->rows[index];
  double x = bars->front, width = measure_parts (bars, row);
  double grown = caravan_chart_grown (pen, index);

  cairo_save (pen->cr);
  cairo_translate (pen->cr, 0, y);
  if (grown < 1)
    {
      cairo_rectangle (pen->cr, 0, 0, x + width * grown, bars->bar);
      cairo_clip (pen->cr);
    }
  if (sum_row (row) > 0)
    draw_parts (bars, index, x);
  else
    draw_nothing (bars, x);
  cairo_restore (pen->cr);
  if (grown < 1)
    return;
  g_autoptr (PangoLayout) total = make_total (bars, index);
  caravan_chart_text_show (pen, total, x + width - PART_GAP + BEFORE_TOTAL * pen->em,
                           y + (bars->bar - caravan_chart_text_height (total)) / 2,
                           caravan_palette (pen->look, CARAVAN_COLOR_TEXT), NULL);
}

/* Returns the height of the row. */
static double
lay_row (const Bars *bars, gsize index, double y)
{
  const CaravanChartPen *pen = bars->pen;
  const CaravanChartRow *row = &bars->chart->rows[index];
  double height = bars->bar, above = 0;

  if (row->color >= 0)
    {
      double side = MIN (BADGE * pen->em, MAX (bars->bar, 1.6 * pen->em));
      height = MAX (height, side);
      caravan_chart_badge (pen, row->color, (BADGE * pen->em - side) / 2,
                           y + (height - side) / 2, side);
    }
  else if (bars->has_names)
    {
      g_autoptr (PangoLayout) name = make_name (bars, index);
      caravan_chart_text_wrap (
          name, bars->is_above ? pen->width : bars->front - AFTER_FRONT * pen->em, 2);
      double tall = caravan_chart_text_height (name);
      if (bars->is_above)
        above = tall + .1 * pen->em;
      else
        height = MAX (height, tall);
      caravan_chart_text_show (pen, name, 0,
                               bars->is_above ? y : y + (height - tall) / 2,
                               caravan_palette (pen->look, CARAVAN_COLOR_TEXT), NULL);
    }
  height += above;
  if (pen->cr != NULL)
    draw_bar (bars, index, round (y + above + (height - above - bars->bar) / 2));
  return height;
}

double
caravan_chart_bars (const CaravanChart *chart, const CaravanChartPen *pen)
{
  Bars bars = { .chart = chart, .pen = pen };
  double gap = (is_stacked (chart) ? STACKED_GAP : BARS_GAP) * pen->em, y = 0;

  bars.bar = round ((is_stacked (chart) ? STACKED_HEIGHT : BAR_HEIGHT) * pen->em);
  measure_front (&bars);
  measure_totals (&bars);
  measure_scale (&bars);
  for (gsize i = 0; i < chart->n_rows; i++)
    y += lay_row (&bars, i, y) + (i + 1 < chart->n_rows ? gap : 0);
  if (is_stacked (chart) && chart->n_parts > 0)
    y = caravan_chart_legend (chart, pen, y + 1.1 * pen->em);
  return y;
}

/* As words in lines; returns where it ends. */
double
caravan_chart_legend (const CaravanChart *chart, const CaravanChartPen *pen, double y)
{
  double em = pen->em, side = round (SWATCH * em), indent = side + .45 * em;
  double x = 0, line = 0;
  CaravanSwatchPen swatch = caravan_chart_swatch_pen (pen);

  for (gsize i = 0; i < chart->n_parts; i++)
    {
      const CaravanChartPart *part = &chart->parts[i];
      g_autoptr (PangoLayout) name = caravan_chart_text (
          pen, part->name != NULL ? part->name : "", .93, CARAVAN_CHART_PLAIN);
      double width = indent + ceil (caravan_chart_text_width (name)) + 1;
      if (width > pen->width)
        {
          caravan_chart_text_wrap (name, pen->width - indent, 3);
          width = pen->width;
        }
      if (x > 0 && x + width > pen->width)
        {
          y += line + .5 * em;
          x = line = 0;
        }
      double tall = caravan_chart_text_height (name);
      line = MAX (line, MAX (side, tall));
      if (pen->cr != NULL)
        caravan_swatch_draw_at (&swatch, part->look, round (x), round (y), side);
      caravan_chart_text_show (pen, name, x + indent, y + (side - tall) / 2,
                               caravan_palette (pen->look, CARAVAN_COLOR_TEXT), NULL);
      x += width + em;
    }
  return y + line;
}
