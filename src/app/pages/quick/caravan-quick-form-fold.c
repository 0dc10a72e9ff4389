/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything of the sheet stands: in columns, or in a card a player. */
#include "caravan-quick-form-private.h"

#include "caravan-in-sight.h"
#include "caravan-layout.h"

/* The least of the column of titles, and what a column has round its fields. */
#define TITLES 130
#define MARGIN 16

/* The rows of the grid, from the top; in cards each player has a set of their own. Each
   line has three: the line above it, itself, and room for what is wrong with it. */
enum
{
  SLOT_HEAD,
  SLOT_LINES,
  SLOT_TOTAL = SLOT_LINES + 3 * CARAVAN_QUICK_LINES_MOST + 1,
  SLOT_TIE,
  SLOT_TIES,
  N_SLOTS = SLOT_TIES + 3 * CARAVAN_QUICK_LINES_MOST
};

static void
put (CaravanQuickForm *self,
     GtkWidget *child,
     int column,
     int row,
     int width,
     int height)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, child);

  g_object_set (place, "column", column, "row", row, "column-span", width, "row-span",
                height, NULL);
}

/* The slot above a row of the sheet; its line is the next one. */
static int
slot_of (CaravanQuickForm *self, int row)
{
  for (int i = 0; i < caravan_quick_n_fields (self->quick); i++)
    {
      const CaravanQuickField *field = caravan_quick_get_field (self->quick, i);
      if (!field->is_tie)
        continue;
      if (row >= field->row)
        return SLOT_TIES + 3 * (row - field->row);
      break;
    }
  return SLOT_LINES + 3 * row;
}

static int
row_of (CaravanQuickForm *self, int seat, int slot)
{
  return self->is_folded ? seat * N_SLOTS + slot : slot;
}

static void
turn (GtkWidget *box, gboolean across)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), across
                                                            ? GTK_ORIENTATION_HORIZONTAL
                                                            : GTK_ORIENTATION_VERTICAL);
}

static void
arrange_cell (CaravanQuickForm *self, int seat, int row)
{
  CaravanQuickCell *cell = &self->columns[seat].cells[row];
  gboolean has_result = *gtk_label_get_label (GTK_LABEL (cell->result)) != '\0';
  gboolean is_product =
      gtk_widget_get_next_sibling (gtk_widget_get_first_child (cell->equation)) != NULL;

  turn (cell->box, self->is_folded && !is_product);
  turn (cell->sum, self->is_folded);
  gtk_box_set_spacing (GTK_BOX (cell->sum), self->is_folded ? 8 : 2);
  gtk_widget_set_halign (cell->sum, self->is_folded ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_visible (cell->name, self->is_folded);
  gtk_widget_set_visible (cell->equals, self->is_folded && has_result);
  gtk_widget_set_visible (cell->result, is_product);
  put (self, cell->box, self->is_folded ? 0 : seat + 1,
       row_of (self, seat, slot_of (self, row) + 1), 1, 1);
}

static void
arrange_column (CaravanQuickForm *self, int seat)
{
  CaravanQuickColumn *column = &self->columns[seat];
  int place = self->is_folded ? 0 : seat + 1;
  GtkAlign align = self->is_folded ? GTK_ALIGN_START : GTK_ALIGN_CENTER;

  put (self, column->backdrop, place, row_of (self, seat, 0), 1,
       self->is_folded ? N_SLOTS : SLOT_TOTAL + 1);
  put (self, column->head, place, row_of (self, seat, SLOT_HEAD), 1, 1);
  put (self, column->total_box, place, row_of (self, seat, SLOT_TOTAL), 1, 1);
  turn (column->head, self->is_folded);
  turn (column->total_box, self->is_folded);
  gtk_box_set_spacing (GTK_BOX (column->head), self->is_folded ? 10 : 2);
  gtk_box_set_spacing (GTK_BOX (column->total_box), self->is_folded ? 10 : 0);
  gtk_widget_set_halign (column->badge, align);
  gtk_widget_set_visible (column->total_name, self->is_folded);
  for (int row = 0; row < caravan_quick_n_rows (self->quick); row++)
    arrange_cell (self, seat, row);
}

/* The sentence stands right under the field it is about. */
static void
arrange_message (CaravanQuickForm *self)
{
  if (self->wrong_seat < 0)
    return;
  const CaravanQuickField *field =
      caravan_quick_get_field (self->quick, self->wrong_field);
  int slot = slot_of (self, field->row) + 2;
  int column = MAX (1, MIN (self->wrong_seat + 1, self->n_players - 2));
  put (self, self->message, self->is_folded ? 0 : column,
       row_of (self, self->wrong_seat, slot),
       self->is_folded ? 1 : self->n_players + 1 - column, 1);
}

static void
arrange_titles (CaravanQuickForm *self)
{
  int width = self->is_folded ? 1 : self->n_players + 1;

  for (int row = 0; row < caravan_quick_n_rows (self->quick); row++)
    {
      put (self, self->rules[row], 0, slot_of (self, row), width, 1);
      put (self, self->titles[row], 0, slot_of (self, row) + 1, 1, 1);
      if (slot_of (self, row) < SLOT_TOTAL)
        {
          gboolean is_shown =
              !self->is_folded && !caravan_quick_has_all_rounds (self->quick);
          gtk_widget_set_visible (self->rules[row], is_shown);
          gtk_widget_set_visible (self->titles[row], is_shown);
        }
    }
  put (self, self->rules[ROWS_MOST], 0, SLOT_TOTAL - 1, width, 1);
  put (self, self->total_title, 0, SLOT_TOTAL, 1, 1);
  gtk_widget_set_visible (self->rules[ROWS_MOST], !self->is_folded);
  gtk_widget_set_visible (self->total_title, !self->is_folded);
}

/* The first player who is level: in cards, what decides is said there. */
static int
find_level (CaravanQuickForm *self)
{
  guint level = caravan_quick_get_level (self->quick);

  for (int seat = 0; seat < self->n_players; seat++)
    if (level >> seat & 1)
      return seat;
  return 0;
}

void
caravan_quick_form_arrange (CaravanQuickForm *self)
{
  arrange_titles (self);
  for (int seat = 0; seat < self->n_players; seat++)
    arrange_column (self, seat);
  put (self, self->tie_title, 0, row_of (self, find_level (self), SLOT_TIE),
       self->is_folded ? 1 : self->n_players + 1, 1);
  arrange_message (self);
  if (self->is_folded)
    gtk_widget_add_css_class (GTK_WIDGET (self), "folded");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "folded");
}

/* Sizes. */

/* What the columns need side by side, whichever way they stand now. */
static int
measure_columns (CaravanQuickForm *self)
{
  int cell = 0;

  for (int row = 0; row < caravan_quick_n_rows (self->quick); row++)
    for (int seat = 0; seat < self->n_players; seat++)
      cell = MAX (cell, caravan_least_width (self->columns[seat].cells[row].equation));
  for (int seat = 0; seat < self->n_players; seat++)
    cell = MAX (cell, caravan_least_width (self->columns[seat].total));
  return TITLES + self->n_players * (cell + MARGIN);
}

static int
measure_card (CaravanQuickForm *self)
{
  int least = 0;

  for (int row = 0; row < caravan_quick_n_rows (self->quick); row++)
    {
      CaravanQuickCell *cell = &self->columns[0].cells[row];
      least = MAX (least, caravan_least_width (cell->equation) +
                              caravan_least_width (cell->result) + 2 * MARGIN + 30);
    }
  return least;
}

void
caravan_quick_form_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CaravanQuickForm *self = CARAVAN_QUICK_FORM (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->grid, orientation, -1, minimum, natural, NULL, NULL);
      if (!self->is_folded)
        *minimum = MIN (*minimum, measure_card (self));
      *natural = MAX (*natural, measure_columns (self));
      return;
    }
  if (for_size >= 0)
    for_size = MAX (for_size, caravan_least_width (self->grid));
  gtk_widget_measure (self->grid, orientation, for_size, minimum, natural, NULL, NULL);
}

/* Nothing may be moved while sizes are handed out: it follows right after. */
static gboolean
fold_cb (gpointer data)
{
  CaravanQuickForm *self = data;

  if (self->grid == NULL)
    return G_SOURCE_REMOVE;
  self->is_folded = gtk_widget_get_width (GTK_WIDGET (self)) < measure_columns (self);
  caravan_quick_form_render (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  caravan_in_sight_soon (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

void
caravan_quick_form_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  CaravanQuickForm *self = CARAVAN_QUICK_FORM (widget);

  width = MAX (width, caravan_least_width (self->grid));
  height = MAX (height, caravan_least_height (self->grid, width));
  gtk_widget_allocate (self->grid, width, height, baseline, NULL);
  if ((gtk_widget_get_width (widget) < measure_columns (self)) != self->is_folded)
    g_idle_add_full (G_PRIORITY_DEFAULT, fold_cb, g_object_ref (self), g_object_unref);
}
