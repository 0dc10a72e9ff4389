/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pictures of the games on the Welcome page: by day on a light desktop, by night on
   a dark one. The ground is stretched to the frame; what stands on it keeps its form.
 */

#include "caravan-motif.h"

/* The size on which the pictures were drawn. */
#define SCENE_WIDTH  366.0
#define SCENE_HEIGHT 222.0

/* Round (32, 57), where the other motifs stand on the ground. */
static const CaravanLayer sun[] = {
  { "O32 57 55.5 55.5", CARAVAN_INK_RGB (0xF4A94A), 0, 0, 0.25f },
  { "O32 57 37.7 37.7", CARAVAN_INK_RGB (0xF4A94A), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanLayer moon[] = {
  { "O32 57 55.5 55.5", CARAVAN_INK_RGB (0xF6EBDB), 0, 0, 0.12f },
  { "O32 57 37.7 37.7", CARAVAN_INK_RGB (0xF1DDB4), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanLayer stars[] = {
  { "O58 34 1.6 1.6 O112 58 1.2 1.2 O150 26 1.6 1.6 O196 50 1.2 1.2 O338 30 1.6 1.6 "
    "O28 74 1.2 1.2 O206 18 1 1 O88 22 1 1",
    CARAVAN_INK_RGB (0xF6EBDB), 0, 0, 0.8f },
  { NULL, 0, 0, 0, 0 },
};

#define FAR_DUNE                                                                       \
  "M0 137.6 C73.2 93.2 139.1 111 190.3 133.2 C256.2 159.8 311.1 115.4 366 111 L366 "   \
  "222 L0 222 Z"
#define NEAR_DUNE                                                                      \
  "M0 173.2 C91.5 124.3 183 137.6 241.6 164.3 C292.8 186.5 329.4 159.8 366 155.4 L366" \
  " 222 L0 222 Z"

/* The frame to fill, in the units of the picture. */
typedef struct
{
  double across, down, scale;
} Frame;

static void
fill_ground (cairo_t *cr, const Frame *frame, const CaravanLayer *layers)
{
  CaravanPen pen = { CARAVAN_LOOK_LIGHT, -1, 0 };
  cairo_save (cr);
  cairo_scale (cr, frame->across, frame->down);
  caravan_motif_draw_layers (cr, layers, &pen);
  cairo_restore (cr);
}

static void
fill_path (cairo_t *cr, const Frame *frame, const char *path, guint32 rgb)
{
  CaravanLayer layers[] = { { path, CARAVAN_INK_RGB (rgb), 0, 0, 0 },
                            { NULL, 0, 0, 0, 0 } };
  fill_ground (cr, frame, layers);
}

/* What stands at (x, y) of the picture: the middle of its foot. */
static void
stand_layers (cairo_t *cr,
              const Frame *frame,
              const CaravanLayer *layers,
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

static void
stand (cairo_t *cr,
       const Frame *frame,
       const char *motif,
       guint32 rgb,
       double x,
       double y,
       double scale)
{
  stand_layers (cr, frame, caravan_motif_find (motif)->layers, rgb, x, y, scale);
}

/* A caravan passes between two dunes; palms and water in front. */
static void
draw_oasis (cairo_t *cr, const Frame *frame, gboolean dark)
{
  guint32 coat = dark ? 0x1E150F : 0x7A3B1E;
  fill_path (cr, frame, "R0 0 366 222 0", dark ? 0x24303F : 0xFBE3B4);
  if (dark)
    fill_ground (cr, frame, stars);
  stand_layers (cr, frame, dark ? moon : sun, 0, 270.8, 80, 1);
  fill_path (cr, frame, FAR_DUNE, dark ? 0x7A5F3E : 0xE8B974);
  stand (cr, frame, "camel-plain", coat, 168.7, 132.7, .867);
  stand (cr, frame, "camel-plain", dark ? 0x2A1D14 : 0x8A4A28, 226.9, 134.9, .867);
  stand (cr, frame, "camel-plain", coat, 285.2, 132.7, .867);
  fill_path (cr, frame, NEAR_DUNE, dark ? 0x5E472E : 0xD4985A);
  stand (cr, frame, "oasis", 0, 76.3, 196.3, 2.042);
  stand (cr, frame, "oasis", 0, 318.5, 202.7, 1.376);
}

void
caravan_draw_game_scene (
    cairo_t *cr, CaravanLook look, const char *game, double width, double height)
{
  Frame frame = { width / SCENE_WIDTH, height / SCENE_HEIGHT, 0 };
  frame.scale = MIN (frame.across, frame.down) * 1.1;
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_SAND);
  cairo_paint (cr);
  if (g_strcmp0 (game, "oasis") == 0)
    draw_oasis (cr, &frame, caravan_look_is_dark (look));
  cairo_restore (cr);
}
