/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-drop-down.h"

#define WIDTH_CHARS 24 /* more than this is not asked for */

static void
text_set_up_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_list_item_set_child (item, label);
}

static void
text_bound_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *text = gtk_list_item_get_item (item);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (text));
}

GtkWidget *
caravan_drop_down_new (GListModel *model)
{
  GtkWidget *widget = gtk_drop_down_new (model, NULL);
  GtkDropDown *self = GTK_DROP_DOWN (widget);
  g_autoptr (GtkListItemFactory) button = gtk_signal_list_item_factory_new ();

  g_signal_connect (button, "setup", G_CALLBACK (text_set_up_cb), NULL);
  g_signal_connect (button, "bind", G_CALLBACK (text_bound_cb), NULL);
  gtk_drop_down_set_list_factory (self, gtk_drop_down_get_factory (self));
  gtk_drop_down_set_factory (self, button);
  return widget;
}
