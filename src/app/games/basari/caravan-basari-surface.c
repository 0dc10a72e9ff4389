/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-surface.h"

#include "basari.h"
#include "caravan-basari-barter.h"
#include "caravan-basari-learned.h"
#include "caravan-basari-shown.h"
#include "caravan-basari-way.h"
#include "caravan-basari-words.h"
#include "caravan-basari.h"
#include "caravan-label.h"
#include "caravan-layout.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#include <math.h>

#define TITLE_GAP    4
#define TITLE_MARGIN 8 /* to the lane on either side */
#define TITLE_TRIES  3
#define TITLE_MOST   .35 /* of the height of the courtyard */

/* Where a desk has its surface. */
#define SURFACE "basari-surface"

enum
{
  PROP_0,
  PROP_IS_SMALL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

#define BOTH_LEAST      230 /* of a courtyard that has room for two things */
#define MAJORITIES_MOST 120
#define MAJORITIES_PART .36

struct _CaravanBasariSurface
{
  CaravanBasariRingView parent_instance;

  CvBoard known; /* what archways show, as far as anybody knows */
  CaravanBasariWay way;
  gboolean is_small;
  guint tell_later;

  /* borrowed: children, and the page's desk, which lives longer */
  GtkWidget *title;
  GtkWidget *majorities[CV_GEM_COLORS];
  GtkWidget *barter;
  GtkWidget *shown; /* what one archway shows, large, above all else */
  CaravanDesk *desk;
};

G_DEFINE_FINAL_TYPE (CaravanBasariSurface,
                     caravan_basari_surface,
                     CARAVAN_TYPE_BASARI_RING_VIEW)

static const CvBoard *
get_known (CaravanBasariRingView *view)
{
  return &CARAVAN_BASARI_SURFACE (view)->known;
}

/* Drawing. */

static void
draw_majority_cb (
    GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  CaravanBasariSurface *self = data;
  int gem = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (area), "gem"));
  CaravanRingBox card = { .5, .5, width - 1, height - 1, 0 };

  caravan_basari_draw_majority (caravan_desk_get_table (self->desk),
                                caravan_desk_get_state (self->desk), gem, &card,
                                caravan_look_get (), cr);
}

/* Those who barter, or whoever acts alone. */
static guint
find_acting (const BasariState *basari)
{
  guint two = basari_barter (basari).two;
  int doer = basari_doer (basari);

  return two != 0 ? two : doer >= 0 ? 1u << doer : 0;
}

static void
draw_acting (CaravanBasariSurface *self, const CaravanRing *ring, cairo_t *cr)
{
  const BasariState *basari = &caravan_desk_get_state (self->desk)->basari;
  guint acting = find_acting (basari);
  double side = ring->side;

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (acting >> seat & 1)
      {
        CaravanRingPoint at = ring->arch[basari->player[seat].arch];
        caravan_basari_draw_acting (cr, caravan_look_get (), at.x - side / 2,
                                    at.y - side / 2, side);
      }
}

static void
draw_places (CaravanBasariRingView *view, const CaravanRing *ring, cairo_t *cr)
{
  CaravanBasariSurface *self = CARAVAN_BASARI_SURFACE (view);

  draw_acting (self, ring, cr);
  caravan_basari_draw_places (caravan_desk_get_table (self->desk),
                              caravan_desk_get_state (self->desk), self->way.behind,
                              ring, caravan_look_get (), cr);
}

/* Where things lie. */

/* How wide the courtyard is between its round corners, so far below its upper edge. */
static int
measure_yard (const CaravanRingBox *yard, double below)
{
  double rise = CLAMP (yard->radius - below, 0, yard->radius);
  double corner = yard->radius - sqrt (yard->radius * yard->radius - rise * rise);

  return (int) (yard->width - 2 * (corner + TITLE_MARGIN));
}

/* The title above the majorities, with a margin to the lane: the more lines it has, the
   narrower is the courtyard where it begins. False where it has no room. */
static gboolean
find_title (CaravanBasariSurface *self,
            const CaravanRingBox *yard,
            double cards,
            GdkRectangle *ret_box)
{
  double bottom = cards - TITLE_GAP - yard->y;
  int width = 0, height = 0, least = caravan_least_width (self->title);

  for (int i = 0; i < TITLE_TRIES; i++)
    {
      width = measure_yard (yard, bottom - height);
      if (width < least || bottom - height < TITLE_GAP)
        return FALSE;
      height = caravan_least_height (self->title, width);
    }
  *ret_box = (GdkRectangle){ (int) (yard->x + (yard->width - width) / 2),
                             (int) (yard->y + bottom) - height, width, height };
  return bottom - height >= TITLE_GAP;
}

static void
place_title (CaravanBasariSurface *self, const CaravanRingBox *yard, double cards)
{
  GdkRectangle box;
  gboolean has_room = find_title (self, yard, cards, &box);

  gtk_widget_set_child_visible (self->title, has_room);
  if (has_room)
    caravan_place (self->title, box.x, box.y, box.width, box.height);
}

/* What a title at the upper edge leaves of the courtyard, if that is most of it. */
static void
leave_title (CaravanBasariSurface *self, CaravanRingBox *yard)
{
  int width = measure_yard (yard, TITLE_GAP);

  if (width < caravan_least_width (self->title))
    return;
  double height = caravan_least_height (self->title, width) + 2 * TITLE_GAP;
  if (height > yard->height * TITLE_MOST)
    return;
  yard->y += height;
  yard->height -= height;
}

/* In a barter people weigh what a gem is worth: the majorities stay, below it, where
   there is room for both. */
static void
place_courtyard (CaravanBasariSurface *self, const CaravanRing *ring)
{
  CaravanRingBox barter = ring->inner, yard = ring->inner;
  gboolean barters = gtk_widget_get_visible (self->barter);
  gboolean has_room = !barters || yard.height >= BOTH_LEAST;

  if (barters && has_room)
    {
      yard.height = MIN (MAJORITIES_MOST, yard.height * MAJORITIES_PART);
      barter.height -= yard.height;
      yard.y += barter.height;
    }
  else if (!barters)
    leave_title (self, &yard);
  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    {
      gtk_widget_set_child_visible (self->majorities[gem], has_room);
      if (has_room)
        caravan_basari_ring_view_place (self->majorities[gem],
                                        caravan_basari_place_majority (&yard, gem));
    }
  caravan_basari_ring_view_place (self->barter, barter);
  place_title (self, &ring->inner, caravan_basari_place_majority (&yard, 0).y);
}

static gboolean
tell_size_cb (gpointer object)
{
  CaravanBasariSurface *self = object;

  self->tell_later = 0;
  g_object_notify_by_pspec (object, properties[PROP_IS_SMALL]);
  return G_SOURCE_REMOVE;
}

/* What follows from it may be laid out anew, but not while this is. */
static void
set_small (CaravanBasariSurface *self, gboolean is_small)
{
  if (self->is_small == is_small)
    return;
  self->is_small = is_small;
  if (self->tell_later == 0)
    self->tell_later = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_size_cb, self, NULL);
}

static void
caravan_basari_surface_size_allocate (GtkWidget *widget,
                                      int width,
                                      int height,
                                      int baseline)
{
  CaravanBasariSurface *self = CARAVAN_BASARI_SURFACE (widget);
  const CaravanRing *ring =
      caravan_basari_ring_view_get_ring (CARAVAN_BASARI_RING_VIEW (self));

  GTK_WIDGET_CLASS (caravan_basari_surface_parent_class)
      ->size_allocate (widget, width, height, baseline);
  place_courtyard (self, ring);
  set_small (self, ring->side < CARAVAN_BASARI_GEMS_LEAST);
  gtk_popover_present (GTK_POPOVER (self->shown));
}

/* Showing it. */

static char *
say_arch (CaravanBasariRingView *view, int arch)
{
  CaravanBasariSurface *self = CARAVAN_BASARI_SURFACE (view);

  return caravan_basari_say_arch (self->desk, &self->known, arch);
}

/* Before the first roll an archway is where the chosen player begins, once. */
static gboolean
can_start (CaravanBasariSurface *self)
{
  const BasariState *basari = &caravan_desk_get_state (self->desk)->basari;
  int seat = caravan_desk_get_seat (self->desk);

  return !basari->has_rolled && !basari->has_disks && !basari->player[seat].is_placed &&
         caravan_desk_can_record (self->desk);
}

/* What the courtyard is about: at first, whose start disk a click lays. */
static char *
make_title (CaravanBasariSurface *self)
{
  int seat = caravan_desk_get_seat (self->desk);

  if (!can_start (self))
    return g_strdup (caravan_text (N_ ("Most gems at the end of the round")));
  /* Translators: before a game of Basari; a player. */
  return caravan_format (N_ ("%1$n: a click on an archway puts the start disk there"),
                         "p", caravan_desk_get_player (self->desk, seat));
}

static void
render_majorities (CaravanBasariSurface *self, gboolean barters)
{
  g_autofree char *title = make_title (self);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_widget_set_visible (self->title, !barters);
  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    {
      g_autofree char *name = caravan_basari_say_majority (self->desk, gem);
      caravan_widget_name (self->majorities[gem], name);
      gtk_widget_queue_draw (self->majorities[gem]);
    }
}

static void
render (gpointer object)
{
  CaravanBasariSurface *self = object;
  gboolean barters =
      caravan_basari_barter_render (CARAVAN_BASARI_BARTER (self->barter));

  caravan_basari_learn (caravan_match_get_log (caravan_desk_get_match (self->desk)),
                        &self->known);
  caravan_basari_way_follow (&self->way, GTK_WIDGET (self),
                             &caravan_desk_get_state (self->desk)->basari,
                             self->known.n_arches);
  render_majorities (self, barters);
  if (gtk_widget_get_visible (self->barter) != barters)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_set_visible (self->barter, barters);
  caravan_basari_ring_view_render (CARAVAN_BASARI_RING_VIEW (self));
}

static void
redraw (CaravanBasariSurface *self)
{
  caravan_basari_ring_view_redraw_arches (CARAVAN_BASARI_RING_VIEW (self));
  render (self);
}

/* What archways show is learned from the steps. */
static void
desk_changed_cb (CaravanBasariSurface *self, guint what)
{
  render (self);
  if ((what & CARAVAN_DESK_STATE) != 0)
    caravan_basari_ring_view_redraw_arches (CARAVAN_BASARI_RING_VIEW (self));
}

/* What people do. */

static void
show_arch (CaravanBasariSurface *self, int arch)
{
  g_autofree char *text = caravan_basari_say_arch (self->desk, &self->known, arch);
  CaravanBasariRingView *view = CARAVAN_BASARI_RING_VIEW (self);
  CaravanRingBox box = caravan_basari_ring_view_find_box (view, arch);

  caravan_basari_shown_popup (
      self->shown, caravan_basari_ring_view_picture (view, arch), text,
      &GRAPHENE_RECT_INIT ((float) box.x, (float) box.y, (float) box.width,
                           (float) box.height));
}

static void
start_at (CaravanBasariSurface *self, int arch)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  int seat = caravan_desk_get_seat (self->desk);
  json_t *event = json_pack ("{s:s, s:s, s:i}", "do", "start", "by",
                             cv_color_names[table->color[seat]], "arch", arch + 1);

  if (!caravan_match_is_busy (caravan_desk_get_match (self->desk)) &&
      caravan_desk_play (self->desk, event))
    caravan_desk_set_seat (self->desk, (seat + 1) % table->n_players);
  json_decref (event);
}

static void
arch_pressed (CaravanBasariRingView *view, int arch)
{
  CaravanBasariSurface *self = CARAVAN_BASARI_SURFACE (view);

  if (can_start (self))
    start_at (self, arch);
  else
    show_arch (self, arch);
}

gboolean
caravan_basari_surface_press (CaravanBasariSurface *self, int arch)
{
  if (!can_start (self) && !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  arch_pressed (CARAVAN_BASARI_RING_VIEW (self), arch);
  return TRUE;
}

/* Building. */

static GtkWidget *
make_majority (CaravanBasariSurface *self, int gem)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG, NULL);

  g_object_set_data (G_OBJECT (area), "gem", GINT_TO_POINTER (gem));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_majority_cb, self,
                                  NULL);
  return area;
}

static void
fill (CaravanBasariSurface *self)
{
  caravan_basari_ring_view_fill (CARAVAN_BASARI_RING_VIEW (self));
  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    {
      self->majorities[gem] = make_majority (self, gem);
      gtk_widget_set_parent (self->majorities[gem], GTK_WIDGET (self));
    }
  self->title = caravan_label_say (NULL, "strong");
  caravan_label_center (self->title);
  gtk_widget_set_can_target (self->title, FALSE);
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  self->shown = caravan_basari_shown_new (GTK_WIDGET (self));
  self->barter = caravan_basari_barter_new (self->desk);
  gtk_widget_set_parent (self->barter, GTK_WIDGET (self));
}

/* The class. */

gboolean
caravan_basari_surface_is_small (CaravanBasariSurface *self)
{
  return self->is_small;
}

CaravanBasariSurface *
caravan_basari_surface_find (CaravanDesk *desk)
{
  return g_object_get_data (G_OBJECT (desk), SURFACE);
}

static void
caravan_basari_surface_get_property (GObject *object,
                                     guint id,
                                     GValue *value,
                                     GParamSpec *spec)
{
  if (id == PROP_IS_SMALL)
    g_value_set_boolean (value, CARAVAN_BASARI_SURFACE (object)->is_small);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
caravan_basari_surface_dispose (GObject *object)
{
  CaravanBasariSurface *self = CARAVAN_BASARI_SURFACE (object);

  g_clear_handle_id (&self->tell_later, g_source_remove);
  if (self->desk != NULL)
    g_object_set_data (G_OBJECT (self->desk), SURFACE, NULL);
  self->desk = NULL;
  G_OBJECT_CLASS (caravan_basari_surface_parent_class)->dispose (object);
}

static void
caravan_basari_surface_class_init (CaravanBasariSurfaceClass *klass)
{
  CaravanBasariRingViewClass *view_class = CARAVAN_BASARI_RING_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_basari_surface_dispose;
  G_OBJECT_CLASS (klass)->get_property = caravan_basari_surface_get_property;
  properties[PROP_IS_SMALL] = g_param_spec_boolean (
      "is-small", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  GTK_WIDGET_CLASS (klass)->size_allocate = caravan_basari_surface_size_allocate;
  view_class->get_known = get_known;
  view_class->say_arch = say_arch;
  view_class->arch_pressed = arch_pressed;
  view_class->draw_places = draw_places;
}

static void
caravan_basari_surface_init (CaravanBasariSurface *self)
{
}

GtkWidget *
caravan_basari_surface_new (CaravanDesk *desk)
{
  CaravanBasariSurface *self = g_object_new (CARAVAN_TYPE_BASARI_SURFACE, NULL);

  self->desk = desk;
  g_object_set_data (G_OBJECT (desk), SURFACE, self);
  self->known = caravan_desk_get_table (desk)->board;
  fill (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  caravan_look_follow (self, G_CALLBACK (redraw));
  return GTK_WIDGET (self);
}
