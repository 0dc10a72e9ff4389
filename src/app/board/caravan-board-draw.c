/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of a board. Land and pieces are drawn once and kept; what follows the
   pointer is put between and above them. */
#include "caravan-board-private.h"

#include "caravan-cell.h"

void
caravan_board_forget_scenery (CaravanBoard *self)
{
  g_clear_pointer (&self->land, gsk_render_node_unref);
  g_clear_pointer (&self->pieces, gsk_render_node_unref);
  g_clear_pointer (&self->choice, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
caravan_board_forget_sprites (CaravanBoard *self)
{
  caravan_board_forget_scenery (self);
  g_clear_pointer (&self->sprites, caravan_sprites_free);
  for (guint i = 0; i < self->cells->len; i++)
    caravan_cell_set_sprites (g_ptr_array_index (self->cells, i), NULL);
}

static void
ensure_sprites (CaravanBoard *self)
{
  if (self->sprites != NULL)
    return;
  self->sprites = caravan_sprites_new (caravan_look_get (), self->cell,
                                       gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  for (guint i = 0; i < self->cells->len; i++)
    caravan_cell_set_sprites (g_ptr_array_index (self->cells, i), self->sprites);
}

static void
append_node (GtkSnapshot *snapshot, GskRenderNode *node)
{
  if (node != NULL)
    gtk_snapshot_append_node (snapshot, node);
}

/* The same sprite on all cells of a set. */
static void
append_set (CaravanBoard *self,
            GtkSnapshot *snapshot,
            const CvSet *set,
            CaravanSprite sprite)
{
  const CvBoard *board = &self->table.board;

  for (int bit = cv_set_next (set, 0, board->n_words); bit >= 0;
       bit = cv_set_next (set, bit + 1, board->n_words))
    {
      int x, y;
      caravan_board_find_spot (self, cv_board_cell (board, bit), &x, &y);
      caravan_sprites_append (self->sprites, snapshot, x * self->cell, y * self->cell,
                              sprite, NULL, 0);
    }
}

/* A byte a spot; free with g_free. */
static guint8 *
mark_spots (CaravanBoard *self, const CvSet *set)
{
  gsize n = (gsize) (self->spots.columns * self->spots.rows);
  guint8 *marked = g_malloc0 (n);

  for (gsize i = 0; i < n; i++)
    marked[i] = cv_set_has (set, self->spots.spots[i].bit);
  return marked;
}

static GskRenderNode *
draw_choice (CaravanBoard *self)
{
  g_autofree guint8 *lit = mark_spots (self, &self->scene.legal);

  return caravan_scenery_choice (&self->spots, self->sprites, lit);
}

static GskRenderNode *
draw_named (CaravanBoard *self)
{
  g_autofree guint8 *named = mark_spots (self, &self->scene.marks.named);
  g_autofree guint8 *lit = mark_spots (self, &self->scene.marks.lit);

  return caravan_scenery_named (&self->spots, self->sprites, named, lit);
}

static GskRenderNode *
draw_land (CaravanBoard *self)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) ground =
      caravan_scenery_ground (&self->spots, self->sprites, self->outside);
  g_autoptr (GskRenderNode) areas = caravan_scenery_areas (&self->spots, self->sprites);

  append_node (snapshot, ground);
  append_node (snapshot, areas);
  return caravan_sprites_flatten (self->sprites, gtk_snapshot_to_node (snapshot));
}

/* Without the one that is still walking to its place. */
static GskRenderNode *
draw_pieces (CaravanBoard *self)
{
  CaravanSpot *walking =
      caravan_board_is_walking (self) ? &self->spots.spots[self->motion.to] : NULL;
  gint8 piece = walking != NULL ? walking->look.piece : -1;

  if (walking != NULL)
    walking->look.piece = -1;
  GskRenderNode *node = caravan_scenery_pieces (&self->spots, self->sprites);
  if (walking != NULL)
    walking->look.piece = piece;
  return caravan_sprites_flatten (self->sprites, node);
}

static void
append_scenery (CaravanBoard *self, GtkSnapshot *snapshot)
{
  if (self->land == NULL)
    self->land = draw_land (self);
  if (self->pieces == NULL)
    self->pieces = draw_pieces (self);
  if (self->choice == NULL && self->scene.choosing)
    self->choice = draw_choice (self);
  else if (self->choice == NULL && self->scene.marks.names)
    self->choice = draw_named (self);

  append_node (snapshot, self->land);
  append_set (self, snapshot, &self->scene.last, CARAVAN_SPRITE_LAST);
  if (!self->scene.choosing)
    append_set (self, snapshot, &self->scene.legal, CARAVAN_SPRITE_LEGAL);
  append_set (self, snapshot, &self->scene.lit, CARAVAN_SPRITE_LIT);
  append_set (self, snapshot, &self->scene.marks.lit, CARAVAN_SPRITE_LIT);
  append_node (snapshot, self->pieces);
  caravan_board_append_motion (self, snapshot);
  append_node (snapshot, self->choice);
}

static void
append_ring (GtkSnapshot *snapshot, float inset, float side, const GdkRGBA *color)
{
  GskRoundedRect ring;
  const float widths[] = { 2, 2, 2, 2 };
  const GdkRGBA colors[] = { *color, *color, *color, *color };

  gsk_rounded_rect_init_from_rect (
      &ring, &GRAPHENE_RECT_INIT (inset, inset, side - 2 * inset, side - 2 * inset), 6);
  gtk_snapshot_append_border (snapshot, &ring, widths, colors);
}

/* Over everything, two pixels of accent round two of casing. */
static void
append_focus_ring (CaravanBoard *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = caravan_board_get_cell (self, self->focus);
  CaravanLook look = caravan_look_get ();
  int x, y;

  if (widget == NULL || !gtk_widget_has_visible_focus (widget))
    return;
  caravan_board_find_spot (self, self->focus, &x, &y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x * self->cell),
                                                          (float) (y * self->cell)));
  append_ring (snapshot, 0, (float) self->cell,
               caravan_palette (look, CARAVAN_COLOR_CASING));
  append_ring (snapshot, -2, (float) self->cell,
               caravan_palette (look, CARAVAN_COLOR_ACCENT));
  gtk_snapshot_restore (snapshot);
}

void
caravan_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanBoard *self = CARAVAN_BOARD (widget);

  if (!self->has_scene || self->cell == 0)
    return;
  ensure_sprites (self);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) self->left, (float) self->top));
  append_scenery (self, snapshot);
  gtk_snapshot_restore (snapshot);
  for (guint i = 0; i < self->cells->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->cells, i), snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) self->left, (float) self->top));
  caravan_board_append_tags (self, snapshot);
  append_focus_ring (self, snapshot);
  gtk_snapshot_restore (snapshot);
}
