/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-poster.h"

#include "caravan-layout.h"
#include "caravan-widget.h"

/* The scales that are tried, and how often the range is halved: to less than a
   hundredth. */
#define LEAST_SCALE 0.05
#define MOST_SCALE  8.0
#define HALVINGS    11

struct _CaravanPoster
{
  GtkWidget parent_instance;

  gboolean is_turned;
  double scale, most;

  /* borrowed */
  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (CaravanPoster, caravan_poster, GTK_TYPE_WIDGET)

/* The room that the child sees at a scale. */
static int
divide (int size, double scale)
{
  return MAX ((int) (size / scale), 1);
}

static gboolean
fits (GtkWidget *child, int width, int height, double scale)
{
  int inner = divide (width, scale);

  return caravan_least_width (child) <= inner &&
         caravan_natural_height (child, inner) <= divide (height, scale);
}

/* The less room the child sees, the higher it gets: so there is one limit. */
static double
find_scale (GtkWidget *child, int width, int height, double most)
{
  double good = LEAST_SCALE, bad = most;

  if (fits (child, width, height, most))
    return most;
  for (int i = 0; i < HALVINGS; i++)
    {
      double middle = (good + bad) / 2;
      if (fits (child, width, height, middle))
        good = middle;
      else
        bad = middle;
    }
  return good;
}

static GskTransform *
make_transform (CaravanPoster *self, int width, int height, int inner, int inner_height)
{
  float scale = (float) self->scale;
  float x = ((float) width - (float) inner * scale) / 2;
  float y = ((float) height - (float) inner_height * scale) / 2;
  GskTransform *transform = NULL;

  if (self->is_turned)
    {
      transform = gsk_transform_translate (
          transform, &GRAPHENE_POINT_INIT ((float) width, (float) height));
      transform = gsk_transform_rotate (transform, 180);
    }
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (x, y));
  return gsk_transform_scale (transform, scale, scale);
}

static void
caravan_poster_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CaravanPoster *self = CARAVAN_POSTER (widget);

  self->scale = find_scale (self->child, width, height, self->most);
  int inner = MAX (divide (width, self->scale), caravan_least_width (self->child));
  int inner_height =
      MAX (divide (height, self->scale), caravan_least_height (self->child, inner));
  gtk_widget_allocate (self->child, inner, inner_height, -1,
                       make_transform (self, width, height, inner, inner_height));
}

/* It takes what it is given. */
static void
caravan_poster_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
caravan_poster_dispose (GObject *object)
{
  caravan_widget_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (caravan_poster_parent_class)->dispose (object);
}

static void
caravan_poster_class_init (CaravanPosterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_poster_dispose;
  widget_class->measure = caravan_poster_measure;
  widget_class->size_allocate = caravan_poster_size_allocate;
}

static void
caravan_poster_init (CaravanPoster *self)
{
  self->scale = 1;
  self->most = MOST_SCALE;
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
caravan_poster_new (GtkWidget *child)
{
  CaravanPoster *self = g_object_new (CARAVAN_TYPE_POSTER, NULL);

  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

gboolean
caravan_poster_is_turned (CaravanPoster *self)
{
  return self->is_turned;
}

void
caravan_poster_set_turned (CaravanPoster *self, gboolean is_turned)
{
  self->is_turned = is_turned;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
caravan_poster_set_most (CaravanPoster *self, double most)
{
  self->most = most;
}

double
caravan_poster_get_scale (CaravanPoster *self)
{
  return self->scale;
}
