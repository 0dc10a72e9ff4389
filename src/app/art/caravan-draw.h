/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawings of the game pieces, the same everywhere: board, palette, players, icons.
   Each is drawn with cairo on 64 × 64 units; the caller scales. */
#pragma once

#include <gtk/gtk.h>

#include "cv-game.h"

typedef struct CaravanArt CaravanArt;               /* caravan-art.h */
typedef struct CaravanPieceStyle CaravanPieceStyle; /* caravan-art.h */

/* light, dark, high contrast, high contrast on a dark desktop: from AdwStyleManager. */
typedef enum
{
  CARAVAN_LOOK_LIGHT,
  CARAVAN_LOOK_DARK,
  CARAVAN_LOOK_CONTRAST,
  CARAVAN_LOOK_CONTRAST_DARK
} CaravanLook;

CaravanLook caravan_look_get (void);
gboolean caravan_look_is_dark (CaravanLook look);

/* The colours as lines of a style sheet, and such a sheet for all windows, which
   follows the look. */
char *caravan_palette_print_css (CaravanLook look);
void caravan_palette_use (GdkDisplay *display);

/* Calls changed (widget) when the look is another, as long as the widget lives. */
void caravan_look_follow (gpointer widget, GCallback changed);

/* Named colours of the palette; caravan-palette.c has the table. */
/* clang-format off */
#define CARAVAN_COLORS(X) \
  X (WINDOW, "window") \
  X (HEADER, "header") \
  X (CARD, "card") \
  X (LINE, "line") \
  X (TEXT, "text") \
  X (DIM, "dim") \
  X (ACCENT, "accent") \
  X (ACCENT_FG, "accent-fg") \
  X (ACCENT_SOFT, "accent-soft") \
  X (OK_BG, "ok-bg") \
  X (VERDICT_OK, "verdict-ok") \
  X (NO_BG, "no-bg") \
  X (VERDICT_NO, "verdict-no") \
  X (FRAME, "frame") \
  X (FRAME2, "frame2") \
  X (SAND, "sand") \
  X (SAND_LINE, "sand-line") \
  X (SAND_FG, "sand-fg") \
  X (PATH, "path") \
  X (PATH_LINE, "path-line") \
  X (PATH_FG, "path-fg") \
  X (OASIS, "oasis") \
  X (OASIS_LINE, "oasis-line") \
  X (OASIS_FG, "oasis-fg") \
  X (OASIS_FG2, "oasis-fg2") \
  X (WATER, "water") \
  X (TRUNK, "trunk") \
  X (STEPPE, "steppe") \
  X (STEPPE_LINE, "steppe-line") \
  X (STEPPE_FG, "steppe-fg") \
  X (STEPPE_FG2, "steppe-fg2") \
  X (STONE, "stone") \
  X (STONE_LINE, "stone-line") \
  X (STONE_FG, "stone-fg") \
  X (STONE_FG2, "stone-fg2") \
  X (STONE_HI, "stone-hi") \
  X (BORDER, "border") \
  X (BORDER_HI, "border-hi") \
  X (PRAIRIE, "prairie") \
  X (PRAIRIE_FG, "prairie-fg") \
  X (LAKE, "lake") \
  X (LAKE_FG, "lake-fg") \
  X (MOUNTAIN, "mountain") \
  X (PEAK, "peak") \
  X (PEAK_FAR, "peak-far") \
  X (RAIL, "rail") \
  X (TIE, "tie") \
  X (ARCH, "arch") \
  X (ARCH_FIELD, "arch-field") \
  X (ARCH_LINE, "arch-line") \
  X (LEGAL, "legal") \
  X (ILLEGAL, "illegal") \
  X (LIT, "lit") \
  X (LIT_RING, "lit-ring") \
  X (FREE, "free") \
  X (PIECE_INK, "piece-ink") \
  X (PIECE_PAPER, "piece-paper") \
  X (HAIRLINE, "hairline") \
  X (CASING, "casing")
/* clang-format on */

#define CARAVAN_COLOR_ENUM(NAME, id) CARAVAN_COLOR_##NAME,
typedef enum
{
  CARAVAN_COLORS (CARAVAN_COLOR_ENUM) CARAVAN_N_COLORS
} CaravanColor;

const GdkRGBA *caravan_palette (CaravanLook look, CaravanColor color);
const GdkRGBA *caravan_player_color (CvColor color);  /* the piece itself */
const GdkRGBA *caravan_player_letter (CvColor color); /* rim and letter */
gboolean caravan_player_is_light (CvColor color);     /* then the rim is of ink */
void caravan_set_color (cairo_t *cr, CaravanLook look, CaravanColor color);

/* The drawings, on 64 × 64 units. */

/* A whole piece as in the palette and the lists: a tile is raised, with its motif. name
   is one of CaravanArt.pieces, or a motif; seat colour where the piece has one, -1
   else. */
void caravan_draw_piece (
    cairo_t *cr, CaravanLook look, const CaravanArt *art, const char *name, int color);
void caravan_draw_style (cairo_t *cr,
                         CaravanLook look,
                         const CaravanPieceStyle *piece,
                         int color);

/* The motif of a tile alone. */
void caravan_draw_motif (cairo_t *cr, CaravanLook look, const CaravanPieceStyle *tile);

/* A player's sign: shape, rim and letter, filling the square. */
void caravan_draw_badge (cairo_t *cr, CvColor color);

/* The same with its middle at (x, y), on a piece. rim: its width, doubled, in the badge's
   own units. */
void caravan_draw_badge_at (
    cairo_t *cr, CvColor color, double x, double y, double scale, float rim);

void caravan_draw_bonus (cairo_t *cr, CaravanLook look, const CaravanPieceStyle *tile);
void caravan_draw_house_mark (cairo_t *cr);
void caravan_draw_hatch (cairo_t *cr, CaravanLook look);

/* Marks of whoever answers a question, each of its own shape: right, wrong, missed. */
void caravan_draw_tick (cairo_t *cr, CaravanLook look);
void caravan_draw_cross (cairo_t *cr, CaravanLook look);
void caravan_draw_missed (cairo_t *cr, CaravanLook look);

/* Rings round a cell, drawn over its neighbours too. */
void caravan_draw_legal (cairo_t *cr, CaravanLook look, gboolean pointed);
void caravan_draw_lit (cairo_t *cr, CaravanLook look, double glow); /* glow 0 to 1 */
void caravan_draw_free (cairo_t *cr, CaravanLook look);
void caravan_draw_last (cairo_t *cr, CaravanLook look);

/* A sign of the legend: "legal", "illegal", "lit", "house", "last", "tick", "cross", or one
   of the game's own. "lit" and "last" lie on the game's example; art may be NULL for the
   others. */
void caravan_draw_sign (cairo_t *cr,
                        CaravanLook look,
                        const CaravanArt *art,
                        const char *name);

/* A ground of a board by its id, as a brush shows it. */
void caravan_draw_ground (cairo_t *cr,
                          CaravanLook look,
                          const CaravanArt *art,
                          const char *id);

/* A card of the game, or a token with the motif of that name. They have dark parts, so
   they always lie on their paper plate. */
void caravan_draw_card (cairo_t *cr,
                        CaravanLook look,
                        const CaravanArt *art,
                        const char *name);

/* Helpers for whoever draws with cairo. Text is in the interface's font, heavy, centred
   on x with its baseline at y. */
void caravan_trace_box (
    cairo_t *cr, double x, double y, double width, double height, double radius);
void caravan_draw_text (cairo_t *cr,
                        const char *text,
                        double x,
                        double y,
                        double size,
                        const GdkRGBA *color);
double caravan_text_width (cairo_t *cr, const char *text, double size);
