/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-search.h"

#include "caravan-text.h"

void
caravan_search_silence_icons (GtkWidget *search)
{
  for (GtkWidget *child = gtk_widget_get_first_child (search); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_IMAGE (child))
      gtk_widget_set_tooltip_text (child, NULL);
}

GtkWidget *
caravan_search_new (const char *placeholder, const char *name)
{
  GtkWidget *search = gtk_search_entry_new ();

  caravan_search_silence_icons (search);
  caravan_text_bind (search, "placeholder-text", placeholder);
  caravan_text_bind_accessible (search, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return search;
}
