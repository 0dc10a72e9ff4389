/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-plates.h"

/* Parts of a cell's side. */
#define LEAD  1.12
#define PLATE 0.69
#define ROOM  0.06 /* between the frame's edge and a plate */
#define GAP   0.12 /* between a plate and its line, and at the end of the line */

/* Pixels that a letter takes beside them, however small the cells are. */
#define LETTER 18

#define PAPER 0xFFF6E3
#define TICK  "M3 8.5 L6.5 12 L13 4.5"

/* A band of columns or rows as they lie on the screen. */
typedef struct
{
  const char *motif;
  double from, to; /* along the edge */
} Band;

double
caravan_plates_lead (double cell)
{
  return MAX (LEAD * cell, (PLATE + ROOM) * cell + LETTER);
}

static CvCell
get_cell (const CaravanSpots *spots, int x, int y)
{
  return cv_board_cell (&spots->table->board, spots->spots[y * spots->columns + x].bit);
}

/* Whether the columns of the screen are those of the board: it may be turned. */
static gboolean
is_upright (const CaravanSpots *spots)
{
  return spots->rows < 2 || cv_cell_column (get_cell (spots, 0, 0)) ==
                                cv_cell_column (get_cell (spots, 0, 1));
}

static const char *
get_motif (const CaravanSpots *spots, const CaravanEdge *edge, int i)
{
  CvCell cell = get_cell (spots, edge->is_left ? 0 : i, edge->is_left ? i : 0);

  return spots->art->plate (spots->table, cell, edge->is_left != is_upright (spots));
}

static gboolean
is_ticked (const CaravanSpots *spots, const char *motif)
{
  return spots->ticked != NULL && g_strv_contains (spots->ticked, motif);
}

static void
set_paper (cairo_t *cr, double alpha)
{
  cairo_set_source_rgba (cr, (PAPER >> 16) / 255., (PAPER >> 8 & 255) / 255.,
                         (PAPER & 255) / 255., alpha);
}

static void
trace_line (cairo_t *cr, const CaravanEdge *edge, double across, double from, double to)
{
  if (to <= from)
    return;
  cairo_move_to (cr, edge->is_left ? across : from, edge->is_left ? from : across);
  cairo_line_to (cr, edge->is_left ? across : to, edge->is_left ? to : across);
}

/* The band's length, but for the plate in its middle. */
static void
draw_line (const CaravanSpots *spots,
           const CaravanEdge *edge,
           const Band *band,
           cairo_t *cr,
           double middle,
           double cell)
{
  gboolean ticked = is_ticked (spots, band->motif);
  double half = (PLATE / 2 + GAP) * cell;
  double across = edge->outer + (ROOM + PLATE / 2) * cell;

  set_paper (cr, ticked ? 1 : .45);
  cairo_set_line_width (cr, (ticked ? .066 : .04) * cell);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  trace_line (cr, edge, across, band->from + GAP * cell, middle - half);
  trace_line (cr, edge, across, middle + half, band->to - GAP * cell);
  cairo_stroke (cr);
}

/* Round a plate of 64 units: it was named. */
static void
draw_tick (cairo_t *cr, CaravanLook look, gboolean is_left)
{
  double x = is_left ? 4 : 60;

  caravan_trace_box (cr, -1, -1, 66, 66, 14);
  caravan_set_color (cr, look, CARAVAN_COLOR_CASING);
  cairo_set_line_width (cr, 10);
  cairo_stroke_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_LEGAL);
  cairo_set_line_width (cr, 5);
  cairo_stroke (cr);
  cairo_arc (cr, x, 4, 13, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0x0E / 255., 0x6B / 255., 0x78 / 255.);
  cairo_fill_preserve (cr);
  set_paper (cr, 1);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_save (cr);
  cairo_translate (cr, x - 9, 4 - 9);
  cairo_scale (cr, 1.12, 1.12);
  caravan_motif_trace (cr, TICK);
  cairo_restore (cr);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
}

static void
draw_plate (const CaravanSpots *spots,
            const CaravanEdge *edge,
            const Band *band,
            CaravanLook look,
            cairo_t *cr,
            double middle,
            double cell)
{
  double side = PLATE * cell, outer = edge->outer + ROOM * cell;

  cairo_save (cr);
  cairo_translate (cr, edge->is_left ? outer : middle - side / 2,
                   edge->is_left ? middle - side / 2 : outer);
  cairo_scale (cr, side / 64, side / 64);
  caravan_motif_draw_on (cr, look, caravan_art_motif (spots->art, band->motif), 0, 0,
                         64);
  if (is_ticked (spots, band->motif))
    draw_tick (cr, look, edge->is_left);
  cairo_restore (cr);
}

/* The plate stands in the middle of what is seen of its band. */
static void
draw_band (const CaravanSpots *spots,
           const CaravanEdge *edge,
           const Band *band,
           CaravanLook look,
           cairo_t *cr,
           double cell)
{
  double half = PLATE / 2 * cell;
  double from = MAX (band->from, edge->from), to = MIN (band->to, edge->to);
  double middle = CLAMP ((from + to) / 2, band->from + half, band->to - half);

  if (to <= from)
    return;
  draw_line (spots, edge, band, cr, middle, cell);
  draw_plate (spots, edge, band, look, cr, middle, cell);
}

void
caravan_plates_draw (const CaravanSpots *spots,
                     const CaravanEdge *edge,
                     CaravanLook look,
                     cairo_t *cr,
                     double cell)
{
  int n = edge->is_left ? spots->rows : spots->columns;

  for (int first = 0, next; first < n; first = next)
    {
      Band band = { .motif = get_motif (spots, edge, first) };

      for (next = first + 1; next < n; next++)
        if (g_strcmp0 (get_motif (spots, edge, next), band.motif) != 0)
          break;
      band.from = edge->first + first * cell;
      band.to = edge->first + next * cell;
      if (band.motif != NULL)
        draw_band (spots, edge, &band, look, cr, cell);
    }
}

void
caravan_plates_draw_all (const CaravanSpots *spots,
                         CaravanLook look,
                         cairo_t *cr,
                         double cell)
{
  CaravanEdge edge = { .outer = -caravan_plates_lead (cell), .from = 0 };

  edge.to = spots->columns * cell;
  caravan_plates_draw (spots, &edge, look, cr, cell);
  edge.is_left = TRUE;
  edge.to = spots->rows * cell;
  caravan_plates_draw (spots, &edge, look, cr, cell);
}
