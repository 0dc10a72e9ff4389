/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-strip-controls.h"

static GtkWidget *
get_controls (CaravanStrip *self)
{
  return caravan_strip_get_parts (self).controls;
}

/* What a button does when it is clicked. */
typedef struct
{
  CaravanStrip *strip; /* not owned: the button is a part of it */
  void (*clicked) (gpointer strip, int number);
  int number;
} Deed;

static void
button_clicked_cb (GtkButton *button, Deed *deed)
{
  deed->clicked (deed->strip, deed->number);
}

static void
free_deed (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
caravan_strip_add_button (CaravanStrip *self,
                          GtkWidget *button,
                          const char *name,
                          char *said,
                          GCallback clicked,
                          int number)
{
  Deed *deed = g_new (Deed, 1);

  *deed = (Deed){ self, (void (*) (gpointer, int)) clicked, number };
  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, "caravan-chip");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_set_tooltip_text (button, said);
  g_free (said);
  g_signal_connect_data (button, "clicked", G_CALLBACK (button_clicked_cb), deed,
                         free_deed, 0);
  gtk_box_append (GTK_BOX (get_controls (self)), button);
}

/* A picture can do without its words where the strip has no room for them; a screen
   reader and the tooltip still have them. */
static void
follow_room (GtkWidget *label, GtkWidget *button)
{
  GtkWidget *strip = gtk_widget_get_ancestor (button, CARAVAN_TYPE_STRIP);

  gtk_widget_add_css_class (button, "strip-pictured");
  if (strip != NULL)
    g_object_bind_property (strip, "has-words", label, "visible",
                            G_BINDING_SYNC_CREATE);
}

void
caravan_strip_fill_button (GtkWidget *button, GtkWidget *picture, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  if (picture != NULL)
    gtk_box_append (GTK_BOX (box), picture);
  if (text != NULL)
    {
      GtkWidget *label = gtk_label_new (text);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
      gtk_box_append (GTK_BOX (box), label);
      if (picture != NULL)
        follow_room (label, button);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
}

void
caravan_strip_shut_button (GtkWidget *button, const char *why)
{
  gtk_widget_set_sensitive (button, FALSE);
  gtk_widget_set_tooltip_text (button, why);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why, -1);
}

void
caravan_strip_add_space (CaravanStrip *self)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_VERTICAL);

  gtk_widget_set_size_request (line, -1, 24);
  gtk_box_append (GTK_BOX (get_controls (self)), line);
}

void
caravan_strip_remove_controls (CaravanStrip *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (get_controls (self))) != NULL)
    gtk_box_remove (GTK_BOX (get_controls (self)), child);
}

GtkWidget *
caravan_strip_find_control (CaravanStrip *self, const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (get_controls (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (g_strcmp0 (gtk_widget_get_name (child), name) == 0)
      return child;
  return NULL;
}

gboolean
caravan_strip_click (CaravanStrip *self, const char *name)
{
  GtkWidget *control = caravan_strip_find_control (self, name);

  if (control == NULL || !gtk_widget_is_sensitive (control))
    return FALSE;
  g_signal_emit_by_name (control, "clicked");
  return TRUE;
}

void
caravan_strip_describe_controls (CaravanStrip *self, const char *sentence)
{
  for (GtkWidget *child = gtk_widget_get_first_child (get_controls (self));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child) && gtk_widget_get_sensitive (child))
      gtk_accessible_update_property (
          GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

/* Focus. */

char *
caravan_strip_name_focus (CaravanStrip *self)
{
  GtkWidget *controls = get_controls (self);
  GtkRoot *root = gtk_widget_get_root (controls);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, controls))
    return NULL;
  while (gtk_widget_get_parent (focus) != controls)
    focus = gtk_widget_get_parent (focus);
  return g_strdup (gtk_widget_get_name (focus));
}

void
caravan_strip_restore_focus (CaravanStrip *self, const char *name)
{
  if (name == NULL)
    return;
  GtkWidget *control = caravan_strip_find_control (self, name);
  if (control == NULL || !gtk_widget_grab_focus (control))
    caravan_strip_focus (self);
}

gboolean
caravan_strip_focus (CaravanStrip *self)
{
  CaravanStripParts parts = caravan_strip_get_parts (self);
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_last_child (parts.controls); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    if (gtk_widget_is_sensitive (child) && gtk_widget_get_focusable (child) &&
        (found == NULL || !gtk_widget_has_css_class (found, "suggested-action")))
      found = child;
  return gtk_widget_grab_focus (found != NULL ? found : parts.menu);
}

static void
listen (CaravanStrip *self, GtkWidget *widget, GCallback pressed)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", pressed, self);
  gtk_widget_add_controller (widget, keys);
}

void
caravan_strip_listen (CaravanStrip *self, GCallback pressed)
{
  listen (self, GTK_WIDGET (self), pressed);
  listen (self, caravan_strip_get_choices (self), pressed);
}
