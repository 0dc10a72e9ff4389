/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The benchmark: how fast the engine and the records are, on fixed seeds and positions,
   as medians of repeated runs, with the naive reference beside it. */
#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>
#include <stdint.h>
#include <jansson.h>

/* Does the work once and returns how many things it did. */
typedef double (*BenchWork) (void *data);

/* Things a second: the median of the runs, and the slowest and quickest of them. */
typedef struct
{
  double median, least, most;
} BenchRate;

BenchRate bench_measure (BenchWork work, void *data);
double bench_now (void);

void bench_title (const char *title);

/* A line of the table: a name, nanoseconds for one, how many a second, the spread. */
void bench_report (const char *name, BenchRate rate);
void bench_say (const char *name, double value, const char *unit);

/* Each fills in what it found, for --json. */
void bench_games (json_t *report);
void bench_records (json_t *report);
void bench_history (json_t *report);

/* Keeps the compiler from leaving out work whose result nobody uses. */
extern volatile long bench_sink;

#endif
