/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-surface.h"

G_DEFINE_INTERFACE (CaravanPaintSurface, caravan_paint_surface, GTK_TYPE_WIDGET)

static guint pressed_signal;

static void
caravan_paint_surface_default_init (CaravanPaintSurfaceInterface *iface)
{
  pressed_signal =
      g_signal_new ("pressed", CARAVAN_TYPE_PAINT_SURFACE, G_SIGNAL_RUN_LAST, 0, NULL,
                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

void
caravan_paint_surface_press (CaravanPaintSurface *self, int place)
{
  g_signal_emit (self, pressed_signal, 0, place);
}

void
caravan_paint_surface_show (CaravanPaintSurface *self)
{
  CARAVAN_PAINT_SURFACE_GET_IFACE (self)->show (self);
}

void
caravan_paint_surface_describe (CaravanPaintSurface *self, const char *text)
{
  CARAVAN_PAINT_SURFACE_GET_IFACE (self)->describe (self, text);
}
