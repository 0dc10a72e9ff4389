/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position page from inside: its state and showing (caravan-position-page.c), its
   widgets (caravan-position-panel.c). */
#pragma once

#include "caravan-board.h"
#include "caravan-brushes.h"
#include "caravan-paint-position.h"
#include "caravan-position-page.h"

struct _CaravanPositionPage
{
  CaravanPage parent_instance;

  CvCell pointed;
  CvVerdict verdict; /* on the piece under the pointer; rule NULL: none */
  CvSet lit;
  RecError error; /* why it could not be recorded; text and rule NULL: none */

  /* borrowed: children */
  CaravanBoard *board;
  CaravanBrushes *players, *pieces;
  GtkWidget *start;
  GtkLabel *message;
  GtkButton *ranks[CV_PLAYERS_MOST];
  GtkLabel *rank_labels[CV_PLAYERS_MOST];

  /* owned */
  CaravanMatch *match;
  CaravanPaintPosition *position;
};

void caravan_position_page_build (CaravanPositionPage *self);
void caravan_position_page_install_actions (GtkWidgetClass *klass);

/* What is chosen: a slot, or -1: pieces are taken off. */
int caravan_position_page_get_slot (CaravanPositionPage *self);
int caravan_position_page_n_layers (CaravanPositionPage *self);

void caravan_position_page_render (gpointer object);
void caravan_position_page_paint (CaravanPositionPage *self, int cell);
void caravan_position_page_point (CaravanPositionPage *self, int cell);
void caravan_position_page_rank (CaravanPositionPage *self, int seat);
void caravan_position_page_start (CaravanPositionPage *self);
