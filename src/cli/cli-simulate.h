/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What caravan simulate counts, and who tells it: cli-simulate.c plays and counts,
   cli-simulate-report.c prints. */
#ifndef CLI_SIMULATE_H
#define CLI_SIMULATE_H

#include "cli.h"

#define SIMULATE_EDITIONS 2
#define SIMULATE_ENDS     (CV_ENDS_MOST * SIMULATE_EDITIONS)
#define SIMULATE_DECIDED  (CV_DECIDED_UNDECIDED + 1)

/* What was asked for, and a record that holds no more than its header. */
typedef struct
{
  uint64_t seed;
  uint64_t n_games;
  uint64_t n_players;
  RecRecord *record;
} SimulateOrder;

typedef struct
{
  int32_t least, most;
  int64_t sum;
  uint64_t n;
} SimulateSpread;

/* In how many games a condition had come true. */
typedef struct
{
  const CvRule *rule;
  uint64_t n;                     /* by the edition that was played */
  uint64_t by[SIMULATE_EDITIONS]; /* by each edition of the game */
} SimulateEnd;

typedef struct
{
  uint64_t n_games;
  uint64_t *n_with_events; /* how many games had so many events */
  size_t events_space;
  SimulateSpread winner, all;
  SimulateSpread seat[CV_PLAYERS_MOST];
  uint64_t wins[CV_PLAYERS_MOST];
  SimulateEnd ends[SIMULATE_ENDS];
  int n_ends;
  uint64_t n_given_up; /* games that ended without any of the conditions */
  const CvRule *line[CV_LINES_MOST];
  int64_t line_points[CV_LINES_MOST];
  int n_lines;
  uint64_t decided[SIMULATE_DECIDED];
  uint64_t n_ties; /* level on points at the top */
} SimulateStats;

/* For people, and as JSON. */
void cli_simulate_print (const Cli *cli,
                         const SimulateOrder *order,
                         const SimulateStats *stats);
void cli_simulate_report (const SimulateOrder *order, const SimulateStats *stats);

#endif
