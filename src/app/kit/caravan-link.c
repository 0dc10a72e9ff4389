/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-link.h"

#include "caravan-label.h"
#include "caravan-widget.h"

GtkWidget *
caravan_link_new (const char *action)
{
  GtkWidget *link = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (link), caravan_label_new (NULL, "link"));
  gtk_widget_add_css_class (link, "flat");
  gtk_widget_add_css_class (link, "caravan-link");
  gtk_widget_set_valign (link, GTK_ALIGN_CENTER);
  /* The target first: an action that wants one complains of a button without. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (link), action);
  return link;
}

void
caravan_link_show (GtkWidget *link, const char *text, const char *target)
{
  gtk_widget_set_visible (link, text != NULL);
  if (text == NULL)
    return;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", target);
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (link))), text);
  caravan_widget_name (link, text);
}
