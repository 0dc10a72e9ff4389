/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board that is being painted: glyphs in a rectangle, and a title. Which grounds there
   are and which sizes are allowed is in the CvGame. It is kept in a file of its own from
   the first change on, and finished when that is on the disk. */
#pragma once

#include "caravan-paint.h"

#define CARAVAN_TYPE_PAINT_BOARD (caravan_paint_board_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPaintBoard, caravan_paint_board, CARAVAN, PAINT_BOARD, CaravanPaint)

/* A board that is all land (or whatever its game begins with); the size is brought
   within what the game allows. */
CaravanPaint *caravan_paint_board_new (const CvGame *game, int width, int height);

/* The board that ships, under a title of its own. */
CaravanPaint *caravan_paint_board_new_sample (const CvGame *game);

/* A board object as files have it; NULL with an error. */
CaravanPaint *
caravan_paint_board_read (const json_t *object, const CvGame *game, RecError *error);

/* Goes on with a board that was painted before, in its file; NULL when it can't be read
   or boards of its game can't be painted yet. */
CaravanPaint *caravan_paint_board_open (const char *path);

/* The board object, its id made from the title. A new reference. */
json_t *caravan_paint_board_write (CaravanPaintBoard *self);

/* Where it is kept, or NULL: nothing was changed yet. */
const char *caravan_paint_board_get_path (CaravanPaintBoard *self);

/* A board's id from its title: small letters, digits and hyphens. Never that of the
   board that ships. Free with g_free. */
char *caravan_paint_board_make_id (const char *title);
