/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-list.h"

#include <adwaita.h>

#include "caravan-text.h"

GtkWidget *
caravan_list_new (const char *name)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  caravan_text_bind_accessible (list, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return list;
}

void
caravan_list_clear (GtkWidget *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (list), row);
}

GtkWidget *
caravan_list_add (GtkWidget *list, const char *title, const char *line)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title",
                                 title, "title-lines", 0, "subtitle-lines", 0, NULL);

  if (line != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return row;
}
