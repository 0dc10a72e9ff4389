/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet, and the ranking that all games share. */
#ifndef CV_SCORE_H
#define CV_SCORE_H

#include "cv-rule.h"
#include "cv-state.h"

#define CV_LINES_MOST 4
#define CV_TIES_MOST  5

typedef struct
{
  const CvRule *rule;
  bool is_product; /* points = count x times; otherwise only points mean something */
  bool is_known;   /* false: a secret that was not revealed */
  int32_t count;
  int32_t times;
  int32_t points;
} CvLine;

typedef enum
{
  CV_DECIDED_POINTS,
  CV_DECIDED_COUNTERS,
  CV_DECIDED_FARMERS,
  CV_DECIDED_GEMS,
  CV_DECIDED_GEM_VALUE,
  CV_DECIDED_SHARED,
  CV_DECIDED_UNDECIDED
} CvDecided;

/* What the command line and the files call them. */
extern const char *const cv_decided_names[];

typedef struct
{
  bool sealed; /* hidden counts not revealed: no total, no rank */
  int32_t total;
  uint8_t rank; /* 1 is the winner; equal ranks share a number */
  uint8_t n_lines;
  CvLine lines[CV_LINES_MOST];

  /* Filled by the game for players with equal totals: more is better, compared one
     after the other. */
  int32_t tie[CV_TIES_MOST];
} CvPlayerScore;

typedef struct
{
  uint8_t n_players;
  CvPlayerScore player[CV_PLAYERS_MOST];
  uint8_t order[CV_PLAYERS_MOST]; /* seats by rank, sealed ones last */
  uint8_t winners;                /* seats, a bit each */
  CvDecided decided;
} CvScore;

/* Adds up the lines of each player, then ranks: by total, then by tie[0], tie[1] …
   decided_by[i] says what tie[i] is; n_ties are used. What is still level is
   `otherwise` (shared or undecided). */
void cv_score_rank (CvScore *score,
                    const CvDecided *decided_by,
                    int n_ties,
                    CvDecided otherwise);

#endif
