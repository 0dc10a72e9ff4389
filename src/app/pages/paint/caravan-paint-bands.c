/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-private.h"

#include "caravan-text.h"
#include "caravan-widget.h"

#define PICTURE_SIZE 38
#define NONE         (-1)

enum
{
  EDGE_ROWS,
  EDGE_COLUMNS
};

/* Showing. */

static const char *
get_symbol (CaravanPaintPage *self, int edge, int band)
{
  const CvTable *table = caravan_paint_get_table (self->paint);
  const CvBoard *board = &table->board;

  return table->game->symbols[edge == EDGE_COLUMNS ? board->column_symbol[band]
                                                   : board->row_symbol[band]];
}

static char *
say_columns (const CvBoard *board, int band, const char *symbol)
{
  int width = board->width / CV_BOARD_BANDS;
  char first[2] = { (char) ('a' + band * width), '\0' };
  char last[2] = { (char) ('a' + band * width + width - 1), '\0' };

  /* Translators: a symbol at the edge of the board (%3$s) and the columns it names. */
  return caravan_format (N_ ("Columns %1$s to %2$s: %3$s"), "sss", first, last, symbol);
}

static char *
say_rows (const CvBoard *board, int band, const char *symbol)
{
  long height = board->height / CV_BOARD_BANDS;

  /* Translators: a symbol at the edge of the board (%3$s) and the rows it names. */
  return caravan_format (N_ ("Rows %1$s to %2$s: %3$s"), "nns", band * height + 1,
                         band * height + height, symbol);
}

static void
show_band (CaravanPaintPage *self, int edge, int band)
{
  const CvBoard *board = &caravan_paint_get_table (self->paint)->board;
  GtkWidget *button = GTK_WIDGET (self->band_buttons[edge][band]);
  const char *symbol = get_symbol (self, edge, band);
  g_autofree char *said = edge == EDGE_COLUMNS
                              ? say_columns (board, band, caravan_text (symbol))
                              : say_rows (board, band, caravan_text (symbol));

  caravan_picture_set (self->band_pictures[edge][band], CARAVAN_PICTURE_CARD, symbol,
                       -1);
  gtk_widget_set_tooltip_text (button, said);
  caravan_widget_name (button, said);
}

void
caravan_paint_page_render_bands (CaravanPaintPage *self)
{
  for (int edge = EDGE_ROWS; edge <= EDGE_COLUMNS; edge++)
    for (int band = 0; band < CV_BOARD_BANDS; band++)
      show_band (self, edge, band);
}

/* What people do. */

/* Another one that is chosen at the edge. */
static int
find_chosen (CaravanPaintPage *self, int edge, int but)
{
  for (int band = 0; band < CV_BOARD_BANDS; band++)
    if (band != but && gtk_toggle_button_get_active (self->band_buttons[edge][band]))
      return band;
  return NONE;
}

static void
choose_band (CaravanPaintPage *self, int edge, int band)
{
  int other = find_chosen (self, edge, band);

  if (other == NONE || !gtk_toggle_button_get_active (self->band_buttons[edge][band]))
    return;
  self->showing = TRUE;
  gtk_toggle_button_set_active (self->band_buttons[edge][band], FALSE);
  gtk_toggle_button_set_active (self->band_buttons[edge][other], FALSE);
  self->showing = FALSE;
  caravan_paint_page_changed (
      self, caravan_paint_swap_bands (self->paint, edge == EDGE_COLUMNS, band, other));
}

static void
band_toggled_cb (CaravanPaintPage *self, GtkToggleButton *button)
{
  for (int edge = EDGE_ROWS; edge <= EDGE_COLUMNS; edge++)
    for (int band = 0; band < CV_BOARD_BANDS; band++)
      if (self->band_buttons[edge][band] == button && !self->showing)
        choose_band (self, edge, band);
}

/* What the paint has. */

static void
add_band (CaravanPaintPage *self, int edge, int band)
{
  const CvGame *game = caravan_paint_get_table (self->paint)->game;
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *picture =
      caravan_picture_new_of (caravan_game_find (game)->art, CARAVAN_PICTURE_CARD,
                              get_symbol (self, edge, band), -1, PICTURE_SIZE);

  self->band_buttons[edge][band] = GTK_TOGGLE_BUTTON (button);
  self->band_pictures[edge][band] = CARAVAN_PICTURE (picture);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "caravan-chip");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (band_toggled_cb), self);
  gtk_box_append (edge == EDGE_COLUMNS ? self->column_bands : self->row_bands, button);
}

void
caravan_paint_page_add_bands (CaravanPaintPage *self)
{
  for (int edge = EDGE_ROWS; edge <= EDGE_COLUMNS; edge++)
    for (int band = 0; band < CV_BOARD_BANDS; band++)
      add_band (self, edge, band);
}
