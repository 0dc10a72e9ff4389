/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game looks: its grounds, pieces and facts by the ids of its CvGame, the lines of
   its score sheet by their rules, its scene, its board as a picture. Whoever draws is
   handed it by the caller: nothing in this folder knows which games there are. All
   members may be NULL: what a game does not say is drawn plainly, or not at all. */
#pragma once

#include "caravan-motif.h"
#include "caravan-picture.h"
#include "caravan-swatch.h"

/* A piece as it is drawn in lists and on the board. */
struct CaravanPieceStyle
{
  const char *id;   /* of CvPiece, or what else pictures name: "marker" */
  gboolean is_tile; /* neighbours grow together; else it stands by itself */
  CaravanColor fill, edge, fg;
  const CaravanMotifLayer *motif, *line; /* of a tile: laid, and printed as a line */

  /* Of what is no tile: in a list (color -1: nobody's), and as it stands on a cell.
     Without them it is its motif, as it is. */
  void (*draw) (cairo_t *cr, CaravanLook look, int color);
  void (*stand) (cairo_t *cr, CvColor color, gboolean small);
};

typedef enum
{
  CARAVAN_GROUND_LAND,
  CARAVAN_GROUND_OUTSIDE,
  CARAVAN_GROUND_PATH,
  CARAVAN_GROUND_BONUS
} CaravanGroundKind;

/* A drawing of the game's own on a cell. small: it is drawn on less than 32 px. */
typedef void (*CaravanDrawing) (cairo_t *cr,
                                CaravanLook look,
                                int number,
                                gboolean small);

typedef struct
{
  const char *id; /* of CvGround; NULL ends the list */
  CaravanGroundKind kind;
  CaravanColor fill, edge;        /* of its cells, and of the lines between them */
  const CaravanPieceStyle *bonus; /* the kind of a bonus space */

  /* What lies on so many of five cells, on a path where nothing stands; number: one of
     two variants. */
  CaravanDrawing scatter;
  guint n_of_five;

  /* On the frame, where the board ends beside the cell; number: the side, 0 above and
     then clockwise. */
  CaravanDrawing at_edge;

  /* On the plate of its brush; NULL: what is scattered. */
  CaravanDrawing brush;
} CaravanGroundStyle;

/* A fact that is drawn, not named. */
typedef struct
{
  const char *id; /* of CvFact; NULL ends the list */
  const char
      *picture;      /* a piece or a motif; NULL: the number alone, in large figures */
  gboolean in_hand;  /* beside the player's name; else below it */
  gboolean is_total; /* counts for the score: a table may want it at the end only */
  const char *spent; /* of what is so or is not: the picture when it is not */
} CaravanFactStyle;

/* A line of the score sheet, in charts and in front of the sheet. */
typedef struct
{
  const char *rule;   /* its id; NULL ends the list */
  const char *name;   /* N_; NULL: the words of the rule */
  CaravanSwatch part; /* of a bar */
  const char *piece;  /* in front of the line: what is counted, and the card it is */
  const char *card;   /* multiplied with; NULL: the part of the bar alone */
} CaravanCategory;

/* A sign of the legend that only this game has. */
typedef struct
{
  const char *id;
  const char *text; /* N_: what it means; NULL ends the list */
  void (*draw) (cairo_t *cr, CaravanLook look);
} CaravanSignStyle;

/* A fact that is several numbers in one, each of which is drawn with what it counts. */
typedef struct
{
  const char *id;            /* of CvFact */
  const char *const *motifs; /* NULL-terminated, at most CARAVAN_HANDFUL_MOST */
  int (*count) (int32_t value, int motif);

  /* Of which of them nobody has more than a player, a bit each, and the motif that says
     so; NULL: it does not matter. */
  guint (*most) (const CvState *state, int seat);
  const char *crown;
} CaravanHandful;

#define CARAVAN_HANDFUL_MOST 6

/* The frame that a scene fills, in its own units, and whose motifs stand in it. */
typedef struct
{
  double across, down, scale;
  const CaravanArt *art;
} CaravanFrame;

typedef struct CaravanSpots CaravanSpots; /* caravan-scenery.h */

struct CaravanArt
{
  const CaravanMotif *motifs;      /* its own, besides the shared ones */
  const CaravanPieceStyle *pieces; /* id NULL ends the list */
  const CaravanFactStyle *facts;
  const CaravanHandful *handful; /* one of its facts */
  const CaravanCategory *categories;

  /* Of a board that is drawn cell by cell (caravan-scenery.h), on the screen as a
     control; the first is what an unknown ground looks like. NULL: as a picture only. */
  const CaravanGroundStyle *grounds;

  /* The printed board without its frame, on cells of this size, where cells alone would
     not do: figures that several of them make. NULL: cell by cell. */
  void (*draw_land) (const CaravanSpots *spots,
                     CaravanLook look,
                     cairo_t *cr,
                     double cell);

  /* What a cell says at the edge of the board about its whole column or row, a motif:
     neighbours with the same one are a band, with one plate on a broad frame. May be
     NULL. */
  const char *(*plate) (const CvTable *table, CvCell cell, gboolean of_column);

  /* What stands on a cell that carries a marker (CvLook.marker); number: the size of its
     figure × 8 + CvColor of its owner, or 7: nobody's. */
  CaravanDrawing marker;

  /* What the pieces of several cells make together, under cells that are lit and under
     the pieces, on cells of this size. */
  void (*draw_groups) (const CaravanSpots *spots, cairo_t *cr, double cell);

  /* What lies between neighbours, under the pieces, on cells of this size. */
  void (*draw_between) (const CaravanSpots *spots, cairo_t *cr, double cell);

  /* A player on the way, beside the title of a printed sheet. NULL: the badge. */
  void (*draw_rider) (cairo_t *cr, CvColor color);

  /* The legend: the piece that stands for all of them, and its own signs. */
  const CaravanPieceStyle *example;
  const CaravanSignStyle *signs;

  /* The picture of the game (caravan-scene.h). */
  void (*draw_scene) (cairo_t *cr, const CaravanFrame *frame, gboolean dark);

  /* A card that is more than a token with a motif; FALSE: it is no such card. */
  gboolean (*draw_card) (cairo_t *cr, CaravanLook look, const char *name);

  /* The board with what stands on it as a picture: its size, and the drawing at (0, 0).
     Where the upper left cell lies and how large cells are; 0: there are none. */
  void (*measure_board) (const CvTable *table, double *ret_width, double *ret_height);
  void (*draw_board) (const CvTable *table,
                      const CvState *state,
                      CaravanLook look,
                      cairo_t *cr);
  double board_edge, board_cell;

  /* A short label on a figure (its size), and where it stands: the marker's cell, the
     first cell, or for the game's own drawings all of them. 0: no label. */
  int (*group_size) (const CvTable *table, const CvState *state, int bit);
};

/* The style of a ground by its glyph or id; never NULL. */
const CaravanGroundStyle *
caravan_art_ground (const CaravanArt *art, const CvGame *game, char glyph);
const CaravanGroundStyle *caravan_art_find_ground (const CaravanArt *art,
                                                   const char *id);

/* The style of a piece by its place in CvGame.pieces or its id; NULL: none. */
const CaravanPieceStyle *
caravan_art_piece (const CaravanArt *art, const CvGame *game, int piece);
const CaravanPieceStyle *caravan_art_find_piece (const CaravanArt *art, const char *id);

/* A sign of the game's own, or NULL. */
const CaravanSignStyle *caravan_art_find_sign (const CaravanArt *art, const char *id);

/* NULL: the fact is named. */
const CaravanFactStyle *caravan_art_find_fact (const CaravanArt *art, const char *id);

/* A line of the sheet: NULL, or what is known of it; and its name, a msgid. */
const CaravanCategory *caravan_art_find_category (const CaravanArt *art,
                                                  const char *rule);
const char *caravan_art_category_name (const CaravanArt *art, const CvRule *rule);

/* A motif of the game or a shared one, or NULL. */
const CaravanMotif *caravan_art_motif (const CaravanArt *art, const char *name);
