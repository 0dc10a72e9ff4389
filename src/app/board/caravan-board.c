/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scene and its cells. How they are laid out is in caravan-board-layout.c, how they
   are drawn in -draw.c, what people do with them in -focus.c and -input.c. */
#include "caravan-board-private.h"

#include "caravan-cell.h"
#include "caravan-draw.h"
#include "caravan-text.h"
#include "caravan-words.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (CaravanBoard, caravan_board, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_POINTED,
  SIGNAL_ACTIVATED,
  SIGNAL_TAPPED,
  SIGNAL_PAINTED,
  SIGNAL_STROKE_BEGAN,
  SIGNAL_FOCUS_MOVED,
  SIGNAL_SCENERY_CHANGED,
  SIGNAL_PAID,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

void
caravan_scene_start (CaravanScene *scene, const CaravanGame *game, const CvTable *table)
{
  memset (scene, 0, sizeof *scene);
  scene->game = game;
  scene->table = table;
  scene->pointed = scene->held = scene->hinted = CV_CELL_NONE;
  scene->ghost_piece = -1;
  cv_state_start (table, &scene->state);
}

GtkWidget *
caravan_board_get_cell (CaravanBoard *self, CvCell cell)
{
  const CvBoard *board = &self->table.board;

  if (cell < 0 || cv_cell_column (cell) >= board->width ||
      cv_cell_row (cell) >= board->height)
    return NULL;
  return g_ptr_array_index (
      self->cells, (guint) (cv_cell_row (cell) * board->width + cv_cell_column (cell)));
}

gboolean
caravan_board_can_reach (CaravanBoard *self, CvCell cell)
{
  int bit = cv_board_bit (&self->table.board, cell);

  return bit >= 0 &&
         (self->outside ||
          caravan_art_ground (caravan_game_find (self->table.game)->art,
                              self->table.game, self->table.board.glyph[bit])
                  ->kind != CARAVAN_GROUND_OUTSIDE);
}

/* The scene. */

static void
fill_spots (CaravanBoard *self, gboolean may_move)
{
  CaravanSpots *spots = &self->spots;
  const CvBoard *board = &self->table.board;
  const CaravanGame *game = self->scene.game;
  g_autofree CaravanSpot *before = g_steal_pointer (&spots->spots);

  caravan_board_stop_motion (self);
  spots->art = game->art;
  spots->table = &self->table;
  spots->columns = caravan_board_count_columns (self);
  spots->rows = caravan_board_count_rows (self);
  spots->spots = g_new0 (CaravanSpot, (gsize) (spots->columns * spots->rows));
  for (int i = 0; i < spots->columns * spots->rows; i++)
    {
      CaravanSpot *spot = &spots->spots[i];
      spot->bit = cv_board_known_bit (
          board, caravan_board_cell_at (self, i % spots->columns, i / spots->columns));
      spot->look = game->game->look (&self->table, &self->scene.state, spot->bit);
      if (game->art->group_size != NULL)
        spot->size =
            game->art->group_size (&self->table, &self->scene.state, spot->bit);
    }
  caravan_board_forget_scenery (self);
  if (may_move && before != NULL)
    caravan_board_start_motion (self, before);
  g_signal_emit (self, signals[SIGNAL_SCENERY_CHANGED], 0);
}

static CaravanCellSign
find_sign (const CaravanScene *scene, int bit)
{
  return cv_set_has (&scene->ticked, bit)    ? CARAVAN_CELL_TICKED
         : cv_set_has (&scene->crossed, bit) ? CARAVAN_CELL_CROSSED
         : cv_set_has (&scene->missed, bit)  ? CARAVAN_CELL_MISSED
                                             : CARAVAN_CELL_PLAIN;
}

/* What is said of a cell besides what it is; NULL: nothing. */
static const char *
find_remark (const CaravanScene *scene, int bit)
{
  static const char *const remarks[] = {
    [CARAVAN_CELL_PLAIN] = NULL,
    /* Translators: what a screen reader says of a cell, then that somebody who answers
       a question has marked it. */
    [CARAVAN_CELL_TICKED] = N_ ("%1$s, marked"),
    [CARAVAN_CELL_CROSSED] = N_ ("%1$s, wrongly marked"),
    [CARAVAN_CELL_MISSED] = N_ ("%1$s, missed"),
  };

  if (cv_set_has (&scene->house, bit))
    /* Translators: what a screen reader says of a cell, then that a rule was broken there
       and the players let it stand. */
    return N_ ("%1$s, house rule");
  return remarks[find_sign (scene, bit)];
}

static char *
describe (CaravanBoard *self, CvCell cell)
{
  const CaravanWords *words = self->scene.game->words;
  int bit = cv_board_known_bit (&self->table.board, cell);
  const char *remark = find_remark (&self->scene, bit);
  char name[CV_CELL_TEXT_SIZE];

  g_autofree char *text = words->describe != NULL
                              ? words->describe (&self->table, &self->scene.state, bit)
                              : g_strdup (cv_cell_print (cell, name));
  return remark == NULL ? g_steal_pointer (&text) : caravan_format (remark, "s", text);
}

static void
label_cells (gpointer object)
{
  CaravanBoard *self = object;

  for (guint i = 0; i < self->cells->len; i++)
    {
      CaravanCell *cell = g_ptr_array_index (self->cells, i);
      caravan_cell_take_label (cell, describe (self, caravan_cell_get_cell (cell)));
    }
}

static void
mark_cell (CaravanBoard *self, CaravanCell *widget)
{
  const CaravanScene *scene = &self->scene;
  CvCell cell = caravan_cell_get_cell (widget);
  gboolean pointed = scene->pointed == cell;
  gboolean ghost = pointed && scene->ghost_piece >= 0 && !scene->pointed_illegal;
  CaravanCellMarks marks = {
    .pointed = pointed,
    .illegal = pointed && scene->pointed_illegal,
    .ringed =
        scene->held == cell || scene->hinted == cell || (pointed && scene->is_pinned),
    .house = cv_set_has (&scene->house, cv_board_known_bit (&self->table.board, cell)),
    .sign = find_sign (scene, cv_board_known_bit (&self->table.board, cell)),
    .ghost = ghost ? caravan_art_piece (scene->game->art, scene->game->game,
                                        scene->ghost_piece)
                   : NULL,
    .ghost_color =
        ghost && scene->ghost_seat >= 0 && scene->ghost_seat < self->table.n_players
            ? self->table.color[scene->ghost_seat]
            : -1,
  };

  caravan_cell_set_marks (widget, &marks);
}

static void
remove_cells (CaravanBoard *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->cells, i));
  g_ptr_array_set_size (self->cells, 0);
}

static void
make_cells (CaravanBoard *self)
{
  const CvBoard *board = &self->table.board;

  remove_cells (self);
  self->focus = self->described = CV_CELL_NONE;
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        GtkWidget *cell = caravan_cell_new (cv_cell (column, row));
        gtk_widget_set_parent (cell, GTK_WIDGET (self));
        caravan_cell_set_sprites (CARAVAN_CELL (cell), self->sprites);
        g_ptr_array_add (self->cells, cell);
      }
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_COL_COUNT, board->width,
                                  GTK_ACCESSIBLE_RELATION_ROW_COUNT, board->height, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_reach (CaravanBoard *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      CaravanCell *cell = g_ptr_array_index (self->cells, i);
      gtk_widget_set_focusable (
          GTK_WIDGET (cell),
          caravan_board_can_reach (self, caravan_cell_get_cell (cell)));
    }
}

static gboolean
is_same_set (const CvSet *a, const CvSet *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

static void
take_table (CaravanBoard *self, const CaravanScene *scene)
{
  gboolean same_cells = self->has_scene &&
                        self->table.board.width == scene->table->board.width &&
                        self->table.board.height == scene->table->board.height;

  self->table = *scene->table;
  self->has_scene = TRUE;
  if (!same_cells)
    make_cells (self);
  set_reach (self);
}

void
caravan_board_show (CaravanBoard *self, const CaravanScene *scene)
{
  CaravanScene *now = &self->scene;
  gboolean other_table = !self->has_scene || now->game != scene->game ||
                         memcmp (&self->table, scene->table, sizeof (CvTable)) != 0;
  gboolean other_state =
      other_table || memcmp (&now->state, &scene->state, sizeof (CvState)) != 0;
  gboolean other_signs = other_table || !is_same_set (&now->house, &scene->house) ||
                         !is_same_set (&now->ticked, &scene->ticked) ||
                         !is_same_set (&now->crossed, &scene->crossed) ||
                         !is_same_set (&now->missed, &scene->missed);
  gboolean other_sets = other_state || now->choosing != scene->choosing ||
                        !is_same_set (&now->legal, &scene->legal) ||
                        !is_same_set (&now->lit, &scene->lit) ||
                        memcmp (&now->marks, &scene->marks, sizeof now->marks) != 0 ||
                        !is_same_set (&now->last, &scene->last);

  g_autofree CaravanMarks *before = g_memdup2 (&now->marks, sizeof now->marks);
  gboolean other_plates =
      memcmp (now->marks.plates, scene->marks.plates, sizeof now->marks.plates) != 0;

  if (other_table)
    take_table (self, scene);
  *now = *scene;
  now->table = &self->table;
  self->spots.ticked = now->marks.plates;
  if (other_plates)
    g_signal_emit (self, signals[SIGNAL_SCENERY_CHANGED], 0);
  if (other_state)
    fill_spots (self, !other_table);
  caravan_board_move_tags (self, before, other_state);
  if (other_state || other_signs)
    label_cells (self);
  if (other_sets)
    {
      g_clear_pointer (&self->choice, gsk_render_node_unref);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  for (guint i = 0; i < self->cells->len; i++)
    mark_cell (self, g_ptr_array_index (self->cells, i));
}

/* What people do. */

void
caravan_board_point_at (CaravanBoard *self, CvCell cell)
{
  if (self->pointed == cell)
    return;
  self->pointed = cell;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, (int) cell);
}

void
caravan_board_activate_cell (CaravanBoard *self, CvCell cell)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, (int) cell);
}

void
caravan_board_tap_cell (CaravanBoard *self, CvCell cell)
{
  g_signal_emit (self, signals[SIGNAL_TAPPED], 0, (int) cell);
}

void
caravan_board_emit_painted (CaravanBoard *self, CvCell cell)
{
  g_signal_emit (self, signals[SIGNAL_PAINTED], 0, (int) cell);
}

gboolean
caravan_board_is_painting (CaravanBoard *self)
{
  return self->painting;
}

void
caravan_board_set_painting (CaravanBoard *self, gboolean painting)
{
  if (self->painting == painting)
    return;
  self->painting = painting;
  g_signal_emit (self, signals[SIGNAL_SCENERY_CHANGED], 0);
}

void
caravan_board_set_strokes (CaravanBoard *self, gboolean strokes)
{
  self->strokes = strokes;
}

void
caravan_board_begin_stroke (CaravanBoard *self)
{
  g_signal_emit (self, signals[SIGNAL_STROKE_BEGAN], 0);
}

void
caravan_board_emit_paid (CaravanBoard *self)
{
  g_signal_emit (self, signals[SIGNAL_PAID], 0);
}

void
caravan_board_set_outside (CaravanBoard *self, gboolean outside)
{
  if (self->outside == outside)
    return;
  self->outside = outside;
  set_reach (self);
  caravan_board_forget_scenery (self);
  g_signal_emit (self, signals[SIGNAL_SCENERY_CHANGED], 0);
}

void
caravan_board_set_turn (CaravanBoard *self, int quarters)
{
  int turn = ((quarters % 4) + 4) % 4;

  if (self->turn == turn)
    return;
  self->turn = turn;
  if (!self->has_scene)
    return;
  fill_spots (self, FALSE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
caravan_board_get_turn (CaravanBoard *self)
{
  return self->turn;
}

static void
caravan_board_dispose (GObject *object)
{
  CaravanBoard *self = CARAVAN_BOARD (object);

  if (self->cells != NULL)
    {
      caravan_board_forget_sprites (self);
      remove_cells (self);
    }
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_pointer (&self->spots.spots, g_free);
  G_OBJECT_CLASS (caravan_board_parent_class)->dispose (object);
}

static guint
add_signal (CaravanBoardClass *klass, const char *name, guint n_arguments)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                       NULL, NULL, G_TYPE_NONE, n_arguments, G_TYPE_INT);
}

static void
caravan_board_class_init (CaravanBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_board_dispose;
  widget_class->snapshot = caravan_board_snapshot;
  widget_class->measure = caravan_board_measure;
  widget_class->size_allocate = caravan_board_size_allocate;
  widget_class->focus = caravan_board_focus_vfunc;
  signals[SIGNAL_POINTED] = add_signal (klass, "pointed", 1);
  signals[SIGNAL_ACTIVATED] = add_signal (klass, "activated", 1);
  signals[SIGNAL_TAPPED] = add_signal (klass, "tapped", 1);
  signals[SIGNAL_PAINTED] = add_signal (klass, "painted", 1);
  signals[SIGNAL_STROKE_BEGAN] = add_signal (klass, "stroke-began", 0);
  signals[SIGNAL_FOCUS_MOVED] = add_signal (klass, "focus-moved", 1);
  signals[SIGNAL_SCENERY_CHANGED] = add_signal (klass, "scenery-changed", 0);
  signals[SIGNAL_PAID] = add_signal (klass, "paid", 0);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
caravan_board_init (CaravanBoard *self)
{
  self->cells = g_ptr_array_new ();
  self->focus = self->described = self->pointed = CV_CELL_NONE;
  caravan_board_add_controllers (self);
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Board"));
  caravan_text_follow (self, label_cells);
  caravan_look_follow (self, G_CALLBACK (caravan_board_forget_sprites));
  g_signal_connect (self, "notify::scale-factor",
                    G_CALLBACK (caravan_board_forget_sprites), NULL);
}

GtkWidget *
caravan_board_new (void)
{
  return g_object_new (CARAVAN_TYPE_BOARD, NULL);
}
