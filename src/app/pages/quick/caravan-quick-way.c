/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-way.h"

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-widget.h"

struct _CaravanQuickWay
{
  AdwBin parent_instance;

  GtkWidget *title;
  GtkWidget *choices;
  GtkWidget *by_rounds, *at_once;

  /* owned */
  CaravanQuick *quick;

  gboolean is_showing; /* the buttons are being set, not pressed */
};

G_DEFINE_FINAL_TYPE (CaravanQuickWay, caravan_quick_way, ADW_TYPE_BIN)

static char *
say_round (CaravanQuickWay *self)
{
  long round = caravan_quick_n_closed (self->quick) + 1;
  long n = caravan_quick_get_game (self->quick)->rounds->n;

  if (!caravan_quick_is_by_rounds (self->quick))
    return g_strdup (
        caravan_text (caravan_quick_get_game (self->quick)->rounds->at_once));
  if (round > n)
    return g_strdup (caravan_text (N_ ("All rounds have been scored.")));
  /* Translators: the round that is being scored, of so many. */
  return caravan_format (N_ ("Round %1$s of %2$s"), "nn", round, n);
}

static void
render (gpointer object)
{
  CaravanQuickWay *self = object;

  gtk_widget_set_visible (GTK_WIDGET (self),
                          caravan_quick_get_game (self->quick)->rounds != NULL);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  g_autofree char *round = say_round (self);
  gtk_label_set_label (GTK_LABEL (self->title), round);
  self->is_showing = TRUE;
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (caravan_quick_is_by_rounds (self->quick) ? self->by_rounds
                                                                  : self->at_once),
      TRUE);
  self->is_showing = FALSE;
  gtk_widget_set_visible (self->choices, caravan_quick_can_choose_rounds (self->quick));
}

static void
toggled_cb (CaravanQuickWay *self, GtkToggleButton *button)
{
  if (self->is_showing || !gtk_toggle_button_get_active (button) ||
      !caravan_quick_can_choose_rounds (self->quick))
    return;
  caravan_quick_set_by_rounds (self->quick, GTK_WIDGET (button) == self->by_rounds);
}

static GtkWidget *
add_choice (CaravanQuickWay *self, const char *text)
{
  GtkWidget *button = gtk_toggle_button_new ();

  caravan_choice_fill_button (button, text);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->choices), button);
  return button;
}

static void
build (CaravanQuickWay *self)
{
  const CaravanQuickRounds *rounds = caravan_quick_get_game (self->quick)->rounds;

  self->title = caravan_label_new (NULL, "quick-round");
  self->choices = caravan_flow_new (8);
  if (rounds != NULL)
    {
      self->by_rounds = add_choice (self, rounds->by_rounds);
      self->at_once = add_choice (self, rounds->at_once);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->at_once),
                                   GTK_TOGGLE_BUTTON (self->by_rounds));
    }
  GtkWidget *row = caravan_flow_new (10);
  gtk_widget_set_halign (self->choices, GTK_ALIGN_END);
  gtk_widget_add_css_class (row, "quick-way");
  caravan_box_add (row, self->title, self->choices, NULL);
  adw_bin_set_child (ADW_BIN (self), row);
}

static void
caravan_quick_way_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_QUICK_WAY (object)->quick);
  G_OBJECT_CLASS (caravan_quick_way_parent_class)->dispose (object);
}

static void
caravan_quick_way_class_init (CaravanQuickWayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_quick_way_dispose;
}

static void
caravan_quick_way_init (CaravanQuickWay *self)
{
  self->is_showing = FALSE;
}

GtkWidget *
caravan_quick_way_new (CaravanQuick *quick)
{
  CaravanQuickWay *self = g_object_new (CARAVAN_TYPE_QUICK_WAY, NULL);

  self->quick = g_object_ref (quick);
  build (self);
  render (self);
  caravan_text_follow (self, render);
  g_signal_connect_object (quick, "changed", G_CALLBACK (render), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
