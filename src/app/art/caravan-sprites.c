/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-sprites.h"

/* Below this many pixels a cell the badges grow. */
#define SMALL 32

/* How far a drawing may reach over the cell, as a part of it. */
#define MARGIN 0.25

/* What a layer may take: sixteen megabytes. */
#define PIXELS_MOST (4 * 1024 * 1024)

typedef struct
{
  CaravanDrawing drawing; /* or NULL: then a sprite */
  CaravanSprite sprite;
  const CaravanPieceStyle *piece;
  int number;
} Key;

struct CaravanSprites
{
  CaravanLook look;
  int cell;
  int scale;
  GHashTable *nodes; /* of Key to GskRenderNode */
};

static guint
hash_key (gconstpointer data)
{
  const Key *key = data;

  return g_direct_hash (key->piece) * 31u + (guint) key->sprite * 4099u +
         (guint) key->number + (guint) (guintptr) key->drawing;
}

static gboolean
are_keys_equal (gconstpointer a, gconstpointer b)
{
  const Key *one = a, *other = b;

  return one->drawing == other->drawing && one->sprite == other->sprite &&
         one->piece == other->piece && one->number == other->number;
}

CaravanSprites *
caravan_sprites_new (CaravanLook look, int cell, int scale)
{
  CaravanSprites *self = g_new (CaravanSprites, 1);

  *self = (CaravanSprites){ look, cell, scale,
                            g_hash_table_new_full (
                                hash_key, are_keys_equal, g_free,
                                (GDestroyNotify) gsk_render_node_unref) };
  return self;
}

void
caravan_sprites_free (CaravanSprites *self)
{
  g_hash_table_unref (self->nodes);
  g_free (self);
}

CaravanLook
caravan_sprites_look (const CaravanSprites *self)
{
  return self->look;
}

int
caravan_sprites_cell (const CaravanSprites *self)
{
  return self->cell;
}

static void
zoom (cairo_t *cr, double x, double y, double scale)
{
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
}

/* What stands in a player's colour has a drawing for small cells too. */
static void
draw_piece (cairo_t *cr,
            CaravanLook look,
            const CaravanPieceStyle *piece,
            int color,
            gboolean small)
{
  if (piece->stand != NULL && color >= 0)
    piece->stand (cr, (CvColor) color, small);
  else
    caravan_draw_style (cr, look, piece, color);
}

/* The piece inside the outline, so that both are seen. */
static void
draw_ghost (cairo_t *cr, CaravanLook look, const CaravanPieceStyle *piece, int color)
{
  cairo_push_group (cr);
  if (piece->stand != NULL && color >= 0)
    piece->stand (cr, (CvColor) color, FALSE);
  else
    {
      zoom (cr, 6, 6, 0.8125);
      caravan_draw_style (cr, look, piece, color);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.82);
}

static void
draw_sprite (const CaravanSprites *self, const Key *key, cairo_t *cr)
{
  switch (key->sprite)
    {
    case CARAVAN_SPRITE_BONUS:
      caravan_draw_bonus (cr, self->look, key->piece);
      break;
    case CARAVAN_SPRITE_MOTIF:
      zoom (cr, 5.8, 5, 0.82);
      caravan_draw_motif (cr, self->look, key->piece);
      break;
    case CARAVAN_SPRITE_PIECE:
      draw_piece (cr, self->look, key->piece, key->number, self->cell < SMALL);
      break;
    case CARAVAN_SPRITE_GHOST:
      draw_ghost (cr, self->look, key->piece, key->number);
      break;
    case CARAVAN_SPRITE_LEGAL:
      caravan_draw_legal (cr, self->look, FALSE);
      break;
    case CARAVAN_SPRITE_POINTED:
      caravan_draw_legal (cr, self->look, TRUE);
      break;
    case CARAVAN_SPRITE_HATCH:
      caravan_draw_hatch (cr, self->look);
      break;
    case CARAVAN_SPRITE_LIT:
      caravan_draw_lit (cr, self->look, 1);
      break;
    case CARAVAN_SPRITE_LAST:
      caravan_draw_last (cr, self->look);
      break;
    case CARAVAN_SPRITE_HOUSE:
      zoom (cr, 0.55 * 64, 0.03 * 64, 0.42);
      caravan_draw_house_mark (cr);
      break;
    case CARAVAN_SPRITE_TICK:
      caravan_draw_tick (cr, self->look);
      break;
    case CARAVAN_SPRITE_CROSS:
      caravan_draw_cross (cr, self->look);
      break;
    case CARAVAN_SPRITE_MISSED:
      caravan_draw_missed (cr, self->look);
      break;
    }
}

static void
draw (const CaravanSprites *self, const Key *key, cairo_t *cr)
{
  if (key->drawing != NULL)
    key->drawing (cr, self->look, key->number, self->cell < SMALL);
  else
    draw_sprite (self, key, cr);
}

/* The paths themselves, for paper and files. */
static GskRenderNode *
make_vector_node (const CaravanSprites *self, const Key *key, int margin)
{
  float side = (float) (self->cell + 2 * margin);
  GskRenderNode *node = gsk_cairo_node_new (
      &GRAPHENE_RECT_INIT ((float) -margin, (float) -margin, side, side));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, self->cell / 64.0, self->cell / 64.0);
  draw (self, key, cr);
  cairo_destroy (cr);
  return node;
}

/* Draws on pixels of the screen, from (x, y) on. */
static cairo_t *
begin_pixels (const CaravanSprites *self, int x, int y, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, width * self->scale, height * self->scale);

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cairo_t *cr = cairo_create (surface);
  cairo_surface_destroy (surface);
  cairo_translate (cr, -x, -y);
  return cr;
}

/* Takes what was begun so. */
static GskRenderNode *
end_pixels (cairo_t *pixels, int x, int y, int width, int height)
{
  GskRenderNode *node = gsk_cairo_node_new (
      &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, cairo_get_target (pixels), x, y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_destroy (pixels);
  return node;
}

static GskRenderNode *
make_node (const CaravanSprites *self, const Key *key)
{
  int margin = (int) (self->cell * MARGIN) + 1;
  int side = self->cell + 2 * margin;
  if (self->scale == 0)
    return make_vector_node (self, key, margin);
  cairo_t *cr = begin_pixels (self, -margin, -margin, side, side);

  cairo_save (cr);
  cairo_scale (cr, self->cell / 64.0, self->cell / 64.0);
  draw (self, key, cr);
  cairo_restore (cr);
  return end_pixels (cr, -margin, -margin, side, side);
}

GskRenderNode *
caravan_sprites_flatten (const CaravanSprites *self, GskRenderNode *node)
{
  graphene_rect_t bounds;

  if (node == NULL || self->scale == 0)
    return node;
  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  int x = (int) bounds.origin.x, y = (int) bounds.origin.y,
      width = (int) bounds.size.width, height = (int) bounds.size.height;
  if (width * self->scale > PIXELS_MOST / MAX (1, height * self->scale))
    return node;
  cairo_t *cr = begin_pixels (self, x, y, width, height);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  return end_pixels (cr, x, y, width, height);
}

static void
append_key (CaravanSprites *self, GtkSnapshot *snapshot, int x, int y, const Key *key)
{
  GskRenderNode *node = g_hash_table_lookup (self->nodes, key);

  if (node == NULL)
    {
      node = make_node (self, key);
      g_hash_table_insert (self->nodes, g_memdup2 (key, sizeof *key), node);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

void
caravan_sprites_append (CaravanSprites *self,
                        GtkSnapshot *snapshot,
                        int x,
                        int y,
                        CaravanSprite sprite,
                        const CaravanPieceStyle *piece,
                        int number)
{
  append_key (self, snapshot, x, y, &(Key){ NULL, sprite, piece, number });
}

void
caravan_sprites_append_drawing (CaravanSprites *self,
                                GtkSnapshot *snapshot,
                                int x,
                                int y,
                                CaravanDrawing drawing,
                                int number)
{
  append_key (self, snapshot, x, y, &(Key){ .drawing = drawing, .number = number });
}
