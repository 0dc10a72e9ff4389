/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window needs to know about each game besides its CvGame: one const table a
   game, in games/GAME. This is the only list of games in the application; nothing else
   asks which game it is, but whether it has what is wanted: a table, a painting. */
#pragma once

#include <gtk/gtk.h>
#include <jansson.h>

#include "caravan-aid.h"
#include "caravan-art.h"
#include "caravan-marks.h"
#include "caravan-reckoning.h"
#include "cv-match.h"
#include "rec-error.h"

typedef struct _CaravanDesk CaravanDesk;
typedef struct CaravanLearnedBoard CaravanLearnedBoard; /* caravan-learned-board.h */
typedef struct CaravanPainting CaravanPainting;         /* caravan-painting.h */
typedef struct CaravanQuickGame CaravanQuickGame;       /* caravan-quick-game.h */
typedef struct CaravanWords CaravanWords;               /* caravan-words.h */

/* Something that can be put on the board: a verb of the game that says where
   (cv_verb_where), with one argument fixed. */
typedef struct
{
  const char *verb;  /* "place" */
  const char *arg;   /* "tile", or NULL */
  const char *value; /* "oasis" */
  const char *term;  /* N_ ("Oasis"): what the palette calls it */
  int piece;         /* index in CvGame.pieces, by which it is drawn */
  gboolean by_seat;  /* drawn in the colour of the player who lays it */

  /* How many are left for this player (in the box, or in the hand), and how that is
     said: a plural msgid pair with the number as %1$s. */
  int (*left) (const CvTable *table, const CvState *state, int seat);
  const char *left_one, *left_many; /* NP_ ("%1$s in the supply", …) */

  /* How many of them guided turns ask of this player now. */
  int (*owed) (const CvTable *table, const CvState *state, int seat);

  /* The CvFact that counts them: on a player's card it chooses player and piece. */
  const char *fact;

  /* Another verb that lays the same piece at other times (CaravanGameTable.complete), or
     NULL. */
  const char *also;

  /* N_ ("Building…"): tools that follow each other with the same one share a button where
     there is no room for all; NULL: it always has its own. */
  const char *group;
} CaravanTool;

/* Something that must be chosen on the board before a step can be recorded. */
typedef struct
{
  const char *arg;  /* of the event: the chosen cell's name goes there */
  const char *text; /* N_: the question; %1$p is the player */
  const char
      *decline; /* N_: what choosing nothing is called; NULL: a cell must be chosen */
  const char *declined; /* the argument's value then, "none" */
  const char *picked;   /* N_: what is said when a cell was chosen first and the step is
                         not complete yet; %1$s is the cell */
  CvSet cells;          /* to choose from */
} CaravanQuestion;

/* What is reckoned when a part of the game ends, as a page of equations. */
typedef struct
{
  const char *verb;     /* the step that ends a part: "end-round" */
  const char *menu;     /* N_: "Scoring of the round": what leads there */
  const char *part;     /* N_: "After round %1$s": one of them; numbers count from 1 */
  const char *title;    /* N_: "End of round %1$s" */
  const char *end;      /* N_: "Score the round": records the step */
  const char *recorded; /* N_: "Round %1$s is scored.": while others are to come */

  /* A widget for it, and what it shows from now on. */
  GtkWidget *(*view_new) (CaravanDesk *desk);
  void (*show) (GtkWidget *view, const CaravanReckoning *reckoning);
} CaravanGameReckoning;

/* A game that is tracked at a table. */
typedef struct
{
  const CaravanTool *tools; /* term NULL ends the list */

  /* Puts into the event of a tool, which has player, piece and cell, what else was chosen
     for it (caravan_desk_get_chosen; may be NULL), or another verb where the moment
     makes it one. May be NULL. */
  void (*complete) (const CvTable *table,
                    const CvState *state,
                    const json_t *chosen,
                    json_t *event);

  /* Whether something is still to be chosen before such an event can be judged, and what
     is said of it. May be NULL. */
  gboolean (*lacks) (const CvTable *table,
                     const CvState *state,
                     const json_t *event,
                     RecError *ret_message);

  /* Whether an otherwise complete step needs a choice on the board: before the cell is
     chosen (what moves must first be picked up), or after it. Each may be NULL. */
  gboolean (*ask_first) (const CvTable *table,
                         const CvState *state,
                         int seat,
                         const CaravanTool *tool,
                         CaravanQuestion *ret_question);
  gboolean (*ask_then) (const CvTable *table,
                        const CvState *state,
                        const CvMove *legal_move,
                        CaravanQuestion *ret_question);

  /* What the game is played on in the window: follows the desk, and tells it what people
     do (caravan_desk_act, caravan_desk_play). NULL: a board of cells. */
  GtkWidget *(*surface_new) (CaravanDesk *desk);

  /* The only tool whose piece can ever stand on this space, or -1: a step there means
     that one, whatever is chosen. May be NULL. */
  int (*tool_at) (const CvTable *table, CvCell cell);

  /* What the board shows of the step that is chosen or judged, into marks that are all
     0. May be NULL. */
  void (*mark) (CaravanDesk *desk, CaravanMarks *marks);

  /* How far the turn is, in the place of the pieces, where nothing is placed. NULL: the
     pieces. */
  GtkWidget *(*turn_new) (CaravanDesk *desk);

  /* What follows of itself after a step, because nobody has anything left to decide: an
     event, a new reference, or NULL. May be NULL. */
  json_t *(*follows) (const CvTable *table, const CvState *state, const json_t *step);

  /* The points that a step brought to all players together: told in the history. NULL:
     points come at the end alone. */
  int (*paid) (const CvTable *table,
               const CvState *before,
               const CvMove *step,
               const CvState *after);

  /* Where the game stands, below the players: what is about all of them. May be NULL. */
  GtkWidget *(*standing_new) (CaravanDesk *desk);

  /* The strip above the board in guided turns; may be NULL. */
  GtkWidget *(*strip_new) (CaravanDesk *desk);

  /* NULL: no part of it is reckoned before its end. */
  const CaravanGameReckoning *reckoning;
} CaravanGameTable;

/* A figure of the rules reference: its size in pixels, and the drawing at (0, 0). */
typedef struct
{
  const char *name; /* "oasis-herd"; NULL ends a list */
  const void *what; /* handed to both */
  void (*measure) (const void *what, int *ret_width, int *ret_height);
  void (*draw) (const void *what, CaravanLook look, cairo_t *cr);
} CaravanGameFigure;

/* A booklet of the game. */
typedef struct
{
  const char *title;    /* N_: what it is called */
  const char *note;     /* N_: what sets it apart in a line */
  const char *language; /* of those who are likely to have it */
} CaravanEdition;

typedef struct
{
  const CvGame *game;
  const char *summary; /* N_: "3 to 5 players · areas, herds and multipliers" */

  const CaravanArt *art;              /* how it looks */
  const CaravanWords *words;          /* how its steps, cells and roles are called */
  const CaravanQuickGame *quick;      /* Score now; NULL: not scored this way */
  const CaravanGameTable *table;      /* NULL: it can't be tracked at a table yet */
  const CaravanPainting *painting;    /* NULL: nothing of it can be painted yet */
  const CaravanLearnedBoard *learned; /* NULL: its boards must be known */
  const CaravanGameFigure *figures;   /* of its rules; may be NULL */
  const CaravanAidSection *aid;       /* the sheet beside each player; may be NULL */
  const CaravanEdition *editions;     /* by CvGame.editions; NULL for a game with one */
} CaravanGame;

/* All games, NULL-terminated. */
extern const CaravanGame *const caravan_games[];

/* Never NULL: a game that is not listed has no words, no table, nothing. */
const CaravanGame *caravan_game_find (const CvGame *game);

/* The first one with a table, with boards to paint, and with pieces to ask about: where
   nobody has chosen one. */
const CaravanGame *caravan_game_at_table (void);
const CaravanGame *caravan_game_to_ask (void);
const CaravanGame *caravan_game_to_paint (void);

/* Whether anything is placed on spaces in the game, and at such a table: then it can be
   asked about. */
gboolean caravan_game_places (const CaravanGame *game);
gboolean caravan_game_has_pieces (const CvTable *table);

/* The booklet that readers of a language are likely to have, by its place in
   CvGame.editions; the first where the game does not say. */
int caravan_game_edition_for (const CvGame *game, const char *language);

/* Where an end comes from: the booklet played by when it has it, else the first one
   that has (N_, the opening of a sentence); NULL: none has. */
const char *
caravan_game_end_booklet (const CvGame *game, const CvState *state, const CvRule *end);
