/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-board.h"

#include "caravan-board-picture.h"
#include "caravan-draw.h"

#define CELL_LEAST 8
#define CELL_MOST  30
#define MARGIN     8 /* the frame goes a little over the edge */

struct _CaravanScoreBoard
{
  GtkWidget parent_instance;

  gboolean has_table;
  CvTable table;
  CvState state;
  CvSet lit;

  /* owned: drawn once for a size and a look */
  GskRenderNode *node;
  int cell;
};

G_DEFINE_FINAL_TYPE (CaravanScoreBoard, caravan_score_board, GTK_TYPE_WIDGET)

static void
forget (CaravanScoreBoard *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GskRenderNode *
draw_board (CaravanScoreBoard *self)
{
  g_autoptr (CaravanSprites) sprites = caravan_sprites_new (
      caravan_look_get (), self->cell, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  if (cv_set_is_empty (&self->lit, CV_SET_WORDS))
    caravan_board_picture_append (&self->table, &self->state, sprites, snapshot);
  else
    caravan_board_picture_append_lit (&self->table, &self->state, &self->lit, sprites,
                                      snapshot);
  return caravan_sprites_flatten (sprites, gtk_snapshot_to_node (snapshot));
}

/* How far the first cell is from the edge. */
static int
find_lead (CaravanScoreBoard *self, int cell)
{
  return MAX (MARGIN, caravan_board_picture_lead (&self->table, cell));
}

static int
find_size (CaravanScoreBoard *self, int cells, int cell)
{
  return find_lead (self, cell) + cells * cell + MARGIN;
}

static int
find_cell_size (CaravanScoreBoard *self, int width, int height)
{
  const CvBoard *board = &self->table.board;
  int cell = CELL_MOST;

  while (cell > CELL_LEAST && (find_size (self, board->width, cell) > width ||
                               find_size (self, board->height, cell) > height))
    cell--;
  return cell;
}

static void
caravan_score_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanScoreBoard *self = CARAVAN_SCORE_BOARD (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (!self->has_table || width <= 0 || height <= 0)
    return;
  int cell = find_cell_size (self, width, height);
  if (cell != self->cell)
    g_clear_pointer (&self->node, gsk_render_node_unref);
  self->cell = cell;
  if (self->node == NULL)
    self->node = draw_board (self);
  if (self->node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  int lead = find_lead (self, cell);
  int left = (width - find_size (self, self->table.board.width, cell)) / 2;
  int top = (height - find_size (self, self->table.board.height, cell)) / 2;
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) (left + lead), (float) (top + lead)));
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}

static void
caravan_score_board_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  CaravanScoreBoard *self = CARAVAN_SCORE_BOARD (widget);
  const CvBoard *board = &self->table.board;
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int n = across ? board->width : board->height;

  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = 0;
  if (!self->has_table)
    return;
  *minimum = find_size (self, n, CELL_LEAST);
  *natural = find_size (self, n, CELL_MOST);
  if (!across && for_size >= 0)
    *minimum = *natural =
        find_size (self, n, find_cell_size (self, for_size, G_MAXINT / 2));
}

static GtkSizeRequestMode
caravan_score_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_score_board_finalize (GObject *object)
{
  g_clear_pointer (&CARAVAN_SCORE_BOARD (object)->node, gsk_render_node_unref);
  G_OBJECT_CLASS (caravan_score_board_parent_class)->finalize (object);
}

static void
caravan_score_board_class_init (CaravanScoreBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_score_board_finalize;
  widget_class->snapshot = caravan_score_board_snapshot;
  widget_class->measure = caravan_score_board_measure;
  widget_class->get_request_mode = caravan_score_board_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
caravan_score_board_init (CaravanScoreBoard *self)
{
  caravan_look_follow (self, G_CALLBACK (forget));
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget), NULL);
}

GtkWidget *
caravan_score_board_new (void)
{
  return g_object_new (CARAVAN_TYPE_SCORE_BOARD, NULL);
}

void
caravan_score_board_show (CaravanScoreBoard *self,
                          const CvTable *table,
                          const CvState *state)
{
  self->has_table = TRUE;
  self->table = *table;
  self->state = *state;
  forget (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
caravan_score_board_light (CaravanScoreBoard *self, const CvSet *cells)
{
  self->lit = *cells;
  forget (self);
}

const CvSet *
caravan_score_board_get_lit (CaravanScoreBoard *self)
{
  return &self->lit;
}
