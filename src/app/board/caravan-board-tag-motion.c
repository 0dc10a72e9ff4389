/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points and numbers at cells rise with their verdict. When the step they are about is
   recorded, a piece comes down on its cell, and they leave. */
#include "caravan-board-private.h"

#include <string.h>

#define RISING  (160 * G_TIME_SPAN_MILLISECOND)
#define LEAVING (320 * G_TIME_SPAN_MILLISECOND)

static void
stop (CaravanBoard *self)
{
  if (self->tags.tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tags.tick);
  self->tags.tick = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
frame_came_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CaravanBoard *self = CARAVAN_BOARD (widget);
  CaravanTagMotion *tags = &self->tags;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (tags->start == 0)
    tags->start = now;
  tags->progress = (double) (now - tags->start) / (tags->leaves ? LEAVING : RISING);
  gtk_widget_queue_draw (widget);
  if (tags->progress >= 1)
    stop (self);
  return G_SOURCE_CONTINUE;
}

static void
start (CaravanBoard *self, gboolean leaves)
{
  stop (self);
  if (!caravan_board_has_motion (self))
    return;
  self->tags.start = 0;
  self->tags.progress = 0;
  self->tags.leaves = leaves;
  self->tags.are_taken = FALSE;
  self->tags.tick =
      gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_came_cb, NULL, NULL);
  if (leaves)
    caravan_board_emit_paid (self);
}

static gboolean
is_same (const CaravanMarks *a, const CaravanMarks *b)
{
  return a->n_tags == b->n_tags &&
         memcmp (a->tags, b->tags, (gsize) a->n_tags * sizeof a->tags[0]) == 0;
}

/* Whether the step that the last ones were about has been recorded. */
static gboolean
has_landed (CaravanBoard *self)
{
  const CaravanMotion *motion = &self->motion;

  return self->tags.last.n_tags > 0 && motion->tick != 0 && motion->from < 0 &&
         caravan_board_cell_at (self, motion->to % self->spots.columns,
                                motion->to / self->spots.columns) == self->tags.place;
}

void
caravan_board_move_tags (CaravanBoard *self,
                         const CaravanMarks *before,
                         gboolean other_state)
{
  const CaravanMarks *now = &self->scene.marks;
  gboolean is_other = !is_same (before, now);

  if (other_state && has_landed (self))
    start (self, TRUE);
  else if (is_other && now->n_tags > 0)
    start (self, FALSE);
  else if (is_other && !self->tags.leaves)
    stop (self);
  if (now->n_tags > 0 && !(self->tags.tick != 0 && self->tags.leaves))
    {
      self->tags.last = *now;
      self->tags.place = self->scene.pointed;
    }
  else if (other_state && self->tags.tick == 0)
    self->tags.last.n_tags = 0;
}
