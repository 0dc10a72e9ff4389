/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "caravan-miniature.h"

#include "caravan-game.h"
#include "caravan-outline.h"

struct _CaravanMiniature
{
  GtkWidget parent_instance;

  int width, height;
  gboolean has_state;
  CvState state;

  /* owned */
  CvTable *table;
};

G_DEFINE_FINAL_TYPE (CaravanMiniature, caravan_miniature, GTK_TYPE_WIDGET)

/* How many cells wide the frame is, on each side. */
#define FRAME 0.3

static const CaravanArt *
get_art (const CvTable *table)
{
  return caravan_game_find (table->game)->art;
}

static const CaravanGroundStyle *
find_ground (const CvTable *table, char glyph)
{
  return caravan_art_ground (get_art (table), table->game, glyph);
}

static gboolean
is_outside (const CvTable *table, char glyph)
{
  return find_ground (table, glyph)->kind == CARAVAN_GROUND_OUTSIDE;
}

static void
fill_square (
    cairo_t *cr, double x, double y, double side, const GdkRGBA *color, double alpha)
{
  cairo_rectangle (cr, x, y, side, side);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, alpha);
  cairo_fill (cr);
}

static void
draw_ground (cairo_t *cr,
             CaravanLook look,
             const CaravanGroundStyle *ground,
             double x,
             double y,
             double cell)
{
  /* A hair wider, so that no seam shines through. */
  double side = cell * 1.03;

  fill_square (cr, x, y, side, caravan_palette (look, ground->fill), 1);
  if (ground->bonus != NULL)
    fill_square (cr, x, y, side, caravan_palette (look, ground->bonus->fill), .5);
}

static void
draw_dot (cairo_t *cr, CvColor color, double x, double y, double cell, double radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x + cell / 2, y + cell / 2, cell * radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, caravan_player_color (color));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, caravan_player_letter (color));
  cairo_set_line_width (cr, cell * .09);
  cairo_stroke (cr);
}

static void
draw_piece (cairo_t *cr,
            CaravanLook look,
            const CvTable *table,
            const CvLook *what,
            const CaravanPieceStyle *piece,
            double x,
            double y,
            double cell)
{
  if (piece == NULL)
    return;
  if (piece->is_tile)
    fill_square (cr, x, y, cell * 1.03, caravan_palette (look, piece->fill), 1);
  if (what->owner < table->n_players && what->owner >= 0 &&
      (!piece->is_tile || what->marker))
    draw_dot (cr, (CvColor) table->color[what->owner], x, y, cell,
              piece->is_tile ? .3 : .36);
}

/* The frame is one line round all cells, under them. */
static void
draw_frame (cairo_t *cr, CaravanLook look, const CvTable *table, double cell)
{
  const CvBoard *board = &table->board;
  guint8 inside[CV_BOARD_SIDE * CV_BOARD_SIDE] = { 0 };
  CaravanMask mask = { board->width, board->height, inside };
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      inside[row * board->width + column] =
          !is_outside (table, board->glyph[row * board->stride + column]);
  g_autoptr (GArray) corners = caravan_outline_walk (&mask);
  caravan_outline_path (cr, corners, cell, -cell * FRAME / 2, cell * .3);
  caravan_set_color (cr, look, CARAVAN_COLOR_FRAME);
  cairo_set_line_width (cr, cell * FRAME);
  cairo_stroke (cr);
}

static void
draw_board (cairo_t *cr, const CvTable *table, const CvState *state, double cell)
{
  const CvBoard *board = &table->board;
  CaravanLook look = caravan_look_get ();
  draw_frame (cr, look, table, cell);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        int bit = row * board->stride + column;
        double x = column * cell, y = row * cell;
        if (is_outside (table, board->glyph[bit]))
          continue;
        draw_ground (cr, look, find_ground (table, board->glyph[bit]), x, y, cell);
        if (!state || !table->game->look)
          continue;
        CvLook what = table->game->look (table, state, bit);
        draw_piece (cr, look, table, &what,
                    caravan_art_piece (get_art (table), table->game, what.piece), x, y,
                    cell);
      }
}

static void
draw_cells (CaravanMiniature *self, cairo_t *cr, double width, double height)
{
  double across = self->table->board.width + 2 * FRAME;
  double down = self->table->board.height + 2 * FRAME;
  double cell = MIN (width / across, height / down);
  cairo_translate (cr, (width - across * cell) / 2 + FRAME * cell,
                   (height - down * cell) / 2 + FRAME * cell);
  draw_board (cr, self->table, self->has_state ? &self->state : NULL, cell);
}

/* What has no cells is its picture, before anybody has played where no state is shown.
 */
static void
draw_picture (CaravanMiniature *self, cairo_t *cr, double width, double height)
{
  const CaravanArt *art = get_art (self->table);
  double across, down;
  CvState start;
  cv_state_start (self->table, &start);
  art->measure_board (self->table, &across, &down);
  double scale = MIN (width / across, height / down);
  cairo_translate (cr, (width - across * scale) / 2, (height - down * scale) / 2);
  cairo_scale (cr, scale, scale);
  art->draw_board (self->table, self->has_state ? &self->state : &start,
                   caravan_look_get (), cr);
}

static void
caravan_miniature_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanMiniature *self = CARAVAN_MINIATURE (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  if (!self->table || !self->table->board.present || width <= 0 || height <= 0)
    return;
  const CaravanArt *art = get_art (self->table);
  gboolean has_cells = self->table->board.width > 0 && art->grounds != NULL;
  if (!has_cells && art->draw_board == NULL)
    return;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  if (has_cells)
    draw_cells (self, cr, width, height);
  else
    draw_picture (self, cr, width, height);
  cairo_destroy (cr);
}

static void
caravan_miniature_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  CaravanMiniature *self = CARAVAN_MINIATURE (widget);
  *minimum = *natural =
      orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

static void
caravan_miniature_finalize (GObject *object)
{
  g_free (CARAVAN_MINIATURE (object)->table);
  G_OBJECT_CLASS (caravan_miniature_parent_class)->finalize (object);
}

static void
caravan_miniature_class_init (CaravanMiniatureClass *class)
{
  G_OBJECT_CLASS (class)->finalize = caravan_miniature_finalize;
  GTK_WIDGET_CLASS (class)->snapshot = caravan_miniature_snapshot;
  GTK_WIDGET_CLASS (class)->measure = caravan_miniature_measure;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "miniature");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_miniature_init (CaravanMiniature *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_miniature_new (int width, int height)
{
  CaravanMiniature *self = g_object_new (CARAVAN_TYPE_MINIATURE, NULL);
  self->width = width;
  self->height = height;
  return GTK_WIDGET (self);
}

void
caravan_miniature_show (CaravanMiniature *self,
                        const CvTable *table,
                        const CvState *state)
{
  g_return_if_fail (CARAVAN_IS_MINIATURE (self));
  g_clear_pointer (&self->table, g_free);
  if (table)
    self->table = g_memdup2 (table, sizeof *table);
  self->has_state = state != NULL;
  if (state)
    self->state = *state;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
