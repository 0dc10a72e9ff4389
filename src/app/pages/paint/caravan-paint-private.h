/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter from inside: its state and showing (caravan-paint-page.c), what stands in
   its panel and what people do with it (caravan-paint-panel.c), the players' numbers
   there (caravan-paint-numbers.c), the symbols of the bands (caravan-paint-bands.c). */
#pragma once

#include <adwaita.h>

#include "caravan-board.h"
#include "caravan-brushes.h"
#include "caravan-paint-page.h"
#include "caravan-paint-surface.h"

struct _CaravanPaintPage
{
  CaravanPage parent_instance;

  gboolean showing; /* values are being put into the widgets */
  CvCell pointed;
  CaravanPaintRefusal refusal; /* of the brush under the pointer */
  RecError error;              /* why it could not be kept or finished, when set */

  /* template */
  CaravanBoardView *view;
  GtkWidget *panel;
  GtkLabel *trouble;
  CaravanBrushes *players, *brushes;
  GtkWidget *tools;
  GtkToggleButton *fill;
  GtkMenuButton *menu;
  GtkLabel *hint;
  GtkBox *remarks;
  GtkWidget *facts;
  AdwEntryRow *title;
  GtkWidget *turn, *columns, *rows;
  GtkSpinButton *width, *height;
  GtkWidget *bands;
  GtkBox *column_bands, *row_bands;
  GtkWidget *ranks;
  GtkLabel *ranks_term, *ranks_hint;
  GtkBox *rank_row;
  GtkWidget *numbers, *number_rows;
  GtkLabel *numbers_term;
  GtkLabel *message;
  GtkWidget *steps; /* back and forth */
  GtkWidget *done;
  GtkLabel *purpose;

  /* borrowed: children */
  CaravanBoard *board;
  CaravanPaintSurface *surface; /* instead of the board; or NULL */
  GtkButton *rank_buttons[CV_PLAYERS_MOST];
  GtkLabel *rank_labels[CV_PLAYERS_MOST];
  GtkToggleButton *band_buttons[2][CV_BOARD_BANDS]; /* of rows, of columns */
  CaravanPicture *band_pictures[2][CV_BOARD_BANDS];
  GtkWidget *table_rows; /* of numbers that are no player's; or NULL */
  GtkWidget *number_controls[CARAVAN_PAINT_NUMBERS_MOST + 1]; /* NULL ends them */

  /* owned */
  CaravanPaint *paint;
};

/* The panel: its actions, and what it has for the paint at hand. */
void caravan_paint_page_install_panel (GtkWidgetClass *klass);
void caravan_paint_page_fill_panel (CaravanPaintPage *self);
void caravan_paint_page_render_panel (CaravanPaintPage *self);

/* The symbols at the edges: two that are chosen at one edge change places. */
void caravan_paint_page_add_bands (CaravanPaintPage *self);
void caravan_paint_page_render_bands (CaravanPaintPage *self);

/* The numbers of the player who is chosen. */
void caravan_paint_page_add_numbers (CaravanPaintPage *self);
void caravan_paint_page_render_numbers (CaravanPaintPage *self);

void caravan_paint_page_render (gpointer object);
void caravan_paint_page_changed (CaravanPaintPage *self, gboolean changed);
void caravan_paint_page_touch (CaravanPaintPage *self, int cell);
void caravan_paint_page_point (CaravanPaintPage *self, int cell);

/* What was said of the brush under the pointer no longer holds. */
void caravan_paint_page_forget (CaravanPaintPage *self);
void caravan_paint_page_finish (CaravanPaintPage *self);
