/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painter page from inside: its state and showing (caravan-paint-page.c), its
   widgets and what people do with them (caravan-paint-panel.c). */
#pragma once

#include <adwaita.h>

#include "caravan-board-saver.h"
#include "caravan-board.h"
#include "caravan-brushes.h"
#include "caravan-paint-board.h"
#include "caravan-paint-page.h"

struct _CaravanPaintPage
{
  CaravanPage parent_instance;

  gboolean showing; /* values are being put into the widgets */
  CvTable table;    /* what the board's scene refers to */

  /* borrowed: children */
  CaravanBoard *board;
  CaravanBrushes *brushes;
  GtkToggleButton *fill;
  GtkMenuButton *menu;
  AdwEntryRow *title;
  GtkSpinButton *width, *height;
  GtkBox *remarks;
  GtkLabel *trouble;

  /* owned */
  CaravanPaintBoard *paint;
  CaravanBoardSaver *saver; /* NULL: nothing is saved yet */
};

void caravan_paint_page_build (CaravanPaintPage *self);
void caravan_paint_page_install_actions (GtkWidgetClass *klass);
void caravan_paint_page_render_menu (CaravanPaintPage *self);

void caravan_paint_page_render (gpointer object);
void caravan_paint_page_changed (CaravanPaintPage *self, gboolean changed);

/* Takes over the board, which is saved in a file of its own from the next change on. */
void caravan_paint_page_take (CaravanPaintPage *self, CaravanPaintBoard *paint);
void caravan_paint_page_finish (CaravanPaintPage *self);
CaravanPaintBoard *caravan_paint_page_make_sample (const CvGame *game);
