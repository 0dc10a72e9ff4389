/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-disks.h"

#include "caravan-basari-ring.h"
#include "caravan-basari.h"
#include "caravan-widget.h"

#define LEAST_WIDTH   200
#define NATURAL_WIDTH 400
#define SHARE         .68 /* of its width, the height */

struct _CaravanBasariDisks
{
  GtkWidget parent_instance;

  const CvTable *table; /* borrowed: the match's, which lives longer */
  CvState after;
};

G_DEFINE_FINAL_TYPE (CaravanBasariDisks, caravan_basari_disks, GTK_TYPE_WIDGET)

/* A disk, and below it where it goes. */
static void
draw_disk (
    CaravanBasariDisks *self, cairo_t *cr, int seat, double x, double y, double side)
{
  CaravanLook look = caravan_look_get ();
  char number[8];

  caravan_basari_draw_disk (cr, look, (CvColor) self->table->color[seat], x, y, side);
  g_snprintf (number, sizeof number, "%d",
              self->table->game->ring_place (&self->after, seat, true));
  caravan_draw_text (cr, number, x, y + side * 1.02, side * .44,
                     caravan_palette (look, CARAVAN_COLOR_TEXT));
}

static void
draw_courtyard (CaravanBasariDisks *self, cairo_t *cr, const CaravanRingBox *yard)
{
  int n = self->table->n_players;
  double side = MIN (yard->width / (n * 1.25), yard->height / 2.2);

  for (int seat = 0; seat < n; seat++)
    draw_disk (self, cr, seat,
               yard->x + yard->width / 2 + (seat - (n - 1) / 2.0) * side * 1.2,
               yard->y + yard->height / 2 - side * .28, side);
}

static void
caravan_basari_disks_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanBasariDisks *self = CARAVAN_BASARI_DISKS (widget);
  CaravanLook look = caravan_look_get ();
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  CaravanRing ring;

  caravan_ring_lay_out (&ring, self->table->board.n_arches, width, height);
  caravan_basari_draw_lane (&ring, look, cr);
  caravan_basari_draw_arches (&self->table->board, &ring, look, cr);
  draw_courtyard (self, cr, &ring.inner);
  caravan_basari_draw_places (self->table, &self->after, NULL, &ring, look, cr);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_basari_disks_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  int width = for_size < 0 ? LEAST_WIDTH : for_size;

  *minimum = LEAST_WIDTH;
  *natural = NATURAL_WIDTH;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) (width * SHARE);
}

void
caravan_basari_disks_show (CaravanBasariDisks *self,
                           const CvState *after,
                           const char *name)
{
  self->after = *after;
  caravan_widget_name (GTK_WIDGET (self), name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
caravan_basari_disks_class_init (CaravanBasariDisksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = caravan_basari_disks_snapshot;
  widget_class->measure = caravan_basari_disks_measure;
  widget_class->get_request_mode = get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
caravan_basari_disks_init (CaravanBasariDisks *self)
{
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_basari_disks_new (const CvTable *table)
{
  CaravanBasariDisks *self = g_object_new (CARAVAN_TYPE_BASARI_DISKS, NULL);

  self->table = table;
  cv_state_start (table, &self->after);
  return GTK_WIDGET (self);
}
