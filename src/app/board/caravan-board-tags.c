/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands at cells while a step is chosen: pills with points, numbers of what is
   counted, the sum. On 64 units a cell, over everything else. */
#include "caravan-board-private.h"

#define UNITS 64.0

/* How far they move, in pixels. */
#define RISING  6
#define LEAVING 28

/* Of a pill or a disc: half its height, its middle on the cell, the size of the text. */
typedef struct
{
  double half, x, y, text;
} Form;

static const Form forms[] = {
  [CARAVAN_TAG_ABOVE] = { 11, 32, 2, 17 },
  [CARAVAN_TAG_BELOW] = { 11, 32, 60, 17 },
  [CARAVAN_TAG_NUMBER] = { 11, 57, 8, 16 },
  [CARAVAN_TAG_SUM] = { 16, 32, 84, 24 },
};

static double
measure_half_width (const CaravanTag *tag, const Form *form)
{
  double text = .32 * form->text * (double) g_utf8_strlen (tag->text, -1);

  return MAX (form->half, text + form->half / 2);
}

static void
draw_tag (CaravanBoard *self, cairo_t *cr, const CaravanTag *tag)
{
  CaravanLook look = caravan_look_get ();
  const Form *form = &forms[tag->kind];
  gboolean is_sum = tag->kind == CARAVAN_TAG_SUM;
  double half = measure_half_width (tag, form);

  if (tag->motif != NULL)
    {
      caravan_motif_draw_on (cr, look,
                             caravan_art_motif (self->scene.game->art, tag->motif),
                             form->x - 13, form->y - 13, 26);
      return;
    }
  caravan_trace_box (cr, form->x - half, form->y - form->half, 2 * half, 2 * form->half,
                     form->half);
  caravan_set_color (cr, look,
                     is_sum ? CARAVAN_COLOR_LEGAL : CARAVAN_COLOR_PIECE_PAPER);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, is_sum ? CARAVAN_COLOR_CASING : CARAVAN_COLOR_PIECE_INK);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  caravan_draw_text (
      cr, tag->text, form->x, form->y + .36 * form->text, form->text,
      caravan_palette (look, is_sum ? CARAVAN_COLOR_CASING : CARAVAN_COLOR_PIECE_INK));
}

static void
append_marks (CaravanBoard *self, GtkSnapshot *snapshot, const CaravanMarks *marks)
{
  double scale = self->cell / UNITS;
  float side = (float) self->cell;

  for (int i = 0; i < marks->n_tags; i++)
    {
      int x, y;
      caravan_board_find_spot (self, marks->tags[i].cell, &x, &y);
      cairo_t *cr = gtk_snapshot_append_cairo (
          snapshot, &GRAPHENE_RECT_INIT (((float) x - 2) * side, ((float) y - 1) * side,
                                         5 * side, 3 * side));
      cairo_translate (cr, x * self->cell, y * self->cell);
      cairo_scale (cr, scale, scale);
      draw_tag (self, cr, &marks->tags[i]);
      cairo_destroy (cr);
    }
}

/* Those that move, so far below their place and so much of them. */
static void
append_moving (CaravanBoard *self,
               GtkSnapshot *snapshot,
               const CaravanMarks *marks,
               double below,
               double part)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) below));
  gtk_snapshot_push_opacity (snapshot, part);
  append_marks (self, snapshot, marks);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

void
caravan_board_append_tags (CaravanBoard *self, GtkSnapshot *snapshot)
{
  const CaravanTagMotion *tags = &self->tags;

  if (tags->tick != 0 && tags->leaves)
    append_moving (self, snapshot, &tags->last, -LEAVING * tags->progress,
                   1 - tags->progress);
  if (tags->tick != 0 && !tags->leaves)
    append_moving (self, snapshot, &self->scene.marks, RISING * (1 - tags->progress),
                   tags->progress);
  else
    append_marks (self, snapshot, &self->scene.marks);
}
