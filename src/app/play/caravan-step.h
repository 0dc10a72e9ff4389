/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a step is called in the history, the status and the announcements, and which
   cells it concerns. Counts that a player put away are never part of it. */
#pragma once

#include "caravan-game.h"
#include "rec-event.h"
#include "rec-record.h"

/* A step in one sentence, in the language spoken now: “Anna: Steppe c4”. A note is its
   own text. Free with g_free. */
char *caravan_step_say (const RecRecord *record, const json_t *event);

/* Adds the cells that a step names. A whole position names none. */
void caravan_step_add_cells (const CvTable *table, const CvMove *move, CvSet *cells);

/* The argument that says where a step of this verb takes place (cv_verb_where), or
   NULL. */
const char *caravan_step_place_arg (const CvTable *table, const char *verb);

/* The cell where a step takes place, or CV_CELL_NONE. An event need not be a good one.
 */
CvCell caravan_step_get_place (const CvTable *table, const CvMove *move);
CvCell caravan_step_find_place (const CvTable *table, const json_t *event);

/* Whether the step may be shown as a typed line and corrected as one: nothing secret
   stands in it. */
gboolean caravan_step_is_open (const CvTable *table, const json_t *event);

/* The seat of the player who made the step, or CV_NO_PLAYER. */
int caravan_step_seat (const CvTable *table, const json_t *event);

/* “camel, Steppe and 3 camels”: joins texts (NULL-terminated). Free with g_free. */
char *caravan_step_join (const char *const *texts);
