/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where records live: one file a game in the user's data directory, with a name that
   says when and who. */
#pragma once

#include <glib.h>

#include "rec-error.h"

/* $XDG_DATA_HOME/caravanserai, and its folder of games. It is made when a game is. */
const char *caravan_files_data_dir (void);
const char *caravan_files_games_dir (void);

/* "2026-11-16 Oasis Anna Bruno.caravan" in the folder of games, with a number when
   there is such a file already. names ends with NULL. Free with g_free. */
char *
caravan_files_new_path (const char *game, const char *const *names, GDateTime *when);

/* "2026-11-16 Oasis Anna Bruno.pdf": only a name, for somebody to choose where. when
   may be NULL. Free with g_free. */
char *caravan_files_make_name (const char *game,
                               const char *const *names,
                               GDateTime *when,
                               const char *suffix);

/* A name for a copy in a folder: that of the record, with a number where needed. */
char *caravan_files_copy_path (const char *directory, const char *path);

/* The records in the folder of games: paths, in no order. */
GPtrArray *caravan_files_list_games (void);

/* When the file was last written to, in microseconds as g_get_real_time counts; -1 when
   there is no such file. */
gint64 caravan_files_changed (const char *path);

gboolean caravan_files_is_record (const char *path);
gboolean caravan_files_is_board (const char *path);

/* The whole file or, when that fails, the old one. Waits for the disk. */
gboolean
caravan_files_save (const char *path, const char *data, gsize size, RecError *error);
