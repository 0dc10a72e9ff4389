/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is painted on where that is no board of cells: a widget of the game's own. Its
   places are counted from 0 and stand for the cells of touches. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_PAINT_SURFACE (caravan_paint_surface_get_type ())
G_DECLARE_INTERFACE (
    CaravanPaintSurface, caravan_paint_surface, CARAVAN, PAINT_SURFACE, GtkWidget)

struct _CaravanPaintSurfaceInterface
{
  GTypeInterface parent_iface;

  /* Says and draws what is painted anew. */
  void (*show) (CaravanPaintSurface *self);

  /* The place that has the focus is described by what is said of it. */
  void (*describe) (CaravanPaintSurface *self, const char *text);
};

/* Signal "pressed" (int place): by a click or by keys. */
void caravan_paint_surface_press (CaravanPaintSurface *self, int place);

void caravan_paint_surface_show (CaravanPaintSurface *self);
void caravan_paint_surface_describe (CaravanPaintSurface *self, const char *text);
