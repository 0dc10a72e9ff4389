/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-curtain.h"

#include <adwaita.h>
#include <math.h>

#define ASIDE_MS 180
#define FOLD     56.0 /* width of a fold */
#define VALANCE  44.0
#define SCALLOP  64.0

struct _CaravanCurtain
{
  AdwBin parent_instance;

  AdwClamp *clamp; /* a part of it */

  /* owned */
  AdwAnimation *aside;
  double way; /* how far it is drawn aside: 0 to 1 */
};

G_DEFINE_FINAL_TYPE (CaravanCurtain, caravan_curtain, ADW_TYPE_BIN)

static const GdkRGBA cloth = { .071f, .310f, .353f, 1 };
static const GdkRGBA light = { .094f, .388f, .439f, 1 };
static const GdkRGBA dark = { .047f, .212f, .251f, 1 };
static const GdkRGBA gold = { .878f, .659f, .180f, 1 };

/* The cloth. */

static void
append_folds (GtkSnapshot *snapshot, float width, float height)
{
  gtk_snapshot_append_color (snapshot, &cloth,
                             &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (double x = 0; x < (double) width; x += FOLD)
    {
      gtk_snapshot_append_color (
          snapshot, &light,
          &GRAPHENE_RECT_INIT ((float) x, 0, (float) (FOLD * .36), height));
      gtk_snapshot_append_color (snapshot, &dark,
                                 &GRAPHENE_RECT_INIT ((float) (x + FOLD * .86), 0,
                                                      (float) (FOLD * .14), height));
    }
}

static void
trace_valance (cairo_t *cr, double width)
{
  int n = MAX (1, (int) round (width / SCALLOP));
  double step = width / n;

  cairo_move_to (cr, 0, VALANCE * .55);
  for (int i = 0; i < n; i++)
    cairo_curve_to (cr, (i + .15) * step, VALANCE * 1.15, (i + .85) * step,
                    VALANCE * 1.15, (i + 1) * step, VALANCE * .55);
}

static void
append_trimmings (GtkSnapshot *snapshot, float width, float height)
{
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  trace_valance (cr, (double) width);
  cairo_line_to (cr, (double) width, 0);
  cairo_line_to (cr, 0, 0);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &dark);
  cairo_fill (cr);
  trace_valance (cr, (double) width);
  cairo_move_to (cr, 0, (double) height - 12);
  cairo_line_to (cr, (double) width, (double) height - 12);
  gdk_cairo_set_source_rgba (cr, &gold);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
caravan_curtain_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanCurtain *self = CARAVAN_CURTAIN (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);

  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (0, (float) (-self->way) * height));
  append_folds (snapshot, width, height);
  append_trimmings (snapshot, width, height);
  GTK_WIDGET_CLASS (caravan_curtain_parent_class)->snapshot (widget, snapshot);
}

/* Up and away. */

static void
move_aside (double way, gpointer user_data)
{
  CaravanCurtain *self = user_data;

  self->way = way;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
aside_done_cb (CaravanCurtain *self)
{
  if (self->way >= 1)
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
caravan_curtain_raise (CaravanCurtain *self)
{
  adw_animation_reset (self->aside);
  self->way = 0;
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
caravan_curtain_draw_aside (CaravanCurtain *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    adw_animation_play (self->aside);
  else
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
caravan_curtain_set_card (CaravanCurtain *self, GtkWidget *card, int width)
{
  if (card != NULL)
    gtk_widget_add_css_class (card, "curtain-card");
  adw_clamp_set_maximum_size (self->clamp, width);
  adw_clamp_set_tightening_threshold (self->clamp, width);
  adw_clamp_set_child (self->clamp, card);
}

/* The class. */

static void
caravan_curtain_dispose (GObject *object)
{
  CaravanCurtain *self = CARAVAN_CURTAIN (object);

  g_clear_object (&self->aside);
  G_OBJECT_CLASS (caravan_curtain_parent_class)->dispose (object);
}

static void
caravan_curtain_class_init (CaravanCurtainClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_curtain_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = caravan_curtain_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "curtain");
}

static void
caravan_curtain_init (CaravanCurtain *self)
{
  GtkWidget *clamp = adw_clamp_new ();

  self->clamp = ADW_CLAMP (clamp);
  gtk_widget_set_valign (clamp, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (clamp, "curtain-room");
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->aside = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, ASIDE_MS,
      adw_callback_animation_target_new (move_aside, self, NULL));
  g_signal_connect_swapped (self->aside, "done", G_CALLBACK (aside_done_cb), self);
}

GtkWidget *
caravan_curtain_new (void)
{
  return g_object_new (CARAVAN_TYPE_CURTAIN, NULL);
}
