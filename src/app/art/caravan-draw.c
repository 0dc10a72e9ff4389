/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles, tokens, grounds, and the rings and signs on a cell. */

#include "caravan-art.h"

/* Dark stones would vanish as lines on a dark ground. */
static CaravanColor
choose_line_color (const CaravanPieceStyle *kind, CaravanLook look)
{
  if (kind->fg == CARAVAN_COLOR_STONE_FG && caravan_look_is_dark (look))
    return CARAVAN_COLOR_STONE_HI;
  return kind->fg;
}

static void
draw_motif_at (cairo_t *cr,
               const CaravanMotifLayer *layers,
               const CaravanPen *pen,
               double x,
               double y,
               double scale)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  caravan_motif_draw_layers (cr, layers, pen);
  cairo_restore (cr);
}

static void
fill_box (cairo_t *cr,
          double x,
          double y,
          double width,
          double height,
          double radius,
          const GdkRGBA *color,
          double alpha)
{
  caravan_trace_box (cr, x, y, width, height, radius);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, alpha);
  cairo_fill (cr);
}

static void
stroke_box (cairo_t *cr,
            double inset,
            double radius,
            double width,
            const GdkRGBA *c,
            double alpha)
{
  caravan_trace_box (cr, inset, inset, 64 - 2 * inset, 64 - 2 * inset, radius);
  cairo_set_source_rgba (cr, c->red, c->green, c->blue, alpha);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
caravan_draw_motif (cairo_t *cr, CaravanLook look, const CaravanPieceStyle *tile)
{
  CaravanPen pen = { look, -1, 0 };

  caravan_motif_draw_layers (cr, tile->motif, &pen);
}

static void
draw_tile (cairo_t *cr, CaravanLook look, const CaravanPieceStyle *kind)
{
  CaravanPen pen = { look, -1, 0 };
  CaravanMotifLayer layers[] = {
    { "R2.5 4 59 58 10", CARAVAN_INK_OF (kind->edge), 0, 0, 0 },
    { "R2.5 2 59 57 10", CARAVAN_INK_OF (kind->fill), 0, 0, 0 },
    { "M10 4.5 L54 4.5", 0, CARAVAN_INK (PIECE_PAPER), 1.6f, 0.45f },
    { NULL, 0, 0, 0, 0 },
  };
  caravan_motif_draw_layers (cr, layers, &pen);
  draw_motif_at (cr, kind->motif, &pen, 3.2, 1.5, .9);
}

void
caravan_draw_style (cairo_t *cr,
                    CaravanLook look,
                    const CaravanPieceStyle *piece,
                    int color)
{
  if (piece->is_tile)
    draw_tile (cr, look, piece);
  else if (piece->draw != NULL)
    piece->draw (cr, look, color);
  else if (piece->motif != NULL)
    caravan_motif_draw_layers (cr, piece->motif, &(CaravanPen){ look, color, 0 });
}

void
caravan_draw_piece (
    cairo_t *cr, CaravanLook look, const CaravanArt *art, const char *name, int color)
{
  const CaravanPieceStyle *piece = caravan_art_find_piece (art, name);
  const CaravanMotif *motif = caravan_art_motif (art, name);
  CaravanPen pen = { look, color, CARAVAN_INK (DIM) };

  if (piece != NULL)
    caravan_draw_style (cr, look, piece, color);
  else if (motif != NULL)
    caravan_motif_draw_layers (cr, motif->layers, &pen);
}

static const CaravanMotifLayer token[] = {
  { "O32 33.5 30 30", CARAVAN_INK_RGB (0xCDB48A), 0, 0, 0 },
  { "O32 31.5 30 30", CARAVAN_INK_RGB (0xFFF6E3), CARAVAN_INK (PIECE_INK), 1.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

void
caravan_draw_card (cairo_t *cr,
                   CaravanLook look,
                   const CaravanArt *art,
                   const char *name)
{
  const CaravanMotif *motif = caravan_art_motif (art, name);
  CaravanPen pen = { look, -1, CARAVAN_INK_RGB (0x8A4B2C) };

  if (art->draw_card != NULL && art->draw_card (cr, look, name))
    return;
  caravan_motif_draw_layers (cr, token, &pen);
  if (motif == NULL)
    return;
  cairo_save (cr);
  cairo_translate (cr, 9, 7.6);
  cairo_scale (cr, .72, .72);
  caravan_motif_draw_layers (cr, motif->layers, &pen);
  cairo_restore (cr);
}

/* Sunk and engraved: the opposite of a laid tile. */
void
caravan_draw_bonus (cairo_t *cr, CaravanLook look, const CaravanPieceStyle *kind)
{
  gboolean dark = caravan_look_is_dark (look);
  CaravanInk shade = dark ? CARAVAN_INK_RGB (0) : CARAVAN_INK (PIECE_INK);
  CaravanPen pen = { look, -1, CARAVAN_INK_OF (choose_line_color (kind, look)) };
  CaravanMotifLayer layers[] = {
    { "R3.5 3.5 57 57 4", CARAVAN_INK_OF (kind->fill), 0, 0, 0.55f },
    { "M3.5 60.5 L3.5 3.5 L60.5 3.5", 0, shade, 2.4f, 0.45f },
    { "M3.5 60.5 L60.5 60.5 L60.5 3.5", 0, CARAVAN_INK (PIECE_PAPER), 2.4f,
      dark ? 0.25f : 0.75f },
    { NULL, 0, 0, 0, 0 },
  };
  fill_box (cr, 0, 0, 64, 64, 0, caravan_palette (look, CARAVAN_COLOR_SAND), 1);
  caravan_motif_draw_layers (cr, layers, &pen);
  draw_motif_at (cr, kind->line, &pen, 7, 13, .69);
  caravan_motif_draw (cr, "bonus", &pen);
}

void
caravan_draw_house_mark (cairo_t *cr)
{
  CaravanPen pen = { CARAVAN_LOOK_LIGHT, -1, 0 };
  caravan_motif_draw (cr, "house-rule", &pen);
}

void
caravan_draw_hatch (cairo_t *cr, CaravanLook look)
{
  CaravanPen pen = { look, -1, CARAVAN_INK (ILLEGAL) };
  fill_box (cr, 4, 4, 56, 56, 6, caravan_palette (look, CARAVAN_COLOR_CASING), .5);
  caravan_motif_draw (cr, "hatch", &pen);
}

void
caravan_draw_legal (cairo_t *cr, CaravanLook look, gboolean pointed)
{
  double width = pointed ? 6 : 3.4;
  stroke_box (cr, 6, 9, width + 3.4, caravan_palette (look, CARAVAN_COLOR_CASING), .85);
  stroke_box (cr, 6, 9, width, caravan_palette (look, CARAVAN_COLOR_LEGAL), 1);
}

void
caravan_draw_lit (cairo_t *cr, CaravanLook look, double glow)
{
  const GdkRGBA *lit = caravan_palette (look, CARAVAN_COLOR_LIT);
  stroke_box (cr, 3, 10, 22, lit, .18 * glow);
  stroke_box (cr, 3, 10, 15, lit, .32 * glow);
  stroke_box (cr, 3, 10, 9, lit, .9 * glow);
  stroke_box (cr, 3, 10, 5.6, caravan_palette (look, CARAVAN_COLOR_PIECE_INK), 1);
  stroke_box (cr, 3, 10, 3, caravan_palette (look, CARAVAN_COLOR_LIT_RING), 1);
}

static void
stroke_line (cairo_t *cr, CaravanLook look, double width, CaravanColor color)
{
  caravan_set_color (cr, look, color);
  cairo_set_line_width (cr, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

/* A disk in a casing, as a ground for a sign. */
static void
fill_disk (cairo_t *cr, CaravanLook look, CaravanColor color)
{
  cairo_arc (cr, 32, 32, 19, 0, 2 * G_PI);
  caravan_set_color (cr, look, color);
  cairo_fill_preserve (cr);
  stroke_line (cr, look, 3, CARAVAN_COLOR_CASING);
}

void
caravan_draw_tick (cairo_t *cr, CaravanLook look)
{
  fill_disk (cr, look, CARAVAN_COLOR_LEGAL);
  cairo_move_to (cr, 23, 33);
  cairo_line_to (cr, 29.5, 39.5);
  cairo_line_to (cr, 41, 26);
  stroke_line (cr, look, 5, CARAVAN_COLOR_CASING);
}

void
caravan_draw_cross (cairo_t *cr, CaravanLook look)
{
  const GdkRGBA *ground = caravan_palette (look, CARAVAN_COLOR_ILLEGAL);

  fill_box (cr, 12.5, 12.5, 39, 39, 6, caravan_palette (look, CARAVAN_COLOR_CASING), 1);
  fill_box (cr, 14.5, 14.5, 35, 35, 5, ground, 1);
  cairo_move_to (cr, 24, 24);
  cairo_line_to (cr, 40, 40);
  cairo_move_to (cr, 40, 24);
  cairo_line_to (cr, 24, 40);
  stroke_line (cr, look, 5, CARAVAN_COLOR_CASING);
}

void
caravan_draw_missed (cairo_t *cr, CaravanLook look)
{
  cairo_arc (cr, 32, 32, 15, 0, 2 * G_PI);
  caravan_set_color (cr, look, CARAVAN_COLOR_CASING);
  cairo_fill_preserve (cr);
  stroke_line (cr, look, 11, CARAVAN_COLOR_CASING);
  cairo_arc (cr, 32, 32, 15, 0, 2 * G_PI);
  stroke_line (cr, look, 6, CARAVAN_COLOR_LEGAL);
}

/* A soft petrol ring: the eye finds the last step, and nothing else looks like it. */
void
caravan_draw_last (cairo_t *cr, CaravanLook look)
{
  const GdkRGBA *accent = caravan_palette (look, CARAVAN_COLOR_ACCENT);
  stroke_box (cr, 2, 10, 12, accent, .25);
  stroke_box (cr, 2, 10, 6, accent, .45);
  stroke_box (cr, 2, 10, 2, accent, 1);
}

/* As scenery draws the outline of an area that belongs to nobody. */
void
caravan_draw_free (cairo_t *cr, CaravanLook look)
{
  const double dashes[] = { 7.7, 6.4 };

  stroke_box (cr, 3, 8, 6.4, caravan_palette (look, CARAVAN_COLOR_CASING), 1);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  stroke_box (cr, 3, 8, 3.2, caravan_palette (look, CARAVAN_COLOR_FREE), 1);
  cairo_set_dash (cr, NULL, 0, 0);
}

static gboolean
is_on_tile (const char *name)
{
  static const char *const names[] = { "lit", "last", "free", NULL };

  return name != NULL && g_strv_contains (names, name);
}

static void
draw_sand (cairo_t *cr, CaravanLook look)
{
  fill_box (cr, 1, 1, 62, 62, 6, caravan_palette (look, CARAVAN_COLOR_SAND), 1);
}

/* The marks of answers, which lie on nothing, as large as they can be. */
static gboolean
draw_answer (cairo_t *cr, CaravanLook look, const char *name)
{
  gboolean is_tick = g_strcmp0 (name, "tick") == 0;

  if (!is_tick && g_strcmp0 (name, "cross") != 0)
    return FALSE;
  cairo_save (cr);
  cairo_translate (cr, 32, 32);
  cairo_scale (cr, 1.5, 1.5);
  cairo_translate (cr, -32, -32);
  if (is_tick)
    caravan_draw_tick (cr, look);
  else
    caravan_draw_cross (cr, look);
  cairo_restore (cr);
  return TRUE;
}

void
caravan_draw_sign (cairo_t *cr,
                   CaravanLook look,
                   const CaravanArt *art,
                   const char *name)
{
  const CaravanPieceStyle *example = art != NULL ? art->example : NULL;
  const CaravanSignStyle *own = art != NULL ? caravan_art_find_sign (art, name) : NULL;
  gboolean house = g_strcmp0 (name, "house") == 0;
  gboolean tile = example != NULL && is_on_tile (name);

  if (draw_answer (cr, look, name))
    return;
  if (tile)
    {
      cairo_save (cr);
      cairo_translate (cr, 6, 6);
      cairo_scale (cr, .8125, .8125);
      caravan_draw_style (cr, look, example, -1);
    }
  else if (!house)
    draw_sand (cr, look);

  if (g_strcmp0 (name, "legal") == 0)
    caravan_draw_legal (cr, look, FALSE);
  else if (g_strcmp0 (name, "illegal") == 0)
    caravan_draw_hatch (cr, look);
  else if (g_strcmp0 (name, "lit") == 0)
    caravan_draw_lit (cr, look, 1);
  else if (g_strcmp0 (name, "last") == 0)
    caravan_draw_last (cr, look);
  else if (own != NULL)
    own->draw (cr, look);
  else if (house)
    caravan_draw_house_mark (cr);
  if (tile)
    cairo_restore (cr);
}
