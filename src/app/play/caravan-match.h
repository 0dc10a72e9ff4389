/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game on the disk that is being played in a window. Every step goes through
   caravan_match_play: it is judged at once, then a thread of the match writes and
   flushes it, and only then does the record follow and "changed" tell the window. So
   nothing is ever shown as done that a power cut could take back, and a slow disk never
   stops the window.

   When the disk refuses (full, read-only, gone) the game goes on in memory: steps are
   taken into the record all the same, caravan_match_get_trouble says what is wrong and
   how many steps are only in memory, and caravan_match_retry or
   caravan_match_save_copy_async bring them to a disk. */
#pragma once

#include <gio/gio.h>

#include "rec-journal.h"

#define CARAVAN_TYPE_MATCH (caravan_match_get_type ())
G_DECLARE_FINAL_TYPE (CaravanMatch, caravan_match, CARAVAN, MATCH, GObject)

/* Signals:
   "changed": the record has changed (also names, settings, notes).
   "trouble-changed": what caravan_match_get_trouble answers has changed. */

/* A new record in a new file, with this header (a reference is taken); an existing one;
   both in a thread. The result is a CaravanMatch, or NULL with ret_error filled in.
   A record that another program has open, or that can't be written, opens for reading
   only. */
void caravan_match_create_async (const char *path,
                                 json_t *header,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
/* The same, but there is no file before the first step: nothing is recorded by looking.
   The name that is free then may be another one; see caravan_match_get_path. */
void caravan_match_draft_async (const char *path,
                                json_t *header,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
void caravan_match_open_async (const char *path,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
CaravanMatch *caravan_match_finish (GAsyncResult *result, RecError *ret_error);

/* The same, waiting; for tests and for a record that is only looked at. */
CaravanMatch *caravan_match_create (const char *path, json_t *header, RecError *error);
CaravanMatch *caravan_match_draft (const char *path, json_t *header, RecError *error);
CaravanMatch *caravan_match_open (const char *path, RecError *error);

/* A position that is only talked about: the lines of a record (rec_dispute) without a
   file. Steps can be chosen as in any game, and none is ever recorded. */
CaravanMatch *caravan_match_suppose (const json_t *lines, RecError *error);
gboolean caravan_match_is_supposed (CaravanMatch *self);

/* NULL of one that is supposed. */
const char *caravan_match_get_path (CaravanMatch *self);
RecRecord *caravan_match_get_record (CaravanMatch *self);
const CvTable *caravan_match_get_table (CaravanMatch *self);
const CvState *caravan_match_get_state (CaravanMatch *self);
CvMatch *caravan_match_get_log (CaravanMatch *self);

/* The same with the steps that are still on their way to the disk: what the next one is
   judged on. */
CvMatch *caravan_match_get_ahead (CaravanMatch *self);

/* Why nothing can be recorded, or NULL: open elsewhere, no right to write. */
const RecError *caravan_match_get_read_only (CaravanMatch *self);

/* Judges the event as it would be played after everything that is being written. True:
   accepted, "changed" follows (a "time" is added). False with an error (error.verdict
   when a rule forbids it; see rec-error.h): nothing changes. The event's reference
   stays with the caller. */
gboolean caravan_match_play (CaravanMatch *self, json_t *event, RecError *error);

/* Puts an event in the place of an earlier step, see rec_record_correct. */
gboolean caravan_match_correct (
    CaravanMatch *self, gsize step, json_t *event, RecError *error, gsize *ret_step);

/* Whether steps are on their way to the disk. */
gboolean caravan_match_is_busy (CaravanMatch *self);

/* Waits until everything accepted is on the disk or has failed to get there. True when
   it is all on the disk. */
gboolean caravan_match_flush (CaravanMatch *self);

/* What the disk said, or NULL; ret_unsaved is how many steps are only in memory. */
const RecError *caravan_match_get_trouble (CaravanMatch *self, gsize *ret_unsaved);

/* Whether the trouble is that nothing has the file's name any more. */
gboolean caravan_match_is_gone (CaravanMatch *self);

/* Once more, because a person said so; a file that is gone is made again, with
   everything. */
void caravan_match_retry (CaravanMatch *self);

/* Before the match is let go: whether everything is on the disk, and still is. What is
   not is tried once more; a file that somebody removed is not made again. Waits. */
gboolean caravan_match_check (CaravanMatch *self);

/* Writes the whole record as it stands to a new file and, when go_on_there, plays on in
   that one. In a thread; finish with caravan_match_save_copy_finish. */
void caravan_match_save_copy_async (CaravanMatch *self,
                                    const char *path,
                                    gboolean go_on_there,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
gboolean caravan_match_save_copy_finish (CaravanMatch *self,
                                         GAsyncResult *result,
                                         RecError *error);

/* Waits until every match that was let go has written what it was given: the last
   thing a program does. */
void caravan_match_settle (void);

/* For tests: the disk that all matches made afterwards write to; NULL for the real one.
 */
void caravan_match_use_disk (const RecDisk *disk);
