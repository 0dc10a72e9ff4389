/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Charts: plain data, a function that draws it with cairo (the print uses it too), and
   a widget that shows it and says it to a screen reader. What a chart tells with colour
   it tells with shapes, patterns and numbers as well. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-art.h"

typedef enum
{
  CARAVAN_CHART_STACKED, /* a bar a row, in parts: where the points came from */
  CARAVAN_CHART_BARS,    /* a bar a row, all of one part or each of its own */
  CARAVAN_CHART_LINES    /* a line a row, values from left to right */
} CaravanChartKind;

/* A part of the stacked bars, or the only one: named in the legend. */
typedef struct
{
  char *name;                /* as it is shown, translated */
  const CaravanSwatch *look; /* NULL: plain accent */
} CaravanChartPart;

typedef struct
{
  int color;      /* CvColor of the badge in front (and of a line), or -1 */
  char *name;     /* shown in front where there is no badge, and always said */
  char *total;    /* the number at the end as text: "70", "4 of 9"; or NULL */
  gsize n_values; /* parts, or points of the line */
  double *values;
} CaravanChartRow;

typedef struct
{
  CaravanChartKind kind;
  char *title; /* said first */
  gsize n_parts;
  CaravanChartPart *parts;
  gsize n_rows;
  CaravanChartRow *rows;
  char *start, *end; /* under a line's first and last point; or NULL */
  int marked;        /* the point of the lines that is looked at, or -1 */
} CaravanChart;

/* Empty, to be filled; texts and arrays are g_free'd with it. */
CaravanChart *caravan_chart_new (CaravanChartKind kind, gsize n_parts, gsize n_rows);
void caravan_chart_free (CaravanChart *chart);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanChart, caravan_chart_free)

/* Name and look of a line of a sheet, in the language spoken now: the same in every
   chart. */
void caravan_chart_set_part (CaravanChart *chart,
                             gsize part,
                             const CaravanArt *art,
                             const CvRule *rule);

/* Takes the total; copies the name and the values. */
void caravan_chart_set_row (CaravanChart *chart,
                            gsize row,
                            int color,
                            const char *name,
                            char *total,
                            const double *values,
                            gsize n_values);

/* The height it wants at this width, with text of this size in pixels; the least it can
   do with; and drawing it there. Lines fill the height, unless that is 0; bars are as
   high as they are. shown, from 0 to 1, is how far a row has grown, by row (the staged
   reveal); NULL: all of them whole. */
double caravan_chart_measure (const CaravanChart *chart, double width, double text);
double
caravan_chart_measure_least (const CaravanChart *chart, double width, double text);
void caravan_chart_draw (const CaravanChart *chart,
                         cairo_t *cr,
                         CaravanLook look,
                         double width,
                         double height,
                         double text,
                         const double *shown);

/* The same in words, a line a row, for the screen reader and for tests. */
char *caravan_chart_say (const CaravanChart *chart);

#define CARAVAN_TYPE_CHART_VIEW (caravan_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanChartView, caravan_chart_view, CARAVAN, CHART_VIEW, GtkWidget)
GtkWidget *caravan_chart_view_new (void);

/* Takes the chart; NULL shows nothing. */
void caravan_chart_view_show (CaravanChartView *self, CaravanChart *chart);
void caravan_chart_view_set_shown (CaravanChartView *self, const double *shown);

/* Whether it may be made lower than it wants to be, where there is little room. */
void caravan_chart_view_set_yields (CaravanChartView *self, gboolean yields);

/* Marks a point of the lines: the moment that is looked at. */
void caravan_chart_view_mark (CaravanChartView *self, int point);
