/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole board with what stands on it, drawn with cairo: for paper and figures. Not a
   control. The boards of games that have no table yet are drawn too. */
#pragma once

#include "caravan-sprites.h"

/* The size it is drawn in, before whoever asks scales it; FALSE when there is no board
   in this record. */
gboolean caravan_board_picture_measure (const CvTable *table,
                                        double *ret_width,
                                        double *ret_height);

/* Draws it at (0, 0). */
void caravan_board_picture_draw (const CvTable *table,
                                 const CvState *state,
                                 CaravanLook look,
                                 cairo_t *cr);

/* Rings these cells of what was drawn: the last step. A ring of archways has none. */
void caravan_board_picture_ring (const CvTable *table,
                                 const CvSet *cells,
                                 CaravanLook look,
                                 cairo_t *cr);

/* A board that is drawn cell by cell (CaravanArt.grounds) as such a picture. */
#define CARAVAN_SCENERY_PICTURE_CELL 44
#define CARAVAN_SCENERY_PICTURE_EDGE 16
void caravan_scenery_picture_measure (const CvTable *table,
                                      double *ret_width,
                                      double *ret_height);
void caravan_scenery_picture_draw (const CvTable *table,
                                   const CvState *state,
                                   CaravanLook look,
                                   cairo_t *cr);

/* The same, with those of the plates at its edges ticked: motifs, NULL-terminated. */
void caravan_scenery_picture_draw_named (const CvTable *table,
                                         const CvState *state,
                                         const char *const *ticked,
                                         CaravanLook look,
                                         cairo_t *cr);

/* How far a broad frame reaches above and to the left of the first cell; 0: none has. */
int caravan_board_picture_lead (const CvTable *table, int cell);

/* Its layers, with the upper left cell at (0, 0), for whoever lays something on it. */
void caravan_board_picture_append (const CvTable *table,
                                   const CvState *state,
                                   CaravanSprites *sprites,
                                   GtkSnapshot *snapshot);

/* The same with these cells lit, and the rest dimmed by half. */
void caravan_board_picture_append_lit (const CvTable *table,
                                       const CvState *state,
                                       const CvSet *lit,
                                       CaravanSprites *sprites,
                                       GtkSnapshot *snapshot);
