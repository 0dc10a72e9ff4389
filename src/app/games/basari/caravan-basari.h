/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basari in the window, and the tables it is made of. */
#pragma once

#include "caravan-aid.h"
#include "caravan-basari-ring.h"
#include "caravan-learned-board.h"
#include "caravan-painting.h"
#include "caravan-quick-game.h"
#include "caravan-words.h"

extern const CaravanGame caravan_basari;

extern const CaravanLearnedBoard caravan_basari_learned_board;

extern const CaravanGameTable caravan_basari_game_table;
extern const CaravanPainting caravan_basari_painting;
extern const CaravanArt caravan_basari_art;
extern const CaravanGameFigure caravan_basari_figures[];
extern const CaravanSaying caravan_basari_sayings[];
extern const CaravanGrammar caravan_basari_grammar;
extern const CaravanQuickGame caravan_basari_quick;
extern const CaravanAidSection caravan_basari_aid[];
extern const CaravanMotif caravan_basari_motifs[];

/* The drawings of the action cards, by BasariAction. */
extern const char *const caravan_basari_action_motifs[];

/* The dice of the last roll that led to the moment that is shown, by seat; left alone
   where there was none. */
void caravan_basari_find_dice (CaravanDesk *desk, int ret_dice[BASARI_SEATS]);

/* Who has done an action (BasariAction) in this turn, or CV_NO_PLAYER. */
int caravan_basari_find_doer (CaravanDesk *desk, int action);

/* Who has declined it instead. */
int caravan_basari_find_decliner (CaravanDesk *desk, int action);

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

/* Its parts: the lane, the archways, their numbers, what stands on the lane (behind: how
   many archways the piece of each seat is still behind its place, or NULL), and what most
   gems of a colour are worth, who has them and how many are left. */
void caravan_basari_draw_lane (const CaravanRing *ring, CaravanLook look, cairo_t *cr);
void caravan_basari_draw_arches (const CvBoard *board,
                                 const CaravanRing *ring,
                                 CaravanLook look,
                                 cairo_t *cr);
void
caravan_basari_draw_numbers (const CaravanRing *ring, CaravanLook look, cairo_t *cr);
void caravan_basari_draw_places (const CvTable *table,
                                 const CvState *state,
                                 const double *behind,
                                 const CaravanRing *ring,
                                 CaravanLook look,
                                 cairo_t *cr);

/* The card of a colour in a courtyard; the least size of what is written on it. */
CaravanRingBox caravan_basari_place_majority (const CaravanRingBox *yard, int gem);
double caravan_basari_measure_majority (const CaravanRingBox *card);

/* What a majority is worth; and besides who has it and how many are left. */
void caravan_basari_draw_worth (const CvState *state,
                                int gem,
                                const CaravanRingBox *card,
                                CaravanLook look,
                                cairo_t *cr);
void caravan_basari_draw_majority (const CvTable *table,
                                   const CvState *state,
                                   int gem,
                                   const CaravanRingBox *card,
                                   CaravanLook look,
                                   cairo_t *cr);

/* One of the game's drawings on a square, and a gem with its letter (CvGem). */
void caravan_basari_draw_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side);
void caravan_basari_draw_gem (
    cairo_t *cr, CaravanLook look, int gem, double x, double y, double side);

/* The outline round the archway of whoever acts, on a square; the ring round what
   decides. */
void caravan_basari_draw_acting (
    cairo_t *cr, CaravanLook look, double x, double y, double side);
void caravan_basari_draw_decider (
    cairo_t *cr, CaravanLook look, double x, double y, double width, double height);

/* Archways of a smaller side have no room for their gems, whatever their number. */
#define CARAVAN_BASARI_GEMS_LEAST 40.0

/* An archway on a square at (0, 0), with as much of what it shows as has room; what
   stands on the lane, with its middle at (x, y). */
void caravan_basari_draw_arch (
    const CvBoard *board, int arch, CaravanLook look, cairo_t *cr, double side);
void caravan_basari_draw_merchant (
    cairo_t *cr, CaravanLook look, CvColor color, double x, double y, double side);
void caravan_basari_draw_disk (
    cairo_t *cr, CaravanLook look, CvColor color, double x, double y, double side);
