/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-replay.h"

#include "caravan-log.h"
#include "caravan-signal.h"
#include "caravan-text.h"

/* The whole game in about a minute and a half, a step never quicker than the eye and
   never slower than one a second. */
#define WHOLE_MS   90000
#define PACE_LEAST 250
#define PACE_MOST  1000

struct _CaravanReplay
{
  GObject parent_instance;

  gsize moment;
  CvState state;
  guint timer; /* 0: it does not run */

  /* owned */
  CaravanSheet *sheet;
};

G_DEFINE_FINAL_TYPE (CaravanReplay, caravan_replay, G_TYPE_OBJECT)

static CvMatch *
get_log (CaravanReplay *self)
{
  return rec_record_match (caravan_sheet_get_record (self->sheet));
}

CaravanSheet *
caravan_replay_get_sheet (CaravanReplay *self)
{
  return self->sheet;
}

const CvTable *
caravan_replay_get_table (CaravanReplay *self)
{
  return caravan_sheet_get_table (self->sheet);
}

gsize
caravan_replay_get_n_steps (CaravanReplay *self)
{
  return cv_match_n_steps (get_log (self));
}

gsize
caravan_replay_get_moment (CaravanReplay *self)
{
  return self->moment;
}

const CvState *
caravan_replay_get_state (CaravanReplay *self)
{
  return &self->state;
}

/* Moving. */

static void
show_moment (CaravanReplay *self, gsize moment)
{
  if (moment == self->moment)
    return;
  self->moment = moment;
  cv_match_state_at (get_log (self), moment, &self->state);
  g_signal_emit_by_name (self, "changed");
}

void
caravan_replay_go_to (CaravanReplay *self, gsize moment)
{
  caravan_replay_set_running (self, FALSE);
  show_moment (self, MIN (moment, caravan_replay_get_n_steps (self)));
}

void
caravan_replay_go_by (CaravanReplay *self, int steps)
{
  gsize back = steps < 0 ? MIN ((gsize) -steps, self->moment) : 0;

  caravan_replay_go_to (self, self->moment - back + (gsize) MAX (steps, 0));
}

/* Running. */

static gboolean
run_cb (gpointer data)
{
  CaravanReplay *self = data;

  show_moment (self, self->moment + 1);
  if (self->moment < caravan_replay_get_n_steps (self))
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  g_signal_emit_by_name (self, "running");
  return G_SOURCE_REMOVE;
}

guint
caravan_replay_get_pace (CaravanReplay *self)
{
  gsize n = MAX (caravan_replay_get_n_steps (self), 1);

  return (guint) CLAMP (WHOLE_MS / n, PACE_LEAST, PACE_MOST);
}

gboolean
caravan_replay_is_running (CaravanReplay *self)
{
  return self->timer != 0;
}

void
caravan_replay_set_running (CaravanReplay *self, gboolean running)
{
  gsize n = caravan_replay_get_n_steps (self);

  if (running == caravan_replay_is_running (self) || (running && n == 0))
    return;
  if (running)
    {
      if (self->moment == n)
        show_moment (self, 0);
      self->timer = g_timeout_add (caravan_replay_get_pace (self), run_cb, self);
    }
  else
    g_clear_handle_id (&self->timer, g_source_remove);
  g_signal_emit_by_name (self, "running");
}

/* What is said and shown. */

static gsize
get_entry (CaravanReplay *self, gsize moment)
{
  return cv_match_step_entry (get_log (self), moment - 1);
}

char *
caravan_replay_say_step (CaravanReplay *self, gsize moment)
{
  const RecRecord *record = caravan_sheet_get_record (self->sheet);
  json_t *event;
  char *text;

  if (moment == 0)
    return g_strdup (caravan_text (N_ ("The start of the game")));
  event = rec_record_event (record, get_entry (self, moment));
  text = caravan_step_say (record, event);
  json_decref (event);
  return text;
}

int
caravan_replay_get_seat (CaravanReplay *self, gsize moment)
{
  return moment == 0 ? CV_NO_PLAYER
                     : cv_match_entry (get_log (self), get_entry (self, moment))->by;
}

gboolean
caravan_replay_is_house (CaravanReplay *self, gsize moment)
{
  return moment > 0 && cv_match_entry (get_log (self), get_entry (self, moment))->house;
}

const char *
caravan_replay_find_anchor (CaravanReplay *self, gsize moment)
{
  return moment == 0 ? NULL : caravan_log_find_anchor (get_log (self), moment - 1);
}

void
caravan_replay_get_last (CaravanReplay *self, CvSet *ret_cells)
{
  *ret_cells = (CvSet){ { 0 } };
  if (self->moment > 0)
    caravan_log_get_cells (get_log (self), self->moment - 1, ret_cells);
}

void
caravan_replay_get_house (CaravanReplay *self, CvSet *ret_cells)
{
  caravan_log_get_house (get_log (self), self->moment, ret_cells);
}

gboolean
caravan_replay_get_points (CaravanReplay *self, int seat, int *ret_points)
{
  gsize n;
  const int *growth = caravan_sheet_get_growth (self->sheet, seat, &n);

  if (growth == NULL)
    return FALSE;
  *ret_points = growth[MIN (self->moment, n - 1)];
  return TRUE;
}

/* The class. */

static void
caravan_replay_finalize (GObject *object)
{
  CaravanReplay *self = CARAVAN_REPLAY (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  caravan_sheet_unref (self->sheet);
  G_OBJECT_CLASS (caravan_replay_parent_class)->finalize (object);
}

static void
caravan_replay_class_init (CaravanReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_replay_finalize;
  caravan_signal_new (klass, "changed", 0);
  caravan_signal_new (klass, "running", 0);
}

static void
caravan_replay_init (CaravanReplay *self)
{
}

CaravanReplay *
caravan_replay_new (CaravanSheet *sheet)
{
  CaravanReplay *self = g_object_new (CARAVAN_TYPE_REPLAY, NULL);

  self->sheet = caravan_sheet_ref (sheet);
  cv_match_state_at (get_log (self), 0, &self->state);
  return self;
}
