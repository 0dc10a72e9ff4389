/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-ring-view.h"

#include "caravan-basari.h"
#include "caravan-layout.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define LEAST_WIDTH    200
#define LEAST_HEIGHT   180
#define NATURAL_WIDTH  640
#define NATURAL_HEIGHT 430

#define ARCH "arch"

typedef struct
{
  CaravanRing ring;
  int n_arches;
  int current; /* the archway that Tab leads to */

  /* borrowed: children */
  GtkWidget *arches[CV_BOARD_ARCHES];
} CaravanBasariRingViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CaravanBasariRingView,
                                     caravan_basari_ring_view,
                                     GTK_TYPE_WIDGET)

static CaravanBasariRingViewPrivate *
get (gpointer self)
{
  return caravan_basari_ring_view_get_instance_private (self);
}

const CaravanRing *
caravan_basari_ring_view_get_ring (CaravanBasariRingView *self)
{
  return &get (self)->ring;
}

GtkWidget *
caravan_basari_ring_view_get_arch (CaravanBasariRingView *self, int arch)
{
  return get (self)->arches[arch];
}

int
caravan_basari_ring_view_get_current (CaravanBasariRingView *self)
{
  return get (self)->current;
}

static int
arch_of (gpointer widget)
{
  return GPOINTER_TO_INT (g_object_get_data (widget, ARCH));
}

/* Drawing. */

static void
draw_arch_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer self)
{
  const CvBoard *known = CARAVAN_BASARI_RING_VIEW_GET_CLASS (self)->get_known (self);

  caravan_basari_draw_arch (known, arch_of (area), caravan_look_get (), cr,
                            MIN (width, height));
}

GtkWidget *
caravan_basari_ring_view_picture (CaravanBasariRingView *self, int arch)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  g_object_set_data (G_OBJECT (area), ARCH, GINT_TO_POINTER (arch));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_arch_cb, self, NULL);
  return area;
}

static cairo_t *
begin (GtkWidget *widget, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                          (float) gtk_widget_get_height (widget));

  return gtk_snapshot_append_cairo (snapshot, &bounds);
}

static void
caravan_basari_ring_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const CaravanRing *ring = &get (widget)->ring;
  CaravanLook look = caravan_look_get ();
  cairo_t *cr = begin (widget, snapshot);

  caravan_basari_draw_lane (ring, look, cr);
  caravan_basari_draw_numbers (ring, look, cr);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (caravan_basari_ring_view_parent_class)->snapshot (widget, snapshot);
  cr = begin (widget, snapshot);
  CARAVAN_BASARI_RING_VIEW_GET_CLASS (widget)->draw_places (
      CARAVAN_BASARI_RING_VIEW (widget), ring, cr);
  cairo_destroy (cr);
}

/* Where things lie. */

void
caravan_basari_ring_view_place (GtkWidget *child, CaravanRingBox box)
{
  int width = (int) box.width, height = (int) box.height;
  int least_width = caravan_least_width (child);

  width = MAX (width, least_width);
  caravan_place (child, (int) box.x, (int) box.y, width,
                 MAX (height, caravan_least_height (child, width)));
}

CaravanRingBox
caravan_basari_ring_view_find_box (CaravanBasariRingView *self, int arch)
{
  const CaravanRing *ring = &get (self)->ring;

  return (CaravanRingBox){ ring->arch[arch].x - ring->side / 2,
                           ring->arch[arch].y - ring->side / 2, ring->side, ring->side,
                           0 };
}

static void
caravan_basari_ring_view_size_allocate (GtkWidget *widget,
                                        int width,
                                        int height,
                                        int baseline)
{
  CaravanBasariRingView *self = CARAVAN_BASARI_RING_VIEW (widget);

  caravan_ring_lay_out (&get (self)->ring, get (self)->n_arches, width, height);
  for (int arch = 0; arch < get (self)->n_arches; arch++)
    caravan_basari_ring_view_place (get (self)->arches[arch],
                                    caravan_basari_ring_view_find_box (self, arch));
}

static void
caravan_basari_ring_view_measure (GtkWidget *widget,
                                  GtkOrientation orientation,
                                  int for_size,
                                  int *minimum,
                                  int *natural,
                                  int *minimum_baseline,
                                  int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = across ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* Showing it. */

void
caravan_basari_ring_view_redraw_arches (CaravanBasariRingView *self)
{
  for (int arch = 0; arch < get (self)->n_arches; arch++)
    gtk_widget_queue_draw (
        gtk_button_get_child (GTK_BUTTON (get (self)->arches[arch])));
}

void
caravan_basari_ring_view_render (CaravanBasariRingView *self)
{
  for (int arch = 0; arch < get (self)->n_arches; arch++)
    {
      g_autofree char *name =
          CARAVAN_BASARI_RING_VIEW_GET_CLASS (self)->say_arch (self, arch);
      caravan_widget_name (get (self)->arches[arch], name);
      gtk_widget_set_tooltip_text (get (self)->arches[arch], name);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What people do. */

/* One stop for Tab; the arrows walk round. */
static void
set_current (CaravanBasariRingView *self, int arch)
{
  CaravanBasariRingViewPrivate *my = get (self);

  gtk_widget_set_focusable (my->arches[arch], TRUE);
  gtk_widget_grab_focus (my->arches[arch]);
  if (my->current != arch)
    gtk_widget_set_focusable (my->arches[my->current], FALSE);
  my->current = arch;
}

static int
find_step (guint key, int current, int n)
{
  switch (key)
    {
    case GDK_KEY_Right:
    case GDK_KEY_Down:
      return 1;
    case GDK_KEY_Left:
    case GDK_KEY_Up:
      return n - 1;
    case GDK_KEY_Home:
      return n - current;
    case GDK_KEY_End:
      return 2 * n - 1 - current;
    default:
      return 0;
    }
}

/* By keys a button acts a moment later: the next key might come before it. */
static gboolean
press_current (CaravanBasariRingView *self, guint key)
{
  int current = get (self)->current;

  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_space)
    return FALSE;
  CARAVAN_BASARI_RING_VIEW_GET_CLASS (self)->arch_pressed (self, current);
  return TRUE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                CaravanBasariRingView *self)
{
  int n = get (self)->n_arches, current = get (self)->current;
  int step = find_step (key, current, n);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
      !gtk_widget_has_focus (get (self)->arches[current]))
    return FALSE;
  if (step == 0)
    return press_current (self, key);
  set_current (self, (current + step) % n);
  return TRUE;
}

static void
arch_clicked_cb (CaravanBasariRingView *self, GtkWidget *button)
{
  set_current (self, arch_of (button));
  CARAVAN_BASARI_RING_VIEW_GET_CLASS (self)->arch_pressed (self, arch_of (button));
}

/* Building. */

static void
add_arch (CaravanBasariRingView *self, int arch)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button),
                        caravan_basari_ring_view_picture (self, arch));
  gtk_widget_add_css_class (button, "archway");
  gtk_widget_set_focusable (button, arch == 0);
  g_object_set_data (G_OBJECT (button), ARCH, GINT_TO_POINTER (arch));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (arch_clicked_cb), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  get (self)->arches[arch] = button;
}

void
caravan_basari_ring_view_fill (CaravanBasariRingView *self)
{
  get (self)->n_arches =
      CARAVAN_BASARI_RING_VIEW_GET_CLASS (self)->get_known (self)->n_arches;
  for (int arch = 0; arch < get (self)->n_arches; arch++)
    add_arch (self, arch);
}

/* The class. */

static void
caravan_basari_ring_view_dispose (GObject *object)
{
  caravan_widget_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (caravan_basari_ring_view_parent_class)->dispose (object);
}

static void
caravan_basari_ring_view_class_init (CaravanBasariRingViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_basari_ring_view_dispose;
  widget_class->snapshot = caravan_basari_ring_view_snapshot;
  widget_class->measure = caravan_basari_ring_view_measure;
  widget_class->size_allocate = caravan_basari_ring_view_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
caravan_basari_ring_view_init (CaravanBasariRingView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Ring of archways"));
}
