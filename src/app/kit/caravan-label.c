/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-label.h"

#include "caravan-text.h"

/* A word is broken only where there is no room for it, and then as it is: where a hyphen
   belongs depends on the language. */
static void
break_without_hyphens (GtkWidget *label)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

GtkWidget *
caravan_label_say (const char *said, const char *css_class)
{
  GtkWidget *label = gtk_label_new (said);

  break_without_hyphens (label);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
caravan_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = caravan_label_say (NULL, css_class);

  if (text != NULL)
    caravan_text_bind (label, "label", text);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  return label;
}

void
caravan_label_keep_words (GtkWidget *label)
{
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
}

void
caravan_label_center (GtkWidget *label)
{
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

void
caravan_label_show (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}
