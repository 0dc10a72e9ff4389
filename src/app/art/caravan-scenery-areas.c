/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people have laid: areas as one figure each, markers and pieces; and the areas a
   question lets one choose from. Measures are parts of a cell's side. */
#include "caravan-outline.h"
#include "caravan-scenery-kinds.h"

/* Of a marker that belongs to nobody, in the place of a CvColor. */
#define NOBODY 7

/* One figure: cells of a group that hang together. */
typedef struct
{
  const CaravanSpots *spots;
  guint8 *cells; /* a byte a spot */
  guint8 *tiles; /* those that carry a tile */
  const CaravanPieceStyle *style;
  int owner;  /* seat, or -1 */
  int second; /* another owner, after a house rule, or -1 */
} Figure;

static int
count_spots (const CaravanSpots *spots)
{
  return spots->columns * spots->rows;
}

static const CaravanPieceStyle *
find_tile (const CaravanSpots *spots, int i)
{
  const CaravanPieceStyle *piece = caravan_spot_piece (spots, i);

  return piece != NULL && piece->is_tile ? piece : NULL;
}

/* Gathers the figure that the spot belongs to; its cells are added to done. */
static void
gather_figure (Figure *figure, int first, guint8 *done)
{
  const CaravanSpots *spots = figure->spots;
  int n = count_spots (spots);
  guint8 group = spots->spots[first].look.group;

  for (int i = 0; i < n; i++)
    figure->tiles[i] = spots->spots[i].look.group == group;
  CaravanMask same = { spots->columns, spots->rows, figure->tiles };
  caravan_mask_take_part (&same, first, figure->cells);

  figure->style = find_tile (spots, first);
  figure->owner = figure->second = -1;
  for (int i = 0; i < n; i++)
    {
      int owner = spots->spots[i].look.owner;
      figure->tiles[i] = figure->cells[i] && find_tile (spots, i) != NULL;
      if (!figure->cells[i])
        continue;
      done[i] = 1;
      if (owner < 0 || owner == figure->owner)
        continue;
      if (figure->owner < 0)
        figure->owner = owner;
      else
        figure->second = owner;
    }
}

static GArray *
walk (const CaravanSpots *spots, const guint8 *cells)
{
  CaravanMask mask = { spots->columns, spots->rows, cells };

  return caravan_outline_walk (&mask);
}

/* To draw on the cells that are marked and a little beyond them. */
static cairo_t *
begin_cairo (const CaravanSpots *spots,
             const guint8 *cells,
             GtkSnapshot *snapshot,
             double cell)
{
  float side = (float) cell;
  int left = spots->columns, right = -1, top = spots->rows, bottom = -1;

  for (int i = 0; i < count_spots (spots); i++)
    if (cells == NULL || cells[i])
      {
        left = MIN (left, i % spots->columns);
        right = MAX (right, i % spots->columns);
        top = MIN (top, i / spots->columns);
        bottom = MAX (bottom, i / spots->columns);
      }
  return gtk_snapshot_append_cairo (
      snapshot,
      &GRAPHENE_RECT_INIT (((float) left - 0.25f) * side, ((float) top - 0.25f) * side,
                           ((float) (right - left) + 1.5f) * side,
                           ((float) (bottom - top) + 1.5f) * side));
}

static void
set_color (cairo_t *cr, const GdkRGBA *color, double alpha)
{
  cairo_set_source_rgba (cr, (double) color->red, (double) color->green,
                         (double) color->blue, alpha);
}

/* The ground in the colour of the kind, raised by its shadow. */
static void
draw_figure_ground (const Figure *figure, CaravanLook look, cairo_t *cr, double cell)
{
  g_autoptr (GArray) corners = walk (figure->spots, figure->tiles);

  cairo_save (cr);
  cairo_translate (cr, 0, 0.04 * cell);
  caravan_outline_path (cr, corners, cell, 0.045 * cell, 0.15 * cell);
  set_color (cr, caravan_palette (look, CARAVAN_COLOR_PIECE_INK), 0.28);
  cairo_fill (cr);
  cairo_restore (cr);
  caravan_outline_path (cr, corners, cell, 0.045 * cell, 0.15 * cell);
  caravan_set_color (cr, look, figure->style->fill);
  cairo_fill (cr);
}

static void
draw_seams (const Figure *figure, CaravanLook look, cairo_t *cr, double cell)
{
  int columns = figure->spots->columns;

  caravan_set_color (cr, look, figure->style->edge);
  cairo_set_line_width (cr, MAX (1, 0.03 * cell));
  for (int i = 0; i < count_spots (figure->spots); i++)
    {
      int x = i % columns, y = i / columns;

      if (!figure->tiles[i])
        continue;
      if (x + 1 < columns && figure->tiles[i + 1])
        {
          cairo_move_to (cr, (x + 1) * cell, (y + 0.12) * cell);
          cairo_line_to (cr, (x + 1) * cell, (y + 0.88) * cell);
        }
      if (y + 1 < figure->spots->rows && figure->tiles[i + columns])
        {
          cairo_move_to (cr, (x + 0.12) * cell, (y + 1) * cell);
          cairo_line_to (cr, (x + 0.88) * cell, (y + 1) * cell);
        }
    }
  cairo_stroke (cr);
}

static void
stroke_outline (
    cairo_t *cr, const GArray *corners, double cell, double width, const GdkRGBA *color)
{
  caravan_outline_path (cr, corners, cell, 0.065 * cell, 0.14 * cell);
  cairo_set_line_width (cr, width * cell);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_stroke (cr);
}

static void
draw_owned_outline (const Figure *figure, cairo_t *cr, double cell)
{
  const CvTable *table = figure->spots->table;
  CvColor color = (CvColor) table->color[figure->owner];
  g_autoptr (GArray) corners = walk (figure->spots, figure->cells);

  stroke_outline (cr, corners, cell, 0.15, caravan_player_letter (color));
  stroke_outline (cr, corners, cell, caravan_player_is_light (color) ? 0.08 : 0.085,
                  caravan_player_color (color));
  if (figure->second < 0)
    return;
  double dash = 0.25 * cell;
  cairo_set_dash (cr, &dash, 1, 0);
  stroke_outline (cr, corners, cell, 0.085,
                  caravan_player_color ((CvColor) table->color[figure->second]));
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_free_outline (const Figure *figure, CaravanLook look, cairo_t *cr, double cell)
{
  g_autoptr (GArray) corners = walk (figure->spots, figure->cells);
  const double dashes[] = { 0.12 * cell, 0.10 * cell };

  stroke_outline (cr, corners, cell, 0.10,
                  caravan_palette (look, CARAVAN_COLOR_CASING));
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  stroke_outline (cr, corners, cell, 0.05, caravan_palette (look, CARAVAN_COLOR_FREE));
}

static void
append_figure (const Figure *figure, CaravanSprites *sprites, GtkSnapshot *snapshot)
{
  const CaravanSpots *spots = figure->spots;
  CaravanLook look = caravan_sprites_look (sprites);
  int cell = caravan_sprites_cell (sprites);
  cairo_t *cr = begin_cairo (spots, figure->cells, snapshot, cell);

  draw_figure_ground (figure, look, cr, cell);
  draw_seams (figure, look, cr, cell);
  cairo_destroy (cr);
  for (int i = 0; i < count_spots (spots); i++)
    if (figure->tiles[i] && !spots->spots[i].look.marker)
      caravan_sprites_append (sprites, snapshot, i % spots->columns * cell,
                              i / spots->columns * cell, CARAVAN_SPRITE_MOTIF,
                              figure->style, 0);
  cr = begin_cairo (spots, figure->cells, snapshot, cell);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (figure->owner >= 0)
    draw_owned_outline (figure, cr, cell);
  else
    draw_free_outline (figure, look, cr, cell);
  cairo_destroy (cr);
}

/* On a path it gives way to what stands there. */
static void
append_scatter (const CaravanSpots *spots,
                CaravanSprites *sprites,
                GtkSnapshot *snapshot)
{
  for (int i = 0; i < count_spots (spots); i++)
    if (caravan_spot_ground (spots, i) == CARAVAN_GROUND_PATH &&
        spots->spots[i].look.piece < 0)
      caravan_spot_append_scatter (spots, i, sprites, snapshot);
}

/* What a game draws itself of all its cells. */
static void
append_drawn (const CaravanSpots *spots,
              CaravanSprites *sprites,
              GtkSnapshot *snapshot,
              void (*draw) (const CaravanSpots *, cairo_t *, double))
{
  int cell = caravan_sprites_cell (sprites);

  if (draw == NULL)
    return;
  cairo_t *cr = begin_cairo (spots, NULL, snapshot, cell);
  draw (spots, cr, cell);
  cairo_destroy (cr);
}

GskRenderNode *
caravan_scenery_areas (const CaravanSpots *spots, CaravanSprites *sprites)
{
  gsize n = (gsize) count_spots (spots);
  g_autofree guint8 *cells = g_malloc0 (n), *tiles = g_malloc0 (n),
                    *done = g_malloc0 (n);
  Figure figure = { .spots = spots, .cells = cells, .tiles = tiles };
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  append_scatter (spots, sprites, snapshot);
  for (int i = 0; i < (int) n; i++)
    if (!done[i] && find_tile (spots, i) != NULL)
      {
        gather_figure (&figure, i, done);
        append_figure (&figure, sprites, snapshot);
      }
  append_drawn (spots, sprites, snapshot, spots->art->draw_groups);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
append_piece (const CaravanSpots *spots,
              CaravanSprites *sprites,
              GtkSnapshot *snapshot,
              int i)
{
  const CaravanSpot *spot = &spots->spots[i];
  const CaravanPieceStyle *piece = caravan_spot_piece (spots, i);
  int cell = caravan_sprites_cell (sprites);
  int x = i % spots->columns * cell, y = i / spots->columns * cell;
  int color = spot->look.owner >= 0 ? spots->table->color[spot->look.owner] : -1;

  if (piece != NULL && !piece->is_tile)
    caravan_sprites_append (sprites, snapshot, x, y, CARAVAN_SPRITE_PIECE, piece,
                            color);
  if (spot->look.marker && spots->art->marker != NULL)
    caravan_sprites_append_drawing (sprites, snapshot, x, y, spots->art->marker,
                                    spot->size * 8 + (color >= 0 ? color : NOBODY));
}

GskRenderNode *
caravan_scenery_pieces (const CaravanSpots *spots, CaravanSprites *sprites)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  append_drawn (spots, sprites, snapshot, spots->art->draw_between);
  for (int i = 0; i < count_spots (spots); i++)
    append_piece (spots, sprites, snapshot, i);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
draw_lit_figures (
    CaravanLook look, const GArray *corners, cairo_t *cr, double cell, double unit)
{
  static const struct
  {
    double width, alpha;
    CaravanColor color;
  } rings[] = { { 22, 0.18, CARAVAN_COLOR_LIT },
                { 15, 0.32, CARAVAN_COLOR_LIT },
                { 9, 0.9, CARAVAN_COLOR_LIT },
                { 5.6, 1, CARAVAN_COLOR_PIECE_INK },
                { 3, 1, CARAVAN_COLOR_LIT_RING } };

  for (gsize i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      caravan_outline_path (cr, corners, cell, 3 * unit, 10 * unit);
      cairo_set_line_width (cr, rings[i].width * unit);
      set_color (cr, caravan_palette (look, rings[i].color), rings[i].alpha);
      cairo_stroke (cr);
    }
}

/* Over all spots that are not marked. */
static void
draw_veil (const CaravanSpots *spots,
           CaravanLook look,
           cairo_t *cr,
           double cell,
           const guint8 *marked,
           double alpha)
{
  set_color (cr, caravan_palette (look, CARAVAN_COLOR_WINDOW), alpha);
  for (int i = 0; i < count_spots (spots); i++)
    if (!marked[i] && caravan_spot_ground (spots, i) != CARAVAN_GROUND_OUTSIDE)
      cairo_rectangle (cr, i % spots->columns * cell, i / spots->columns * cell, cell,
                       cell);
  cairo_fill (cr);
}

GskRenderNode *
caravan_scenery_choice (const CaravanSpots *spots,
                        CaravanSprites *sprites,
                        const guint8 *lit)
{
  CaravanLook look = caravan_sprites_look (sprites);
  int cell = caravan_sprites_cell (sprites);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = begin_cairo (spots, NULL, snapshot, cell);
  g_autoptr (GArray) corners = walk (spots, lit);

  draw_veil (spots, look, cr, cell, lit, 0.5);
  draw_lit_figures (look, corners, cr, cell, cell / 64.0);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_node (snapshot);
}

GskRenderNode *
caravan_scenery_named (const CaravanSpots *spots,
                       CaravanSprites *sprites,
                       const guint8 *named,
                       const guint8 *lit)
{
  CaravanLook look = caravan_sprites_look (sprites);
  int cell = caravan_sprites_cell (sprites);
  gsize n = (gsize) count_spots (spots);
  g_autofree guint8 *open = g_malloc (n);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = begin_cairo (spots, NULL, snapshot, cell);
  g_autoptr (GArray) corners = walk (spots, named);

  for (gsize i = 0; i < n; i++)
    open[i] = named[i] || lit[i];
  draw_veil (spots, look, cr, cell, open, caravan_look_is_dark (look) ? 0.45 : 0.36);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  stroke_outline (cr, corners, cell, 0.20,
                  caravan_palette (look, CARAVAN_COLOR_CASING));
  stroke_outline (cr, corners, cell, 0.11, caravan_palette (look, CARAVAN_COLOR_LEGAL));
  cairo_destroy (cr);
  return gtk_snapshot_free_to_node (snapshot);
}
