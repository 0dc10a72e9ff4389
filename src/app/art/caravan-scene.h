/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures of the games on the Welcome page: by day on a light desktop, by night on
   a dark one. The ground is stretched to the frame; what stands on it keeps its form.
   Games draw theirs on 366 × 222 units. */
#pragma once

#include "caravan-art.h"

/* Fills width × height with the picture of the game; without one, with sand. */
void caravan_draw_game_scene (
    cairo_t *cr, CaravanLook look, const CaravanArt *art, double width, double height);

/* Parts of a picture: what is stretched, in a colour or in layers; and what stands at
   (x, y), the middle of its foot. */
void caravan_scene_fill (cairo_t *cr,
                         const CaravanFrame *frame,
                         const char *path,
                         guint32 rgb);
void caravan_scene_fill_layers (cairo_t *cr,
                                const CaravanFrame *frame,
                                const CaravanMotifLayer *layers);
void caravan_scene_stand_layers (cairo_t *cr,
                                 const CaravanFrame *frame,
                                 const CaravanMotifLayer *layers,
                                 guint32 rgb,
                                 double x,
                                 double y,
                                 double scale);
void caravan_scene_stand (cairo_t *cr,
                          const CaravanFrame *frame,
                          const char *motif,
                          guint32 rgb,
                          double x,
                          double y,
                          double scale);

extern const CaravanMotifLayer caravan_scene_stars[];
