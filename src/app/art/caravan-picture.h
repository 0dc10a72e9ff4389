/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small widget that shows one of the drawings of caravan-draw.h. It is decoration to
   the screen reader (role presentation): the widget it stands in says what it means. */
#pragma once

#include "caravan-draw.h"

#define CARAVAN_TYPE_PICTURE (caravan_picture_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPicture, caravan_picture, CARAVAN, PICTURE, GtkWidget)

typedef enum
{
  CARAVAN_PICTURE_NONE,
  CARAVAN_PICTURE_PIECE,  /* caravan_draw_piece */
  CARAVAN_PICTURE_BADGE,  /* caravan_draw_badge */
  CARAVAN_PICTURE_CARD,   /* caravan_draw_card */
  CARAVAN_PICTURE_SIGN,   /* of the legend: "legal", "illegal", "lit", "house", "last",
                             or one of CaravanArt.signs */
  CARAVAN_PICTURE_GROUND, /* caravan_draw_ground; the name is its id */
  CARAVAN_PICTURE_PART    /* caravan_swatch_draw; the name is the rule of a line */
} CaravanPictureKind;

/* Any of them on 64 × 64 units. color: a CvColor, or -1. */
void caravan_picture_draw (cairo_t *cr,
                           CaravanLook look,
                           const CaravanArt *art,
                           CaravanPictureKind kind,
                           const char *name,
                           int color);

/* size: pixels of its side. color: a CvColor, or -1. */
GtkWidget *
caravan_picture_new (CaravanPictureKind kind, const char *name, int color, int size);

/* The same of a game's art, for all that is not a badge or a sign. */
GtkWidget *caravan_picture_new_of (const CaravanArt *art,
                                   CaravanPictureKind kind,
                                   const char *name,
                                   int color,
                                   int size);

/* The art stays the same. */
void caravan_picture_set (CaravanPicture *self,
                          CaravanPictureKind kind,
                          const char *name,
                          int color);

void caravan_picture_set_size (CaravanPicture *self, int size);
