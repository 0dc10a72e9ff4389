/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-typed-help.h"

#include "caravan-dialog.h"
#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-widget.h"

static GtkWidget *
make_row (const CaravanTyping *typing, const CaravanForm *form)
{
  g_autofree char *line = caravan_typed_example (typing, form);
  const char *says = caravan_typed_say_form (typing->table, form);
  GtkWidget *box =
      caravan_box_down (2, caravan_label_say (line, "monospace"),
                        caravan_label_say (caravan_text (says), "dim"), NULL);
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *spoken =
      /* Translators: for the screen reader: what a form is for, and an example. */
      caravan_format (N_ ("%1$s: %2$s"), "ts", says, line);

  gtk_widget_add_css_class (box, "typed-form");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  caravan_widget_name (row, spoken);
  return row;
}

static GtkWidget *
make_list (const CvTable *table)
{
  CaravanTyping typing = { .table = table, .lang = caravan_lang () };
  g_autofree const CaravanForm **forms = caravan_typed_forms (table);
  GtkWidget *list = gtk_list_box_new ();

  for (gsize i = 0; forms[i] != NULL; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), make_row (&typing, forms[i]));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  return list;
}

/* Whether something of this type is typed at the table. */
static gboolean
has_part (const CvTable *table, CaravanPartType type)
{
  g_autofree const CaravanForm **forms = caravan_typed_forms (table);

  for (gsize i = 0; forms[i] != NULL; i++)
    for (const CaravanPart *part = forms[i]->parts; part->type != CARAVAN_PART_END;
         part++)
      if (part->type == type)
        return TRUE;
  return FALSE;
}

static const char *
say_names (const CvTable *table)
{
  if (has_part (table, CARAVAN_PART_GEMS))
    return N_ ("Players by name, letter or color, gems by letters that are the same in "
               "every language: r red, y yellow, g green, b light blue; 0 is no gem.");
  if (has_part (table, CARAVAN_PART_CELL))
    return N_ ("Players by name, letter or color, spaces by column and row.");
  return N_ ("Players by name, letter or color.");
}

static GtkWidget *
make_page (gpointer table)
{
  const char *keys = caravan_text (
      N_ ("Names and words may be cut short as long as they mean one thing; Tab "
          "completes them. Enter records the step, Ctrl+Enter records it as a house "
          "rule, and the arrow keys bring earlier lines back."));
  GtkWidget *page = caravan_box_down (
      12, caravan_label_say (caravan_text (say_names (table)), "body"),
      caravan_label_say (keys, "body"), make_list (table), NULL);

  gtk_widget_set_margin_top (page, 12);
  gtk_widget_set_margin_bottom (page, 18);
  gtk_widget_set_margin_start (page, 12);
  gtk_widget_set_margin_end (page, 12);
  return caravan_scrolled_new (page);
}

/* Of a copy: the game may be closed meanwhile. */
void
caravan_typed_help_present (GtkWidget *parent, const CvTable *table)
{
  GtkWindow *window = caravan_dialog_present_about (
      GTK_WINDOW (gtk_widget_get_root (parent)), N_ ("What can be typed"), make_page,
      g_memdup2 (table, sizeof *table), g_free);

  gtk_window_set_default_size (window, 440, 640);
}
