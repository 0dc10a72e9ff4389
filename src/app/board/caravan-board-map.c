/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-edges.h"
#include "caravan-board-private.h"

#define SIDE    104 /* of the card at most */
#define PADDING 6

struct _CaravanBoardMap
{
  GtkWidget parent_instance;

  /* owned */
  CaravanBoardPort *port;
};

G_DEFINE_FINAL_TYPE (CaravanBoardMap, caravan_board_map, GTK_TYPE_WIDGET)

static double
find_cell (const CaravanBoardPlace *place)
{
  int most = MAX (MAX (place->columns, place->rows), 1);

  return (double) (SIDE - 2 * PADDING) / most;
}

static void
caravan_board_map_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  CaravanBoardMap *self = CARAVAN_BOARD_MAP (widget);
  CaravanBoardPlace place;

  caravan_board_get_place (caravan_board_port_get_board (self->port), &place);
  int n = orientation == GTK_ORIENTATION_HORIZONTAL ? place.columns : place.rows;
  *minimum = *natural = (int) (n * find_cell (&place)) + 2 * PADDING;
}

static void
draw_card (cairo_t *cr, CaravanLook look, int width, int height)
{
  GdkRGBA card = *caravan_palette (look, CARAVAN_COLOR_CARD);

  card.alpha = 0.94f;
  caravan_trace_box (cr, 0.5, 0.5, width - 1, height - 1, 8);
  gdk_cairo_set_source_rgba (cr, &card);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_LINE);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* What of the board the opening shows. */
static void
draw_window (CaravanBoardMap *self,
             cairo_t *cr,
             CaravanLook look,
             const CaravanBoardPlace *place,
             double cell)
{
  int offset_x, offset_y;
  double scale = cell / place->cell;

  caravan_board_port_get_offset (self->port, &offset_x, &offset_y);
  double left = (-offset_x - place->left) * scale,
         top = (-offset_y - place->top) * scale;
  double right = left + gtk_widget_get_width (GTK_WIDGET (self->port)) * scale;
  double bottom = top + gtk_widget_get_height (GTK_WIDGET (self->port)) * scale;
  left = MAX (left, -2);
  top = MAX (top, -2);
  right = MIN (right, place->columns * cell + 2);
  bottom = MIN (bottom, place->rows * cell + 2);
  caravan_trace_box (cr, left, top, right - left, bottom - top, 3);
  caravan_set_color (cr, look, CARAVAN_COLOR_CASING);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_TEXT);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

static void
caravan_board_map_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanBoardMap *self = CARAVAN_BOARD_MAP (widget);
  CaravanBoard *board = caravan_board_port_get_board (self->port);
  CaravanLook look = caravan_look_get ();
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  CaravanBoardPlace place;

  caravan_board_get_place (board, &place);
  if (place.columns == 0 || place.cell == 0 ||
      caravan_board_port_shows_all (self->port))
    return;
  double cell = find_cell (&place);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw_card (cr, look, width, height);
  cairo_translate (cr, PADDING, PADDING);
  caravan_scenery_draw_small (caravan_board_get_spots (board), look, cr, cell);
  draw_window (self, cr, look, &place, cell);
  cairo_destroy (cr);
}

static void
caravan_board_map_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_BOARD_MAP (object)->port);
  G_OBJECT_CLASS (caravan_board_map_parent_class)->dispose (object);
}

static void
caravan_board_map_class_init (CaravanBoardMapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_board_map_dispose;
  GTK_WIDGET_CLASS (klass)->measure = caravan_board_map_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = caravan_board_map_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_board_map_init (CaravanBoardMap *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
caravan_board_map_new (CaravanBoardPort *port)
{
  CaravanBoardMap *self = g_object_new (CARAVAN_TYPE_BOARD_MAP, NULL);

  self->port = g_object_ref (port);
  return GTK_WIDGET (self);
}
