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
  [CARAVAN_TAG_ABOVE] = { 11, 32, 2, 17 },  [CARAVAN_TAG_BELOW] = { 11, 32, 60, 17 },
  [CARAVAN_TAG_NUMBER] = { 11, 57, 8, 16 }, [CARAVAN_TAG_SUM] = { 16, 32, 84, 24 },
  [CARAVAN_TAG_SHARE] = { 18, 32, 32, 24 },
};

/* A share lies beyond the cells round its own, which are what is paid. */
#define NEAR   (1.5 * UNITS)
#define GAP    14
#define BADGE  26
#define APART  42 /* from one share to the next */
#define BORDER 16 /* how far they may lie over the board's edge */

/* Before there is anything to draw it on. */
static double
measure_text (const char *text, double size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  double width = caravan_text_width (cr, text, size);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return width;
}

static double
measure_half_width (const CaravanTag *tag, const Form *form)
{
  double text = measure_text (tag->text, form->text);

  if (tag->kind == CARAVAN_TAG_SHARE)
    text += BADGE;
  return MAX (form->half, text / 2 + .6 * form->half);
}

/* Where it lies, on 64 units from the corner of its cell. */
typedef struct
{
  double x, y, half_width, half;
  gboolean points; /* at the cell */
} Pill;

/* The shares stand below each other, the middle of all at the height of the cell. */
static double
stack_share (const CaravanMarks *marks,
             const CaravanTag *tag,
             double top,
             double bottom)
{
  int n = 0, before = 0;

  for (int i = 0; i < marks->n_tags; i++)
    {
      n += marks->tags[i].kind == CARAVAN_TAG_SHARE;
      before += marks->tags[i].kind == CARAVAN_TAG_SHARE && &marks->tags[i] < tag;
    }
  double half = n * APART / 2.;
  return CLAMP (UNITS / 2, top + half, bottom - half) + before * APART - half +
         APART / 2.;
}

/* x, y: of the cell. What is wide stays on the board. */
static Pill
place_tag (
    CaravanBoard *self, const CaravanMarks *marks, const CaravanTag *tag, int x, int y)
{
  const Form *form = &forms[tag->kind];
  Pill pill = { form->x, form->y, measure_half_width (tag, form), form->half, FALSE };
  double left = -UNITS * x, right = UNITS * (caravan_board_count_columns (self) - x);
  double top = -UNITS * y, bottom = UNITS * (caravan_board_count_rows (self) - y);
  double aside = NEAR + GAP + pill.half_width;

  if (tag->kind == CARAVAN_TAG_SHARE)
    {
      pill.x += pill.x + aside + pill.half_width > right + BORDER ? -aside : aside;
      pill.y = stack_share (marks, tag, top, bottom);
      pill.points = TRUE;
    }
  else if (tag->kind == CARAVAN_TAG_SUM)
    {
      pill.x = CLAMP (pill.x, left - BORDER + pill.half_width,
                      right + BORDER - pill.half_width);
      pill.y = MIN (pill.y, bottom + BORDER - pill.half);
    }
  return pill;
}

/* From the cell to its share. */
static void
draw_pointer (cairo_t *cr, const Pill *pill)
{
  int side = pill->x > 0 ? 1 : -1; /* and the way round that the pill goes */
  double base = pill->x - side * pill->half_width / 2;

  cairo_move_to (cr, UNITS / 2 + side * UNITS / 2, UNITS / 2);
  cairo_line_to (cr, base, pill->y - side * 6);
  cairo_line_to (cr, base, pill->y + side * 6);
  cairo_close_path (cr);
}

static void
draw_pill (cairo_t *cr, CaravanLook look, const CaravanTag *tag, const Pill *pill)
{
  gboolean is_total = tag->kind == CARAVAN_TAG_SUM;

  caravan_set_color (cr, look,
                     is_total ? CARAVAN_COLOR_CASING : CARAVAN_COLOR_PIECE_INK);
  cairo_set_line_width (cr, 4);
  if (pill->points)
    draw_pointer (cr, pill);
  caravan_trace_box (cr, pill->x - pill->half_width, pill->y - pill->half,
                     2 * pill->half_width, 2 * pill->half, pill->half);
  cairo_stroke_preserve (cr);
  caravan_set_color (cr, look,
                     is_total ? CARAVAN_COLOR_LEGAL : CARAVAN_COLOR_PIECE_PAPER);
  cairo_fill (cr);
}

static void
draw_tag (CaravanBoard *self, cairo_t *cr, const CaravanTag *tag, const Pill *pill)
{
  CaravanLook look = caravan_look_get ();
  gboolean is_total = tag->kind == CARAVAN_TAG_SUM;
  double size = forms[tag->kind].text, x = pill->x;

  if (tag->motif != NULL)
    {
      caravan_motif_draw_on (cr, look,
                             caravan_art_motif (self->scene.game->art, tag->motif),
                             pill->x - 13, pill->y - 13, 26);
      return;
    }
  draw_pill (cr, look, tag, pill);
  if (tag->kind == CARAVAN_TAG_SHARE)
    {
      caravan_draw_badge_at (cr, (CvColor) self->table.color[tag->seat],
                             x - pill->half_width + pill->half, pill->y, 1, 3);
      x += BADGE / 2.;
    }
  caravan_draw_text (cr, tag->text, x, pill->y + .36 * size, size,
                     caravan_palette (look, is_total ? CARAVAN_COLOR_CASING
                                                     : CARAVAN_COLOR_PIECE_INK));
}

/* All that it is drawn on: the cell, the pill and what is between. */
static graphene_rect_t
find_box (const Pill *pill)
{
  graphene_rect_t cell = GRAPHENE_RECT_INIT (0, 0, UNITS, UNITS), box;

  graphene_rect_init (&box, (float) (pill->x - pill->half_width - 3),
                      (float) (pill->y - pill->half - 3),
                      (float) (2 * pill->half_width + 6), (float) (2 * pill->half + 6));
  graphene_rect_union (&box, &cell, &box);
  return box;
}

static void
append_tag (CaravanBoard *self,
            GtkSnapshot *snapshot,
            const CaravanMarks *marks,
            const CaravanTag *tag)
{
  float scale = (float) (self->cell / UNITS);
  int x, y;

  caravan_board_find_spot (self, tag->cell, &x, &y);
  Pill pill = place_tag (self, marks, tag, x, y);
  graphene_rect_t box = find_box (&pill);
  graphene_rect_scale (&box, scale, scale, &box);
  graphene_rect_offset (&box, (float) (x * self->cell), (float) (y * self->cell));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &box);
  cairo_translate (cr, x * self->cell, y * self->cell);
  cairo_scale (cr, scale, scale);
  draw_tag (self, cr, tag, &pill);
  cairo_destroy (cr);
}

static gboolean
is_sum (const CaravanTag *tag)
{
  return tag->kind == CARAVAN_TAG_SUM || tag->kind == CARAVAN_TAG_SHARE;
}

static void
append_marks (CaravanBoard *self,
              GtkSnapshot *snapshot,
              const CaravanMarks *marks,
              gboolean without_sums)
{
  for (int i = 0; i < marks->n_tags; i++)
    if (!without_sums || !is_sum (&marks->tags[i]))
      append_tag (self, snapshot, marks, &marks->tags[i]);
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
  append_marks (self, snapshot, marks, self->tags.leaves && self->tags.are_taken);
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
    append_marks (self, snapshot, &self->scene.marks, FALSE);
}

/* Sums on their way elsewhere. */

int
caravan_board_take_sums (CaravanBoard *self,
                         CaravanBoardSum ret_sums[CARAVAN_TAGS_MOST])
{
  const CaravanMarks *marks = &self->tags.last;
  double scale = self->cell / UNITS;
  int n = 0;

  for (int i = 0; i < marks->n_tags; i++)
    {
      const CaravanTag *tag = &marks->tags[i];
      int x, y;
      if (!is_sum (tag))
        continue;
      caravan_board_find_spot (self, tag->cell, &x, &y);
      Pill pill = place_tag (self, marks, tag, x, y);
      ret_sums[n].tag = *tag;
      graphene_point_init (&ret_sums[n].at,
                           (float) (self->left + x * self->cell + pill.x * scale),
                           (float) (self->top + y * self->cell + pill.y * scale));
      n++;
    }
  self->tags.are_taken = TRUE;
  return n;
}

void
caravan_board_draw_sum (CaravanBoard *self,
                        GtkSnapshot *snapshot,
                        const CaravanTag *tag,
                        const graphene_point_t *at)
{
  const Form *form = &forms[tag->kind];
  Pill pill = { 0, 0, measure_half_width (tag, form), form->half, FALSE };
  graphene_rect_t box = find_box (&pill);
  float scale = (float) (self->cell / UNITS);

  graphene_rect_scale (&box, scale, scale, &box);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, at);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &box);
  cairo_scale (cr, scale, scale);
  draw_tag (self, cr, tag, &pill);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}
