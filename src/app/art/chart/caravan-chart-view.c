/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-chart-private.h"

#include <math.h>

#define LEAST_WIDTH   120
#define NATURAL_WIDTH 420

struct _CaravanChartView
{
  GtkWidget parent_instance;

  gboolean yields; /* may be lower than it wants */

  /* owned */
  CaravanChart *chart;
  double *shown; /* by row; NULL: all whole */
};

G_DEFINE_FINAL_TYPE (CaravanChartView, caravan_chart_view, GTK_TYPE_WIDGET)

static double
get_text_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double dpi = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * (dpi > 0 ? dpi : 96) / 72;
}

static void
caravan_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanChartView *self = CARAVAN_CHART_VIEW (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);

  if (self->chart == NULL || width <= 0)
    return;
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  caravan_chart_draw (self->chart, cr, caravan_look_get (), width, height,
                      get_text_size (widget), self->shown);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
caravan_chart_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_chart_view_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CaravanChartView *self = CARAVAN_CHART_VIEW (widget);

  *minimum = *natural = 0;
  if (self->chart == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  int width = for_size > 0 ? for_size : NATURAL_WIDTH;
  *minimum = *natural =
      (int) ceil (caravan_chart_measure (self->chart, width, get_text_size (widget)));
  if (self->yields)
    *minimum = (int) ceil (
        caravan_chart_measure_least (self->chart, width, get_text_size (widget)));
}

static void
caravan_chart_view_finalize (GObject *object)
{
  CaravanChartView *self = CARAVAN_CHART_VIEW (object);

  caravan_chart_free (self->chart);
  g_free (self->shown);
  G_OBJECT_CLASS (caravan_chart_view_parent_class)->finalize (object);
}

static void
caravan_chart_view_class_init (CaravanChartViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = caravan_chart_view_finalize;
  widget_class->snapshot = caravan_chart_view_snapshot;
  widget_class->measure = caravan_chart_view_measure;
  widget_class->get_request_mode = caravan_chart_view_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
caravan_chart_view_init (CaravanChartView *self)
{
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_chart_view_new (void)
{
  return g_object_new (CARAVAN_TYPE_CHART_VIEW, NULL);
}

void
caravan_chart_view_show (CaravanChartView *self, CaravanChart *chart)
{
  g_return_if_fail (CARAVAN_IS_CHART_VIEW (self));

  /* What has grown of the old rows says nothing of others. */
  if (chart == NULL || self->chart == NULL || chart->n_rows != self->chart->n_rows)
    g_clear_pointer (&self->shown, g_free);
  caravan_chart_free (self->chart);
  self->chart = chart;
  g_autofree char *rows = chart != NULL ? caravan_chart_say_rows (chart) : NULL;
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      chart != NULL && chart->title != NULL ? chart->title : "",
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rows != NULL ? rows : "", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
caravan_chart_view_set_yields (CaravanChartView *self, gboolean yields)
{
  g_return_if_fail (CARAVAN_IS_CHART_VIEW (self));

  self->yields = yields;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
caravan_chart_view_set_shown (CaravanChartView *self, const double *shown)
{
  g_return_if_fail (CARAVAN_IS_CHART_VIEW (self));

  g_clear_pointer (&self->shown, g_free);
  if (shown != NULL && self->chart != NULL)
    self->shown = g_memdup2 (shown, self->chart->n_rows * sizeof *shown);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
caravan_chart_view_mark (CaravanChartView *self, int point)
{
  g_return_if_fail (CARAVAN_IS_CHART_VIEW (self));

  if (self->chart == NULL || self->chart->marked == point)
    return;
  self->chart->marked = point;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
