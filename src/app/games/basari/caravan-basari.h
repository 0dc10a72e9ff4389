/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basari in the window, and the tables it is made of. */
#pragma once

#include "caravan-aid.h"
#include "caravan-quick-game.h"
#include "caravan-words.h"

extern const CaravanGame caravan_basari;

extern const CaravanArt caravan_basari_art;
extern const CaravanGameFigure caravan_basari_figures[];
extern const CaravanSaying caravan_basari_sayings[];
extern const CaravanGrammar caravan_basari_grammar;
extern const CaravanQuickGame caravan_basari_quick;
extern const CaravanAidSection caravan_basari_aid[];
extern const CaravanMotif caravan_basari_motifs[];

/* How many of one CvGem are in a handful, as records and facts have it. */
int caravan_basari_count_gems (int32_t gems, int gem);

/* The board as a picture, see CaravanArt. */
void caravan_basari_picture_measure (const CvTable *table,
                                     double *ret_width,
                                     double *ret_height);
void caravan_basari_picture_draw (const CvTable *table,
                                  const CvState *state,
                                  CaravanLook look,
                                  cairo_t *cr);

/* One of the game's drawings on a square, and a gem with its letter (CvGem). */
void caravan_basari_draw_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side);
void caravan_basari_draw_gem (
    cairo_t *cr, CaravanLook look, int gem, double x, double y, double side);

/* An archway on a square at (0, 0), with as much of what it shows as has room; what
   stands on the lane, with its middle at (x, y). */
void caravan_basari_draw_arch (
    const CvBoard *board, int arch, CaravanLook look, cairo_t *cr, double side);
void caravan_basari_draw_merchant (
    cairo_t *cr, CaravanLook look, CvColor color, double x, double y, double side);
void caravan_basari_draw_disk (
    cairo_t *cr, CaravanLook look, CvColor color, double x, double y, double side);
