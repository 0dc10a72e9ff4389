/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a file in step with a board that is being painted, in a thread: the latest
   version wins, and the window never waits for the disk. */
#pragma once

#include "caravan-board-files.h"

typedef struct _CaravanBoardSaver CaravanBoardSaver;

/* What became of a version; error is NULL when it is on the disk. Called in the main
   loop, never after caravan_board_saver_free. */
typedef void (*CaravanSaved) (const RecError *error, gpointer data);

CaravanBoardSaver *
caravan_board_saver_new (const char *path, CaravanSaved saved, gpointer data);

/* Writes what is still to be written, and waits for it. */
void caravan_board_saver_free (CaravanBoardSaver *self);

const char *caravan_board_saver_get_path (CaravanBoardSaver *self);
void caravan_board_saver_save (CaravanBoardSaver *self, const json_t *object);

/* Waits until the latest version is on the disk; false with the reason when it can't
   get there. */
gboolean caravan_board_saver_flush (CaravanBoardSaver *self, RecError *error);
