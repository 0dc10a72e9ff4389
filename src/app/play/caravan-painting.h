/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What painting must know of one game: what to look at on a painted board, and which
   pieces a position consists of. The rest of the painting is the same for all games. */
#pragma once

#include <glib.h>

#include "caravan-game.h"
#include "caravan-picture.h"
#include "cv-game.h"

/* A remark on a board, as data; %1$s in the text is n. */
typedef struct
{
  const char *text;   /* N_ */
  const char *plural; /* or NULL */
  long n;
  gboolean is_problem; /* else it is only said */
  CvSet cells;         /* to be lit */
} CaravanRemark;

#define CARAVAN_REMARKS_MOST 8

typedef struct _CaravanPaint CaravanPaint; /* caravan-paint.h */

/* The stratum of pieces of which any number may be in one place. */
#define CARAVAN_PAINT_SHARED (-1)

/* A kind of piece that can lie in a position. */
typedef struct
{
  const char *arg; /* of the position verb: "tiles" */
  const char *key; /* its key there, "oasis"; NULL: the players are the keys, unless: */
  const char *term; /* N_ ("Oasis") */
  CaravanPictureKind picture;
  const char *name; /* of the picture, or NULL */
  int piece;        /* in CvGame.pieces, to show under the pointer; or -1 */

  /* On one cell there is at most one piece of all layers of a stratum: another one
     takes its place. What stands on something is of a higher stratum, and goes with it.
   */
  int stratum; /* or CARAVAN_PAINT_SHARED */

  /* How many are left in the box or, where the players are the keys, in the hand. NULL:
     nobody counts them. */
  int (*left) (const CvTable *table, const CvState *state, int seat);
  const char *left_one, *left_many; /* NP_; %1$s is the number */

  /* The other argument whose pieces it sets apart: those it lies on are named under its
     own argument, by the same keys. Where that has one cell a key, the last one marked
     is it. NULL: it is a piece of its own. */
  const char *marks;
  const char *marks_nothing; /* N_: said where there is no such piece */
} CaravanPaintLayer;

/* A number that each player has in a position besides what lies on the board. */
typedef struct
{
  const char *arg;      /* of the position verb: "tokens" */
  const char *inner;    /* the key within the player's, "coal", or the letter of a gem;
                           NULL: there is none */
  const char *term;     /* N_ ("Coal tokens") */
  int most;             /* from least */
  int usual;            /* what the game begins with: not said */
  gboolean is_switch;   /* it is or it is not: 1 or 0 */
  int least;            /* of most games 0 */
  gboolean is_of_table; /* it is no player's: kept with the first one's */
} CaravanPaintNumber;

#define CARAVAN_PAINT_NUMBERS_MOST 6

struct CaravanPainting
{
  const CaravanPaintLayer *layers; /* term NULL ends the list */

  /* An argument of the position verb that gives each player a number from 1 up, each
     number once; what it is called, how it is entered, and what is said of a player who
     has one (%1$n, the number %2$s) or none yet. NULL: there is none. */
  const char *ranks;
  const char *ranks_term, *ranks_hint, *rank_said, *no_rank_said; /* N_ */

  /* term NULL ends the list; NULL: none. */
  const CaravanPaintNumber *numbers;

  const char *hint; /* N_: how a position is painted; NULL: as on a board of cells */

  /* What it is painted on, a CaravanPaintSurface that the paint outlives. NULL: cells. */
  GtkWidget *(*surface_new) (CaravanPaint *paint);

  /* Looks the board over; returns how many remarks there are. NULL: boards of the game
     can't be painted yet, only what lies on them. */
  int (*look_over) (const CvBoard *board,
                    CaravanRemark ret_remarks[CARAVAN_REMARKS_MOST]);
};

/* NULL when nothing of the game can be painted yet. */
const CaravanPainting *caravan_painting_find (const CvGame *game);

/* Whether its boards can be; painting may be NULL. */
gboolean caravan_painting_has_boards (const CaravanPainting *painting);

/* The remark in the language spoken now. Free with g_free. */
char *caravan_remark_say (const CaravanRemark *remark);

/* The parts into which a set of cells falls: how many, and all cells but those of the
   largest one. */
int caravan_count_parts (const CvBoard *board, const CvSet *cells, CvSet *ret_others);
