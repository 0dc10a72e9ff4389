/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves on a board: a piece that is laid comes down, one that moves walks there,
   and an undo walks it back. One thing at a time, once, and not at all where people
   want no motion. */
#include "caravan-board-private.h"

#define LANDING (160 * G_TIME_SPAN_MILLISECOND)
#define WALKING (220 * G_TIME_SPAN_MILLISECOND)

/* More changes than this are a jump to another moment. */
#define CHANGES_MOST 4

gboolean
caravan_board_has_motion (CaravanBoard *self)
{
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations",
                &enabled, NULL);
  return enabled && !self->painting && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static const CvLook *
get_look (CaravanBoard *self, int spot)
{
  return &self->spots.spots[spot].look;
}

/* Finds the spot that has a piece it did not have before, and the one that lost the
   same piece, or -1. False when there is none, or too much has changed. */
static gboolean
find_change (CaravanBoard *self, const CaravanSpot *before, int *ret_to, int *ret_from)
{
  int n_changes = 0, to = -1, from = -1;

  for (int i = 0; i < self->spots.columns * self->spots.rows; i++)
    {
      const CvLook *old = &before[i].look, *now = get_look (self, i);
      if (old->piece == now->piece)
        continue;
      n_changes++;
      if (old->piece < 0)
        to = i;
      else if (now->piece < 0)
        from = i;
    }
  if (n_changes > CHANGES_MOST || to < 0)
    return FALSE;
  if (from >= 0 && (before[from].look.piece != get_look (self, to)->piece ||
                    before[from].look.owner != get_look (self, to)->owner))
    from = -1;
  *ret_to = to;
  *ret_from = from;
  return TRUE;
}

void
caravan_board_stop_motion (CaravanBoard *self)
{
  CaravanMotion *motion = &self->motion;

  if (motion->tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), motion->tick);
  motion->tick = 0;
  g_clear_pointer (&self->pieces, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
frame_came_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CaravanBoard *self = CARAVAN_BOARD (widget);
  CaravanMotion *motion = &self->motion;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double length = motion->from >= 0 ? WALKING : LANDING;

  if (motion->start == 0)
    motion->start = now;
  double rest = 1 - (double) (now - motion->start) / length;
  /* Quick at first, then coming to rest. */
  motion->progress = rest > 0 ? 1 - rest * rest * rest : 1;
  gtk_widget_queue_draw (widget);
  if (rest <= 0)
    caravan_board_stop_motion (self);
  return G_SOURCE_CONTINUE;
}

void
caravan_board_start_motion (CaravanBoard *self, const CaravanSpot *before)
{
  int to, from;

  caravan_board_stop_motion (self);
  if (!caravan_board_has_motion (self) || !find_change (self, before, &to, &from))
    return;
  self->motion = (CaravanMotion){ .to = to, .from = from };
  self->motion.tick =
      gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_came_cb, NULL, NULL);
}

gboolean
caravan_board_is_walking (CaravanBoard *self)
{
  return self->motion.tick != 0 && self->motion.from >= 0;
}

static void
append_moving_piece (CaravanBoard *self, GtkSnapshot *snapshot)
{
  const CvLook *look = get_look (self, self->motion.to);
  const CaravanPieceStyle *piece =
      caravan_art_piece (self->spots.art, self->table.game, look->piece);

  if (piece != NULL)
    caravan_sprites_append (self->sprites, snapshot, 0, 0, CARAVAN_SPRITE_PIECE, piece,
                            look->owner >= 0 ? self->table.color[look->owner] : -1);
}

static graphene_point_t
find_corner (CaravanBoard *self, int spot)
{
  return GRAPHENE_POINT_INIT ((float) (spot % self->spots.columns * self->cell),
                              (float) (spot / self->spots.columns * self->cell));
}

void
caravan_board_append_motion (CaravanBoard *self, GtkSnapshot *snapshot)
{
  const CaravanMotion *motion = &self->motion;
  float half = (float) self->cell / 2;
  graphene_point_t at;

  if (motion->tick == 0)
    return;
  at = find_corner (self, motion->to);
  if (motion->from >= 0)
    {
      graphene_point_t from = find_corner (self, motion->from);
      graphene_point_interpolate (&from, &at, motion->progress, &at);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  if (motion->from < 0)
    {
      float scale = 1.08f - 0.08f * (float) motion->progress;
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (half, half));
      gtk_snapshot_scale (snapshot, scale, scale);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half, -half));
    }
  append_moving_piece (self, snapshot);
  gtk_snapshot_restore (snapshot);
}
