/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game looked at step by step. A moment is how many steps have been played: 0 is the
   start. Nothing here changes the record, and nothing that was not revealed is told. */
#pragma once

#include <gio/gio.h>

#include "caravan-sheet.h"

#define CARAVAN_TYPE_REPLAY (caravan_replay_get_type ())
G_DECLARE_FINAL_TYPE (CaravanReplay, caravan_replay, CARAVAN, REPLAY, GObject)

/* Signals: "changed": another moment is shown; "running": it starts to run, or stops.
 */
CaravanReplay *caravan_replay_new (CaravanSheet *sheet);
CaravanSheet *caravan_replay_get_sheet (CaravanReplay *self);
const CvTable *caravan_replay_get_table (CaravanReplay *self);

gsize caravan_replay_get_n_steps (CaravanReplay *self);
gsize caravan_replay_get_moment (CaravanReplay *self);
const CvState *caravan_replay_get_state (CaravanReplay *self);

/* Goes to a moment, or by so many steps; never beyond the ends. Both stop it. */
void caravan_replay_go_to (CaravanReplay *self, gsize moment);
void caravan_replay_go_by (CaravanReplay *self, int steps);

/* One step after the other until the end; from the end it begins again. */
void caravan_replay_set_running (CaravanReplay *self, gboolean running);
gboolean caravan_replay_is_running (CaravanReplay *self);

/* Milliseconds between two steps: a long game runs quicker. */
guint caravan_replay_get_pace (CaravanReplay *self);

/* The step that led to this moment, in a sentence of the language spoken now; who made
   it, or CV_NO_PLAYER; whether it broke a rule that was let stand; its section of the
   reference, NULL for the start. Free the sentence with g_free. */
char *caravan_replay_say_step (CaravanReplay *self, gsize moment);
int caravan_replay_get_seat (CaravanReplay *self, gsize moment);
gboolean caravan_replay_is_house (CaravanReplay *self, gsize moment);
const char *caravan_replay_find_anchor (CaravanReplay *self, gsize moment);

/* The cells of the step that led to the moment that is shown, and all where a broken
   rule was let stand so far. */
void caravan_replay_get_last (CaravanReplay *self, CvSet *ret_cells);
void caravan_replay_get_house (CaravanReplay *self, CvSet *ret_cells);

/* What a player had on the board at the moment that is shown, reckoned with the scoring
   tiles of the end; FALSE while they are not revealed. */
gboolean caravan_replay_get_points (CaravanReplay *self, int seat, int *ret_points);
