/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines. Each has the colour and rim of its player's pieces and the player's badge as
   marks along it, each line's at other places, so that two that run together are still
   two. The badges at the end step aside for one another. */
#include "caravan-chart-private.h"

#include <math.h>

#include "caravan-text.h"

/* All in em. */
#define PLOT_TIGHT  7.5 /* where it has to give way */
#define PLOT_LEAST  9.0
#define PLOT_MOST   15.0
#define PLOT_PART   .42 /* of the width */
#define BADGE       1.7
#define MARK        1.15
#define MARKS_APART 6.5
#define GUIDES_MOST 4
#define GUIDE_TEXT  .85
#define NUMBER_PART .24 /* of the width: numbers before and after, at most */

typedef struct
{
  const CaravanChart *chart;
  const CaravanChartPen *pen;
  double left, top, width, height; /* of the plot */
  double most;                     /* the value at its top */
  double step;                     /* between guides */
  double badge;                    /* the side of those at the end; 0: none */
  gsize n_points;
} Plot;

typedef struct
{
  gsize row;
  double y; /* of the last point, then of the label */
} End;

static const GdkRGBA *
choose_color (const Plot *plot, gsize row)
{
  int color = plot->chart->rows[row].color;

  return color >= 0 ? caravan_player_color ((CvColor) color)
                    : caravan_palette (plot->pen->look, CARAVAN_COLOR_ACCENT);
}

static double
find_most (const CaravanChart *chart)
{
  double most = 1;

  for (gsize i = 0; i < chart->n_rows; i++)
    for (gsize j = 0; j < chart->rows[i].n_values; j++)
      most = MAX (most, chart->rows[i].values[j]);
  return most;
}

/* 1, 2 or 5 and noughts, so that there are few guides with round numbers. */
static double
choose_step (double most)
{
  double ten = pow (10, floor (log10 (most / GUIDES_MOST)));

  for (int i = 0; i < 2; i++, ten *= 10)
    {
      static const double nice[] = { 1, 2, 5 };
      for (gsize j = 0; j < G_N_ELEMENTS (nice); j++)
        if (nice[j] * ten >= 1 && most / (nice[j] * ten) <= GUIDES_MOST)
          return nice[j] * ten;
    }
  return MAX (ten, 1);
}

static double
find_x (const Plot *plot, double point)
{
  double last = (double) plot->n_points - 1;

  return plot->left + (last > 0 ? point / last : 1) * plot->width;
}

static double
find_y (const Plot *plot, double value)
{
  return plot->top + plot->height * (1 - MAX (value, 0) / plot->most);
}

static PangoLayout *
make_guide (const Plot *plot, double value)
{
  g_autofree char *text = caravan_number (lround (value));
  PangoLayout *layout =
      caravan_chart_text (plot->pen, text, GUIDE_TEXT, CARAVAN_CHART_PLAIN);

  caravan_chart_text_fit (layout, NUMBER_PART * plot->pen->width);
  return layout;
}

/* The number at a line's end. */
static PangoLayout *
make_label (const Plot *plot, gsize row)
{
  const CaravanChartRow *at = &plot->chart->rows[row];
  g_autofree char *total = caravan_chart_total (plot->chart, at);
  PangoLayout *layout = caravan_chart_text (plot->pen, total, 1, CARAVAN_CHART_BOLD);

  caravan_chart_text_fit (layout, NUMBER_PART * plot->pen->width);
  return layout;
}

static void
measure_plot (Plot *plot)
{
  double em = plot->pen->em, right = 0, left = 0;
  double rows = (double) plot->chart->n_rows;

  plot->most = find_most (plot->chart);
  plot->step = choose_step (plot->most);
  plot->most = ceil (plot->most / plot->step) * plot->step;
  for (double v = 0; v <= plot->most; v += plot->step)
    {
      g_autoptr (PangoLayout) guide = make_guide (plot, v);
      left = MAX (left, caravan_chart_text_width (guide));
    }
  for (gsize i = 0; i < plot->chart->n_rows; i++)
    {
      g_autoptr (PangoLayout) label = make_label (plot, i);
      right = MAX (right, caravan_chart_text_width (label));
      plot->n_points = MAX (plot->n_points, plot->chart->rows[i].n_values);
      if (plot->chart->rows[i].color >= 0)
        plot->badge = BADGE * em;
    }
  plot->left = ceil (left + .5 * em);
  plot->width = MAX (plot->pen->width - plot->left - right - plot->badge - .9 * em, 2);
  plot->top = ceil (BADGE * em / 2);
  plot->height = CLAMP (plot->pen->width * PLOT_PART, PLOT_LEAST * em, PLOT_MOST * em);
  plot->height = ceil (MAX (plot->height, rows * BADGE * em));
}

/* Where lines are black a guide would be as strong as what it guides to. */
static void
set_guide_color (const CaravanChartPen *pen, gboolean is_base)
{
  GdkRGBA color =
      *caravan_palette (pen->look, is_base ? CARAVAN_COLOR_DIM : CARAVAN_COLOR_LINE);
  gboolean strong =
      pen->look == CARAVAN_LOOK_CONTRAST || pen->look == CARAVAN_LOOK_CONTRAST_DARK;

  if (strong && !is_base)
    color.alpha = .4f;
  gdk_cairo_set_source_rgba (pen->cr, &color);
}

static void
draw_guides (const Plot *plot)
{
  const CaravanChartPen *pen = plot->pen;

  for (double v = 0; v <= plot->most; v += plot->step)
    {
      double y = floor (find_y (plot, v)) + .5;
      g_autoptr (PangoLayout) guide = make_guide (plot, v);
      set_guide_color (pen, v <= 0);
      cairo_move_to (pen->cr, plot->left, y);
      cairo_line_to (pen->cr, plot->left + plot->width, y);
      cairo_set_line_width (pen->cr, 1);
      cairo_stroke (pen->cr);
      caravan_chart_text_show (
          pen, guide, plot->left - .5 * pen->em - caravan_chart_text_width (guide),
          y - caravan_chart_text_height (guide) / 2,
          caravan_palette (pen->look, CARAVAN_COLOR_DIM), NULL);
    }
}

/* Under the first and the last point; both get half of the width at least. */
static double
lay_axis (const Plot *plot)
{
  const CaravanChartPen *pen = plot->pen;
  double y = plot->top + plot->height + .5 * pen->em, tall = 0;
  double room = MAX (pen->width - plot->left, 2);
  const char *texts[] = { plot->chart->start, plot->chart->end };

  for (int i = 0; i < 2; i++)
    {
      if (texts[i] == NULL)
        continue;
      g_autoptr (PangoLayout) text =
          caravan_chart_text (pen, texts[i], GUIDE_TEXT, CARAVAN_CHART_PLAIN);
      caravan_chart_text_wrap (text, room / 2 - .5 * pen->em, 2);
      double wide = caravan_chart_text_width (text);
      double x = plot->left;
      if (i == 1)
        x = MAX (plot->left + plot->width - wide, plot->left + room / 2);
      caravan_chart_text_show (pen, text, x, y,
                               caravan_palette (pen->look, CARAVAN_COLOR_DIM), NULL);
      tall = MAX (tall, caravan_chart_text_height (text));
    }
  return tall > 0 ? y + tall : plot->top + plot->height + BADGE * pen->em / 2;
}

static void
trace_row (const Plot *plot, const CaravanChartRow *row)
{
  cairo_new_path (plot->pen->cr);
  for (gsize i = 0; i < row->n_values; i++)
    cairo_line_to (plot->pen->cr, find_x (plot, (double) i),
                   find_y (plot, row->values[i]));
}

/* A dark line is rimmed with paper, a light one with ink, as pieces are. */
static void
stroke_row (const Plot *plot, gsize index)
{
  const CaravanChartRow *row = &plot->chart->rows[index];
  cairo_t *cr = plot->pen->cr;
  double core = .2 * plot->pen->em;
  const GdkRGBA *rim = row->color >= 0
                           ? caravan_player_letter ((CvColor) row->color)
                           : caravan_palette (plot->pen->look, CARAVAN_COLOR_CARD);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  trace_row (plot, row);
  gdk_cairo_set_source_rgba (cr, rim);
  cairo_set_line_width (cr, core * 1.8);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, choose_color (plot, index));
  cairo_set_line_width (cr, core);
  cairo_stroke (cr);
}

static double
find_value (const CaravanChartRow *row, double point)
{
  gsize before = (gsize) floor (point);

  if (before + 1 >= row->n_values)
    return row->values[row->n_values - 1];
  double part = point - (double) before;
  return row->values[before] * (1 - part) + row->values[before + 1] * part;
}

static void
draw_mark (const Plot *plot, gsize index, double point)
{
  const CaravanChartRow *row = &plot->chart->rows[index];
  double side = MARK * plot->pen->em;

  caravan_chart_badge (plot->pen, row->color, find_x (plot, point) - side / 2,
                       find_y (plot, find_value (row, point)) - side / 2, side);
}

/* One line alone has a mark at each value, where there is room for it; several have
   theirs in turns. */
static void
draw_marks (const Plot *plot, gsize index)
{
  const CaravanChartRow *row = &plot->chart->rows[index];
  double last = (double) row->n_values - 1;
  double apart = MARKS_APART * plot->pen->em / plot->width * MAX (last, 1);

  if (plot->chart->n_rows == 1 && plot->width / MAX (last, 1) > MARK * plot->pen->em)
    for (gsize i = 0; i < row->n_values; i++)
      draw_mark (plot, index, (double) i);
  else
    for (double at = apart * ((double) index + .5) / (double) plot->chart->n_rows;
         at < last; at += apart)
      draw_mark (plot, index, at);
}

static void
draw_row (const Plot *plot, gsize index)
{
  cairo_t *cr = plot->pen->cr;
  double grown = caravan_chart_grown (plot->pen, index);

  if (plot->chart->rows[index].n_values == 0)
    return;
  cairo_save (cr);
  if (grown < 1)
    {
      cairo_rectangle (cr, 0, 0, plot->left + plot->width * grown,
                       plot->top + plot->height + plot->pen->em);
      cairo_clip (cr);
    }
  stroke_row (plot, index);
  draw_marks (plot, index);
  cairo_restore (cr);
}

/* Ends */

static int
compare_ends (const void *a, const void *b)
{
  const End *left = a, *right = b;

  return left->y < right->y ? -1 : left->y > right->y;
}

/* From above each goes down as far as it must, then from below back up: in the end none
   lies over another and none beyond the plot. */
static void
spread_ends (const Plot *plot, End *ends, gsize n)
{
  double apart = BADGE * plot->pen->em;
  double bottom = plot->top + plot->height;

  qsort (ends, n, sizeof *ends, compare_ends);
  for (gsize i = 1; i < n; i++)
    ends[i].y = MAX (ends[i].y, ends[i - 1].y + apart);
  for (gsize i = n; i-- > 0;)
    {
      ends[i].y = MIN (ends[i].y, bottom);
      bottom = ends[i].y - apart;
    }
}

/* A thin line from the last point to the badge, which may have stepped aside. */
static void
lead_to_end (const Plot *plot, const CaravanChartRow *row, double x, double y)
{
  const CaravanChartPen *pen = plot->pen;

  if (plot->badge <= 0)
    return;
  caravan_set_color (pen->cr, pen->look, CARAVAN_COLOR_DIM);
  cairo_set_line_width (pen->cr, 1);
  cairo_move_to (pen->cr, find_x (plot, (double) row->n_values - 1),
                 find_y (plot, row->values[row->n_values - 1]));
  cairo_line_to (pen->cr, x + .5 * pen->em, y);
  cairo_stroke (pen->cr);
}

static void
draw_end (const Plot *plot, const End *end)
{
  const CaravanChartPen *pen = plot->pen;
  const CaravanChartRow *row = &plot->chart->rows[end->row];
  double side = plot->badge, x = plot->left + plot->width;
  g_autoptr (PangoLayout) label = make_label (plot, end->row);

  lead_to_end (plot, row, x, end->y);
  if (side > 0)
    caravan_chart_badge (pen, row->color, x + .3 * pen->em, end->y - side / 2, side);
  caravan_chart_text_show (pen, label, x + .6 * pen->em + side,
                           end->y - caravan_chart_text_height (label) / 2,
                           caravan_palette (pen->look, CARAVAN_COLOR_TEXT), NULL);
}

static void
draw_ends (const Plot *plot)
{
  g_autofree End *ends = g_new0 (End, plot->chart->n_rows);
  gsize n = 0;

  for (gsize i = 0; i < plot->chart->n_rows; i++)
    {
      const CaravanChartRow *row = &plot->chart->rows[i];
      if (row->n_values == 0 || caravan_chart_grown (plot->pen, i) < 1)
        continue;
      ends[n++] = (End){ i, find_y (plot, row->values[row->n_values - 1]) };
    }
  spread_ends (plot, ends, n);
  for (gsize i = 0; i < n; i++)
    draw_end (plot, &ends[i]);
}

/* A line from top to bottom, and a dot where it meets each of the others. */
static void
draw_marked (const Plot *plot)
{
  const CaravanChart *chart = plot->chart;
  const CaravanChartPen *pen = plot->pen;
  double x = find_x (plot, MIN ((double) chart->marked, (double) plot->n_points - 1));

  caravan_set_color (pen->cr, pen->look, CARAVAN_COLOR_TEXT);
  cairo_set_line_width (pen->cr, 2);
  cairo_move_to (pen->cr, x, plot->top - .3 * pen->em);
  cairo_line_to (pen->cr, x, plot->top + plot->height);
  cairo_stroke (pen->cr);
  for (gsize i = 0; i < chart->n_rows; i++)
    if (chart->rows[i].n_values > 0)
      draw_mark (plot, i, MIN (chart->marked, (int) chart->rows[i].n_values - 1));
}

/* The plot grows or shrinks so that the whole is as high as it is given room. */
static void
fill_height (Plot *plot)
{
  CaravanChartPen measuring = *plot->pen;
  Plot same = *plot;
  double least = MAX (PLOT_TIGHT, (double) plot->chart->n_rows * BADGE) * plot->pen->em;

  measuring.cr = NULL;
  same.pen = &measuring;
  plot->height =
      floor (MAX (least, plot->height + plot->pen->height - lay_axis (&same)));
}

double
caravan_chart_lines (const CaravanChart *chart, const CaravanChartPen *pen)
{
  Plot plot = { .chart = chart, .pen = pen };

  measure_plot (&plot);
  if (pen->height > 0)
    fill_height (&plot);
  if (pen->cr != NULL)
    {
      draw_guides (&plot);
      for (gsize i = 0; i < chart->n_rows; i++)
        draw_row (&plot, i);
      draw_ends (&plot);
      if (chart->marked >= 0 && plot.n_points > 0)
        draw_marked (&plot);
    }
  return lay_axis (&plot);
}
