/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The box of a game: how much it holds of each piece, how much of it is left to be
   placed, and where everything goes before the first step. All of it comes from the
   numbers that the rules of the box are judged by. */
#ifndef CV_BOX_H
#define CV_BOX_H

#include "cv-rule.h"

/* A piece of the box. */
typedef struct
{
  const char *id; /* NULL ends the list; what is drawn has the id it is drawn by */
  int total;      /* of all colours together */
} CvBoxPiece;

/* What is left of a piece: in the supply, or with the player who places it. Never of
   what players hide: the rest would tell what they hold. */
typedef struct
{
  const char *id; /* by which it is drawn */
  CvPhrase say;   /* %1$s left, %2$s in all, %3$n whose; the plural is that of what is
                     left */
  int left, total;
  int seat; /* CV_NO_PLAYER: nobody's */
} CvLeft;

#define CV_LEFT_MOST 16

/* So many pieces, so many times: 20 camels for each of 4 players. */
typedef struct
{
  const char *piece;
  int each, times;
} CvParcel;

#define CV_PARCELS_MOST 5

/* A line of the set-up. */
typedef struct
{
  const char *id;
  CvPhrase say;     /* %1$s is `each` of the first parcel, which also decides on the
                       plural, %2$s of the second … */
  const char *note; /* N_: what else is to be known, or NULL */
  CvParcel parcels[CV_PARCELS_MOST]; /* piece NULL ends the list */
} CvSetUp;

#define CV_SET_UP_MOST 12

#endif
