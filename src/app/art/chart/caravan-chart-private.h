/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the charts share. A chart is laid out and drawn by the same
   function: without a cairo_t it only measures, so that both always agree. */
#pragma once

#include "caravan-chart.h"
#include "caravan-swatch.h"

typedef struct
{
  cairo_t *cr; /* NULL: only measure */
  PangoContext *context;
  CaravanLook look;
  double width;
  double height; /* that lines are to fill; 0: what they want */
  double em;     /* the size of the text; everything grows with it */
  const double *shown;
} CaravanChartPen;

/* How far a row has grown. */
double caravan_chart_grown (const CaravanChartPen *pen, gsize row);

/* A value as the chart writes it: with a decimal when any of them has one. */
char *caravan_chart_value (const CaravanChart *chart, double value);

/* The text at the end of a row. */
char *caravan_chart_total (const CaravanChart *chart, const CaravanChartRow *row);

/* caravan-chart-text.c */
typedef enum
{
  CARAVAN_CHART_PLAIN,
  CARAVAN_CHART_BOLD
} CaravanChartWeight;

/* size in em. */
PangoLayout *caravan_chart_text (const CaravanChartPen *pen,
                                 const char *text,
                                 double size,
                                 CaravanChartWeight weight);

/* Words in a column of this width, at most n lines of them. */
void caravan_chart_text_wrap (PangoLayout *layout, double width, int lines);

/* A number is never cut: it gets smaller where it has no room. */
void caravan_chart_text_fit (PangoLayout *layout, double width);

double caravan_chart_text_width (PangoLayout *layout);
double caravan_chart_text_height (PangoLayout *layout);

/* With its left upper corner there. halo: a colour round the letters, or NULL. */
void caravan_chart_text_show (const CaravanChartPen *pen,
                              PangoLayout *layout,
                              double x,
                              double y,
                              const GdkRGBA *color,
                              const GdkRGBA *halo);

/* The pen for what stands in caravan-swatch.h. */
CaravanSwatchPen caravan_chart_swatch_pen (const CaravanChartPen *pen);

/* A badge, or the mark of a line that is nobody's, filling a square. */
void caravan_chart_badge (
    const CaravanChartPen *pen, int color, double x, double y, double side);

/* The two kinds of charts; they return their height. */
double caravan_chart_bars (const CaravanChart *chart, const CaravanChartPen *pen);
double caravan_chart_lines (const CaravanChart *chart, const CaravanChartPen *pen);
double
caravan_chart_legend (const CaravanChart *chart, const CaravanChartPen *pen, double y);

/* Rows in words, without the title. */
char *caravan_chart_say_rows (const CaravanChart *chart);
