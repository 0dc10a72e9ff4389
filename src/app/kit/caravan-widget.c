/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-widget.h"

static void
append_all (GtkWidget *box, va_list children)
{
  GtkWidget *child;

  while ((child = va_arg (children, GtkWidget *)) != NULL)
    gtk_box_append (GTK_BOX (box), child);
}

GtkWidget *
caravan_box_across (int spacing, ...)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing);
  va_list children;

  va_start (children, spacing);
  append_all (box, children);
  va_end (children);
  return box;
}

GtkWidget *
caravan_box_down (int spacing, ...)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);
  va_list children;

  va_start (children, spacing);
  append_all (box, children);
  va_end (children);
  return box;
}

void
caravan_box_add (GtkWidget *box, ...)
{
  va_list children;

  va_start (children, box);
  append_all (box, children);
  va_end (children);
}

void
caravan_widget_clear (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

GtkWidget *
caravan_scrolled_new (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  return scrolled;
}

void
caravan_widget_set_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
caravan_widget_add_key (GtkWidget *widget, const char *keys, GtkShortcutAction *action)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys), action));
  gtk_widget_add_controller (widget, controller);
}

void
caravan_widget_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
caravan_widget_describe (GtkWidget *widget, const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
menu_opened_cb (GtkToggleButton *toggle, GParamSpec *pspec, gpointer button)
{
  gtk_widget_set_has_tooltip (button, !gtk_toggle_button_get_active (toggle));
}

/* The button itself tells of its menu only from GTK 4.10 on; the one inside of it
   always did. */
void
caravan_menu_button_hush (GtkWidget *button)
{
  g_signal_connect (gtk_widget_get_first_child (button), "notify::active",
                    G_CALLBACK (menu_opened_cb), button);
}

static void
menu_closed_cb (GtkWidget *popover, GtkWidget *button)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, popover))
    gtk_widget_grab_focus (button);
}

void
caravan_menu_button_keep_focus (GtkWidget *button)
{
  g_signal_connect_object (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)),
                           "closed", G_CALLBACK (menu_closed_cb), button, 0);
}
