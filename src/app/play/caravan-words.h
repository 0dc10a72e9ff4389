/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game says: its steps as sentences, its cells, the roles of its players, and
   how steps are typed; and what those sentences are made with (caravan-GAME-step.c). */
#pragma once

#include "caravan-step.h"
#include "lang-people.h"

typedef struct CaravanGrammar CaravanGrammar; /* caravan-typed.h */

/* A step and its verb. */
typedef struct
{
  const CvTable *table;
  const CvMove *move;
  const CvVerb *verb;
  LangPeople people;
  LangPlayer player; /* who makes it, if anybody */
} CaravanStep;

typedef struct
{
  const char *verb; /* of the game or the shell; NULL ends a list */
  const char *text; /* N_, where who makes it is all there is to fill in; or NULL: */
  char *(*say) (const CaravanStep *step);
} CaravanSaying;

/* What is said of the counts that players hide, in the game's own term for them. */
typedef struct
{
  const char *reveal;    /* N_: what the menu of a table offers at the end */
  const char *form_hide; /* N_: what the typed steps do, in the list of forms */
  const char *form_reveal;

  /* Where what is hidden is no number of things but their value, which is written on them
     and added up at the reveal: what the numbers are, N_ by hidden key, and what players
     are told to do then. NULL: the game's own terms, and things that are counted. */
  const char *const *values;
  const char *add_up;
} CaravanSecretWords;

/* What decides between players who are level. */
typedef struct
{
  CvDecided decided;
  const char *term; /* N_: “Most gems”, in statistics; NULL ends the list */

  /* What the first has of it and what the second: “7 against 5”. Free with g_free. NULL:
     the outcome says enough. */
  char *(*compare) (const CvTable *table,
                    const CvState *state,
                    const CvScore *score,
                    int first,
                    int second);
} CaravanTie;

struct CaravanWords
{
  /* Its steps; for verbs that are missing the shell's words will do. NULL: for all. */
  const CaravanSaying *sayings;

  /* What a screen reader says of a cell: cell, ground or kind, whose it is, what stands
     on it. Free with g_free. NULL: the cell's name. */
  char *(*describe) (const CvTable *table, const CvState *state, int bit);

  /* What the player is now besides a colour, an N_ such as “Noble”, or NULL. May be
     NULL. */
  const char *(*role) (const CvTable *table, const CvState *state, int seat);

  /* Besides points, which decide in every game. NULL: nothing does. */
  const CaravanTie *ties;

  /* The points of a lap of its scoring track, where the board does not say; 0: boards
     differ, so none is known. */
  int track;

  /* NULL: nobody hides anything. */
  const CaravanSecretWords *secrets;
  /* The round that is played, from 1; 0: nobody counts them, as in free turns. May be
     NULL. */
  int (*find_round) (const CvMatch *match);
  /* Where it is set: “Round %1$s · %2$s”, the second a date. Not all games that have rounds
     in one language call them the same in others. NC_. */
  struct
  {
    const char *context, *text;
  } round_when;

  /* How its steps are typed; NULL: only the shell's verbs are. */
  const CaravanGrammar *grammar;

  /* Whether a replay also says what is counted of each player: where its board does not
     show it. */
  gboolean replays_facts;
};

/* Never NULL where the game can be decided so; NULL for points, and where nothing
   decided. */
const CaravanTie *caravan_tie_find (const CvGame *game, CvDecided decided);

/* CaravanTie.compare where the first number that was compared is what players have. */
char *caravan_tie_compare_numbers (const CvTable *table,
                                   const CvState *state,
                                   const CvScore *score,
                                   int first,
                                   int second);

/* The value of an argument, or CV_ABSENT; the word for it in the files; and what a
   player is called in a list. */
int32_t caravan_step_get (const CaravanStep *step, const char *arg);
const char *caravan_step_get_name (const CaravanStep *step, const char *arg);
const char *caravan_step_get_player (const CaravanStep *step, int seat);

/* Joins what the values of a list are called. */
char *caravan_step_list (const CaravanStep *step,
                         const char *arg,
                         const char *(*name) (const CaravanStep *step, int value));
