/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of the three games written a second time, from the same pages as the engine
   and as plainly as possible: boards are arrays of characters that are walked cell by
   cell, areas are found by recursion, and nothing is remembered that can be counted
   again. Nothing of the engine is used but the atoms of a move, the words of the verb
   tables and what is printed on the board. Where engine and naive rules disagree, one
   of them is wrong. */
#ifndef NAIVE_H
#define NAIVE_H

#include <stdio.h>
#include <string.h>

#include "cv-game.h"

#define NAIVE_SIDE    26
#define NAIVE_PLAYERS 5
#define NAIVE_NOTHING '.' /* an empty place in an array of characters */

typedef struct
{
  int column, row;
} NaiveCell;

/* Cells beside a cell come in reading order. */
typedef struct
{
  char rule[48];
  int n_because;
  NaiveCell because[4];
} NaiveVerdict;

/* A score sheet. More is better in every tie. */
typedef struct
{
  int n_players, n_lines, n_ties;
  bool sealed[NAIVE_PLAYERS];
  int points[NAIVE_PLAYERS][4];
  int total[NAIVE_PLAYERS];
  int tie[NAIVE_PLAYERS][5];
  int rank[NAIVE_PLAYERS];
  bool wins[NAIVE_PLAYERS];
  const char *decided;
} NaiveScore;

/* Counts that a player keeps secret under one key. */
typedef struct
{
  int revealed;     /* the last total stated */
  int put_away;     /* since then */
  bool is_unstated; /* not stated since the player put away whatever it was */
} NaiveSecret;

typedef struct
{
  const CvTable *table;
  int width, height, n_players;
  char ground[NAIVE_SIDE][NAIVE_SIDE]; /* as printed, by row and column */
  char tile[NAIVE_SIDE][NAIVE_SIDE];   /* O S R */
  char marker[NAIVE_SIDE][NAIVE_SIDE]; /* the digit of the seat it belongs to */
  char camel[NAIVE_SIDE][NAIVE_SIDE];  /* likewise */
  int counter[NAIVE_PLAYERS];          /* 1 is the noble, 0: not known */
  int counted[NAIVE_PLAYERS][4];       /* herd, oasis, steppe, stone; -1: not counted */
  NaiveSecret secret[NAIVE_PLAYERS][4];
} NaiveOasis;

typedef struct
{
  const CvTable *table;
  int n_players;
  char ground[10][15];
  char farmer[10][15];   /* the digit of the seat */
  char building[10][15]; /* the letter of the building */
  char start[10][15];    /* the digit of the seat that laid this start tile */
  bool joker[NAIVE_PLAYERS];
  bool extra[NAIVE_PLAYERS];
  int track[NAIVE_PLAYERS];
  int tokens[NAIVE_PLAYERS][2]; /* coal, gold */
  int shown[NAIVE_PLAYERS][2];  /* of them when they were last revealed */
  int told[NAIVE_PLAYERS][2];   /* by hides since then */
  NaiveSecret secret[NAIVE_PLAYERS][2];
} NaiveOregon;

typedef enum
{
  NAIVE_ROLLS,
  NAIVE_CHOOSES,
  NAIVE_ACTS,
  NAIVE_ENDS_ROUND,
  NAIVE_IS_OVER
} NaiveWait;

typedef struct
{
  const CvTable *table;
  int n_players;
  int actions[4], laps[4], majorities[4]; /* points by where they come from */
  int gems[4][4];                         /* by seat, then red yellow green blue */
  int arch[4], disk[4];                   /* from 1 */
  int steps[4];                           /* walked since the start disk */
  int n_rounds;                           /* reckoned */
  char choice[4][8];                      /* "die", "points", "gems" or nothing */
  int stage;                              /* actions of this turn gone by: 0 to 3 */
  bool is_turn;                           /* rolled, and its actions not all done */
  bool is_nobodys[3]; /* actions of this turn that several chose and nobody does */
  bool is_set[4];     /* somebody said where the player begins */
  bool has_disks;     /* a position says where disks lie */
  bool has_rolled;
  int offerer; /* of the last offer, or -1 */
  int offer[4];
  int winner; /* of the barter for the action at hand, or -1 */
} NaiveBasari;

/* Each game: the table before the first event, the verdict on a move in free turns, the
   move carried out (also one that only a house rule allows), the score sheet. With
   overrule the verdict passes over what a house rule may allow. */

void naive_oasis_start (NaiveOasis *naive, const CvTable *table);
void naive_oasis_judge (const NaiveOasis *naive,
                        const CvMove *move,
                        bool overrule,
                        NaiveVerdict *ret_verdict);
void naive_oasis_apply (NaiveOasis *naive, const CvMove *move);
void naive_oasis_score (const NaiveOasis *naive, bool open, NaiveScore *ret_score);

/* The kind of land on a cell, O S R or nothing; whether the cell lies in an area of the
   player; how many markers of the player stand in its area. */
char naive_oasis_land (const NaiveOasis *naive, int column, int row);
bool naive_oasis_owns (const NaiveOasis *naive, int seat, int column, int row);
int naive_oasis_markers (const NaiveOasis *naive, int seat, int column, int row);

/* What a legal placement leads to: the owner of the area, or -1; whether a marker goes
   there, from a cell or, with a column of -1, the hand; and, marked with x, the free
   land that becomes part of it. Found by carrying the move out and comparing. */
typedef struct
{
  int owner;
  bool places_marker;
  NaiveCell from;
  char swallowed[NAIVE_SIDE][NAIVE_SIDE];
} NaiveOutlook;

void naive_oasis_foresee (const NaiveOasis *naive,
                          const CvMove *move,
                          NaiveOutlook *ret_outlook);

/* Marks what a line of a player's sheet counts with x. */
void naive_oasis_line_cells (const NaiveOasis *naive,
                             int seat,
                             int line,
                             char ret_cells[NAIVE_SIDE][NAIVE_SIDE]);

void naive_oregon_start (NaiveOregon *naive, const CvTable *table);
void naive_oregon_judge (const NaiveOregon *naive,
                         const CvMove *move,
                         NaiveVerdict *ret_verdict);
void naive_oregon_apply (NaiveOregon *naive, const CvMove *move);
void naive_oregon_score (const NaiveOregon *naive, bool open, NaiveScore *ret_score);

/* Basari tells what the table waits for in guided turns, and judges offers and
   acceptances; in free turns anybody may make them, and who speaks twice begins anew.
 */
void naive_basari_start (NaiveBasari *naive, const CvTable *table);
NaiveWait naive_basari_wait (const NaiveBasari *naive);
/* Waiting for actions: the word of the next one, who does it (-1 while two barter), and
   the two who barter. */
const char *naive_basari_next (const NaiveBasari *naive, int *ret_seat, int ret_two[2]);
void naive_basari_judge (const NaiveBasari *naive,
                         const CvMove *move,
                         NaiveVerdict *ret_verdict);
/* The verdict in guided turns on an action by its word ("" for none), whoever does or
   declines it: NULL when it is right. */
const char *naive_basari_act (const NaiveBasari *naive, const char *word, int by);
/* The verdict on a start disk. */
void naive_basari_judge_start (const NaiveBasari *naive,
                               const CvMove *move,
                               NaiveVerdict *ret_verdict);
void naive_basari_apply (NaiveBasari *naive, const CvMove *move);
void naive_basari_score (const NaiveBasari *naive, NaiveScore *ret_score);

/* Reading moves. */

static inline const CvArg *
naive_spec (const CvTable *table, const CvMove *move, const char *arg, int *ret_index)
{
  const CvVerb *verb = cv_game_verb (table->game, move->verb);

  *ret_index = cv_verb_arg (verb, arg);
  return *ret_index < 0 ? NULL : &verb->args[*ret_index];
}

/* The value of an argument that is no list, or CV_ABSENT. */
static inline int
naive_number (const CvTable *table, const CvMove *move, const char *arg, int key)
{
  int index;

  return naive_spec (table, move, arg, &index) == NULL ? CV_ABSENT
                                                       : cv_move_get (move, index, key);
}

/* The value of an argument that is a name, or NULL. */
static inline const char *
naive_word (const CvTable *table, const CvMove *move, const char *arg, int key)
{
  int index, value = naive_number (table, move, arg, key);

  return value == CV_ABSENT ? NULL
                            : naive_spec (table, move, arg, &index)->names[value];
}

/* The nth value of a list, or of a list in a map. */
static inline int
naive_nth (const CvTable *table, const CvMove *move, const char *arg, int key, int n)
{
  int index;

  naive_spec (table, move, arg, &index);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == index && move->atoms[i].key == key && n-- == 0)
      return move->atoms[i].value;
  return CV_ABSENT;
}

static inline bool
naive_is (const CvTable *table, const CvMove *move, const char *verb)
{
  return strcmp (cv_game_verb (table->game, move->verb)->name, verb) == 0;
}

static inline NaiveCell
naive_cell (int value)
{
  return (NaiveCell){ value % 32, value / 32 };
}

/* Verdicts. */

static inline void
naive_say (NaiveVerdict *verdict, const char *game, const char *verb, const char *rule)
{
  snprintf (verdict->rule, sizeof verdict->rule, "%s.%s.%s", game, verb, rule);
  verdict->n_because = 0;
}

static inline void
naive_because (NaiveVerdict *verdict, int column, int row)
{
  verdict->because[verdict->n_because++] = (NaiveCell){ column, row };
}

/* Secrets. */

static inline void
naive_put_away (NaiveSecret *secret, int n)
{
  secret->put_away += n;
}

static inline void
naive_reveal (NaiveSecret *secret, int n)
{
  *secret = (NaiveSecret){ .revealed = n };
}

/* Ranking. */

/* How two players compare: by the total, then tie by tie. Says which of them told the
   two apart: 0 is the total, n_ties + 1 nothing. */
static inline int
naive_compare (const NaiveScore *score, int a, int b, int *ret_by)
{
  *ret_by = 0;
  if (score->total[a] != score->total[b])
    return score->total[a] - score->total[b];
  for (int i = 0; i < score->n_ties; i++)
    {
      *ret_by = i + 1;
      if (score->tie[a][i] != score->tie[b][i])
        return score->tie[a][i] - score->tie[b][i];
    }
  *ret_by = score->n_ties + 1;
  return 0;
}

/* Ranks, winners and what decided; names[i] is what a tie was broken by, names[0] is
   "points" and the last of them what a tie that stays is called. Nobody wins while
   somebody's counts are not known. */
static inline void
naive_rank (NaiveScore *score, const char *const *names)
{
  int by, last = 0;

  for (int a = 0; a < score->n_players; a++)
    {
      score->rank[a] = 1;
      for (int b = 0; b < score->n_players; b++)
        if (naive_compare (score, b, a, &by) > 0)
          score->rank[a]++;
    }
  for (int a = 0; a < score->n_players; a++)
    for (int b = 0; score->rank[a] == 1 && b < score->n_players; b++)
      if (b != a)
        {
          naive_compare (score, a, b, &by);
          last = by > last ? by : last;
        }
  score->decided = names[last];
  for (int a = 0; a < score->n_players; a++)
    score->wins[a] = score->rank[a] == 1;
  for (int a = 0; a < score->n_players; a++)
    if (score->sealed[a])
      {
        score->decided = "undecided";
        memset (score->wins, 0, sizeof score->wins);
      }
}

#endif
