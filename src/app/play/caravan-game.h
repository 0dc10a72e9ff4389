/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the windows need to know about each game besides its CvGame. This is the only
   list of games in the application; nothing else asks which game it is. */
#pragma once

#include <gtk/gtk.h>

#include "cv-match.h"

typedef struct _CaravanDesk CaravanDesk;
typedef struct CaravanGrammar CaravanGrammar;   /* caravan-typed.h */
typedef struct CaravanPainting CaravanPainting; /* caravan-painting.h */

/* Something that can be put on the board: a verb of the game with one argument fixed.
 */
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
} CaravanTool;

/* Something that must be chosen on the board before a step can be recorded. */
typedef struct
{
  const char *arg;  /* of the event: the chosen cell's name goes there */
  const char *text; /* N_: the question; %1$p is the player */
  const char
      *decline; /* N_: what choosing nothing is called; NULL: a cell must be chosen */
  const char *declined; /* the argument's value then, "none" */
  CvSet cells;          /* to choose from */
} CaravanQuestion;

typedef struct
{
  const CvGame *game;
  const CaravanTool *tools; /* term NULL ends the list */
  const char *summary;      /* N_: "3 to 5 players · areas, herds, multipliers" */

  /* Whether an otherwise complete step needs a choice on the board: before the cell is
     chosen (at NULL: a camel must first be picked up), or after it. */
  gboolean (*ask_first) (const CvTable *table,
                         const CvState *state,
                         int seat,
                         const CaravanTool *tool,
                         CaravanQuestion *ret_question);
  gboolean (*ask_then) (const CvTable *table,
                        const CvState *state,
                        const CvMove *legal_move,
                        CaravanQuestion *ret_question);

  /* The strip above the board in guided turns. */
  GtkWidget *(*strip_new) (CaravanDesk *desk);

  /* What a screen reader says of a cell: cell, ground or kind, whose area, how large,
     marker, camel, house rule. Free with g_free. */
  char *(*describe) (const CvTable *table, const CvState *state, int bit);

  /* A short label on a figure (its size), and where it stands: the marker's cell, or
     the first cell. 0: no label. */
  int (*group_size) (const CvTable *table, const CvState *state, int bit);

  /* N_, by CvGame.editions: what the booklet is called, and what sets it apart in a
     line; and the language of those who are likely to have it. NULL for a game with
     one. */
  const char *const *edition_titles;
  const char *const *edition_notes;
  const char *const *edition_languages;

  /* How its steps are typed; NULL: only the shell's verbs are. */
  const CaravanGrammar *grammar;

  /* How its boards and positions are painted; NULL: they can't be yet. */
  const CaravanPainting *painting;

  /* What the player is now besides a colour, N_ ("Noble"), or NULL; may be NULL. */
  const char *(*role) (const CvTable *table, const CvState *state, int seat);
} CaravanGame;

extern const CaravanGame caravan_oasis;

/* The games that can be tracked at a table, NULL-terminated. */
extern const CaravanGame *const caravan_games[];
const CaravanGame *caravan_game_find (const CvGame *game);

/* The booklet that readers of a language are likely to have, by its place in
   CvGame.editions; the first where the game does not say. */
int caravan_game_edition_for (const CvGame *game, const char *language);

/* Where an end comes from: the booklet played by when it has it, else the first one
   that has (N_, the opening of a sentence); NULL: none has. */
const char *
caravan_game_end_booklet (const CvGame *game, const CvState *state, const CvRule *end);
