/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-figure.h"

#include "caravan-board-picture.h"
#include "caravan-draw.h"
#include "caravan-figure-data.h"
#include "caravan-figure-other.h"
#include "caravan-paths.h"
#include "rec-record.h"

#define CELL   44
#define MARGIN 16

#define LEAST_WIDTH 160

const char *const caravan_figure_names[] = {
  "oasis-one-area", "oasis-two-areas", "oasis-forbidden-join",
  "oasis-takeover", "oasis-herd",      "oregon-bands",
  "oregon-blocks",  "basari-offer",    NULL,
};

/* Boards that the engine has played on. */

static const CaravanBoardFigure *
find_board_figure (const char *name)
{
  for (const CaravanBoardFigure *i = caravan_board_figures; i->name != NULL; i++)
    if (g_strcmp0 (i->name, name) == 0)
      return i;
  return NULL;
}

static char *
quote (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static RecRecord *
play (const CaravanBoardFigure *figure)
{
  RecReading reading = { caravan_boards_dir (), SIZE_MAX };
  g_autofree char *text = quote (figure->record);
  RecError error = { 0 };
  RecRecord *record = rec_record_read (text, strlen (text), &reading, &error);

  if (record == NULL)
    g_error ("figure %s: line %zu", figure->name, error.line);
  return record;
}

static void
append_sprite (CaravanSprites *sprites,
               GtkSnapshot *snapshot,
               CvCell cell,
               CaravanSprite sprite)
{
  caravan_sprites_append (sprites, snapshot, cv_cell_column (cell) * CELL,
                          cv_cell_row (cell) * CELL, sprite, NULL, 0);
}

/* What is asked about: the cell hatched or outlined, the reasons lit. */
static void
append_question (const CaravanBoardFigure *figure,
                 RecRecord *record,
                 CaravanSprites *sprites,
                 GtkSnapshot *snapshot)
{
  g_autofree char *text = quote (figure->asked);
  REC_AUTO_EVENT event = { 0 };
  RecError error = { 0 };
  CvVerdict verdict;
  json_t *json = rec_record_parse_event (record, text, strlen (text), &event, &error);

  g_assert (json != NULL);
  cv_match_judge (rec_record_match (record), &event.move, &verdict);
  for (int i = 0; i < verdict.n_because; i++)
    append_sprite (sprites, snapshot, verdict.because[i], CARAVAN_SPRITE_LIT);
  const CvVerb *verb = cv_game_verb (rec_record_table (record)->game, event.move.verb);
  CvCell at = (CvCell) cv_move_get (&event.move, cv_verb_arg (verb, "at"), 0);
  append_sprite (sprites, snapshot, at,
                 cv_verdict_is_legal (&verdict) ? CARAVAN_SPRITE_POINTED
                                                : CARAVAN_SPRITE_HATCH);
  json_decref (json);
}

static GskRenderNode *
make_board_node (const CaravanBoardFigure *figure, CaravanLook look, int scale)
{
  RecRecord *record = play (figure);
  g_autoptr (CaravanSprites) sprites = caravan_sprites_new (look, CELL, scale);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (MARGIN, MARGIN));
  caravan_board_picture_append (rec_record_table (record),
                                cv_match_state (rec_record_match (record)), sprites,
                                snapshot);
  if (figure->asked != NULL)
    append_question (figure, record, sprites, snapshot);
  rec_record_free (record);
  return gtk_snapshot_to_node (snapshot);
}

static void
measure_board (const CaravanBoardFigure *figure, int *ret_width, int *ret_height)
{
  RecRecord *record = play (figure);
  const CvBoard *board = &rec_record_table (record)->board;

  *ret_width = board->width * CELL + 2 * MARGIN;
  *ret_height = board->height * CELL + 2 * MARGIN;
  rec_record_free (record);
}

gboolean
caravan_figure_measure (const char *name, int *ret_width, int *ret_height)
{
  const CaravanBoardFigure *board = find_board_figure (name);

  if (board == NULL)
    return caravan_figure_other_measure (name, ret_width, ret_height);
  measure_board (board, ret_width, ret_height);
  return TRUE;
}

void
caravan_figure_draw (const char *name, CaravanLook look, cairo_t *cr)
{
  const CaravanBoardFigure *board = find_board_figure (name);

  if (board == NULL)
    {
      caravan_figure_other_draw (name, look, cr);
      return;
    }
  g_autoptr (GskRenderNode) node = make_board_node (board, look, 0);
  gsk_render_node_draw (node, cr);
}

/* The widget. */

struct _CaravanFigure
{
  GtkWidget parent_instance;

  /* owned */
  char *name;
  int width, height;
};

G_DEFINE_FINAL_TYPE (CaravanFigure, caravan_figure, GTK_TYPE_WIDGET)

static void
caravan_figure_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanFigure *self = CARAVAN_FIGURE (widget);
  double scale = MIN (1, gtk_widget_get_width (widget) / (double) self->width);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                     (float) gtk_widget_get_height (widget)));

  cairo_scale (cr, scale, scale);
  caravan_figure_draw (self->name, caravan_look_get (), cr);
  cairo_destroy (cr);
}

/* It shrinks where there is little room, and keeps its shape. */
static void
caravan_figure_measure_widget (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  CaravanFigure *self = CARAVAN_FIGURE (widget);
  int least = MIN (self->width, LEAST_WIDTH);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = self->width;
    }
  else
    {
      *minimum = self->height * CLAMP (for_size, least, self->width) / self->width;
      *natural = for_size < 0 ? self->height : *minimum;
    }
}

static GtkSizeRequestMode
caravan_figure_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_figure_finalize (GObject *object)
{
  g_free (CARAVAN_FIGURE (object)->name);
  G_OBJECT_CLASS (caravan_figure_parent_class)->finalize (object);
}

static void
caravan_figure_class_init (CaravanFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_figure_finalize;
  widget_class->snapshot = caravan_figure_snapshot;
  widget_class->measure = caravan_figure_measure_widget;
  widget_class->get_request_mode = caravan_figure_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_figure_init (CaravanFigure *self)
{
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_figure_new (const char *name)
{
  CaravanFigure *self = g_object_new (CARAVAN_TYPE_FIGURE, NULL);

  self->name = g_strdup (name);
  if (!caravan_figure_measure (name, &self->width, &self->height))
    self->width = self->height = 1;
  return GTK_WIDGET (self);
}
