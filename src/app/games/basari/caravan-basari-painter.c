/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-painter.h"

#include "caravan-basari-words.h"
#include "caravan-basari.h"
#include "caravan-paint-surface.h"

#define MARGIN 6

struct _CaravanBasariPainter
{
  CaravanBasariRingView parent_instance;

  CaravanPaint *paint; /* borrowed */
};

static void surface_init (CaravanPaintSurfaceInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CaravanBasariPainter,
                               caravan_basari_painter,
                               CARAVAN_TYPE_BASARI_RING_VIEW,
                               G_IMPLEMENT_INTERFACE (CARAVAN_TYPE_PAINT_SURFACE,
                                                      surface_init))

static CaravanPaint *
get_paint (gpointer self)
{
  return CARAVAN_BASARI_PAINTER (self)->paint;
}

static const CvBoard *
get_known (CaravanBasariRingView *view)
{
  return &caravan_paint_get_table (get_paint (view))->board;
}

/* Players go by the colours of their pieces. */
static char *
say_arch (CaravanBasariRingView *view, int arch)
{
  const CvTable *table = caravan_paint_get_table (get_paint (view));
  LangPeople people = { 0 };

  for (int seat = 0; seat < table->n_players; seat++)
    people.seat[seat] = lang_player (NULL, table->color[seat]);
  return caravan_basari_say_place (table, caravan_paint_get_state (get_paint (view)),
                                   &people, &table->board, arch);
}

static void
arch_pressed (CaravanBasariRingView *view, int arch)
{
  caravan_paint_surface_press (CARAVAN_PAINT_SURFACE (view), arch);
}

/* A position that is refused has its pieces, but none of its numbers: nobody can say who
   has most and what is left. */
static void
draw_courtyard (CaravanPaint *paint, const CaravanRing *ring, cairo_t *cr)
{
  const CvTable *table = caravan_paint_get_table (paint);
  const CvState *state = caravan_paint_get_state (paint);
  CvVerdict verdict;
  gboolean is_good = caravan_paint_judge (paint, &verdict);

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    {
      CaravanRingBox card = caravan_basari_place_majority (&ring->inner, gem);
      if (is_good)
        caravan_basari_draw_majority (table, state, gem, &card, caravan_look_get (),
                                      cr);
      else
        caravan_basari_draw_worth (state, gem, &card, caravan_look_get (), cr);
    }
}

static void
draw_places (CaravanBasariRingView *view, const CaravanRing *ring, cairo_t *cr)
{
  CaravanPaint *paint = get_paint (view);

  draw_courtyard (paint, ring, cr);
  caravan_basari_draw_places (caravan_paint_get_table (paint),
                              caravan_paint_get_state (paint), NULL, ring,
                              caravan_look_get (), cr);
}

/* As a surface. */

static void
show (CaravanPaintSurface *surface)
{
  caravan_basari_ring_view_render (CARAVAN_BASARI_RING_VIEW (surface));
}

static void
describe (CaravanPaintSurface *surface, const char *text)
{
  CaravanBasariRingView *view = CARAVAN_BASARI_RING_VIEW (surface);
  GtkWidget *arch = caravan_basari_ring_view_get_arch (
      view, caravan_basari_ring_view_get_current (view));

  gtk_accessible_update_property (GTK_ACCESSIBLE (arch),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
surface_init (CaravanPaintSurfaceInterface *iface)
{
  iface->show = show;
  iface->describe = describe;
}

/* The class. */

static void
caravan_basari_painter_class_init (CaravanBasariPainterClass *klass)
{
  CaravanBasariRingViewClass *view_class = CARAVAN_BASARI_RING_VIEW_CLASS (klass);

  view_class->get_known = get_known;
  view_class->say_arch = say_arch;
  view_class->arch_pressed = arch_pressed;
  view_class->draw_places = draw_places;
}

static void
redraw (CaravanBasariRingView *self)
{
  caravan_basari_ring_view_redraw_arches (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
caravan_basari_painter_init (CaravanBasariPainter *self)
{
  caravan_look_follow (self, G_CALLBACK (redraw));
}

GtkWidget *
caravan_basari_painter_new (CaravanPaint *paint)
{
  CaravanBasariPainter *self = g_object_new (CARAVAN_TYPE_BASARI_PAINTER, NULL);

  self->paint = paint;
  caravan_basari_ring_view_fill (CARAVAN_BASARI_RING_VIEW (self));
  gtk_widget_set_margin_top (GTK_WIDGET (self), MARGIN);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self), MARGIN);
  gtk_widget_set_margin_start (GTK_WIDGET (self), MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (self), MARGIN);
  return GTK_WIDGET (self);
}
