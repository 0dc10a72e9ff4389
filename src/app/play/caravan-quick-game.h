/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people type to score a game without its board, a const table a game: the lines
   of the sheet, the numbers of each line, and what is asked only when players are
   level. */
#pragma once

#include "caravan-game.h"
#include "caravan-picture.h"
#include "cv-game.h"

/* What the lines of a game's table are made with. */
#define CARAVAN_QUICK_COUNT(ARG, TERM, PICTURE)                                        \
  {                                                                                    \
    .verb = "count", .arg = ARG, .term = TERM, .picture = CARAVAN_PICTURE_PIECE,       \
    .picture_name = PICTURE                                                            \
  }
#define CARAVAN_QUICK_REVEAL(ARG, TERM)                                                \
  {                                                                                    \
    .verb = "reveal", .arg = ARG, .term = TERM, .picture = CARAVAN_PICTURE_CARD,       \
    .picture_name = ARG                                                                \
  }

#define CARAVAN_QUICK_LINES_MOST   6
#define CARAVAN_QUICK_NUMBERS_MOST 2 /* of a line */
#define CARAVAN_QUICK_WORTH_MOST   6

/* How numbers that are asked for one by one are recorded as one argument: gems are
   counted by colour and kept as a handful. */
typedef struct
{
  /* One of them in the value of the argument. */
  int (*get) (int32_t value, int part);

  /* All of them as the record writes them. Free with g_free. */
  char *(*write) (const int numbers[CARAVAN_QUICK_LINES_MOST]);
} CaravanQuickParts;

typedef struct
{
  const char *verb; /* "count", or "reveal": then arg is one of CvGame.hidden_keys */
  const char *arg;
  const char *term; /* N_: what is counted; NULL ends the numbers */
  CaravanPictureKind picture;
  const char *picture_name;
  const CaravanQuickParts *parts; /* NULL: the number is the whole argument */
  int part;                       /* which of them it is */
  gboolean is_tick;               /* yes or no instead; no until somebody says yes */
} CaravanQuickNumber;

/* A line is a number, or the product of two. */
typedef struct
{
  const char *title; /* N_; NULL ends the lines */
  int line;          /* of the score sheet, whose points it shows; -1: none */
  CaravanQuickNumber numbers[CARAVAN_QUICK_NUMBERS_MOST];
} CaravanQuickLine;

/* A number that the board prints, where another one may be printed. */
typedef struct
{
  const char *arg;  /* of the verb that states it */
  const char *key;  /* the argument is a map: its key; NULL: a number */
  const char *term; /* N_; NULL ends them */
  const char *picture_name;
} CaravanQuickPrinted;

/* How a game is scored round by round: what is typed of each round, and the step that
   reckons it. */
typedef struct
{
  int n;                 /* rounds of a game */
  const char *verb;      /* reckons the round at hand */
  const char *not_over;  /* N_: what is missing when that can’t be */
  const char *by_rounds; /* N_: what this way is called … */
  const char *at_once;   /* … and the other one, with the lines of the game */
  CaravanQuickLine lines[CARAVAN_QUICK_LINES_MOST + 1];

  const char *worth_verb; /* states what the board prints */
  CaravanQuickPrinted worths[CARAVAN_QUICK_WORTH_MOST + 1];
  int (*get_worth) (const CvState *state, int worth);
} CaravanQuickRounds;

struct CaravanQuickGame
{
  const char *summary; /* N_: what is typed, in a line */
  CaravanQuickLine lines[CARAVAN_QUICK_LINES_MOST + 1];
  const CaravanQuickRounds *rounds; /* NULL: only all at once */

  /* Asked of the players that are level, and only then. */
  const char *tie_rule; /* its sentence says what decides */
  CaravanQuickLine ties[CARAVAN_QUICK_LINES_MOST + 1];
  const char *order_verb;         /* an order of all players, or NULL */
  const char *order_arg;          /* of that verb: a list of players */
  const char *const *order_terms; /* N_, from 1: what each place in it is called */
};
