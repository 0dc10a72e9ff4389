/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-edges.h"

#include "caravan-board-private.h"
#include "caravan-plates.h"

/* Half of the disc on which a letter stands when it lies over the board. */
#define DISC 9.0

struct _CaravanBoardEdges
{
  GtkWidget parent_instance;

  /* owned */
  CaravanBoardPort *port;
};

G_DEFINE_FINAL_TYPE (CaravanBoardEdges, caravan_board_edges, GTK_TYPE_WIDGET)

typedef struct
{
  GtkSnapshot *snapshot;
  PangoLayout *layout;
  CaravanLook look;
  const GdkRGBA *color;
  gboolean on_disc;
} Pen;

static const GdkRGBA on_wood = { 1, .965f, .89f, 1 };

/* The frame with the plates of the bands: how far it reaches into what is seen, or 0. */
static int
find_plates (CaravanBoardEdges *self, int first)
{
  CaravanBoard *board = caravan_board_port_get_board (self->port);
  CaravanBoardPlace place;

  if (!caravan_board_has_plates (board))
    return 0;
  caravan_board_get_place (board, &place);
  return MAX (first, (int) caravan_plates_lead (place.cell));
}

static void
append_disc (Pen *pen, double x, double y)
{
  GdkRGBA color = *caravan_palette (pen->look, CARAVAN_COLOR_CARD);
  GskRoundedRect disc;

  color.alpha = 0.85f;
  gsk_rounded_rect_init_from_rect (
      &disc,
      &GRAPHENE_RECT_INIT ((float) (x - DISC), (float) (y - DISC), (float) (2 * DISC),
                           (float) (2 * DISC)),
      (float) DISC);
  gtk_snapshot_push_rounded_clip (pen->snapshot, &disc);
  gtk_snapshot_append_color (pen->snapshot, &color, &disc.bounds);
  gtk_snapshot_pop (pen->snapshot);
}

static void
append_name (Pen *pen, const char *text, double x, double y)
{
  int width, height;

  if (pen->on_disc)
    append_disc (pen, x, y);
  pango_layout_set_text (pen->layout, text, -1);
  pango_layout_get_pixel_size (pen->layout, &width, &height);
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (
      pen->snapshot, &GRAPHENE_POINT_INIT ((float) (int) (x - width / 2.0 + 0.5),
                                           (float) (int) (y - height / 2.0 + 0.5)));
  gtk_snapshot_append_layout (pen->snapshot, pen->layout, pen->color);
  gtk_snapshot_restore (pen->snapshot);
}

static PangoLayout *
make_layout (GtkWidget *widget, int cell)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, NULL);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (gtk_widget_get_pango_context (widget)));

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, CLAMP (0.26 * cell, 11.5, 16) *
                                                      PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* Outside the frame, or on it beside the plates; but never out of sight. */
static double
place_along (CaravanBoardEdges *self,
             double first_cell,
             int cell,
             gboolean *ret_over_board)
{
  double outside = first_cell - MAX (10, 0.34 * cell);
  int plates = find_plates (self, (int) first_cell);

  *ret_over_board = FALSE;
  if (plates > 0)
    return plates - MAX (DISC, 0.2 * cell);
  *ret_over_board = outside < DISC + 1;
  return MAX (outside, DISC + 1);
}

static void
append_columns (CaravanBoardEdges *self,
                Pen *pen,
                const CaravanBoardPlace *place,
                int x)
{
  double y, left;
  int offset_x, offset_y, width = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean rows_over;

  caravan_board_port_get_offset (self->port, &offset_x, &offset_y);
  left = place_along (self, x, place->cell, &rows_over);
  y = place_along (self, offset_y + place->top, place->cell, &pen->on_disc);
  for (int column = 0; column < place->columns; column++)
    {
      double at = x + (column + 0.5) * place->cell;
      char text[4];
      if (at < (rows_over ? left + 2 * DISC : find_plates (self, x)) || at > width)
        continue;
      caravan_board_name_column (caravan_board_port_get_board (self->port), column,
                                 text);
      append_name (pen, text, at, y);
    }
}

static void
append_rows (CaravanBoardEdges *self, Pen *pen, const CaravanBoardPlace *place, int y)
{
  double x;
  int offset_x, offset_y, height = gtk_widget_get_height (GTK_WIDGET (self));

  caravan_board_port_get_offset (self->port, &offset_x, &offset_y);
  x = place_along (self, offset_x + place->left, place->cell, &pen->on_disc);
  for (int row = 0; row < place->rows; row++)
    {
      double at = y + (row + 0.5) * place->cell;
      char text[4];
      if (at < MAX (DISC, find_plates (self, place->top + offset_y)) || at > height)
        continue;
      caravan_board_name_row (caravan_board_port_get_board (self->port), row, text);
      append_name (pen, text, x, at);
    }
}

/* Wood lies under the plates where the board was moved below them. */
static void
append_wood (Pen *pen, float x, float y, float width, float height)
{
  gtk_snapshot_append_color (pen->snapshot,
                             caravan_palette (pen->look, CARAVAN_COLOR_FRAME),
                             &GRAPHENE_RECT_INIT (x, y, width, height));
}

static void
append_edge (CaravanBoardEdges *self,
             Pen *pen,
             const CaravanBoardPlace *place,
             CaravanEdge *edge)
{
  CaravanBoard *board = caravan_board_port_get_board (self->port);
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      pen->snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  edge->to = edge->is_left ? height : width;
  caravan_plates_draw (caravan_board_get_spots (board), edge, pen->look, cr,
                       place->cell);
  cairo_destroy (cr);
}

static void
append_plates (
    CaravanBoardEdges *self, Pen *pen, const CaravanBoardPlace *place, int x, int y)
{
  int right = find_plates (self, x), below = find_plates (self, y);
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)),
        height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  double lead = caravan_plates_lead (place->cell);

  if (right > x)
    append_wood (pen, 0, (float) MAX (0, y - lead), (float) right,
                 MIN (height, (float) (y + place->rows * place->cell)));
  if (below > y)
    append_wood (pen, (float) MAX (0, x - lead), 0,
                 MIN (width, (float) (x + place->columns * place->cell)),
                 (float) below);
  append_edge (self, pen, place,
               &(CaravanEdge){
                   .is_left = TRUE, .first = y, .outer = right - lead, .from = below });
  append_edge (self, pen, place,
               &(CaravanEdge){ .first = x, .outer = below - lead, .from = right });
}

static void
caravan_board_edges_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanBoardEdges *self = CARAVAN_BOARD_EDGES (widget);
  CaravanBoardPlace place;
  int x, y;

  caravan_board_get_place (caravan_board_port_get_board (self->port), &place);
  if (place.columns == 0 || place.cell == 0)
    return;
  caravan_board_port_get_offset (self->port, &x, &y);
  g_autoptr (PangoLayout) layout = make_layout (widget, place.cell);
  Pen pen = { snapshot, layout, caravan_look_get (), NULL, FALSE };
  pen.color = caravan_palette (pen.look, CARAVAN_COLOR_DIM);
  if (find_plates (self, 0) > 0)
    {
      pen.color = &on_wood;
      append_plates (self, &pen, &place, x + place.left, y + place.top);
    }
  append_columns (self, &pen, &place, x + place.left);
  append_rows (self, &pen, &place, y + place.top);
}

/* What lies under the wood can't be clicked at. */
static gboolean
caravan_board_edges_contains (GtkWidget *widget, double x, double y)
{
  CaravanBoardEdges *self = CARAVAN_BOARD_EDGES (widget);
  CaravanBoardPlace place;
  int offset_x, offset_y;

  if (find_plates (self, 0) == 0)
    return FALSE;
  caravan_board_get_place (caravan_board_port_get_board (self->port), &place);
  caravan_board_port_get_offset (self->port, &offset_x, &offset_y);
  return x < find_plates (self, offset_x + place.left) ||
         y < find_plates (self, offset_y + place.top);
}

static void
caravan_board_edges_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_BOARD_EDGES (object)->port);
  G_OBJECT_CLASS (caravan_board_edges_parent_class)->dispose (object);
}

static void
caravan_board_edges_class_init (CaravanBoardEdgesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_board_edges_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = caravan_board_edges_snapshot;
  GTK_WIDGET_CLASS (klass)->contains = caravan_board_edges_contains;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_board_edges_init (CaravanBoardEdges *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
caravan_board_edges_new (CaravanBoardPort *port)
{
  CaravanBoardEdges *self = g_object_new (CARAVAN_TYPE_BOARD_EDGES, NULL);

  self->port = g_object_ref (port);
  return GTK_WIDGET (self);
}
