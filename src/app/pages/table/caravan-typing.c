/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-typing.h"

#include "caravan-header.h"
#include "caravan-label.h"
#include "caravan-text.h"

struct _CaravanTypingWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkWidget *list;
  GtkWidget *intro;

  CvTable table; /* a copy: the game may be closed meanwhile */
};

G_DEFINE_FINAL_TYPE (CaravanTypingWindow, caravan_typing, ADW_TYPE_WINDOW)

static GtkWidget *
make_row (const CaravanTyping *typing, const CaravanForm *form)
{
  g_autofree char *line = caravan_typed_example (typing, form);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *spoken =
      /* Translators: for the screen reader: what a form is for, and an example. */
      caravan_format (N_ ("%1$s: %2$s"), "ts", form->says, line);

  gtk_widget_add_css_class (box, "typed-form");
  gtk_box_append (GTK_BOX (box), caravan_label_say (line, "monospace"));
  gtk_box_append (GTK_BOX (box), caravan_label_say (caravan_text (form->says), "dim"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  return row;
}

static void
render (gpointer object)
{
  CaravanTypingWindow *self = object;
  CaravanTyping typing = { &self->table, NULL, caravan_lang () };
  g_autofree const CaravanForm **forms = caravan_typed_forms (&self->table);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  for (gsize i = 0; forms[i] != NULL; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (&typing, forms[i]));
}

static void
caravan_typing_class_init (CaravanTypingWindowClass *klass)
{
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0,
                                       "window.close", NULL);
}

static GtkWidget *
make_page (CaravanTypingWindow *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->intro = caravan_label_say (NULL, "body");
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_box_append (GTK_BOX (page), self->intro);
  gtk_box_append (GTK_BOX (page), self->list);
  gtk_widget_set_margin_top (page, 12);
  gtk_widget_set_margin_bottom (page, 18);
  gtk_widget_set_margin_start (page, 12);
  gtk_widget_set_margin_end (page, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), page);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static void
caravan_typing_init (CaravanTypingWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  GtkWidget *header = adw_header_bar_new ();
  caravan_header_follow (ADW_HEADER_BAR (header));
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), make_page (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_window_set_default_size (GTK_WINDOW (self), 440, 640);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  caravan_text_bind (self, "title", N_ ("What can be typed"));
  caravan_text_bind (
      self->intro, "label",
      N_ ("Players by their letter or color, spaces by column and row. Words may be "
          "cut short as long as they mean one thing; Tab completes them. Enter records "
          "the step, Ctrl+Enter records it as a house rule, and the arrow keys bring "
          "earlier lines back."));
}

void
caravan_typing_present (GtkWidget *parent, const CvTable *table)
{
  CaravanTypingWindow *self = g_object_new (CARAVAN_TYPE_TYPING, NULL);
  GtkRoot *root = gtk_widget_get_root (parent);

  self->table = *table;
  render (self);
  caravan_text_follow (self, render);
  gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (self));
}
