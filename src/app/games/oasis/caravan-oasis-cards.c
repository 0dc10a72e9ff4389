/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of Oasis: "camels-2", "hidden", "draw-3" … */
#include "caravan-oasis.h"

#include "caravan-oasis-drawings.h"

#define PAPER CARAVAN_INK_RGB (0xFFF6E3)
#define EDGE  CARAVAN_INK_RGB (0xCDB48A)
#define BACK  CARAVAN_INK_RGB (0x0E6B78)

static const CaravanMotifLayer plate[] = {
  { "R9 3.5 46 59 7", EDGE, 0, 0, 0 },
  { "R9 1.5 46 59 7", PAPER, CARAVAN_INK (PIECE_INK), 1.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* The back of a card: petrol, with a sun over a dune. */
static const CaravanMotifLayer back[] = {
  { "R9 3.5 46 59 7", EDGE, 0, 0, 0 },
  { "R9 1.5 46 59 7", BACK, CARAVAN_INK (PIECE_INK), 1.6f, 0 },
  { "R13 5.5 38 51 4", 0, CARAVAN_INK (PIECE_PAPER), 1.6f, 0.7f },
  { "O32 26 7.5 7.5", CARAVAN_INK_RGB (0xF3B04C), 0, 0, 0 },
  { "M13.5 42 C21 33 28 36 33 40 C39 44.5 45 42 50.5 37", 0, CARAVAN_INK (PIECE_PAPER),
    2.4f, 0 },
  { "M13.5 50 C20 45 27 46 33 49 C39 52 45 50 50.5 46", 0, CARAVAN_INK (PIECE_PAPER),
    2.4f, 0.7f },
  { NULL, 0, 0, 0, 0 },
};

/* Three cards, fanned. */
static const CaravanMotifLayer draw_three[] = {
  { "M18 19 L30 13 L40 35 L28 41 Z", BACK, CARAVAN_INK (PIECE_INK), 1.6f, 0 },
  { "R24 11 15 25 2.5", BACK, CARAVAN_INK (PIECE_PAPER), 1.6f, 0 },
  { "M34 13 L46 19 L36 41 L24 35 Z", BACK, CARAVAN_INK (PIECE_PAPER), 1.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static void
draw_scaled (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double scale)
{
  CaravanPen pen = { look, -1, CARAVAN_INK_RGB (0x8A4B2C) };
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  if (g_strcmp0 (name, "draw") == 0)
    caravan_motif_draw_layers (cr, draw_three, &pen);
  else if (g_strcmp0 (name, "camels") == 0)
    caravan_oasis_draw_motif (cr, "camel-plain", &pen);
  else
    caravan_oasis_draw_motif (cr, name, &pen);
  cairo_restore (cr);
}

static void
draw_count (cairo_t *cr, const char *count)
{
  g_autofree char *text = g_strconcat ("×", count, NULL);
  caravan_draw_text (cr, text, 32, 56, 17,
                     caravan_palette (CARAVAN_LOOK_LIGHT, CARAVAN_COLOR_PIECE_INK));
}

static void
draw_tile_card (cairo_t *cr, CaravanLook look, const char *name)
{
  cairo_save (cr);
  cairo_translate (cr, 12, 11);
  cairo_scale (cr, .625, .625);
  caravan_draw_piece (cr, look, &caravan_oasis_art, name, -1);
  cairo_restore (cr);
}

gboolean
caravan_oasis_draw_card (cairo_t *cr, CaravanLook look, const char *name)
{
  const CaravanPieceStyle *tile = caravan_art_find_piece (&caravan_oasis_art, name);
  const char *dash = strrchr (name, '-');
  CaravanPen pen = { look, -1, 0 };

  if (g_str_equal (name, "hidden"))
    {
      caravan_motif_draw_layers (cr, back, &pen);
      return TRUE;
    }
  if (tile == NULL && dash == NULL)
    return FALSE;
  caravan_motif_draw_layers (cr, plate, &pen);
  if (tile != NULL)
    {
      draw_tile_card (cr, look, name);
      return TRUE;
    }
  g_autofree char *what = g_strndup (name, (gsize) (dash - name));
  gboolean fan = g_str_equal (what, "draw");
  draw_scaled (cr, look, what, fan ? 1.9 : 13, fan ? -4 : 4, fan ? .94 : .6);
  draw_count (cr, dash + 1);
  return TRUE;
}
