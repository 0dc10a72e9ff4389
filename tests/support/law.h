/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Laws that every game gets for nothing: random events made from its verb table alone
   are played, and after each of them everything is checked that must hold whatever the
   rules of the game are. Random means the same on every machine: the numbers are made
   here. */
#ifndef LAW_H
#define LAW_H

#include <jansson.h>

#include "cv-match.h"

/* Dice. */

typedef struct
{
  uint64_t state; /* the seed, at first */
} LawDice;

uint64_t law_roll (LawDice *dice);
int law_below (LawDice *dice, int n);   /* from 0 to n - 1 */
bool law_one_in (LawDice *dice, int n); /* true once in n times */

/* Tables. */

typedef struct
{
  CvTable table;
  json_t *header; /* NULL for a game that the record layer does not know */
} LawTable;

/* Players get colours at random. board is the id of one that ships, an object, or NULL
   for none; its reference is taken over. */
void law_table_start (LawTable *table,
                      LawDice *dice,
                      const CvGame *game,
                      int n_players,
                      CvTurns turns,
                      json_t *board);
void law_table_end (LawTable *table);

/* A board of the game with random size, ground and symbols, or random arches. */
json_t *law_random_board (LawDice *dice, const CvGame *game);

/* Moves made by hand. */

#define LAW_ATOMS_MOST 512

typedef struct
{
  CvMove move;
  CvAtom atoms[LAW_ATOMS_MOST];
} LawMove;

void law_move_start (LawMove *move, const CvTable *table, const char *verb, int by);
/* Atoms may be added in any order; those of one argument keep theirs. */
void law_move_add (
    LawMove *move, const CvTable *table, const char *arg, int key, int32_t value);

/* What a run did, added up over runs: a law that never came to be asked proves nothing.
 */
typedef struct
{
  size_t n_events;     /* tried */
  size_t n_unreadable; /* refused by the reader */
  size_t n_illegal;    /* refused by a rule */
  size_t n_played;
  size_t n_house; /* of these, broke a rule that the table overruled */
  size_t n_undone;
  size_t n_redone;
  size_t n_cells; /* of legal maps compared with the verdict */
  size_t n_legal_cells;
  size_t n_promises; /* parts of verdicts on steps that were then played */
} LawCount;

/* Plays so many random events and checks the laws. Stops the test at the first that
   does not hold. */
void law_run (const LawTable *table, uint64_t seed, int n_events, LawCount *count);

/* What a verdict carries: NULL, or which law it breaks. Its tree and its sentences; and
   what a legal step of the game promises, once it is played. */
const char *law_check_answer (const CvAnswer *answer);

typedef struct
{
  const CvTable *table;
  const CvState *before, *after;
  const CvMove *move;
  const CvAnswer *answer;
} LawPlayed;

const char *law_check_promises (const LawPlayed *played);

/* The part under a key at the top, or NULL. */
const CvPart *law_find_part (const CvExplained *explained, const char *key);

/* Whether two states are the same in every member. */
bool law_same_state (const CvState *a, const CvState *b);

#endif
