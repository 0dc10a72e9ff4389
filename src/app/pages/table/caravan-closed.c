/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-closed.h"

#include "caravan-hold.h"
#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-widget.h"

const char caravan_closed_told[] =
    N_ ("Hold it down for a moment, or press Ctrl+Shift+L.");

static void
desk_changed_cb (GtkWidget *plate, guint what, CaravanDesk *desk)
{
  gtk_widget_set_visible (plate, caravan_desk_is_hands_off (desk));
}

/* The keyboard has the lock, which stands in the header of every page. */
GtkWidget *
caravan_closed_new (CaravanDesk *desk)
{
  GtkWidget *plate = gtk_button_new ();
  GtkWidget *label = caravan_label_new (N_ ("Hands off: hold here to unlock."), NULL);
  GtkWidget *icon = gtk_image_new_from_icon_name ("caravan-lock-symbolic");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_button_set_child (GTK_BUTTON (plate), caravan_box_across (10, icon, label, NULL));
  gtk_widget_set_focusable (plate, FALSE);
  gtk_widget_set_visible (plate, FALSE);
  gtk_widget_add_css_class (plate, "hands-off");
  caravan_text_bind_accessible (plate, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Hands off: hold here to unlock."));
  caravan_hold_add (plate, "win.hands-off", caravan_closed_told);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), plate,
                           G_CONNECT_SWAPPED);
  return plate;
}
