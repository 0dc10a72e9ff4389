/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The boards that people have painted: one file each in the user's data directory. A
   file that can't be read is left alone and not listed. */
#pragma once

#include <glib.h>

#include "cv-game.h"
#include "rec-json.h"

typedef struct
{
  char *path;
  char *title; /* as in the file; "" when it has none */
  const CvGame *game;
  json_t *object; /* as records embed it */
} CaravanBoardFile;

void caravan_board_file_free (CaravanBoardFile *file);

/* The boards of a game, or of all of them (NULL), by title. Elements are
   CaravanBoardFile; free with g_ptr_array_unref. */
GPtrArray *caravan_board_files_list (const CvGame *game);

/* Any file, wherever it is; NULL with an error. */
CaravanBoardFile *caravan_board_file_load (const char *path, RecError *error);

/* The file of a board that a record has: the same one or, where a record may know less
   than the file by now, the one that is called the same. NULL: there is none. Free with
   g_free. */
char *caravan_board_files_find (const CvGame *game, const json_t *object);

/* A name for a new board in the directory, after its id, that no file has. Free with
   g_free. */
char *caravan_board_files_name (const json_t *object);

/* The whole file or, when that fails, the old one. Waits for the disk: call it in a
   thread, or for a file that someone waits for. */
gboolean
caravan_board_file_save (const char *path, const json_t *object, RecError *error);

/* The text of its file. Free with g_free. */
char *caravan_board_file_print (const json_t *object);
gboolean caravan_board_file_write (const char *path, const char *text, RecError *error);

/* Puts the file out of the way, and back again under its name. */
gboolean caravan_board_file_delete (const char *path, RecError *error);
gboolean caravan_board_file_undelete (const char *path, RecError *error);

/* A copy of any board file among the user's own; its new path, or NULL. */
char *caravan_board_file_import (const char *path, RecError *error);
