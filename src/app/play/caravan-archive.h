/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games for the windows: one RecHistory for the application, used by one thread at
   a time, so that no window waits for it. */
#pragma once

#include <gio/gio.h>

#include "rec-history.h"

#define CARAVAN_TYPE_ARCHIVE (caravan_archive_get_type ())
G_DECLARE_FINAL_TYPE (CaravanArchive, caravan_archive, CARAVAN, ARCHIVE, GObject)

/* The only one; it is opened and brought up to date when it is first asked for
   something. Signals:
   "changed": games came, went or changed, or somebody was renamed.
   "reading" (n_done, n_all): records are being read into the index, which may take a
   while where there are thousands. */
CaravanArchive *caravan_archive_get (void);

/* What is done in its thread, one after the other: answers with anything, or NULL with
   an error. */
typedef gpointer (*CaravanArchiveWork) (RecHistory *history,
                                        gpointer data,
                                        RecError *error);

/* free_data and free_result may be NULL. A cancelled piece of work is not begun, and
   its callback gets NULL from finish. */
void caravan_archive_run_async (CaravanArchive *self,
                                CaravanArchiveWork work,
                                gpointer data,
                                GDestroyNotify free_data,
                                GDestroyNotify free_result,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
gpointer caravan_archive_run_finish (GAsyncResult *result, RecError *ret_error);

/* Work that has changed something says so, in whatever thread; "changed" follows in the
   main one. */
void caravan_archive_tell (CaravanArchive *self);

/* Looks at the folder again: for when a game was recorded or a window comes back. */
void caravan_archive_sync (CaravanArchive *self);

/* The name under which a damaged index was set aside, once; later NULL. Known when the
   first piece of work is done. Free with g_free. */
char *caravan_archive_take_set_aside (CaravanArchive *self);

/* Waits until everything it was asked for is done, and closes the index: the last thing
   a program does. It is opened again when it is asked for something. */
void caravan_archive_settle (void);
