/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that is painted on a board, cell by cell: what there is to paint with, what
   a stroke does, what is wrong, and every step of the painting to go back to. Boards
   (caravan-paint-board.h) and positions (caravan-paint-position.h) are two uses of it;
   whoever shows it asks what it has and need not know which it is. It knows nothing of
   widgets nor of any one game. */
#pragma once

#include <glib-object.h>

#include "caravan-painting.h"
#include "rec-json.h"

/* The least side that makes sense to paint, where the game itself allows less. */
#define CARAVAN_PAINT_SIDE_MIN 3

#define CARAVAN_TYPE_PAINT (caravan_paint_get_type ())
G_DECLARE_DERIVABLE_TYPE (CaravanPaint, caravan_paint, CARAVAN, PAINT, GObject)

/* What is painted with. */
typedef struct
{
  const char *term;      /* N_ */
  const CaravanArt *art; /* whose picture it is; NULL: everybody's */
  CaravanPictureKind picture;
  const char *picture_name; /* or NULL */
  int color;                /* of the picture, or -1 */
  guint key;                /* the one that chooses it */
  int piece;                /* in CvGame.pieces, to show under the pointer; or -1 */
  gboolean is_players;      /* every player has it, in their colour */
} CaravanPaintBrush;

/* What there is to a paint besides brushes and cells. */
typedef enum
{
  CARAVAN_PAINT_BOARDS = 1 << 0,   /* the board itself is painted, what lies outside of
                                      it too: it has a title and a size, can be filled,
                                      changed as a whole and looked over */
  CARAVAN_PAINT_PLAYERS = 1 << 1,  /* players have brushes of their own */
  CARAVAN_PAINT_ERASER = 1 << 2,   /* the last brush takes all off that lies there */
  CARAVAN_PAINT_VERDICTS = 1 << 3, /* touches may be refused, the whole be wrong */
  CARAVAN_PAINT_RANKS = 1 << 4,    /* players have ranks */
  CARAVAN_PAINT_NUMBERS = 1 << 5,  /* players have numbers (CaravanPainting.numbers) */
  CARAVAN_PAINT_BANDS = 1 << 6     /* symbols at the edges name the board's bands */
} CaravanPaintPart;

/* A brush at a cell; seat says whose it is where it is the players'. */
typedef struct
{
  int brush, seat;
  CvCell cell;
} CaravanPaintTouch;

/* Why a touch is not taken; a verdict without a rule: the engine says nothing about
   it. */
typedef struct
{
  CvVerdict verdict;
  const char *reason; /* N_: what is said instead of a verdict, or NULL */
  CvSet lit;          /* the cells that decide */
} CaravanPaintRefusal;

/* What can become of the whole at once: left becomes right; upper becomes lower; a
   quarter turn clockwise; all as the board that ships; all as at first. */
typedef enum
{
  CARAVAN_PAINT_MIRROR,
  CARAVAN_PAINT_FLIP,
  CARAVAN_PAINT_TURN,
  CARAVAN_PAINT_SAMPLE,
  CARAVAN_PAINT_EMPTY
} CaravanPaintChange;

/* Signal "kept" (const RecError *error): what became of caravan_paint_keep; NULL when
   it is on the disk. */
struct _CaravanPaintClass
{
  GObjectClass parent_class;

  /* All that undo brings back, as plain data: its size. Two pictures are the same when
     their bytes are. */
  gsize picture_size;

  const char *title;    /* N_ */
  const char *help;     /* the section of the reference about it */
  gboolean is_of_match; /* it goes when its match does */
  int first_brush;      /* the one that is chosen at first */
  const char *brushes;  /* N_: what the brushes are together */
  const char *hint;     /* N_: how it is painted */
  const char *purpose;  /* N_: what it is for, on the button that ends it */
  const char *trouble;  /* N_: it can't be kept; %1$s is what the disk said; or NULL */

  /* There is another picture: makes what follows from it. */
  void (*derive) (CaravanPaint *self, CvTable *table, CvState *state);

  /* Brings the touch into the picture, which is a copy of what is painted. False when
     it can't be there; ret_refusal is empty before. */
  gboolean (*touch) (CaravanPaint *self,
                     const CaravanPaintTouch *touch,
                     gpointer picture,
                     CaravanPaintRefusal *ret_refusal);

  /* What has been painted is what it was painted for; false with an error. */
  gboolean (*finish) (CaravanPaint *self, RecError *error);

  /* NULL where there is no such part. The functions that are called as these are say
     what they do. */
  gboolean (*fill) (CaravanPaint *self, const CaravanPaintTouch *touch);
  gboolean (*can_change) (CaravanPaint *self, CaravanPaintChange change);
  gboolean (*change) (CaravanPaint *self, CaravanPaintChange change);
  gboolean (*resize) (CaravanPaint *self, int width, int height);
  gboolean (*swap_bands) (CaravanPaint *self, gboolean of_columns, int one, int other);
  void (*judge) (CaravanPaint *self, CvVerdict *ret_verdict);
  char *(*say_left) (CaravanPaint *self, int brush, int seat);
  guint8 *(*get_ranks) (gpointer picture); /* by seat */

  /* Where a player's number is, which is kept as what it has more than usual. */
  gint16 *(*find_number) (gpointer picture, int number, int seat);
  void (*keep) (CaravanPaint *self);
};

gboolean caravan_paint_has (CaravanPaint *self, CaravanPaintPart part);

/* The table as it is painted, its board with the sets that the game derives, and the
   state that follows. */
const CvTable *caravan_paint_get_table (CaravanPaint *self);
const CvState *caravan_paint_get_state (CaravanPaint *self);

/* NULL when the window knows nothing yet about painting the game. */
const CaravanPainting *caravan_paint_get_painting (CaravanPaint *self);

/* The key that chooses a brush: the digits from 1 to 9, then 0; 0: none has. */
guint caravan_paint_key_of (int brush);

/* How many of a brush are left is for g_free, NULL where nobody counts. */
int caravan_paint_n_brushes (CaravanPaint *self);
const CaravanPaintBrush *caravan_paint_get_brush (CaravanPaint *self, int brush);
char *caravan_paint_say_left (CaravanPaint *self, int brush, int seat);

/* What is touched until the next call is one step of undo: a drag, for instance. Every
   other change is a step by itself. */
void caravan_paint_begin_stroke (CaravanPaint *self);

/* Each is true when it changed something. A touch that changed nothing either was there
   already or is refused. */
gboolean caravan_paint_touch (CaravanPaint *self,
                              const CaravanPaintTouch *touch,
                              CaravanPaintRefusal *ret_refusal);

/* The cell and all that is reached from it over cells of the same kind. */
gboolean caravan_paint_fill (CaravanPaint *self, const CaravanPaintTouch *touch);
gboolean caravan_paint_change (CaravanPaint *self, CaravanPaintChange change);

/* The upper left corner stays; what is cut off is gone, but for undo. Brought within
   what the game allows. */
gboolean caravan_paint_resize (CaravanPaint *self, int width, int height);

/* The symbols of two bands of columns or of rows, by their places from 0, change
   places. */
gboolean
caravan_paint_swap_bands (CaravanPaint *self, gboolean of_columns, int one, int other);

gboolean caravan_paint_can_change (CaravanPaint *self, CaravanPaintChange change);

/* Whether the touch could be; nothing changes. */
gboolean caravan_paint_try (CaravanPaint *self,
                            const CaravanPaintTouch *touch,
                            CaravanPaintRefusal *ret_refusal);

/* Whether the whole is good as it is; the verdict on it only where there are any. */
gboolean caravan_paint_judge (CaravanPaint *self, CvVerdict *ret_verdict);

/* Looks the board over, where boards are painted; how many remarks there are. */
int caravan_paint_look_over (CaravanPaint *self,
                             CaravanRemark ret_remarks[CARAVAN_REMARKS_MOST]);

/* A player's rank, from 1; 0 is unknown. Asking for one gives the next to a player who
   has none; one who has a rank gives it back, and with it go the later ones. */
int caravan_paint_get_rank (CaravanPaint *self, int seat);
gboolean caravan_paint_set_rank (CaravanPaint *self, int seat, int rank);
void caravan_paint_ask_rank (CaravanPaint *self, int seat);

/* A player's number of CaravanPainting.numbers; brought within what it can be. */
int caravan_paint_get_number (CaravanPaint *self, int number, int seat);
gboolean caravan_paint_set_number (CaravanPaint *self, int number, int seat, int value);

/* NULL: it can't have one. Setting is false when it is no text that a file could have;
   an empty title is one of its own. No step of undo. */
const char *caravan_paint_get_title (CaravanPaint *self);
gboolean caravan_paint_set_title (CaravanPaint *self, const char *title);

gboolean caravan_paint_can_undo (CaravanPaint *self);
gboolean caravan_paint_can_redo (CaravanPaint *self);
gboolean caravan_paint_undo (CaravanPaint *self);
gboolean caravan_paint_redo (CaravanPaint *self);

/* Whoever shows it says so after each change: what is saved as it goes is saved, in a
   thread. */
void caravan_paint_keep (CaravanPaint *self);

/* What it was painted for: false with an error. May wait for the disk. */
gboolean caravan_paint_finish (CaravanPaint *self, RecError *error);

/* For those who derive. Starting it takes over the table and the first picture; a
   brush gets its key by its place. */
void caravan_paint_add_brush (CaravanPaint *self, CaravanPaintBrush brush);
void caravan_paint_start (CaravanPaint *self,
                          CaravanPaintPart parts,
                          const CvTable *table,
                          gconstpointer picture);
gconstpointer caravan_paint_get_picture (CaravanPaint *self);

/* Another first picture, before anything is painted: no step of undo. */
void caravan_paint_begin_with (CaravanPaint *self, gconstpointer picture);

/* Another picture, as a step of undo or in_stroke; false when it is the same. */
gboolean
caravan_paint_take (CaravanPaint *self, gconstpointer picture, gboolean in_stroke);
