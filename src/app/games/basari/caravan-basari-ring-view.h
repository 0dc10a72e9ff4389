/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ring on the screen, whatever it is there for: every archway a button with a name of
   its own, one stop for Tab, the arrow keys walk round. Who derives says what archways
   show, draws what stands on the lane and does what pressing an archway does; the
   courtyard is theirs. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-basari-ring.h"

#define CARAVAN_TYPE_BASARI_RING_VIEW (caravan_basari_ring_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (CaravanBasariRingView,
                          caravan_basari_ring_view,
                          CARAVAN,
                          BASARI_RING_VIEW,
                          GtkWidget)

struct _CaravanBasariRingViewClass
{
  GtkWidgetClass parent_class;

  /* What archways show, as far as anybody knows; there are always as many. */
  const CvBoard *(*get_known) (CaravanBasariRingView *self);

  /* An archway (from 0) with what it shows and who is there; freed with g_free. */
  char *(*say_arch) (CaravanBasariRingView *self, int arch);

  void (*arch_pressed) (CaravanBasariRingView *self, int arch);

  /* What stands on the lane, and what marks archways. */
  void (*draw_places) (CaravanBasariRingView *self,
                       const CaravanRing *ring,
                       cairo_t *cr);
};

/* Makes the archways: once it can be asked how many there are. */
void caravan_basari_ring_view_fill (CaravanBasariRingView *self);

/* Says and draws everything anew. */
void caravan_basari_ring_view_render (CaravanBasariRingView *self);
void caravan_basari_ring_view_redraw_arches (CaravanBasariRingView *self);

/* As it lies on the screen. */
const CaravanRing *caravan_basari_ring_view_get_ring (CaravanBasariRingView *self);
CaravanRingBox caravan_basari_ring_view_find_box (CaravanBasariRingView *self,
                                                  int arch);

/* A child in a box of the ring, or where it needs more room a little beyond. */
void caravan_basari_ring_view_place (GtkWidget *child, CaravanRingBox box);

/* The button of an archway, counted from 0; the one that Tab leads to; and a picture of
   one more, of any size. */
GtkWidget *caravan_basari_ring_view_get_arch (CaravanBasariRingView *self, int arch);
int caravan_basari_ring_view_get_current (CaravanBasariRingView *self);
GtkWidget *caravan_basari_ring_view_picture (CaravanBasariRingView *self, int arch);
