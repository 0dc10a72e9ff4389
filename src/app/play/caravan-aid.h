/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the one sheet says that each player has beside them, a const table a game: a turn
   in steps, what may go where, what pays what, when it ends. Each line is a rule said in
   short; its numbers are those of the engine. */
#pragma once

#include "caravan-picture.h"

#define CARAVAN_AID_NUMBERS  4
#define CARAVAN_AID_PICTURES 2

typedef struct
{
  const char *rule; /* its id; NULL ends the lines */
  const char *text; /* N_, with the numbers as %1$s …; NULL: the rule's own sentence */
  int numbers[CARAVAN_AID_NUMBERS]; /* 0 ends them */
  gboolean pays;                    /* the first of them is points, shown on a chip */
  struct
  {
    CaravanPictureKind kind;
    const char *name;
  } pictures[CARAVAN_AID_PICTURES];
} CaravanAidLine;

typedef struct
{
  const char *title;  /* N_; NULL ends the sections */
  gboolean has_steps; /* the lines follow each other */
  const CaravanAidLine *lines;
} CaravanAidSection;

/* What the lines of a game's table are made with: pictures of a line. */
#define CARAVAN_AID_PIECE(NAME)                                                        \
  {                                                                                    \
    CARAVAN_PICTURE_PIECE, NAME                                                        \
  }
#define CARAVAN_AID_CARD(NAME)                                                         \
  {                                                                                    \
    CARAVAN_PICTURE_CARD, NAME                                                         \
  }
#define CARAVAN_AID_SIGN(NAME)                                                         \
  {                                                                                    \
    CARAVAN_PICTURE_SIGN, NAME                                                         \
  }
#define CARAVAN_AID_PART(RULE)                                                         \
  {                                                                                    \
    CARAVAN_PICTURE_PART, RULE                                                         \
  }
#define CARAVAN_AID_GROUND(ID)                                                         \
  {                                                                                    \
    CARAVAN_PICTURE_GROUND, ID                                                         \
  }
