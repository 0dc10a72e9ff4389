/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-choice.h"

#include "caravan-columns-layout.h"
#include "caravan-flow-layout.h"
#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define TITLE "caravan-choice-title"
#define TEXT  "caravan-choice-text"

void
caravan_choice_fill_button (GtkWidget *button, const char *text)
{
  GtkWidget *label = caravan_label_new (text, "strong");

  caravan_label_center (label);
  gtk_button_set_child (GTK_BUTTON (button), label);
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

GtkWidget *
caravan_button_new (const char *text, const char *css_class, const char *action)
{
  GtkWidget *button = gtk_button_new ();

  caravan_choice_fill_button (button, text);
  gtk_widget_add_css_class (button, css_class);
  if (action != NULL)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

GtkWidget *
caravan_button_new_with_icon (const char *icon, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button),
                        caravan_box_across (8, gtk_image_new_from_icon_name (icon),
                                            caravan_label_new (text, "strong"), NULL));
  if (text != NULL)
    caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "paper-button");
  return button;
}

static GtkWidget *
add_label (GtkWidget *choice, GtkWidget *box, const char *key, const char *css_class)
{
  GtkWidget *label = caravan_label_new (NULL, css_class);

  gtk_widget_set_visible (label, FALSE);
  gtk_box_append (GTK_BOX (box), label);
  g_object_set_data (G_OBJECT (choice), key, label);
  return label;
}

GtkWidget *
caravan_choice_new (GtkWidget *picture)
{
  GtkWidget *choice = gtk_toggle_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  if (picture != NULL)
    {
      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (row), picture);
    }
  add_label (choice, column, TITLE, "title");
  add_label (choice, column, TEXT, "subtitle");
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (row), column);
  gtk_button_set_child (GTK_BUTTON (choice), row);
  gtk_widget_add_css_class (choice, "caravan-chip");
  return choice;
}

void
caravan_choice_bind (GtkWidget *choice, const char *title, const char *text)
{
  GtkWidget *title_label = g_object_get_data (G_OBJECT (choice), TITLE);
  GtkWidget *text_label = g_object_get_data (G_OBJECT (choice), TEXT);

  if (title != NULL)
    {
      caravan_text_bind (title_label, "label", title);
      caravan_text_bind_accessible (choice, GTK_ACCESSIBLE_PROPERTY_LABEL, title);
      gtk_widget_set_visible (title_label, TRUE);
    }
  if (text == NULL)
    return;
  caravan_text_bind (text_label, "label", text);
  caravan_text_bind_accessible (choice, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
  gtk_widget_set_visible (text_label, TRUE);
}

void
caravan_choice_set_title (GtkWidget *choice, const char *title)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (choice), TITLE);

  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_widget_set_visible (label, TRUE);
  caravan_widget_name (choice, title);
}

void
caravan_choice_say (GtkWidget *choice, const char *said)
{
  caravan_label_show (g_object_get_data (G_OBJECT (choice), TEXT), said);
  if (said != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (choice),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said, -1);
}

GtkWidget *
caravan_flow_new (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, caravan_flow_layout_new (spacing));
  return box;
}

GtkWidget *
caravan_columns_new (int column, int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, caravan_columns_layout_new (column, spacing));
  return box;
}
