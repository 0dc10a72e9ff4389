/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people find out about a board while they play on it, kept for the next game: a
   board file among the user's own that fills itself. Nothing is kept before somebody
   wants it; after that, every change of the record is in the file as well, undone and
   corrected steps too. What other games have found out on the same board stays. */
#pragma once

#include "caravan-match.h"

#define CARAVAN_TYPE_BOARD_MEMORY (caravan_board_memory_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBoardMemory, caravan_board_memory, CARAVAN, BOARD_MEMORY, GObject)

/* Signals:
   "found" (): the first thing was found out in this game, and nobody has said yet
   whether it should be kept;
   "kept" (const RecError *error): the file was written; not, when there is an error. */

/* NULL where nothing is left to be found out: everything is known of the board, or the
   game does not play on others. Follows the match. */
CaravanBoardMemory *caravan_board_memory_new (CaravanMatch *match);

/* Whether it is kept, and the path of the file. */
const char *caravan_board_memory_get_path (CaravanBoardMemory *self);

/* Keeps it from now on, with all that was found out before; the next new game begins with
   that board. False when it can't be written. */
gboolean caravan_board_memory_keep (CaravanBoardMemory *self, RecError *error);

/* Waits until the file has all of it; false when it can't be written. */
gboolean caravan_board_memory_flush (CaravanBoardMemory *self, RecError *error);
