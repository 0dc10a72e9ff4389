/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-learn-mark.h"

#include "caravan-widget.h"

GtkWidget *
caravan_learn_mark_new (int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *mark = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  caravan_box_add (mark, label, tick, NULL);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_hexpand (tick, TRUE);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "learn-mark");
  caravan_learn_mark_set_done (mark, FALSE);
  gtk_widget_set_hexpand (mark, FALSE);
  return mark;
}

void
caravan_learn_mark_set_done (GtkWidget *mark, gboolean is_done)
{
  gtk_widget_set_visible (gtk_widget_get_first_child (mark), !is_done);
  gtk_widget_set_visible (gtk_widget_get_last_child (mark), is_done);
  caravan_widget_set_class (mark, "done", is_done);
}
