/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-shown.h"

#include "caravan-label.h"
#include "caravan-widget.h"

#define SIDE        84
#define WIDTH_CHARS 24

GtkWidget *
caravan_basari_shown_new (GtkWidget *parent)
{
  GtkWidget *shown = gtk_popover_new ();

  gtk_widget_set_parent (shown, parent);
  return shown;
}

void
caravan_basari_shown_popup (GtkWidget *shown,
                            GtkWidget *picture,
                            const char *text,
                            const graphene_rect_t *at)
{
  GdkRectangle box = { (int) at->origin.x, (int) at->origin.y, (int) at->size.width,
                       (int) at->size.height };
  GtkWidget *label = caravan_label_say (text, NULL);

  gtk_widget_set_size_request (picture, SIDE, SIDE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_popover_set_child (GTK_POPOVER (shown),
                         caravan_box_across (12, picture, label, NULL));
  gtk_popover_set_pointing_to (GTK_POPOVER (shown), &box);
  gtk_popover_popup (GTK_POPOVER (shown));
}
