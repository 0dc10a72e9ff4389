/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board that is being painted: glyphs in a rectangle, a title, and every step of the
   painting to go back to. It knows nothing of widgets nor of any one game; which
   grounds there are and which sizes are allowed is in the CvGame. */
#pragma once

#include <glib.h>

#include "cv-game.h"
#include "rec-json.h"

/* The least side that makes sense to paint, where the game itself allows less. */
#define CARAVAN_PAINT_SIDE_MIN   3
#define CARAVAN_PAINT_TITLE_MOST 200

typedef struct _CaravanPaintBoard CaravanPaintBoard;

/* A board that is all land (or whatever its game begins with); the size is brought
   within what the game allows. */
CaravanPaintBoard *caravan_paint_board_new (const CvGame *game, int width, int height);

/* A board object as files have it; NULL with an error. */
CaravanPaintBoard *
caravan_paint_board_read (const json_t *object, const CvGame *game, RecError *error);
void caravan_paint_board_free (CaravanPaintBoard *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanPaintBoard, caravan_paint_board_free)

/* The board object, its id made from the title. A new reference. */
json_t *caravan_paint_board_write (const CaravanPaintBoard *self);

const CvGame *caravan_paint_board_get_game (const CaravanPaintBoard *self);

/* The board as it stands, with the sets its game derives. */
const CvBoard *caravan_paint_board_get_board (const CaravanPaintBoard *self);

/* An empty title is one of its own: the board is then written with a plain id. False
   when it is no text that a file could have. */
const char *caravan_paint_board_get_title (const CaravanPaintBoard *self);
gboolean caravan_paint_board_set_title (CaravanPaintBoard *self, const char *title);

/* What is painted until the next call is one step of undo: a drag, for instance. Every
   other change begins a step by itself. */
void caravan_paint_board_begin_stroke (CaravanPaintBoard *self);

/* Each is true when it changed something. */
gboolean caravan_paint_board_cell (CaravanPaintBoard *self, CvCell cell, char glyph);

/* The cell and all that is reached from it over cells of the same glyph. */
gboolean caravan_paint_board_fill (CaravanPaintBoard *self, CvCell cell, char glyph);

/* The upper left corner stays; what is cut off is gone, but for undo. */
gboolean caravan_paint_board_resize (CaravanPaintBoard *self, int width, int height);

/* Left becomes right; upper becomes lower; a quarter turn clockwise. Turning needs a
   board whose sides the game lets change places. */
gboolean caravan_paint_board_mirror (CaravanPaintBoard *self);
gboolean caravan_paint_board_flip (CaravanPaintBoard *self);
gboolean caravan_paint_board_can_turn (const CaravanPaintBoard *self);
gboolean caravan_paint_board_turn (CaravanPaintBoard *self);

/* Another board in the place of this one, as one step. */
gboolean caravan_paint_board_replace (CaravanPaintBoard *self,
                                      const CaravanPaintBoard *other);

gboolean caravan_paint_board_can_undo (const CaravanPaintBoard *self);
gboolean caravan_paint_board_can_redo (const CaravanPaintBoard *self);
gboolean caravan_paint_board_undo (CaravanPaintBoard *self);
gboolean caravan_paint_board_redo (CaravanPaintBoard *self);

/* The least and the most that a board may have. */
void caravan_paint_board_get_limits (const CvGame *game,
                                     int *ret_width_min,
                                     int *ret_width_max,
                                     int *ret_height_min,
                                     int *ret_height_max);

/* A board's id from its title: small letters, digits and hyphens. Never that of the
   board that ships. Free with g_free. */
char *caravan_paint_board_make_id (const char *title);
