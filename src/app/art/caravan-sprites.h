/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawings of one cell as render nodes, each made once for a look, a cell size and
   a scale of the screen. What a board repeats on two hundred cells is a copy of pixels
   then, not a path. */
#pragma once

#include "caravan-art.h"

typedef enum
{
  CARAVAN_SPRITE_BONUS, /* piece: its kind */
  CARAVAN_SPRITE_MOTIF, /* piece: a tile */
  CARAVAN_SPRITE_PIECE, /* piece; number: CvColor, or -1 */
  CARAVAN_SPRITE_GHOST, /* the same, as it would lie on the cell */
  CARAVAN_SPRITE_LEGAL,
  CARAVAN_SPRITE_POINTED,
  CARAVAN_SPRITE_HATCH,
  CARAVAN_SPRITE_LIT,
  CARAVAN_SPRITE_LAST,
  CARAVAN_SPRITE_HOUSE,
  CARAVAN_SPRITE_TICK,
  CARAVAN_SPRITE_CROSS,
  CARAVAN_SPRITE_MISSED
} CaravanSprite;

typedef struct CaravanSprites CaravanSprites;

/* scale 0: not pixels but the paths themselves, for paper and files. */
CaravanSprites *caravan_sprites_new (CaravanLook look, int cell, int scale);
void caravan_sprites_free (CaravanSprites *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanSprites, caravan_sprites_free)

CaravanLook caravan_sprites_look (const CaravanSprites *self);
int caravan_sprites_cell (const CaravanSprites *self);

/* Puts a drawing on the cell whose upper left corner is at (x, y). piece is NULL
   where the sprite has none. */
void caravan_sprites_append (CaravanSprites *self,
                             GtkSnapshot *snapshot,
                             int x,
                             int y,
                             CaravanSprite sprite,
                             const CaravanPieceStyle *piece,
                             int number);

/* The same with a drawing of the game's own. */
void caravan_sprites_append_drawing (CaravanSprites *self,
                                     GtkSnapshot *snapshot,
                                     int x,
                                     int y,
                                     CaravanDrawing drawing,
                                     int number);

/* The same picture as pixels, when it is not too large for that: a whole layer is then
   one copy. Takes the node, which may be NULL. */
GskRenderNode *caravan_sprites_flatten (const CaravanSprites *self,
                                        GskRenderNode *node);
