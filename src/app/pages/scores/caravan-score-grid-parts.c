/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The widgets of a score sheet. The cells are toggle buttons, so that a screen reader
   knows them. */
#include "caravan-score-grid-private.h"

#include "caravan-label.h"
#include "caravan-fold-layout.h"
#include "caravan-picture.h"
#include "caravan-score-lines.h"
#include "caravan-widget.h"

#define BADGE_SIZE   34
#define PICTURE_SIZE 38

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = caravan_label_new (NULL, style);

  caravan_label_center (label);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

static void
add_head (CaravanScoreGrid *self, int seat)
{
  CaravanScoreHead *head = &self->heads[seat];
  int color = caravan_sheet_get_table (self->sheet)->color[seat];

  head->name = make_label ("score-name");
  head->rank = make_label ("score-rank");
  head->box = caravan_box_down (
      0, caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, BADGE_SIZE),
      head->name, head->rank, NULL);
  gtk_widget_set_layout_manager (head->box, caravan_fold_layout_new (1, FALSE));
  gtk_widget_add_css_class (head->box, "score-head");
  gtk_widget_set_parent (head->box, GTK_WIDGET (self));
}

static void
add_category (CaravanScoreGrid *self, int row)
{
  const CvPlayerScore *player = &caravan_sheet_get_score (self->sheet)->player[0];
  gboolean is_total = caravan_score_grid_is_total (self, row);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->names[row] = caravan_label_new (NULL, is_total ? "score-name" : "strong");
  gtk_label_set_max_width_chars (GTK_LABEL (self->names[row]), 16);
  if (!is_total)
    caravan_box_add (box,
                     caravan_score_line_pictures (caravan_sheet_get_art (self->sheet),
                                                  player->lines[row].rule,
                                                  PICTURE_SIZE),
                     NULL);
  caravan_box_add (box, self->names[row], NULL);
  gtk_widget_set_valign (box, is_total ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "score-category");
  caravan_widget_set_class (box, "total", is_total);
  self->categories[row] = box;
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static void
fill_cell (CaravanScoreGrid *self, CaravanScoreCell *cell, int row)
{
  gboolean is_total = caravan_score_grid_is_total (self, row);
  GtkWidget *box;

  cell->category = caravan_label_new (NULL, "strong");
  gtk_widget_set_valign (cell->category, GTK_ALIGN_CENTER);
  cell->result = make_label (is_total ? "score-total" : "score-result");
  if (is_total)
    {
      cell->notes = make_label ("score-notes");
      gtk_label_set_max_width_chars (GTK_LABEL (cell->notes), 14);
      box = caravan_box_down (0, cell->category,
                              caravan_box_down (2, cell->result, cell->notes, NULL),
                              NULL);
      /* Totals stand in one line, whatever is noted under them. */
      gtk_widget_set_valign (box, GTK_ALIGN_START);
    }
  else
    {
      cell->equation = make_label ("score-equation");
      box = caravan_box_down (0, cell->category, cell->equation, cell->result, NULL);
    }
  gtk_widget_set_layout_manager (box, caravan_fold_layout_new (0, TRUE));
  gtk_button_set_child (GTK_BUTTON (cell->button), box);
}

static void
add_cell (CaravanScoreGrid *self, int seat, int row)
{
  CaravanScoreCell *cell = &self->cells[seat][row];

  cell->button = gtk_toggle_button_new ();
  gtk_widget_add_css_class (cell->button, "score-cell");
  fill_cell (self, cell, row);
  caravan_score_grid_watch (self, cell->button);
  gtk_widget_set_parent (cell->button, GTK_WIDGET (self));
}

void
caravan_score_grid_build (CaravanScoreGrid *self)
{
  const CvScore *score = caravan_sheet_get_score (self->sheet);

  caravan_widget_clear (GTK_WIDGET (self));
  self->n_players = score->n_players;
  self->n_rows = score->player[0].n_lines + 1;
  self->at_seat = MIN (self->at_seat, self->n_players - 1);
  self->at_row = MIN (self->at_row, self->n_rows - 1);
  for (int seat = 0; seat < self->n_players; seat++)
    add_head (self, seat);
  for (int row = 0; row < self->n_rows; row++)
    {
      add_category (self, row);
      for (int seat = 0; seat < self->n_players; seat++)
        add_cell (self, seat, row);
    }
}
