/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Herds: neighbours of one colour walk on one rope. Measures are parts of a cell's side.
 */
#include "caravan-oasis-drawings.h"

#include "caravan-scenery-kinds.h"

static gboolean
is_same_herd (const CaravanSpots *spots, int a, int b)
{
  const CvLook *one = &spots->spots[a].look, *other = &spots->spots[b].look;

  return one->piece == other->piece && one->owner == other->owner && one->owner >= 0;
}

static void
trace_rope (const CaravanSpots *spots, int i, cairo_t *cr, double cell)
{
  double x = (i % spots->columns + 0.5) * cell, y = (i / spots->columns + 0.56) * cell;

  if ((i + 1) % spots->columns != 0 && is_same_herd (spots, i, i + 1))
    {
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + cell, y);
    }
  if (i + spots->columns < spots->columns * spots->rows &&
      is_same_herd (spots, i, i + spots->columns))
    {
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x, y + cell);
    }
}

static void
draw_herd (const CaravanSpots *spots, int seat, cairo_t *cr, double cell)
{
  CvColor color = (CvColor) spots->table->color[seat];

  for (int i = 0; i < spots->columns * spots->rows; i++)
    {
      const CaravanPieceStyle *piece = caravan_spot_piece (spots, i);
      if (piece != NULL && !piece->is_tile && spots->spots[i].look.owner == seat)
        trace_rope (spots, i, cr, cell);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 0.20 * cell);
  gdk_cairo_set_source_rgba (cr, caravan_player_letter (color));
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.11 * cell);
  gdk_cairo_set_source_rgba (cr, caravan_player_color (color));
  cairo_stroke (cr);
}

void
caravan_oasis_draw_herds (const CaravanSpots *spots, cairo_t *cr, double cell)
{
  for (int seat = 0; seat < spots->table->n_players; seat++)
    draw_herd (spots, seat, cr, cell);
}
