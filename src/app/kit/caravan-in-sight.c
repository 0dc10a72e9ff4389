/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-in-sight.h"

#define MARGIN 16

/* A frame's clock ticks before sizes are handed out: they are at the tick after. */
#define TICKS 2

static void
scroll_to_focus (GtkWidget *widget)
{
  GtkWidget *page = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  if (page == NULL || focus == NULL || !gtk_widget_is_ancestor (focus, page) ||
      !gtk_widget_compute_bounds (focus, page, &bounds))
    return;
  GtkAdjustment *down =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  double top = gtk_adjustment_get_value (down) + (double) bounds.origin.y;
  gtk_adjustment_clamp_page (down, top - MARGIN,
                             top + (double) bounds.size.height + MARGIN);
}

static gboolean
ticked_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n_ticks)
{
  if (--*(int *) n_ticks > 0)
    return G_SOURCE_CONTINUE;
  scroll_to_focus (widget);
  return G_SOURCE_REMOVE;
}

void
caravan_in_sight_soon (GtkWidget *widget)
{
  int *n_ticks = g_new (int, 1);

  *n_ticks = TICKS;
  gtk_widget_add_tick_callback (widget, ticked_cb, n_ticks, g_free);
}
