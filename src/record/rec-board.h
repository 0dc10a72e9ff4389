/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards as files and as part of a record. */
#ifndef REC_BOARD_H
#define REC_BOARD_H

#include "cv-game.h"
#include "rec-json.h"

/* The file of a board that ships is DIRECTORY/GAME-ID.board. */
#define REC_BOARD_FILE_MOST (64 * 1024)

/* Reads a board object of the given game. */
bool rec_board_read (const json_t *object,
                     const CvGame *game,
                     CvBoard *ret_board,
                     RecError *error);

/* Reads a board of the given game that ships, by its id. Returns the object it came
   from, for embedding, or NULL. */
json_t *rec_board_load_shipped (const char *directory,
                                const CvGame *game,
                                const char *id,
                                CvBoard *ret_board,
                                RecError *error);

#endif
