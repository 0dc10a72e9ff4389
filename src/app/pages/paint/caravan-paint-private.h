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

struct _CaravanPainterPage
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
  CaravanPaint *paint;
  CaravanBoardSaver *saver; /* NULL: nothing is saved yet */
};

void caravan_painter_page_build (CaravanPainterPage *self);
void caravan_painter_page_install_actions (GtkWidgetClass *klass);
void caravan_painter_page_render_menu (CaravanPainterPage *self);

void caravan_painter_page_render (gpointer object);
void caravan_painter_page_changed (CaravanPainterPage *self, gboolean changed);

/* Takes over the board, which is saved in a file of its own from the next change on. */
void caravan_painter_page_take (CaravanPainterPage *self, CaravanPaint *paint);
void caravan_painter_page_finish (CaravanPainterPage *self);
CaravanPaint *caravan_painter_page_make_sample (const CvGame *game);
