/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The boards of the games that have no table in the window: a grid between symbols
   (Oregon) and a ring of archways (Basari). */
#pragma once

#include "caravan-board-picture.h"

/* A drawing of caravan-motif.h on a square. */
void caravan_picture_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side);

void caravan_bands_picture_measure (const CvBoard *board,
                                    double *ret_width,
                                    double *ret_height);
void caravan_bands_picture_draw (const CvTable *table,
                                 const CvState *state,
                                 CaravanLook look,
                                 cairo_t *cr);

/* Its parts, for the figures: where a cell lies, the terrain of a cell, and the symbol
   of a band above or beside the grid. */
#define CARAVAN_BANDS_CELL 26
#define CARAVAN_BANDS_EDGE 34
void caravan_bands_picture_terrain (
    const CvBoard *board, CaravanLook look, cairo_t *cr, int column, int row);
void caravan_bands_picture_symbol (const char *symbol,
                                   CaravanLook look,
                                   cairo_t *cr,
                                   gboolean of_column,
                                   int band,
                                   double alpha);

void caravan_ring_picture_measure (double *ret_width, double *ret_height);
void caravan_ring_picture_draw (const CvTable *table,
                                const CvState *state,
                                CaravanLook look,
                                cairo_t *cr);
