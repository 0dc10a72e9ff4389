/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-private.h"

#include "caravan-text.h"
#include "caravan-widget.h"

/* Showing. */

static void
show_number (CaravanPaintPage *self, int number, int seat)
{
  GtkWidget *control = self->number_controls[number];
  int value = caravan_paint_get_number (self->paint, number, seat);

  if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), value != 0);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
}

void
caravan_paint_page_render_numbers (CaravanPaintPage *self)
{
  int seat = caravan_brushes_get_chosen (self->players);
  LangPlayer player =
      lang_player (NULL, caravan_paint_get_table (self->paint)->color[seat]);
  /* Translators: above the numbers that a player has and that do not lie on the board:
     points, tokens. %1$n is the player. */
  g_autofree char *title = caravan_format (N_ ("Beside the board: %1$n"), "p", player);

  gtk_label_set_label (self->numbers_term, title);
  caravan_widget_name (self->number_rows, title);
  self->showing = TRUE;
  for (int i = 0; self->number_controls[i] != NULL; i++)
    show_number (self, i, seat);
  self->showing = FALSE;
}

/* What people do. */

static void
take_number (CaravanPaintPage *self, GtkWidget *control, int value)
{
  int seat = caravan_brushes_get_chosen (self->players);

  if (self->showing)
    return;
  caravan_paint_page_forget (self);
  for (int i = 0; self->number_controls[i] != NULL; i++)
    if (self->number_controls[i] == control)
      caravan_paint_page_changed (
          self, caravan_paint_set_number (self->paint, i, seat, value));
}

static void
value_changed_cb (CaravanPaintPage *self, GtkSpinButton *spin)
{
  take_number (self, GTK_WIDGET (spin), gtk_spin_button_get_value_as_int (spin));
}

static void
switched_cb (CaravanPaintPage *self, GParamSpec *pspec, GtkSwitch *control)
{
  take_number (self, GTK_WIDGET (control), gtk_switch_get_active (control));
}

/* What the paint has. */

static GtkWidget *
make_switch (CaravanPaintPage *self)
{
  GtkWidget *control = gtk_switch_new ();

  g_signal_connect_swapped (control, "notify::active", G_CALLBACK (switched_cb), self);
  return control;
}

static GtkWidget *
make_spin (CaravanPaintPage *self, const CaravanPaintNumber *number)
{
  GtkWidget *control = gtk_spin_button_new_with_range (number->least, number->most, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (control), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (control), 3);
  g_signal_connect_swapped (control, "value-changed", G_CALLBACK (value_changed_cb),
                            self);
  return control;
}

static GtkWidget *
make_row (const CaravanPaintNumber *number, GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  caravan_text_bind (row, "title", number->term);
  caravan_text_bind_accessible (control, GTK_ACCESSIBLE_PROPERTY_LABEL, number->term);
  return row;
}

/* Above those of the players. */
static GtkWidget *
get_table_rows (CaravanPaintPage *self)
{
  if (self->table_rows != NULL)
    return self->table_rows;
  self->table_rows = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->table_rows), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->table_rows, "boxed-list");
  caravan_text_bind_accessible (self->table_rows, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("The whole table"));
  gtk_box_prepend (GTK_BOX (self->numbers), self->table_rows);
  return self->table_rows;
}

void
caravan_paint_page_add_numbers (CaravanPaintPage *self)
{
  const CaravanPaintNumber *number = caravan_paint_get_painting (self->paint)->numbers;

  for (int i = 0; number[i].term != NULL; i++)
    {
      g_assert (i < CARAVAN_PAINT_NUMBERS_MOST);
      self->number_controls[i] =
          number[i].is_switch ? make_switch (self) : make_spin (self, &number[i]);
      gtk_list_box_append (GTK_LIST_BOX (number[i].is_of_table ? get_table_rows (self)
                                                               : self->number_rows),
                           make_row (&number[i], self->number_controls[i]));
    }
}
