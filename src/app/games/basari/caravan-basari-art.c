/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Basari looks. */
#include "caravan-basari.h"

#include <math.h>

#include "basari.h"
#include "caravan-scene.h"

/* The lines of the sheet: pips, arrows and gems. */

static void
add_pip (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, .2, 0, 2 * G_PI);
}

static void
add_arrow (cairo_t *cr)
{
  cairo_move_to (cr, -.14, -.3);
  cairo_line_to (cr, .16, 0);
  cairo_line_to (cr, -.14, .3);
}

static void
add_gem (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, .3 * cos (i * G_PI / 3), .3 * sin (i * G_PI / 3));
  cairo_close_path (cr);
}

static const CaravanCategory categories[] = {
  { .rule = "basari.score.actions",
    .part = { CARAVAN_INK (PATH), CARAVAN_INK (PATH_FG), add_pip, TRUE, .66, NULL } },
  { .rule = "basari.score.laps",
    .part = { CARAVAN_INK (SAND), CARAVAN_INK (TRUNK), add_arrow, FALSE, .66, NULL } },
  { .rule = "basari.score.majorities",
    .part = { CARAVAN_INK (OASIS), CARAVAN_INK (OASIS_FG), add_gem, FALSE, .8, NULL } },
  { .rule = NULL },
};

const char *const caravan_basari_action_motifs[] = { "action-die", "action-points",
                                                     "action-gems" };

/* Gems in the order of CvGem. */

int
caravan_basari_count_gems (int32_t gems, int gem)
{
  return cv_gems_count ((CvGems) gems, gem);
}

static const char *const gem_motifs[] = { "gem-red", "gem-yellow", "gem-green",
                                          "gem-blue", NULL };

/* The majorities as they stand. */
static guint
find_most (const CvState *state, int seat)
{
  guint most = 0;

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    most |= (basari_majority (&state->basari, gem).leaders >> seat & 1u) << gem;
  return most;
}

static const CaravanHandful gems = {
  .id = "gems",
  .motifs = gem_motifs,
  .count = caravan_basari_count_gems,
  .most = find_most,
  .crown = "majority",
};

/* With their letters, wherever they stand. */
#define GEM_PIECE(name, GEM)                                                           \
  static void draw_##name (cairo_t *cr, CaravanLook look, int color)                   \
  {                                                                                    \
    caravan_basari_draw_gem (cr, look, CV_GEM_##GEM, 0, 0, 64);                        \
  }
GEM_PIECE (red, RED)
GEM_PIECE (yellow, YELLOW)
GEM_PIECE (green, GREEN)
GEM_PIECE (blue, BLUE)

static const CaravanPieceStyle pieces[] = {
  { .id = "gem-red", .draw = draw_red },
  { .id = "gem-yellow", .draw = draw_yellow },
  { .id = "gem-green", .draw = draw_green },
  { .id = "gem-blue", .draw = draw_blue },
  { .id = NULL },
};

static const CaravanFactStyle facts[] = {
  { .id = "points", .in_hand = TRUE, .is_total = TRUE },
  { .id = "archway", .picture = "arch-card" },
  { .id = "start-disk", .picture = "start-disk" },
  { .id = "archways-to-go", .picture = "lap" },
  { .id = NULL },
};

/* The signs of the ring. */

static void
draw_crown_sign (cairo_t *cr, CaravanLook look)
{
  caravan_basari_draw_motif (cr, look, "majority", 2, 2, 60);
}

static void
draw_disk_sign (cairo_t *cr, CaravanLook look)
{
  caravan_basari_draw_motif (cr, look, "start-disk", 2, 2, 60);
}

static void
draw_lap_sign (cairo_t *cr, CaravanLook look)
{
  caravan_basari_draw_motif (cr, look, "lap", 2, 2, 60);
}

static void
draw_pouch_sign (cairo_t *cr, CaravanLook look)
{
  caravan_basari_draw_motif (cr, look, "pouch", 2, 2, 60);
}

static void
draw_acting_sign (cairo_t *cr, CaravanLook look)
{
  caravan_basari_draw_motif (cr, look, "arch-card", 4, 4, 56);
  caravan_basari_draw_acting (cr, look, 2, 2, 60);
}

static void
draw_decider_sign (cairo_t *cr, CaravanLook look)
{
  caravan_basari_draw_decider (cr, look, 2, 16, 60, 32);
}

static const CaravanSignStyle signs[] = {
  { "majority", N_ ("most gems of a color"), draw_crown_sign },
  { "supply", N_ ("gems in the supply, or offered"), draw_pouch_sign },
  { "start-disk", N_ ("start disk: the lap ends here"), draw_disk_sign },
  { "lap", N_ ("archways to the end of the lap"), draw_lap_sign },
  { "acting", N_ ("archway of whoever acts or barters"), draw_acting_sign },
  { "decider", N_ ("what decides between two offers"), draw_decider_sign },
  { NULL, NULL, NULL },
};

/* The scene. */

#define AWNING_RED                                                                     \
  "M45.8 0 C57.2 31.1 80.1 31.1 91.5 0 Z M137.3 0 C148.7 31.1 171.6 31.1 183 0 Z "     \
  "M228.8 0 C240.2 31.1 263.1 31.1 274.5 0 Z M320.3 0 C331.7 31.1 354.6 31.1 366 0 Z"
#define AWNING_YELLOW                                                                  \
  "M0 0 C11.4 31.1 34.3 31.1 45.8 0 Z M91.5 0 C102.9 31.1 125.8 31.1 137.3 0 Z M183 "  \
  "0 C194.4 31.1 217.3 31.1 228.8 0 Z M274.5 0 C285.9 31.1 308.8 31.1 320.3 0 Z"

/* Three archways of the bazaar, and what is traded under them. */
static void
draw_scene (cairo_t *cr, const CaravanFrame *frame, gboolean dark)
{
  caravan_scene_fill (cr, frame, "R0 0 366 222 0", dark ? 0x0F3038 : 0x14525C);
  caravan_scene_fill (cr, frame, "R0 177.6 366 44.4 0", dark ? 0x6B4020 : 0xA8622F);
  caravan_scene_fill (cr, frame, "R0 177.6 366 4.4 0", 0xE0A92B);
  caravan_scene_stand (cr, frame, "arch-lit", dark ? 0x8A5524 : 0xE08A3C, 60.1, 169.4,
                       1.85);
  caravan_scene_stand (cr, frame, "arch-lit", dark ? 0xA5803F : 0xF4C46B, 183, 169.4,
                       1.85);
  caravan_scene_stand (cr, frame, "arch-lit", dark ? 0x8A5524 : 0xE08A3C, 305.9, 169.4,
                       1.85);
  caravan_scene_stand (cr, frame, "gem-yellow", 0, 80.4, 196, .85);
  caravan_scene_stand (cr, frame, "gem-green", 0, 149.3, 196, .85);
  caravan_scene_stand (cr, frame, "gem-red", 0, 218.1, 196, .85);
  caravan_scene_stand (cr, frame, "gem-blue", 0, 286.9, 196, .85);
  caravan_scene_fill (cr, frame, AWNING_YELLOW, 0xFFDA3A);
  caravan_scene_fill (cr, frame, AWNING_RED, 0xC8321A);
}

const CaravanArt caravan_basari_art = {
  .motifs = caravan_basari_motifs,
  .pieces = pieces,
  .categories = categories,
  .handful = &gems,
  .facts = facts,
  .signs = signs,
  .draw_scene = draw_scene,
  .measure_board = caravan_basari_picture_measure,
  .draw_board = caravan_basari_picture_draw,
};
