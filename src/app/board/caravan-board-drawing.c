/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-drawing.h"

#include "caravan-board-picture.h"
#include "caravan-draw.h"

#define LEAST_WIDTH  200
#define LEAST_HEIGHT 150

struct _CaravanBoardDrawing
{
  GtkWidget parent_instance;

  CvState state;
  CvSet last;

  /* owned */
  CvTable *table; /* or NULL */
};

G_DEFINE_FINAL_TYPE (CaravanBoardDrawing, caravan_board_drawing, GTK_TYPE_WIDGET)

static void
draw (CaravanBoardDrawing *self, cairo_t *cr, double width, double height)
{
  CaravanLook look = caravan_look_get ();
  double wide, tall, scale;

  if (!caravan_board_picture_measure (self->table, &wide, &tall))
    return;
  scale = MIN (width / wide, height / tall);
  cairo_translate (cr, (width - wide * scale) / 2, (height - tall * scale) / 2);
  cairo_scale (cr, scale, scale);
  caravan_board_picture_draw (self->table, &self->state, look, cr);
  caravan_board_picture_ring (self->table, &self->last, look, cr);
}

static void
caravan_board_drawing_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanBoardDrawing *self = CARAVAN_BOARD_DRAWING (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->table == NULL || width <= 0 || height <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  draw (self, cr, width, height);
  cairo_destroy (cr);
}

static void
caravan_board_drawing_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural =
      orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
}

static void
caravan_board_drawing_finalize (GObject *object)
{
  g_free (CARAVAN_BOARD_DRAWING (object)->table);
  G_OBJECT_CLASS (caravan_board_drawing_parent_class)->finalize (object);
}

static void
caravan_board_drawing_class_init (CaravanBoardDrawingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_board_drawing_finalize;
  widget_class->snapshot = caravan_board_drawing_snapshot;
  widget_class->measure = caravan_board_drawing_measure;
  gtk_widget_class_set_css_name (widget_class, "boarddrawing");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
caravan_board_drawing_init (CaravanBoardDrawing *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_board_drawing_new (void)
{
  return g_object_new (CARAVAN_TYPE_BOARD_DRAWING, NULL);
}

void
caravan_board_drawing_show (CaravanBoardDrawing *self,
                            const CvTable *table,
                            const CvState *state,
                            const CvSet *last)
{
  g_free (self->table);
  self->table = g_memdup2 (table, sizeof *table);
  self->state = *state;
  self->last = *last;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
