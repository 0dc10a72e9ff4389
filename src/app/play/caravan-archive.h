/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games for the windows: one RecHistory for the application, used by one thread at
   a time, so that no window waits for it. */
#pragma once

#include <gio/gio.h>

#include "caravan-errand.h"
#include "rec-history.h"

#define CARAVAN_TYPE_ARCHIVE (caravan_archive_get_type ())
G_DECLARE_FINAL_TYPE (CaravanArchive, caravan_archive, CARAVAN, ARCHIVE, GObject)

/* The only one; it is opened and brought up to date when it is first asked for
   something. Signals:
   "changed": games came, went or changed, or somebody was renamed.
   "reading" (n_done, n_all): records are being read into the index, which may take a
   while where there are thousands. */
CaravanArchive *caravan_archive_get (void);

/* An errand to it, in its thread and one after the other; its work gets the RecHistory.
   See caravan_errand_run. */
void caravan_archive_ask (const CaravanErrand *errand,
                          gpointer data,
                          CaravanAsked **place,
                          CaravanAnswer answer,
                          gpointer owner);

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
