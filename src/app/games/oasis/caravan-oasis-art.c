/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Oasis looks. */
#include "caravan-oasis.h"

#include "caravan-board-picture.h"
#include "caravan-oasis-cells.h"
#include "caravan-oasis-drawings.h"
#include "caravan-scene.h"

/* Pieces. */

static void
draw_camel (cairo_t *cr, CaravanLook look, int color)
{
  caravan_trace_box (cr, 2.5, 2.5, 59, 59, 10);
  caravan_set_color (cr, look, CARAVAN_COLOR_PATH);
  cairo_fill (cr);
  cairo_save (cr);
  cairo_translate (cr, 5.5, 5);
  cairo_scale (cr, .82, .82);
  if (color >= 0)
    caravan_oasis_draw_camel (cr, (CvColor) color);
  else
    {
      CaravanPen pen = { look, -1, CARAVAN_INK (PIECE_PAPER) };
      caravan_oasis_draw_motif (cr, "camel-plain", &pen);
    }
  cairo_restore (cr);
}

/* Without the path below it. */
static void
draw_camel_alone (cairo_t *cr, CaravanLook look, int color)
{
  caravan_oasis_draw_camel (cr, (CvColor) MAX (color, 0));
}

static void
draw_marker (cairo_t *cr, CaravanLook look, int color)
{
  CaravanPen nobody = { look, -1, CARAVAN_INK (DIM) };

  if (color >= 0)
    caravan_oasis_draw_yurt (cr, (CvColor) color);
  else
    caravan_oasis_draw_motif (cr, "yurt-plain", &nobody);
}

static void
stand_camel (cairo_t *cr, CvColor color, gboolean small)
{
  double edge = small ? 4 : 3, scale = small ? 0.88 : 0.9;

  cairo_translate (cr, edge, edge);
  cairo_scale (cr, scale, scale);
  if (small)
    caravan_oasis_draw_small_camel (cr, color);
  else
    caravan_oasis_draw_camel (cr, color);
}

#define TILE(ID, NAME, MOTIF)                                                          \
  {                                                                                    \
    .id = ID, .is_tile = TRUE, .fill = CARAVAN_COLOR_##NAME,                           \
    .edge = CARAVAN_COLOR_##NAME##_LINE, .fg = CARAVAN_COLOR_##NAME##_FG,              \
    .motif = caravan_oasis_motif_##MOTIF, .line = caravan_oasis_motif_##MOTIF##_line   \
  }

static const CaravanPieceStyle pieces[] = {
  TILE ("oasis", OASIS, oasis),
  TILE ("steppe", STEPPE, steppe),
  TILE ("stone", STONE, stone),
  { .id = "camel",
    .fill = CARAVAN_COLOR_PATH,
    .edge = CARAVAN_COLOR_PATH_LINE,
    .draw = draw_camel,
    .stand = stand_camel },
  { .id = "marker", .draw = draw_marker },
  { .id = "camel-alone", .draw = draw_camel_alone },
  { .id = NULL },
};

#define SAND .fill = CARAVAN_COLOR_SAND, .edge = CARAVAN_COLOR_SAND_LINE

#define BONUS(ID, KIND)                                                                \
  {                                                                                    \
    .id = ID, .kind = CARAVAN_GROUND_BONUS, .bonus = &pieces[KIND], SAND               \
  }

static const CaravanGroundStyle grounds[] = {
  { .id = "land",
    .kind = CARAVAN_GROUND_LAND,
    SAND,
    .scatter = caravan_oasis_draw_dune,
    .n_of_five = 2 },
  { .id = "outside", .kind = CARAVAN_GROUND_OUTSIDE },
  { .id = "oasis-border",
    .kind = CARAVAN_GROUND_LAND,
    SAND,
    .at_edge = caravan_oasis_draw_border,
    .brush = caravan_oasis_draw_border_brush },
  { .id = "camel-path",
    .kind = CARAVAN_GROUND_PATH,
    .fill = CARAVAN_COLOR_PATH,
    .edge = CARAVAN_COLOR_PATH_LINE,
    .scatter = caravan_oasis_draw_hoofprints,
    .n_of_five = 3 },
  BONUS ("oasis-bonus", 0),
  BONUS ("steppe-bonus", 1),
  BONUS ("stone-bonus", 2),
  { .id = NULL },
};

/* One kind stands for the three. */
static void
draw_bonus_sign (cairo_t *cr, CaravanLook look)
{
  caravan_draw_bonus (cr, look, &pieces[1]);
}

static const CaravanSignStyle signs[] = {
  { "bonus", N_ ("printed bonus space"), draw_bonus_sign },
  { "free", N_ ("free area"), caravan_draw_free },
  { NULL, NULL, NULL },
};

static const CaravanFactStyle facts[] = {
  { .id = "camels-in-hand", .picture = "camel-plain", .in_hand = TRUE },
  { .id = "markers-in-hand", .picture = "yurt-plain", .in_hand = TRUE },
  { .id = "oasis", .picture = "oasis", .is_total = TRUE },
  { .id = "steppe", .picture = "steppe", .is_total = TRUE },
  { .id = "stone", .picture = "stone", .is_total = TRUE },
  { .id = "herd", .picture = "camel", .is_total = TRUE },
  { .id = "counter", .picture = "counter" },
  { .id = NULL },
};

/* The lines of the sheet: prints on the path, waves, tufts and pebbles. */

static void
add_print (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, -.14, .06, .13, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, .16, -.06, .13, 0, 2 * G_PI);
}

static void
add_wave (cairo_t *cr)
{
  cairo_move_to (cr, -.5, 0);
  cairo_curve_to (cr, -.35, -.22, -.15, -.22, 0, 0);
  cairo_curve_to (cr, .15, .22, .35, .22, .5, 0);
}

static void
add_tuft (cairo_t *cr)
{
  cairo_move_to (cr, 0, .28);
  cairo_line_to (cr, 0, -.3);
  cairo_move_to (cr, -.06, .28);
  cairo_line_to (cr, -.26, -.1);
  cairo_move_to (cr, .06, .28);
  cairo_line_to (cr, .26, -.1);
}

static void
add_pebble (cairo_t *cr)
{
  cairo_save (cr);
  cairo_scale (cr, .33, .22);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

static const CaravanCategory categories[] = {
  { "oasis.score.camels",
    N_ ("Camels"),
    { CARAVAN_INK (PATH), CARAVAN_INK (PATH_FG), add_print, TRUE, .72,
      caravan_oasis_motif_camel_plain },
    "camel",
    "commodities" },
  { "oasis.score.oasis",
    N_ ("Oasis"),
    { CARAVAN_INK (OASIS), CARAVAN_INK (OASIS_FG2), add_wave, FALSE, .8,
      caravan_oasis_motif_oasis },
    "oasis",
    "wells" },
  { "oasis.score.steppe",
    N_ ("Steppe"),
    { CARAVAN_INK (STEPPE), CARAVAN_INK (STEPPE_FG), add_tuft, FALSE, .8,
      caravan_oasis_motif_steppe },
    "steppe",
    "horses" },
  { "oasis.score.stone",
    N_ ("Stony Plains"),
    { CARAVAN_INK (STONE), CARAVAN_INK (STONE_FG), add_pebble, TRUE, .72,
      caravan_oasis_motif_stone },
    "stone",
    "ovoos" },
  { .rule = NULL },
};

/* The scene. */

/* Round (32, 57), where the other motifs stand on the ground. */
static const CaravanMotifLayer sun[] = {
  { "O32 57 55.5 55.5", CARAVAN_INK_RGB (0xF4A94A), 0, 0, 0.25f },
  { "O32 57 37.7 37.7", CARAVAN_INK_RGB (0xF4A94A), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer moon[] = {
  { "O32 57 55.5 55.5", CARAVAN_INK_RGB (0xF6EBDB), 0, 0, 0.12f },
  { "O32 57 37.7 37.7", CARAVAN_INK_RGB (0xF1DDB4), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

#define FAR_DUNE                                                                       \
  "M0 137.6 C73.2 93.2 139.1 111 190.3 133.2 C256.2 159.8 311.1 115.4 366 111 L366 "   \
  "222 L0 222 Z"
#define NEAR_DUNE                                                                      \
  "M0 173.2 C91.5 124.3 183 137.6 241.6 164.3 C292.8 186.5 329.4 159.8 366 155.4 L366" \
  " 222 L0 222 Z"

/* A caravan passes between two dunes; palms and water in front. */
static void
draw_scene (cairo_t *cr, const CaravanFrame *frame, gboolean dark)
{
  guint32 coat = dark ? 0x1E150F : 0x7A3B1E;
  caravan_scene_fill (cr, frame, "R0 0 366 222 0", dark ? 0x24303F : 0xFBE3B4);
  if (dark)
    caravan_scene_fill_layers (cr, frame, caravan_scene_stars);
  caravan_scene_stand_layers (cr, frame, dark ? moon : sun, 0, 270.8, 80, 1);
  caravan_scene_fill (cr, frame, FAR_DUNE, dark ? 0x7A5F3E : 0xE8B974);
  caravan_scene_stand (cr, frame, "camel-plain", coat, 168.7, 132.7, .867);
  caravan_scene_stand (cr, frame, "camel-plain", dark ? 0x2A1D14 : 0x8A4A28, 226.9,
                       134.9, .867);
  caravan_scene_stand (cr, frame, "camel-plain", coat, 285.2, 132.7, .867);
  caravan_scene_fill (cr, frame, NEAR_DUNE, dark ? 0x5E472E : 0xD4985A);
  caravan_scene_stand (cr, frame, "oasis", 0, 76.3, 196.3, 2.042);
  caravan_scene_stand (cr, frame, "oasis", 0, 318.5, 202.7, 1.376);
}

const CaravanArt caravan_oasis_art = {
  .motifs = caravan_oasis_motifs,
  .pieces = pieces,
  .facts = facts,
  .categories = categories,
  .grounds = grounds,
  .example = &pieces[1],
  .signs = signs,
  .marker = caravan_oasis_draw_area,
  .draw_between = caravan_oasis_draw_herds,
  .draw_rider = caravan_oasis_draw_camel,
  .draw_scene = draw_scene,
  .draw_card = caravan_oasis_draw_card,
  .measure_board = caravan_scenery_picture_measure,
  .draw_board = caravan_scenery_picture_draw,
  .board_edge = CARAVAN_SCENERY_PICTURE_EDGE,
  .board_cell = CARAVAN_SCENERY_PICTURE_CELL,
  .group_size = caravan_oasis_group_size,
};
