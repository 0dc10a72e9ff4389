/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-flight.h"

#include <math.h>

#define LASTS (480 * G_TIME_SPAN_MILLISECOND)
#define FADES .85 /* from here on */

void
caravan_flight_stop (CaravanFlight *self)
{
  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (self->page, self->tick);
  self->tick = 0;
  gtk_widget_queue_draw (self->page);
}

static gboolean
frame_came_cb (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  CaravanFlight *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->start == 0)
    self->start = now;
  self->progress = (double) (now - self->start) / LASTS;
  gtk_widget_queue_draw (page);
  if (self->progress >= 1)
    caravan_flight_stop (self);
  return G_SOURCE_CONTINUE;
}

/* Cards are made anew with each step: where a score is, is asked again each time. */
static gboolean
find_score (CaravanFlight *self, int seat, graphene_point_t *ret_at)
{
  GtkWidget *total = caravan_players_find_total (self->players, seat);
  graphene_point_t middle;

  if (total == NULL)
    return FALSE;
  graphene_point_init (&middle, (float) gtk_widget_get_width (total) / 2,
                       (float) gtk_widget_get_height (total) / 2);
  return gtk_widget_compute_point (total, self->page, &middle, ret_at);
}

/* On the page. */
static void
take (CaravanFlight *self)
{
  self->n = caravan_board_take_sums (self->board, self->sums);
  for (int i = 0; i < self->n; i++)
    {
      graphene_point_t at = self->sums[i].at;
      if (!gtk_widget_compute_point (GTK_WIDGET (self->board), self->page, &at,
                                     &self->sums[i].at))
        self->sums[i].at = at;
    }
}

void
caravan_flight_start (CaravanFlight *self)
{
  caravan_flight_stop (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->players)) ||
      caravan_players_find_total (self->players, 0) == NULL)
    return;
  take (self);
  self->start = 0;
  self->progress = 0;
  self->tick = gtk_widget_add_tick_callback (self->page, frame_came_cb, self, NULL);
}

/* Quick at first, and at rest where it ends. */
static double
ease (double progress)
{
  return 1 - pow (1 - MIN (progress, 1), 3);
}

void
caravan_flight_append (CaravanFlight *self, GtkSnapshot *snapshot)
{
  double part = ease (self->progress);

  if (self->tick == 0)
    return;
  gtk_snapshot_push_opacity (snapshot, MIN (1, (1 - self->progress) / (1 - FADES)));
  for (int i = 0; i < self->n; i++)
    {
      graphene_point_t at;
      if (!find_score (self, self->sums[i].tag.seat, &at))
        continue;
      graphene_point_interpolate (&self->sums[i].at, &at, part, &at);
      caravan_board_draw_sum (self->board, snapshot, &self->sums[i].tag, &at);
    }
  gtk_snapshot_pop (snapshot);
}
