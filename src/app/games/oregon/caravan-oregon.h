/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon in the window, and the tables it is made of. */
#pragma once

#include "caravan-aid.h"
#include "caravan-painting.h"
#include "caravan-quick-game.h"
#include "caravan-typed.h"

/* What is chosen for a step in the strip (caravan_desk_get_chosen): the landscape cards,
   an array of their names; and in free turns, true: a building is a start tile. */
#define CARAVAN_OREGON_CARDS "cards"
#define CARAVAN_OREGON_START "start"

extern const CaravanGame caravan_oregon;

extern const CaravanArt caravan_oregon_art;
extern const CaravanGameFigure caravan_oregon_figures[];
extern const CaravanSaying caravan_oregon_sayings[];
extern const CaravanQuickGame caravan_oregon_quick;
extern const CaravanAidSection caravan_oregon_aid[];
extern const CaravanMotif caravan_oregon_motifs[];
extern const CaravanMotifLayer caravan_oregon_motif_post_office[];
extern const CaravanMotifLayer caravan_oregon_motif_harbor[];
extern const CaravanMotifLayer caravan_oregon_motif_church[];
extern const CaravanMotifLayer caravan_oregon_motif_coal_mine[];
extern const CaravanMotifLayer caravan_oregon_motif_gold_mine[];
extern const CaravanMotifLayer caravan_oregon_motif_warehouse[];
extern const CaravanMotifLayer caravan_oregon_motif_train_station[];

extern const CaravanGameTable caravan_oregon_game_table;
extern const CaravanGrammar caravan_oregon_grammar;
extern const CaravanPainting caravan_oregon_painting;

/* What is left of each piece, see CaravanTool; and how that is said. */
int caravan_oregon_left_farmers (const CvTable *table, const CvState *state, int seat);
int
caravan_oregon_left_post_offices (const CvTable *table, const CvState *state, int seat);
int caravan_oregon_left_harbors (const CvTable *table, const CvState *state, int seat);
int caravan_oregon_left_churches (const CvTable *table, const CvState *state, int seat);
int
caravan_oregon_left_coal_mines (const CvTable *table, const CvState *state, int seat);
int
caravan_oregon_left_gold_mines (const CvTable *table, const CvState *state, int seat);
int
caravan_oregon_left_warehouses (const CvTable *table, const CvState *state, int seat);
int caravan_oregon_left_train_stations (const CvTable *table,
                                        const CvState *state,
                                        int seat);
/* Translators: a player’s farmers that do not stand on the board. */
#define CARAVAN_OREGON_IN_HAND NP_ ("%1$s in hand", "%1$s in hand")
/* Translators: what is left of a kind of building, for all players. */
#define CARAVAN_OREGON_IN_STACK NP_ ("%1$s in the stack", "%1$s in the stack")

/* The round that is played after so many steps, counted from 1 at the first turn; 0 after
   a position, before which nobody has counted. */
int caravan_oregon_count_round (const CvMatch *match, gsize n_steps);

/* What a screen reader says of a cell, see CaravanWords. */
char *caravan_oregon_describe (const CvTable *table, const CvState *state, int bit);

/* One of the game's drawings on a square. */
void caravan_oregon_draw_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side);

/* Groups of farmers that have been paid, see CaravanArt.group_size and draw_groups; and
   their sign in the legend. */
int caravan_oregon_group_size (const CvTable *table, const CvState *state, int bit);
void caravan_oregon_draw_groups (const CaravanSpots *spots, cairo_t *cr, double cell);
void caravan_oregon_draw_group_sign (cairo_t *cr, CaravanLook look);

/* The printed board, see CaravanArt; and its grounds on a brush. */
void caravan_oregon_draw_land (const CaravanSpots *spots,
                               CaravanLook look,
                               cairo_t *cr,
                               double cell);
void caravan_oregon_draw_grass (cairo_t *cr, CaravanLook look, int, gboolean);
void caravan_oregon_draw_waves (cairo_t *cr, CaravanLook look, int, gboolean);
void caravan_oregon_draw_peaks (cairo_t *cr, CaravanLook look, int, gboolean);
void caravan_oregon_draw_rails (cairo_t *cr, CaravanLook look, int, gboolean);
