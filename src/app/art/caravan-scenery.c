/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The printed board, from below: frame, sand, bonus spaces, path, grid, edges.
   Measures are parts of a cell's side. */
#include "caravan-scenery.h"

#include "caravan-outline.h"
#include "caravan-plates.h"
#include "caravan-scenery-kinds.h"

#include <math.h>

static int
count_spots (const CaravanSpots *spots)
{
  return spots->columns * spots->rows;
}

static CaravanMask
make_mask (const CaravanSpots *spots, guint8 *cells)
{
  return (CaravanMask){ spots->columns, spots->rows, cells };
}

/* How far the frame may reach above and to the left. */
static double
find_lead (const CaravanSpots *spots, double cell)
{
  return spots->art->plate != NULL ? caravan_plates_lead (cell) : cell / 2;
}

static cairo_t *
begin_cairo (const CaravanSpots *spots, GtkSnapshot *snapshot, double cell)
{
  float side = (float) cell, lead = (float) find_lead (spots, cell);

  return gtk_snapshot_append_cairo (
      snapshot,
      &GRAPHENE_RECT_INIT (-lead, -lead, ((float) spots->columns + .5f) * side + lead,
                           ((float) spots->rows + .5f) * side + lead));
}

static GArray *
walk_grounds (const CaravanSpots *spots, CaravanGroundKind kind, gboolean without)
{
  g_autofree guint8 *cells = g_malloc ((gsize) count_spots (spots));

  for (int i = 0; i < count_spots (spots); i++)
    cells[i] = (caravan_spot_ground (spots, i) == kind) != without;
  CaravanMask mask = make_mask (spots, cells);
  return caravan_outline_walk (&mask);
}

static void
fill_outline (cairo_t *cr,
              const GArray *corners,
              double cell,
              double inset,
              double radius,
              const GdkRGBA *color)
{
  gdk_cairo_set_source_rgba (cr, color);
  caravan_outline_path (cr, corners, cell, inset * cell, radius * cell);
  cairo_fill (cr);
}

/* Broad above and on the left, where the plates are. */
static void
fill_broad_frame (const CaravanSpots *spots,
                  cairo_t *cr,
                  double cell,
                  const GdkRGBA *color)
{
  double lead = caravan_plates_lead (cell);

  caravan_trace_box (cr, -lead, -lead, (spots->columns + .16) * cell + lead,
                     (spots->rows + .16) * cell + lead, 0.30 * cell);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
}

static void
fill_frame (const CaravanSpots *spots,
            const GArray *land,
            cairo_t *cr,
            double cell,
            const GdkRGBA *color)
{
  if (spots->art->plate != NULL)
    fill_broad_frame (spots, cr, cell, color);
  else
    fill_outline (cr, land, cell, -0.16, 0.30, color);
}

static void
draw_frame (const CaravanSpots *spots, CaravanLook look, cairo_t *cr, double cell)
{
  g_autoptr (GArray) land = walk_grounds (spots, CARAVAN_GROUND_OUTSIDE, TRUE);

  cairo_save (cr);
  cairo_translate (cr, 0, 0.06 * cell);
  fill_frame (spots, land, cr, cell, caravan_palette (look, CARAVAN_COLOR_FRAME2));
  cairo_restore (cr);
  fill_frame (spots, land, cr, cell, caravan_palette (look, CARAVAN_COLOR_FRAME));
  fill_outline (cr, land, cell, -0.03, 0.10,
                caravan_palette (look, CARAVAN_COLOR_HAIRLINE));
  fill_outline (cr, land, cell, 0, 0.08, caravan_palette (look, CARAVAN_COLOR_SAND));
}

/* Cells outside, where somebody paints a board: something to click at. */
static void
draw_outside (const CaravanSpots *spots, CaravanLook look, cairo_t *cr, double cell)
{
  caravan_set_color (cr, look, CARAVAN_COLOR_LINE);
  cairo_set_line_width (cr, 1);
  for (int i = 0; i < count_spots (spots); i++)
    if (caravan_spot_ground (spots, i) == CARAVAN_GROUND_OUTSIDE)
      caravan_trace_box (cr, (i % spots->columns + 0.2) * cell,
                         (i / spots->columns + 0.2) * cell, 0.6 * cell, 0.6 * cell,
                         0.1 * cell);
  cairo_stroke (cr);
}

static void
append_sand (const CaravanSpots *spots, CaravanSprites *sprites, GtkSnapshot *snapshot)
{
  int cell = caravan_sprites_cell (sprites);

  for (int i = 0; i < count_spots (spots); i++)
    {
      const CaravanGroundStyle *style = caravan_spot_style (spots, i);
      int x = i % spots->columns * cell, y = i / spots->columns * cell;

      if (style->kind == CARAVAN_GROUND_BONUS)
        caravan_sprites_append (sprites, snapshot, x, y, CARAVAN_SPRITE_BONUS,
                                style->bonus, 0);
      else if (style->kind == CARAVAN_GROUND_LAND)
        caravan_spot_append_scatter (spots, i, sprites, snapshot);
    }
}

typedef enum
{
  SURFACE_NONE,
  SURFACE_SAND,
  SURFACE_PATH
} Surface;

static Surface
find_surface (const CaravanSpots *spots, int x, int y)
{
  if (x < 0 || y < 0 || x >= spots->columns || y >= spots->rows)
    return SURFACE_NONE;
  switch (caravan_spot_ground (spots, y * spots->columns + x))
    {
    case CARAVAN_GROUND_OUTSIDE:
      return SURFACE_NONE;
    case CARAVAN_GROUND_PATH:
      return SURFACE_PATH;
    case CARAVAN_GROUND_LAND:
    case CARAVAN_GROUND_BONUS:
      break;
    }
  return SURFACE_SAND;
}

/* Lines are filled on whole pixels, or they would be pale and broad. */
static void
draw_grid (const CaravanSpots *spots,
           Surface surface,
           const GdkRGBA *color,
           cairo_t *cr,
           int cell)
{
  int width = MAX (1, (int) (0.022 * cell + 0.5)), half = width / 2;

  gdk_cairo_set_source_rgba (cr, color);
  for (int i = 0; i < count_spots (spots); i++)
    {
      int x = i % spots->columns, y = i / spots->columns;

      if (find_surface (spots, x, y) != surface)
        continue;
      if (find_surface (spots, x + 1, y) == surface)
        cairo_rectangle (cr, (x + 1) * cell - half, y * cell, width, cell);
      if (find_surface (spots, x, y + 1) == surface)
        cairo_rectangle (cr, x * cell, (y + 1) * cell - half, cell, width);
    }
  cairo_fill (cr);
}

static void
append_edges (const CaravanSpots *spots, CaravanSprites *sprites, GtkSnapshot *snapshot)
{
  static const int step[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  int cell = caravan_sprites_cell (sprites);

  for (int i = 0; i < count_spots (spots); i++)
    {
      int x = i % spots->columns, y = i / spots->columns;
      CaravanDrawing edge = caravan_spot_style (spots, i)->at_edge;

      for (int side = 0; side < 4 && edge != NULL; side++)
        if (find_surface (spots, x + step[side][0], y + step[side][1]) == SURFACE_NONE)
          caravan_sprites_append_drawing (sprites, snapshot, x * cell, y * cell, edge,
                                          side);
    }
}

static void
append_path (const CaravanSpots *spots, CaravanSprites *sprites, GtkSnapshot *snapshot)
{
  CaravanLook look = caravan_sprites_look (sprites);
  int cell = caravan_sprites_cell (sprites);
  g_autoptr (GArray) path = walk_grounds (spots, CARAVAN_GROUND_PATH, FALSE);
  cairo_t *cr = begin_cairo (spots, snapshot, cell);

  fill_outline (cr, path, cell, 0, 0.18, caravan_palette (look, CARAVAN_COLOR_PATH));
  draw_grid (spots, SURFACE_SAND, caravan_palette (look, CARAVAN_COLOR_SAND_LINE), cr,
             cell);
  draw_grid (spots, SURFACE_PATH, caravan_palette (look, CARAVAN_COLOR_PATH_LINE), cr,
             cell);
  GdkRGBA edge = *caravan_palette (look, CARAVAN_COLOR_PATH_FG);
  edge.alpha = 0.7f;
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_set_line_width (cr, MAX (1.2, 0.04 * cell));
  caravan_outline_path (cr, path, cell, 0, 0.18 * cell);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
append_cells (const CaravanSpots *spots, CaravanSprites *sprites, GtkSnapshot *snapshot)
{
  append_sand (spots, sprites, snapshot);
  append_path (spots, sprites, snapshot);
  append_edges (spots, sprites, snapshot);
}

GskRenderNode *
caravan_scenery_ground (const CaravanSpots *spots,
                        CaravanSprites *sprites,
                        gboolean with_outside)
{
  CaravanLook look = caravan_sprites_look (sprites);
  int cell = caravan_sprites_cell (sprites);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = begin_cairo (spots, snapshot, cell);

  if (with_outside)
    draw_outside (spots, look, cr, cell);
  draw_frame (spots, look, cr, cell);
  if (spots->art->draw_land != NULL)
    spots->art->draw_land (spots, look, cr, cell);
  cairo_destroy (cr);
  if (spots->art->draw_land == NULL)
    append_cells (spots, sprites, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* What a spot is in the mini-map. */
static const GdkRGBA *
choose_flat_color (const CaravanSpots *spots, int i, CaravanLook look)
{
  const CaravanPieceStyle *piece = caravan_spot_piece (spots, i);

  if (piece != NULL && piece->is_tile)
    return caravan_palette (look, piece->fill);
  if (caravan_spot_ground (spots, i) == CARAVAN_GROUND_OUTSIDE)
    return NULL;
  return caravan_palette (look, caravan_spot_style (spots, i)->fill);
}

void
caravan_scenery_draw_small (const CaravanSpots *spots,
                            CaravanLook look,
                            cairo_t *cr,
                            double cell)
{
  for (int i = 0; i < count_spots (spots); i++)
    {
      const CaravanPieceStyle *piece = caravan_spot_piece (spots, i);
      const GdkRGBA *color = choose_flat_color (spots, i, look);
      int owner = spots->spots[i].look.owner;
      double x = i % spots->columns * cell, y = i / spots->columns * cell;

      if (color == NULL)
        continue;
      gdk_cairo_set_source_rgba (cr, color);
      cairo_rectangle (cr, x, y, cell, cell);
      cairo_fill (cr);
      if (piece == NULL || piece->is_tile || owner < 0)
        continue;
      gdk_cairo_set_source_rgba (
          cr, caravan_player_color ((CvColor) spots->table->color[owner]));
      cairo_arc (cr, x + cell / 2, y + cell / 2, cell * 0.4, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}
