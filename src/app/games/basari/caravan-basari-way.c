/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-way.h"

#include "basari-numbers.h"

#define ARCHWAY (90 * G_TIME_SPAN_MILLISECOND)
#define WHOLE   (900 * G_TIME_SPAN_MILLISECOND)

static gboolean
has_motion (GtkWidget *widget)
{
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &enabled,
                NULL);
  return enabled && gtk_widget_get_mapped (widget);
}

static void
stop (CaravanBasariWay *way, GtkWidget *widget)
{
  if (way->tick != 0)
    gtk_widget_remove_tick_callback (widget, way->tick);
  way->tick = 0;
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    way->behind[seat] = 0;
}

static double
find_pace (int far)
{
  return (double) MIN (ARCHWAY, WHOLE / far);
}

static gboolean
frame_came_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CaravanBasariWay *way = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  gboolean moves = FALSE;

  if (way->start == 0)
    way->start = now;
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (way->behind[seat] > 0)
      {
        double gone = (double) (now - way->start) / find_pace (way->far[seat]);
        way->behind[seat] = MAX (0, way->far[seat] - gone);
        moves = moves || way->behind[seat] > 0;
      }
  gtk_widget_queue_draw (widget);
  if (!moves)
    way->tick = 0;
  return moves ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
set_out (CaravanBasariWay *way, GtkWidget *widget)
{
  way->start = 0;
  way->tick = gtk_widget_add_tick_callback (widget, frame_came_cb, way, NULL);
}

/* How many archways a piece went as dice lead. What is laid, put elsewhere or taken back
   has gone nowhere: on a small ring back is not far from forward. */
static int
find_far (const CaravanBasariWay *way,
          int seat,
          const BasariPlayer *player,
          int n_arches)
{
  int far = (player->arch - way->arch[seat] + n_arches) % n_arches;
  guint gone = player->travelled - way->travelled[seat];

  return gone <= BASARI_DIE_SIDES && (int) gone % n_arches == far ? far : 0;
}

void
caravan_basari_way_follow (CaravanBasariWay *way,
                           GtkWidget *widget,
                           const BasariState *basari,
                           int n_arches)
{
  gboolean moves = FALSE, changed = !way->has_begun;
  int far[BASARI_SEATS];

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    {
      const BasariPlayer *player = &basari->player[seat];
      far[seat] = find_far (way, seat, player, n_arches);
      changed = changed || player->arch != way->arch[seat];
      way->travelled[seat] = player->travelled;
    }
  if (!changed)
    return;
  stop (way, widget);
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    {
      way->arch[seat] = basari->player[seat].arch;
      if (!way->has_begun || far[seat] == 0 || !has_motion (widget))
        continue;
      way->far[seat] = far[seat];
      way->behind[seat] = far[seat];
      moves = TRUE;
    }
  way->has_begun = TRUE;
  if (moves)
    set_out (way, widget);
}
