/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One cell of a board: what can have the focus, be activated and be read out. It draws
   only what lies above the scenery: the piece that would come there, the hatch, the
   house-rule mark. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-sprites.h"
#include "cv-cell.h"

#define CARAVAN_TYPE_CELL (caravan_cell_get_type ())
G_DECLARE_FINAL_TYPE (CaravanCell, caravan_cell, CARAVAN, CELL, GtkWidget)

/* What somebody who answers a question has to do with it. */
typedef enum
{
  CARAVAN_CELL_PLAIN,
  CARAVAN_CELL_TICKED,
  CARAVAN_CELL_CROSSED,
  CARAVAN_CELL_MISSED
} CaravanCellSign;

/* What is drawn above the scenery. */
typedef struct
{
  gboolean pointed;
  gboolean illegal; /* hatched */
  gboolean house;   /* the mark of a house rule */
  CaravanCellSign sign;
  gboolean ringed; /* chosen already, picked up, pinned, or pointed at beside it */
  const CaravanPieceStyle *ghost; /* the piece that would come here, or NULL */
  int ghost_color;
} CaravanCellMarks;

GtkWidget *caravan_cell_new (CvCell cell);
CvCell caravan_cell_get_cell (CaravanCell *self);

/* Draws again only when something differs. */
void caravan_cell_set_marks (CaravanCell *self, const CaravanCellMarks *marks);
void caravan_cell_set_sprites (CaravanCell *self, CaravanSprites *sprites);

/* The accessible name. Takes the text. */
void caravan_cell_take_label (CaravanCell *self, char *label);

/* How often it was drawn: tests see that only what differs is. */
guint caravan_cell_get_n_drawn (CaravanCell *self);
