/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "caravan-picture.h"

#include "caravan-art.h"

struct _CaravanPicture
{
  GtkWidget parent_instance;

  const CaravanArt *art;
  CaravanPictureKind kind;
  int color;
  int size;

  /* owned */
  char *name;
};

G_DEFINE_FINAL_TYPE (CaravanPicture, caravan_picture, GTK_TYPE_WIDGET)

/* The drawings are 64 units wide. */
#define UNITS 64.0

void
caravan_picture_draw (cairo_t *cr,
                      CaravanLook look,
                      const CaravanArt *art,
                      CaravanPictureKind kind,
                      const char *name,
                      int color)
{
  switch (kind)
    {
    case CARAVAN_PICTURE_NONE:
      break;
    case CARAVAN_PICTURE_PIECE:
      caravan_draw_piece (cr, look, art, name, color);
      break;
    case CARAVAN_PICTURE_BADGE:
      caravan_draw_badge (cr, (CvColor) MAX (color, 0));
      break;
    case CARAVAN_PICTURE_CARD:
      caravan_draw_card (cr, look, art, name);
      break;
    case CARAVAN_PICTURE_SIGN:
      caravan_draw_sign (cr, look, art, name);
      break;
    case CARAVAN_PICTURE_GROUND:
      caravan_draw_ground (cr, look, art, name);
      break;
    case CARAVAN_PICTURE_PART:
      caravan_swatch_draw (cr, look, &caravan_art_find_category (art, name)->part);
      break;
    }
}

static void
caravan_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanPicture *self = CARAVAN_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float side = MIN (width, height);
  if (side <= 0 || self->kind == CARAVAN_PICTURE_NONE)
    return;

  /* Rings and glows go a little over the edge. */
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-6, -6, width + 12, height + 12);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, (width - side) / 2, (height - side) / 2);
  cairo_scale (cr, side / UNITS, side / UNITS);
  caravan_picture_draw (cr, caravan_look_get (), self->art, self->kind, self->name,
                        self->color);
  cairo_destroy (cr);
}

static void
caravan_picture_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = *natural = CARAVAN_PICTURE (widget)->size;
}

static void
caravan_picture_finalize (GObject *object)
{
  g_free (CARAVAN_PICTURE (object)->name);
  G_OBJECT_CLASS (caravan_picture_parent_class)->finalize (object);
}

static void
caravan_picture_class_init (CaravanPictureClass *class)
{
  G_OBJECT_CLASS (class)->finalize = caravan_picture_finalize;
  GTK_WIDGET_CLASS (class)->snapshot = caravan_picture_snapshot;
  GTK_WIDGET_CLASS (class)->measure = caravan_picture_measure;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "picture");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_picture_init (CaravanPicture *self)
{
  self->color = -1;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_picture_new (CaravanPictureKind kind, const char *name, int color, int size)
{
  return caravan_picture_new_of (NULL, kind, name, color, size);
}

GtkWidget *
caravan_picture_new_of (const CaravanArt *art,
                        CaravanPictureKind kind,
                        const char *name,
                        int color,
                        int size)
{
  CaravanPicture *self = g_object_new (CARAVAN_TYPE_PICTURE, NULL);
  self->art = art;
  self->size = size;
  caravan_picture_set (self, kind, name, color);
  return GTK_WIDGET (self);
}

void
caravan_picture_set (CaravanPicture *self,
                     CaravanPictureKind kind,
                     const char *name,
                     int color)
{
  g_return_if_fail (CARAVAN_IS_PICTURE (self));
  if (self->kind == kind && self->color == color && g_strcmp0 (self->name, name) == 0)
    return;
  self->kind = kind;
  self->color = color;
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
caravan_picture_set_size (CaravanPicture *self, int size)
{
  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
