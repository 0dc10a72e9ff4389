/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Oregon looks. */
#include "caravan-oregon.h"

#include "caravan-board-picture.h"
#include "caravan-scene.h"

/* Cells of a band. */
#define BAND_COLUMNS 3
#define BAND_ROWS    2

/* Pieces. */

void
caravan_oregon_draw_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side)
{
  caravan_motif_draw_on (cr, look, caravan_motif_find_in (caravan_oregon_motifs, name),
                         x, y, side);
}

static void
draw_farmer_as (cairo_t *cr, const char *motif, CvColor color)
{
  CaravanPen pen = { .color = (int) color };

  caravan_motif_draw_layers (
      cr, caravan_motif_find_in (caravan_oregon_motifs, motif)->layers, &pen);
}

static void
stand_farmer (cairo_t *cr, CvColor color, gboolean small)
{
  cairo_translate (cr, 2, 2);
  cairo_scale (cr, .94, .94);
  draw_farmer_as (cr, small ? "farmer-small" : "farmer-piece", color);
  if (small)
    caravan_draw_badge_at (cr, color, 32, 40, 1.6, 5.2f);
  else
    caravan_draw_badge_at (cr, color, 44, 47, 1, 5.2f);
}

static void
draw_farmer (cairo_t *cr, CaravanLook look, int color)
{
  if (color >= 0)
    stand_farmer (cr, (CvColor) color, FALSE);
  else
    caravan_oregon_draw_motif (cr, look, "farmer", 0, 0, 64);
}

static const CaravanPieceStyle pieces[] = {
  { .id = "farmer", .draw = draw_farmer, .stand = stand_farmer },
  { .id = "post-office", .motif = caravan_oregon_motif_post_office },
  { .id = "harbor", .motif = caravan_oregon_motif_harbor },
  { .id = "church", .motif = caravan_oregon_motif_church },
  { .id = "coal-mine", .motif = caravan_oregon_motif_coal_mine },
  { .id = "gold-mine", .motif = caravan_oregon_motif_gold_mine },
  { .id = "warehouse", .motif = caravan_oregon_motif_warehouse },
  { .id = "train-station", .motif = caravan_oregon_motif_train_station },
  { .id = NULL },
};

/* Grounds. */

#define GROUND(ID, NAME, DRAWING)                                                      \
  {                                                                                    \
    .id = ID, .kind = CARAVAN_GROUND_LAND, .fill = CARAVAN_COLOR_##NAME,               \
    .edge = CARAVAN_COLOR_FRAME2, .brush = caravan_oregon_draw_##DRAWING               \
  }

static const CaravanGroundStyle grounds[] = {
  GROUND ("prairie", PRAIRIE, grass),
  GROUND ("water", LAKE, waves),
  GROUND ("railway", PRAIRIE, rails),
  GROUND ("mountain", MOUNTAIN, peaks),
  { .id = NULL },
};

/* A start tile is like the others but for its pennant. */
static void
draw_pennant (cairo_t *cr, CaravanLook look, int number, gboolean small)
{
  double side = small ? 32 : 27;

  caravan_oregon_draw_motif (cr, look, "start-flag", -4, -7, side);
}

static void
draw_start_sign (cairo_t *cr, CaravanLook look)
{
  caravan_oregon_draw_motif (cr, look, "start-flag", 4, 2, 60);
}

/* The outline that the cards give their block or bands. */
static void
draw_named_sign (cairo_t *cr, CaravanLook look)
{
  caravan_trace_box (cr, 7, 7, 50, 50, 7);
  caravan_set_color (cr, look, CARAVAN_COLOR_PRAIRIE);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_CASING);
  cairo_set_line_width (cr, 13);
  cairo_stroke_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_LEGAL);
  cairo_set_line_width (cr, 7);
  cairo_stroke (cr);
}

static void
draw_counted_sign (cairo_t *cr, CaravanLook look)
{
  caravan_trace_box (cr, 10, 10, 44, 44, 22);
  caravan_set_color (cr, look, CARAVAN_COLOR_PIECE_PAPER);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_PIECE_INK);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
  caravan_draw_text (cr, "3", 32, 43, 31,
                     caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
}

static const CaravanSignStyle signs[] = {
  { "named", N_ ("named by the cards"), draw_named_sign },
  { "counted", N_ ("farmer counted"), draw_counted_sign },
  { "start", N_ ("start tile"), draw_start_sign },
  { "paid-group", N_ ("group that has been paid"), caravan_oregon_draw_group_sign },
  { NULL, NULL, NULL },
};

static const char *
get_plate (const CvTable *table, CvCell cell, gboolean of_column)
{
  const CvBoard *board = &table->board;
  int symbol = of_column ? board->column_symbol[cv_cell_column (cell) / BAND_COLUMNS]
                         : board->row_symbol[cv_cell_row (cell) / BAND_ROWS];

  return table->game->symbols[symbol];
}

/* The lines of the sheet: rails, lumps and nuggets. */

static void
add_rails (cairo_t *cr)
{
  cairo_move_to (cr, -.5, -.18);
  cairo_line_to (cr, .5, -.18);
  cairo_move_to (cr, -.5, .18);
  cairo_line_to (cr, .5, .18);
  cairo_move_to (cr, 0, -.34);
  cairo_line_to (cr, 0, .34);
}

static void
add_lump (cairo_t *cr)
{
  cairo_move_to (cr, -.3, .12);
  cairo_line_to (cr, -.16, -.24);
  cairo_line_to (cr, .18, -.2);
  cairo_line_to (cr, .3, .1);
  cairo_line_to (cr, .06, .26);
  cairo_close_path (cr);
}

static void
add_nugget (cairo_t *cr)
{
  cairo_move_to (cr, 0, -.3);
  cairo_line_to (cr, .24, 0);
  cairo_line_to (cr, 0, .3);
  cairo_line_to (cr, -.24, 0);
  cairo_close_path (cr);
}

static const CaravanCategory categories[] = {
  { .rule = "oregon.score.track",
    .part = { CARAVAN_INK (SAND), CARAVAN_INK (TRUNK), add_rails, FALSE, .8, NULL } },
  { .rule = "oregon.score.coal",
    .part = { CARAVAN_INK (STONE), CARAVAN_INK (STONE_FG), add_lump, TRUE, .72,
              NULL } },
  { .rule = "oregon.score.gold",
    .part = { CARAVAN_INK_RGB (0xE0A92B), CARAVAN_INK_RGB (0x6B3F0E), add_nugget, FALSE,
              .66, NULL } },
  { .rule = NULL },
};

/* The scene. */

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

static const CaravanMotifLayer grass[] = {
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
draw_scene (cairo_t *cr, const CaravanFrame *frame, gboolean dark)
{
  caravan_scene_fill (cr, frame, "R0 0 366 222 0", dark ? 0x24303F : 0xCFE6EE);
  if (dark)
    caravan_scene_fill_layers (cr, frame, caravan_scene_stars);
  caravan_scene_fill (cr, frame, FAR_PEAKS, dark ? 0x4A586A : 0x7F8FA3);
  caravan_scene_fill (cr, frame, NEAR_PEAK, dark ? 0x3A4657 : 0x5F7086);
  caravan_scene_fill (cr, frame, SNOW, dark ? 0xC9CEDA : 0xFFFBF2);
  caravan_scene_fill (cr, frame, FAR_MEADOW, dark ? 0x6F7540 : 0xC6CF74);
  caravan_scene_fill (cr, frame, NEAR_MEADOW, dark ? 0x56602B : 0xA3B44E);
  caravan_scene_fill (cr, frame, SLEEPERS, 0x6B4F3A);
  caravan_scene_fill (cr, frame, "R183 158.7 183 3.1 0", 0x3A2B20);
  caravan_scene_stand (cr, frame, "wagon-plain", 0, 77.8, 175.5, 1.17);
  caravan_scene_stand (cr, frame, "engine", 0, 253.5, 158.5, 1.17);
  caravan_scene_fill_layers (cr, frame, grass);
}

static void
draw_rider (cairo_t *cr, CvColor color)
{
  caravan_oregon_draw_motif (cr, CARAVAN_LOOK_LIGHT, "wagon-plain", 0, 0, 64);
  caravan_draw_badge_at (cr, color, 32, 42, 1.14, 5.2f);
}

/* A token is a disk already. */
static gboolean
draw_token (cairo_t *cr, CaravanLook look, const char *name)
{
  if (!g_str_equal (name, "coal") && !g_str_equal (name, "gold"))
    return FALSE;
  caravan_oregon_draw_motif (cr, look, name, 0, 0, 64);
  return TRUE;
}

static const CaravanFactStyle facts[] = {
  { .id = "points", .in_hand = TRUE, .is_total = TRUE },
  { .id = "farmers-left", .picture = "farmer" },
  { .id = "coal", .picture = "coal" },
  { .id = "gold", .picture = "gold" },
  { .id = "joker", .picture = "joker-active", .spent = "joker-spent" },
  { .id = "extra-turn", .picture = "extra-active", .spent = "extra-spent" },
  { .id = "laps", .picture = "lap", .is_total = TRUE },
  { .id = NULL },
};

const CaravanArt caravan_oregon_art = {
  .draw_rider = draw_rider,
  .draw_card = draw_token,
  .motifs = caravan_oregon_motifs,
  .categories = categories,
  .draw_scene = draw_scene,
  .pieces = pieces,
  .facts = facts,
  .grounds = grounds,
  .draw_land = caravan_oregon_draw_land,
  .plate = get_plate,
  .marker = draw_pennant,
  .group_size = caravan_oregon_group_size,
  .draw_groups = caravan_oregon_draw_groups,
  .example = &pieces[3],
  .signs = signs,
  .measure_board = caravan_scenery_picture_measure,
  .draw_board = caravan_scenery_picture_draw,
  .board_edge = 52, /* a broad frame above and on the left */
  .board_cell = CARAVAN_SCENERY_PICTURE_CELL,
};
