/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-picture.h"

#include "caravan-game.h"
#include "caravan-plates.h"
#include "caravan-scenery.h"

#include <math.h>

#define CELL   CARAVAN_SCENERY_PICTURE_CELL
#define MARGIN CARAVAN_SCENERY_PICTURE_EDGE

static const CaravanArt *
get_art (const CvTable *table)
{
  return caravan_game_find (table->game)->art;
}

static void
fill_spots (CaravanSpots *spots, const CvTable *table, const CvState *state)
{
  const CvBoard *board = &table->board;
  const CaravanArt *art = get_art (table);

  spots->art = art;
  spots->ticked = NULL;
  spots->table = table;
  spots->columns = board->width;
  spots->rows = board->height;
  spots->spots = g_new0 (CaravanSpot, (gsize) (board->width * board->height));
  for (int i = 0; i < board->width * board->height; i++)
    {
      CaravanSpot *spot = &spots->spots[i];
      spot->bit = i / board->width * board->stride + i % board->width;
      spot->look = table->game->look (table, state, spot->bit);
      if (art->group_size != NULL)
        spot->size = art->group_size (table, state, spot->bit);
    }
}

static void
append_node (GtkSnapshot *snapshot, GskRenderNode *node)
{
  if (node != NULL)
    gtk_snapshot_append_node (snapshot, node);
  g_clear_pointer (&node, gsk_render_node_unref);
}

int
caravan_board_picture_lead (const CvTable *table, int cell)
{
  return get_art (table)->plate != NULL ? (int) ceil (caravan_plates_lead (cell)) : 0;
}

static void
append_plates (const CaravanSpots *spots,
               CaravanSprites *sprites,
               GtkSnapshot *snapshot)
{
  int cell = caravan_sprites_cell (sprites);
  float lead = (float) caravan_plates_lead (cell);

  if (spots->art->plate == NULL)
    return;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot,
      &GRAPHENE_RECT_INIT (-lead, -lead, lead + (float) (spots->columns * cell),
                           lead + (float) (spots->rows * cell)));
  caravan_plates_draw_all (spots, caravan_sprites_look (sprites), cr, cell);
  cairo_destroy (cr);
}

static void
append_layers (const CvTable *table,
               const CvState *state,
               const char *const *ticked,
               CaravanSprites *sprites,
               GtkSnapshot *snapshot)
{
  CaravanSpots spots;

  fill_spots (&spots, table, state);
  spots.ticked = ticked;
  append_node (snapshot, caravan_scenery_ground (&spots, sprites, FALSE));
  append_node (snapshot, caravan_scenery_areas (&spots, sprites));
  append_node (snapshot, caravan_scenery_pieces (&spots, sprites));
  append_plates (&spots, sprites, snapshot);
  g_free (spots.spots);
}

void
caravan_board_picture_append (const CvTable *table,
                              const CvState *state,
                              CaravanSprites *sprites,
                              GtkSnapshot *snapshot)
{
  append_layers (table, state, NULL, sprites, snapshot);
}

void
caravan_board_picture_append_lit (const CvTable *table,
                                  const CvState *state,
                                  const CvSet *lit,
                                  CaravanSprites *sprites,
                                  GtkSnapshot *snapshot)
{
  gsize n = (gsize) (table->board.width * table->board.height);
  g_autofree guint8 *cells = g_malloc0 (n);
  CaravanSpots spots;

  caravan_board_picture_append (table, state, sprites, snapshot);
  fill_spots (&spots, table, state);
  for (gsize i = 0; i < n; i++)
    cells[i] = cv_set_has (lit, spots.spots[i].bit);
  append_node (snapshot, caravan_scenery_choice (&spots, sprites, cells));
  g_free (spots.spots);
}

void
caravan_scenery_picture_draw (const CvTable *table,
                              const CvState *state,
                              CaravanLook look,
                              cairo_t *cr)
{
  caravan_scenery_picture_draw_named (table, state, NULL, look, cr);
}

void
caravan_scenery_picture_draw_named (const CvTable *table,
                                    const CvState *state,
                                    const char *const *ticked,
                                    CaravanLook look,
                                    cairo_t *cr)
{
  g_autoptr (CaravanSprites) sprites = caravan_sprites_new (look, CELL, 0);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  float edge = (float) get_art (table)->board_edge;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (edge, edge));
  append_layers (table, state, ticked, sprites, snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
}

void
caravan_scenery_picture_measure (const CvTable *table,
                                 double *ret_width,
                                 double *ret_height)
{
  double edges = get_art (table)->board_edge + MARGIN;

  *ret_width = table->board.width * CELL + edges;
  *ret_height = table->board.height * CELL + edges;
}

gboolean
caravan_board_picture_measure (const CvTable *table,
                               double *ret_width,
                               double *ret_height)
{
  const CaravanArt *art = get_art (table);

  if (!table->board.present || art->measure_board == NULL)
    return FALSE;
  art->measure_board (table, ret_width, ret_height);
  return TRUE;
}

void
caravan_board_picture_draw (const CvTable *table,
                            const CvState *state,
                            CaravanLook look,
                            cairo_t *cr)
{
  get_art (table)->draw_board (table, state, look, cr);
}

void
caravan_board_picture_ring (const CvTable *table,
                            const CvSet *cells,
                            CaravanLook look,
                            cairo_t *cr)
{
  const CvBoard *board = &table->board;
  double edge = get_art (table)->board_edge, side = get_art (table)->board_cell;

  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0 && side > 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    {
      cairo_save (cr);
      cairo_translate (cr, edge + bit % board->stride * side,
                       edge + bit / board->stride * side);
      cairo_scale (cr, side / 64, side / 64);
      caravan_draw_last (cr, look);
      cairo_restore (cr);
    }
}
