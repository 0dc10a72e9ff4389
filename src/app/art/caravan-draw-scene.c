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

#define FAR_MEADOW  "M0 137.6 C109.8 115.4 219.6 146.5 366 124.3 L366 222 L0 222 Z"
#define NEAR_MEADOW "M0 177.6 C128.1 155.4 256.2 186.5 366 159.8 L366 222 L0 222 Z"
#define FAR_PEAKS                                                                      \
  "M7.3 146.5 L73.2 44.4 L139.1 146.5 Z M201.3 151 L285.5 57.7 L373.3 151 Z"
#define NEAR_PEAK "M80.5 151 L168.4 22.2 L256.2 151 Z"
#define SNOW                                                                           \
  "M73.2 44.4 L93.3 75.5 L78.7 68.8 L69.5 82.1 L53.1 75.5 Z M168.4 22.2 L190.3 55.5 "  \
  "L175.7 50 L164.7 66.6 L146.4 55.5 Z"
#define SLEEPERS                                                                       \
  "R183 158.7 7.3 11.1 1 R205.7 158.7 7.3 11.1 1 R228.4 158.7 7.3 11.1 1 R251.1 158.7" \
  " 7.3 11.1 1 R273.8 158.7 7.3 11.1 1 R296.5 158.7 7.3 11.1 1 R319.2 158.7 7.3 11.1 " \
  "1 R341.8 158.7 7.3 11.1 1"

static const CaravanLayer grass[] = {
  { "M31.6 198.5 L35.6 206.5 M36.6 194.5 L36.6 206.5 M41.6 198.5 L37.6 206.5 M104.8 "
    "187.4 L108.8 195.4 M109.8 183.4 L109.8 195.4 M114.8 187.4 L110.8 195.4 M163.4 "
    "202.9 L167.4 210.9 M168.4 198.9 L168.4 210.9 M173.4 202.9 L169.4 210.9 M236.6 "
    "191.8 L240.6 199.8 M241.6 187.8 L241.6 199.8 M246.6 191.8 L242.6 199.8 M309.8 "
    "200.7 L313.8 208.7 M314.8 196.7 L314.8 208.7 M319.8 200.7 L315.8 208.7",
    0, CARAVAN_INK_RGB (0x6F7F2C), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* A wagon and a train before the mountains. */
static void
draw_oregon (cairo_t *cr, const Frame *frame, gboolean dark)
{
  fill_path (cr, frame, "R0 0 366 222 0", dark ? 0x24303F : 0xCFE6EE);
  if (dark)
    fill_ground (cr, frame, stars);
  fill_path (cr, frame, FAR_PEAKS, dark ? 0x4A586A : 0x7F8FA3);
  fill_path (cr, frame, NEAR_PEAK, dark ? 0x3A4657 : 0x5F7086);
  fill_path (cr, frame, SNOW, dark ? 0xC9CEDA : 0xFFFBF2);
  fill_path (cr, frame, FAR_MEADOW, dark ? 0x6F7540 : 0xC6CF74);
  fill_path (cr, frame, NEAR_MEADOW, dark ? 0x56602B : 0xA3B44E);
  fill_path (cr, frame, SLEEPERS, 0x6B4F3A);
  fill_path (cr, frame, "R183 158.7 183 3.1 0", 0x3A2B20);
  stand (cr, frame, "wagon-plain", 0, 77.8, 175.5, 1.17);
  stand (cr, frame, "engine", 0, 253.5, 158.5, 1.17);
  fill_ground (cr, frame, grass);
}

#define AWNING_RED                                                                     \
  "M45.8 0 C57.2 31.1 80.1 31.1 91.5 0 Z M137.3 0 C148.7 31.1 171.6 31.1 183 0 Z "     \
  "M228.8 0 C240.2 31.1 263.1 31.1 274.5 0 Z M320.3 0 C331.7 31.1 354.6 31.1 366 0 Z"
#define AWNING_YELLOW                                                                  \
  "M0 0 C11.4 31.1 34.3 31.1 45.8 0 Z M91.5 0 C102.9 31.1 125.8 31.1 137.3 0 Z M183 "  \
  "0 C194.4 31.1 217.3 31.1 228.8 0 Z M274.5 0 C285.9 31.1 308.8 31.1 320.3 0 Z"

/* Three archways of the bazaar, and what is traded under them. */
static void
draw_basari (cairo_t *cr, const Frame *frame, gboolean dark)
{
  fill_path (cr, frame, "R0 0 366 222 0", dark ? 0x0F3038 : 0x14525C);
  fill_path (cr, frame, "R0 177.6 366 44.4 0", dark ? 0x6B4020 : 0xA8622F);
  fill_path (cr, frame, "R0 177.6 366 4.4 0", 0xE0A92B);
  stand (cr, frame, "arch-lit", dark ? 0x8A5524 : 0xE08A3C, 60.1, 169.4, 1.85);
  stand (cr, frame, "arch-lit", dark ? 0xA5803F : 0xF4C46B, 183, 169.4, 1.85);
  stand (cr, frame, "arch-lit", dark ? 0x8A5524 : 0xE08A3C, 305.9, 169.4, 1.85);
  stand (cr, frame, "gem-yellow", 0, 80.4, 196, .85);
  stand (cr, frame, "gem-green", 0, 149.3, 196, .85);
  stand (cr, frame, "gem-red", 0, 218.1, 196, .85);
  stand (cr, frame, "gem-blue", 0, 286.9, 196, .85);
  fill_path (cr, frame, AWNING_YELLOW, 0xFFDA3A);
  fill_path (cr, frame, AWNING_RED, 0xC8321A);
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
  else if (g_strcmp0 (game, "oregon") == 0)
    draw_oregon (cr, &frame, caravan_look_is_dark (look));
  else if (g_strcmp0 (game, "basari") == 0)
    draw_basari (cr, &frame, caravan_look_is_dark (look));
  cairo_restore (cr);
}
