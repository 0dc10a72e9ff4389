/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon in the window, and the tables it is made of. */
#pragma once

#include "caravan-quick-game.h"
#include "caravan-words.h"

extern const CaravanGame caravan_oregon;

extern const CaravanArt caravan_oregon_art;
extern const CaravanGameFigure caravan_oregon_figures[];
extern const CaravanSaying caravan_oregon_sayings[];
extern const CaravanQuickGame caravan_oregon_quick;
extern const CaravanMotif caravan_oregon_motifs[];

/* The board as a picture, see CaravanArt; and one of the game's drawings on a square. */
void caravan_oregon_picture_measure (const CvBoard *board,
                                     double *ret_width,
                                     double *ret_height);
void caravan_oregon_picture_draw (const CvTable *table,
                                  const CvState *state,
                                  CaravanLook look,
                                  cairo_t *cr);
void caravan_oregon_draw_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side);

/* Its parts, for the figures: where a cell lies, the terrain of a cell, and the symbol
   of a band above or beside the grid. */
#define CARAVAN_OREGON_CELL 26
#define CARAVAN_OREGON_EDGE 34
void caravan_oregon_picture_terrain (
    const CvBoard *board, CaravanLook look, cairo_t *cr, int column, int row);
void caravan_oregon_picture_symbol (const char *symbol,
                                    CaravanLook look,
                                    cairo_t *cr,
                                    gboolean of_column,
                                    int band,
                                    double alpha);
