/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that can be gone on with: those in the folder of games, and those that were
   opened from elsewhere, which a small file remembers. What is shown about a game comes
   from its record, so it is never out of date; a record that vanished drops out. */
#pragma once

#include <gio/gio.h>

#include "caravan-errand.h"
#include "cv-game.h"

typedef struct
{
  char *path;
  GDateTime *when; /* local time: last opened or written */
  CvTable table;
  CvState state;
  char *names[CV_PLAYERS_MOST]; /* by seat */
  gsize n_steps;
  int round;           /* 0: nobody counts them */
  gboolean is_running; /* not over yet, or somebody has yet to reveal */
  guint winners;       /* seats, a bit each; none while it is running */
} CaravanRecent;

/* Puts the record first. Waits for the disk; can be called in any thread. */
void caravan_recent_add (const char *path);

/* The latest games first, at most so many: the answer's result is a GPtrArray of
   CaravanRecent. What can't be read, or neither has a table here nor is a sheet of
   numbers, is left out. */
void caravan_recent_load (guint most,
                          CaravanAsked **place,
                          CaravanAnswer answer,
                          gpointer owner);
