/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-figure.h"

#include "caravan-game.h"

#define LEAST_WIDTH 160

static const CaravanGameFigure *
find_figure (const char *name)
{
  for (int i = 0; caravan_games[i] != NULL; i++)
    {
      const CaravanGameFigure *figure = caravan_games[i]->figures;
      for (; figure != NULL && figure->name != NULL; figure++)
        if (g_strcmp0 (figure->name, name) == 0)
          return figure;
    }
  return NULL;
}

gboolean
caravan_figure_measure (const char *name, int *ret_width, int *ret_height)
{
  const CaravanGameFigure *figure = find_figure (name);

  if (figure != NULL)
    figure->measure (figure->what, ret_width, ret_height);
  return figure != NULL;
}

void
caravan_figure_draw (const char *name, CaravanLook look, cairo_t *cr)
{
  const CaravanGameFigure *figure = find_figure (name);

  if (figure != NULL)
    figure->draw (figure->what, look, cr);
}

/* The widget. */

struct _CaravanFigure
{
  GtkWidget parent_instance;

  /* owned */
  char *name;
  int width, height;
};

G_DEFINE_FINAL_TYPE (CaravanFigure, caravan_figure, GTK_TYPE_WIDGET)

static void
caravan_figure_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanFigure *self = CARAVAN_FIGURE (widget);
  double scale = MIN (1, gtk_widget_get_width (widget) / (double) self->width);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                     (float) gtk_widget_get_height (widget)));

  cairo_scale (cr, scale, scale);
  caravan_figure_draw (self->name, caravan_look_get (), cr);
  cairo_destroy (cr);
}

/* It shrinks where there is little room, and keeps its shape. */
static void
caravan_figure_measure_widget (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  CaravanFigure *self = CARAVAN_FIGURE (widget);
  int least = MIN (self->width, LEAST_WIDTH);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = self->width;
    }
  else
    {
      *minimum = self->height * CLAMP (for_size, least, self->width) / self->width;
      *natural = for_size < 0 ? self->height : *minimum;
    }
}

static GtkSizeRequestMode
caravan_figure_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_figure_finalize (GObject *object)
{
  g_free (CARAVAN_FIGURE (object)->name);
  G_OBJECT_CLASS (caravan_figure_parent_class)->finalize (object);
}

static void
caravan_figure_class_init (CaravanFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_figure_finalize;
  widget_class->snapshot = caravan_figure_snapshot;
  widget_class->measure = caravan_figure_measure_widget;
  widget_class->get_request_mode = caravan_figure_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_figure_init (CaravanFigure *self)
{
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_figure_new (const char *name)
{
  CaravanFigure *self = g_object_new (CARAVAN_TYPE_FIGURE, NULL);

  self->name = g_strdup (name);
  if (!caravan_figure_measure (name, &self->width, &self->height))
    self->width = self->height = 1;
  return GTK_WIDGET (self);
}
