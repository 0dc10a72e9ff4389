/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measuring and reporting. */
#include "bench.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define RUNS        7
#define RUN_SECONDS 0.06

volatile long bench_sink;
static bool quiet;

double
bench_now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double) t.tv_sec + (double) t.tv_nsec * 1e-9;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* One run repeats the work until it has taken long enough to be timed. */
static double
run_once (BenchWork work, void *data)
{
  double start = bench_now (), done = 0, taken;
  do
    {
      done += work (data);
      taken = bench_now () - start;
    }
  while (taken < RUN_SECONDS);
  return done / taken;
}

BenchRate
bench_measure (BenchWork work, void *data)
{
  double rates[RUNS];

  work (data); /* warms up */
  for (int i = 0; i < RUNS; i++)
    rates[i] = run_once (work, data);
  qsort (rates, RUNS, sizeof *rates, compare);
  return (BenchRate){ .median = rates[RUNS / 2],
                      .least = rates[0],
                      .most = rates[RUNS - 1] };
}

void
bench_title (const char *title)
{
  if (!quiet)
    printf ("\n%s\n", title);
}

void
bench_report (const char *name, BenchRate rate)
{
  if (!quiet)
    printf ("  %-34s %11.1f ns %16.0f /s   ±%4.1f %%\n", name, 1e9 / rate.median,
            rate.median, (rate.most - rate.least) / rate.median * 50);
}

void
bench_say (const char *name, double value, const char *unit)
{
  if (!quiet)
    printf ("  %-34s %11.2f %s\n", name, value, unit);
}

int
main (int argc, char **argv)
{
  json_t *report = json_pack ("{s:s}", "build", BENCH_BUILD);

  quiet = argc > 1 && strcmp (argv[1], "--json") == 0;
  if (!quiet)
    puts (BENCH_BUILD);
  bench_games (report);
  bench_records (report);
  bench_history (report);
  if (quiet)
    {
      char *text = json_dumps (report, JSON_COMPACT | JSON_REAL_PRECISION (6));
      puts (text);
      free (text);
    }
  json_decref (report);
  return 0;
}
