/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is drawn in Oasis alone, on 64 × 64 units. */
#pragma once

#include "caravan-art.h"

extern const CaravanMotif caravan_oasis_motifs[];
extern const CaravanMotifLayer caravan_oasis_motif_oasis[],
    caravan_oasis_motif_oasis_line[], caravan_oasis_motif_steppe[],
    caravan_oasis_motif_steppe_line[], caravan_oasis_motif_stone[],
    caravan_oasis_motif_stone_line[], caravan_oasis_motif_camel_plain[];

/* One of them by its name; what is none is not drawn. */
void caravan_oasis_draw_motif (cairo_t *cr, const char *name, const CaravanPen *pen);

/* A player's pieces; the camel of small cells has a larger badge. */
void caravan_oasis_draw_camel (cairo_t *cr, CvColor color);
void caravan_oasis_draw_small_camel (cairo_t *cr, CvColor color);
void caravan_oasis_draw_yurt (cairo_t *cr, CvColor color);

/* CaravanArt.marker: yurt above, pill with badge and size below; on small cells a large
   badge with the size beside it. */
void
caravan_oasis_draw_area (cairo_t *cr, CaravanLook look, int number, gboolean small);

/* CaravanArt.draw_between. */
void caravan_oasis_draw_herds (const CaravanSpots *spots, cairo_t *cr, double cell);

/* CaravanGroundStyle: scattered, on the frame, on a brush. */
void
caravan_oasis_draw_dune (cairo_t *cr, CaravanLook look, int variant, gboolean small);
void caravan_oasis_draw_hoofprints (cairo_t *cr,
                                    CaravanLook look,
                                    int variant,
                                    gboolean small);
void
caravan_oasis_draw_border (cairo_t *cr, CaravanLook look, int side, gboolean small);
void caravan_oasis_draw_border_brush (cairo_t *cr,
                                      CaravanLook look,
                                      int number,
                                      gboolean small);
