/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-figure.h"

#include "caravan-board-picture.h"
#include "caravan-paths.h"
#include "caravan-step.h"
#include "rec-record.h"

#define CELL   CARAVAN_SCENERY_PICTURE_CELL
#define MARGIN CARAVAN_SCENERY_PICTURE_EDGE

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
    g_error ("figure %s: line %zu", figure->record, error.line);
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
  append_sprite (sprites, snapshot,
                 caravan_step_get_place (rec_record_table (record), &event.move),
                 cv_verdict_is_legal (&verdict) ? CARAVAN_SPRITE_POINTED
                                                : CARAVAN_SPRITE_HATCH);
  json_decref (json);
}

void
caravan_board_figure_draw (const void *what, CaravanLook look, cairo_t *cr)
{
  const CaravanBoardFigure *figure = what;
  RecRecord *record = play (figure);
  g_autoptr (CaravanSprites) sprites = caravan_sprites_new (look, CELL, 0);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (MARGIN, MARGIN));
  caravan_board_picture_append (rec_record_table (record),
                                cv_match_state (rec_record_match (record)), sprites,
                                snapshot);
  if (figure->asked != NULL)
    append_question (figure, record, sprites, snapshot);
  rec_record_free (record);
  g_autoptr (GskRenderNode) node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
}

void
caravan_board_figure_measure (const void *what, int *ret_width, int *ret_height)
{
  RecRecord *record = play (what);
  double width, height;

  caravan_scenery_picture_measure (rec_record_table (record), &width, &height);
  *ret_width = (int) width;
  *ret_height = (int) height;
  rec_record_free (record);
}
