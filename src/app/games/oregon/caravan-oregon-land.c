/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The printed board of Oregon, from below: prairie, mountains and lakes as one figure
   each, railway, grid, blocks. Measures are parts of a cell's side. */
#include "caravan-oregon.h"

#include "caravan-outline.h"
#include "caravan-scenery.h"

/* clang-format off */

static const CaravanMotifLayer prairie_a[] = {
  { "M15 27 L19 34 M20 24 L20 34 M25 27 L21 34", 0, CARAVAN_INK (PRAIRIE_FG), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer prairie_b[] = {
  { "M38 20 L42 27 M43 17 L43 27 M48 20 L44 27 M22 44 L26 51 M27 41 L27 51 M32 "
    "44 L28 51", 0, CARAVAN_INK (PRAIRIE_FG), 2.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer wave_a[] = {
  { "M9 22 C14 16 19 16 24 22 C29 28 34 28 39 22 C42 18 45 17 48 19 M22 45 C27 "
    "39 32 39 37 45 C42 51 47 51 52 45", 0, CARAVAN_INK (LAKE_FG), 2.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer wave_b[] = {
  { "M18 16 C23 10 28 10 33 16 C38 22 43 22 48 16 M10 38 C15 32 20 32 25 38 C30 "
    "44 35 44 40 38", 0, CARAVAN_INK (LAKE_FG), 2.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer peaks_a[] = {
  { "M30 54 L46 22 L62 54 Z", CARAVAN_INK (PEAK_FAR), 0, 0, 0 },
  { "M4 54 L24 12 L45 54 Z", CARAVAN_INK (PEAK), 0, 0, 0 },
  { "M24 12 L31.2 27 L27 24.5 L24 29.5 L20.6 25 L17.4 27 Z", CARAVAN_INK_RGB (0xFFFBF2), 0, 0, 0 },
  { "M46 22 L51 33 L47.6 31 L45 34.4 L42.4 29.6 Z", CARAVAN_INK_RGB (0xFFFBF2), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer peaks_b[] = {
  { "M2 54 L17 26 L33 54 Z", CARAVAN_INK (PEAK_FAR), 0, 0, 0 },
  { "M20 54 L42 10 L62 54 Z", CARAVAN_INK (PEAK), 0, 0, 0 },
  { "M42 10 L49 25.6 L45 23 L42 28 L38.4 23.6 L34.6 26 Z", CARAVAN_INK_RGB (0xFFFBF2), 0, 0, 0 },
  { "M17 26 L21.4 34 L18 32.6 L16 36 L12.8 34 Z", CARAVAN_INK_RGB (0xFFFBF2), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer rail_straight[] = {
  { "R5.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "R21.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "R37.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "R53.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M0 25 L64 25 M0 39 L64 39", 0, CARAVAN_INK (RAIL), 3.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer rail_curve[] = {
  { "M52.28 18.41 L57.38 17.39 L63.24 46.81 L58.14 47.83 Z", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M35.72 26.36 L40.05 23.47 L56.72 48.42 L52.39 51.31 Z", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M23.47 40.05 L26.36 35.72 L51.31 52.39 L48.42 56.72 Z", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M17.39 57.38 L18.41 52.28 L47.83 58.14 L46.81 63.24 Z", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M64 25 C42.46 25 25 42.46 25 64 M64 39 C50.19 39 39 50.19 39 64", 0, CARAVAN_INK (RAIL), 3.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer rail_junction[] = {
  { "R5.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "R21.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "R37.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "R53.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M47 53.4 L47 58.6 L17 58.6 L17 53.4 Z", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M0 25 L64 25 M0 39 L64 39 M0 25 C21.54 25 39 42.46 39 64 M0 39 C13.81 39 "
    "25 50.19 25 64 M64 25 C42.46 25 25 42.46 25 64 M64 39 C50.19 39 39 50.19 "
    "39 64", 0, CARAVAN_INK (RAIL), 3.4f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer rail_cross[] = {
  { "R5.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "R53.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M47 5.4 L47 10.6 L17 10.6 L17 5.4 Z", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M47 53.4 L47 58.6 L17 58.6 L17 53.4 Z", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M0 25 L64 25 M0 39 L64 39 M25 0 L25 64 M39 0 L39 64", 0, CARAVAN_INK (RAIL), 3.6f, 0 },
  { NULL, 0, 0, 0, 0 },
};

static const CaravanMotifLayer rail_end[] = {
  { "R37.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "R53.4 17 5.2 30 1.4", CARAVAN_INK (TIE), 0, 0, 0 },
  { "M26 25 L64 25 M26 39 L64 39", 0, CARAVAN_INK (RAIL), 3.6f, 0 },
  { "R19 17 7 30 2", CARAVAN_INK (RAIL), 0, 0, 0 },
  { NULL, 0, 0, 0, 0 },
};

/* clang-format on */

#define PRAIRIE  'g'
#define LAKE     'w'
#define RAILWAY  'r'
#define MOUNTAIN 'm'

static char
get_ground (const CaravanSpots *spots, int x, int y)
{
  if (x < 0 || y < 0 || x >= spots->columns || y >= spots->rows)
    return '\0';
  return spots->spots[y * spots->columns + x].look.ground;
}

static void
trace_figures (const CaravanSpots *spots,
               char ground,
               cairo_t *cr,
               double cell,
               double inset,
               double radius)
{
  int n = spots->columns * spots->rows;
  g_autofree guint8 *cells = g_malloc ((gsize) n);
  CaravanMask mask = { spots->columns, spots->rows, cells };

  for (int i = 0; i < n; i++)
    cells[i] = spots->spots[i].look.ground == ground;
  g_autoptr (GArray) corners = caravan_outline_walk (&mask);
  caravan_outline_path (cr, corners, cell, inset * cell, radius * cell);
}

static void
draw_figures (const CaravanSpots *spots, CaravanLook look, cairo_t *cr, double cell)
{
  caravan_set_color (cr, look, CARAVAN_COLOR_PRAIRIE);
  cairo_rectangle (cr, 0, 0, spots->columns * cell, spots->rows * cell);
  cairo_fill (cr);
  trace_figures (spots, MOUNTAIN, cr, cell, 0, 0.26);
  caravan_set_color (cr, look, CARAVAN_COLOR_MOUNTAIN);
  cairo_fill (cr);
  trace_figures (spots, LAKE, cr, cell, 0.03, 0.34);
  caravan_set_color (cr, look, CARAVAN_COLOR_LAKE);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_LAKE_FG);
  cairo_set_line_width (cr, MAX (1, 0.045 * cell));
  cairo_stroke (cr);
}

/* The railway: a piece for each way in which its neighbours may lie, turned to them. */

enum
{
  NORTH = 1,
  EAST = 2,
  SOUTH = 4,
  WEST = 8
};

static const struct
{
  int joins;
  const CaravanMotifLayer *layers;
} rails[] = {
  { EAST | WEST, rail_straight },
  { EAST | SOUTH, rail_curve },
  { EAST | SOUTH | WEST, rail_junction },
  { NORTH | EAST | SOUTH | WEST, rail_cross },
  { EAST, rail_end },
};

static const int steps[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

/* At the board's edge a line runs out. */
static int
find_joins (const CaravanSpots *spots, int x, int y)
{
  int joins = 0;

  for (int side = 0; side < 4; side++)
    if (get_ground (spots, x + steps[side][0], y + steps[side][1]) == RAILWAY)
      joins |= 1 << side;
  for (int side = 0; side < 4; side++)
    if (joins == 1 << side &&
        get_ground (spots, x - steps[side][0], y - steps[side][1]) == '\0')
      return joins | 1 << (side + 2) % 4;
  return joins != 0 ? joins : EAST | WEST;
}

static int
turn_joins (int joins, int quarters)
{
  return (joins << quarters | joins >> (4 - quarters)) & 15;
}

/* In the middle of a cell of 64 units. */
static void
draw_turned (cairo_t *cr,
             const CaravanMotifLayer *layers,
             const CaravanPen *pen,
             int quarters)
{
  cairo_save (cr);
  cairo_translate (cr, 32, 32);
  cairo_rotate (cr, quarters * G_PI_2);
  cairo_translate (cr, -32, -32);
  caravan_motif_draw_layers (cr, layers, pen);
  cairo_restore (cr);
}

static void
draw_rails (cairo_t *cr, int joins, const CaravanPen *pen)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rails); i++)
    for (int quarters = 0; quarters < 4; quarters++)
      if (turn_joins (rails[i].joins, quarters) == joins)
        {
          draw_turned (cr, rails[i].layers, pen, quarters);
          return;
        }
}

/* What a cell has of its own. A third of the prairie has grass; which cells depends on
   the cell alone, so that they stay where they are when the board is turned. */
static void
draw_cell (const CaravanSpots *spots, int i, cairo_t *cr, const CaravanPen *pen)
{
  guint chance = ((guint) spots->spots[i].bit * 2654435761u) >> 13;
  int x = i % spots->columns, y = i / spots->columns;
  gboolean is_odd = (spots->spots[i].bit + spots->spots[i].bit / 16) % 2;

  switch (spots->spots[i].look.ground)
    {
    case PRAIRIE:
      if (chance % 3 == 0)
        caravan_motif_draw_layers (cr, chance / 3 % 2 ? prairie_a : prairie_b, pen);
      break;
    case LAKE:
      caravan_motif_draw_layers (cr, is_odd ? wave_a : wave_b, pen);
      break;
    case MOUNTAIN:
      caravan_motif_draw_layers (cr, is_odd ? peaks_a : peaks_b, pen);
      break;
    case RAILWAY:
      draw_rails (cr, find_joins (spots, x, y), pen);
      break;
    default:
      break;
    }
}

static void
draw_cells (const CaravanSpots *spots, CaravanLook look, cairo_t *cr, double cell)
{
  CaravanPen pen = { look, -1, 0 };

  for (int i = 0; i < spots->columns * spots->rows; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % spots->columns * cell, i / spots->columns * cell);
      cairo_scale (cr, cell / 64, cell / 64);
      draw_cell (spots, i, cr, &pen);
      cairo_restore (cr);
    }
}

/* Lines between the columns and rows: all of them, or those where another block
   begins. */
static void
trace_lines (const CaravanSpots *spots, cairo_t *cr, double cell, gboolean of_blocks)
{
  const CaravanSpot *spot = spots->spots;

  for (int x = 1; x < spots->columns; x++)
    if (!of_blocks || spot[x].look.group != spot[x - 1].look.group)
      {
        cairo_move_to (cr, x * cell, 0);
        cairo_line_to (cr, x * cell, spots->rows * cell);
      }
  for (int y = 1; y < spots->rows; y++)
    if (!of_blocks || spot[y * spots->columns].look.group !=
                          spot[(y - 1) * spots->columns].look.group)
      {
        cairo_move_to (cr, 0, y * cell);
        cairo_line_to (cr, spots->columns * cell, y * cell);
      }
}

static void
draw_lines (const CaravanSpots *spots, CaravanLook look, cairo_t *cr, double cell)
{
  GdkRGBA color = *caravan_palette (look, CARAVAN_COLOR_PRAIRIE_FG);

  color.alpha = 0.22f;
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, MAX (1, 0.022 * cell));
  trace_lines (spots, cr, cell, FALSE);
  cairo_stroke (cr);
  color = *caravan_palette (look, CARAVAN_COLOR_FRAME);
  color.alpha = 0.75f;
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, MAX (1.4, 0.045 * cell));
  trace_lines (spots, cr, cell, TRUE);
  cairo_stroke (cr);
}

void
caravan_oregon_draw_land (const CaravanSpots *spots,
                          CaravanLook look,
                          cairo_t *cr,
                          double cell)
{
  draw_figures (spots, look, cr, cell);
  draw_cells (spots, look, cr, cell);
  draw_lines (spots, look, cr, cell);
}

/* On the plate of a brush: the ground by itself. */

static void
draw_brush (cairo_t *cr, CaravanLook look, const CaravanMotifLayer *layers)
{
  CaravanPen pen = { look, -1, 0 };

  caravan_motif_draw_layers (cr, layers, &pen);
}

void
caravan_oregon_draw_grass (cairo_t *cr, CaravanLook look, int number, gboolean small)
{
  draw_brush (cr, look, prairie_b);
}

void
caravan_oregon_draw_waves (cairo_t *cr, CaravanLook look, int number, gboolean small)
{
  draw_brush (cr, look, wave_a);
}

void
caravan_oregon_draw_peaks (cairo_t *cr, CaravanLook look, int number, gboolean small)
{
  draw_brush (cr, look, peaks_a);
}

void
caravan_oregon_draw_rails (cairo_t *cr, CaravanLook look, int number, gboolean small)
{
  draw_brush (cr, look, rail_straight);
}
