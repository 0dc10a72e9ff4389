/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-gem.h"

#include "caravan-basari.h"

static void
draw_gem (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer gem)
{
  int side = MIN (width, height);

  caravan_basari_draw_gem (cr, caravan_look_get (), GPOINTER_TO_INT (gem),
                           (width - side) / 2.0, (height - side) / 2.0, side);
}

GtkWidget *
caravan_basari_gem_new (int gem, int size)
{
  GtkWidget *self = g_object_new (
      GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
      "content-width", size, "content-height", size, "halign", GTK_ALIGN_CENTER,
      "valign", GTK_ALIGN_CENTER, "can-target", FALSE, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw_gem,
                                  GINT_TO_POINTER (gem), NULL);
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
  return self;
}
