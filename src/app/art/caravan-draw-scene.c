/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-scene.h"

/* The size on which the pictures were drawn. */
#define SCENE_WIDTH  366.0
#define SCENE_HEIGHT 222.0

const CaravanMotifLayer caravan_scene_stars[] = {
  { "O58 34 1.6 1.6 O112 58 1.2 1.2 O150 26 1.6 1.6 O196 50 1.2 1.2 O338 30 1.6 1.6 "
    "O28 74 1.2 1.2 O206 18 1 1 O88 22 1 1",
    CARAVAN_INK_RGB (0xF6EBDB), 0, 0, 0.8f },
  { NULL, 0, 0, 0, 0 },
};

void
caravan_scene_fill_layers (cairo_t *cr,
                           const CaravanFrame *frame,
                           const CaravanMotifLayer *layers)
{
  CaravanPen pen = { CARAVAN_LOOK_LIGHT, -1, 0 };
  cairo_save (cr);
  cairo_scale (cr, frame->across, frame->down);
  caravan_motif_draw_layers (cr, layers, &pen);
  cairo_restore (cr);
}

void
caravan_scene_fill (cairo_t *cr,
                    const CaravanFrame *frame,
                    const char *path,
                    guint32 rgb)
{
  CaravanMotifLayer layers[] = { { path, CARAVAN_INK_RGB (rgb), 0, 0, 0 },
                                 { NULL, 0, 0, 0, 0 } };
  caravan_scene_fill_layers (cr, frame, layers);
}

/* What stands at (x, y) of the picture: the middle of its foot. */
void
caravan_scene_stand_layers (cairo_t *cr,
                            const CaravanFrame *frame,
                            const CaravanMotifLayer *layers,
                            guint32 rgb,
                            double x,
                            double y,
                            double scale)
{
  CaravanPen pen = { CARAVAN_LOOK_LIGHT, -1, CARAVAN_INK_RGB (rgb) };
  cairo_save (cr);
  cairo_translate (cr, x * frame->across, y * frame->down);
  cairo_scale (cr, scale * frame->scale, scale * frame->scale);
  cairo_translate (cr, -32, -57);
  caravan_motif_draw_layers (cr, layers, &pen);
  cairo_restore (cr);
}

void
caravan_scene_stand (cairo_t *cr,
                     const CaravanFrame *frame,
                     const char *motif,
                     guint32 rgb,
                     double x,
                     double y,
                     double scale)
{
  caravan_scene_stand_layers (cr, frame, caravan_art_motif (frame->art, motif)->layers,
                              rgb, x, y, scale);
}

void
caravan_draw_game_scene (
    cairo_t *cr, CaravanLook look, const CaravanArt *art, double width, double height)
{
  CaravanFrame frame = { width / SCENE_WIDTH, height / SCENE_HEIGHT, 0, art };
  frame.scale = MIN (frame.across, frame.down) * 1.1;
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_SAND);
  cairo_paint (cr);
  if (art->draw_scene != NULL)
    art->draw_scene (cr, &frame, caravan_look_is_dark (look));
  cairo_restore (cr);
}
