/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games: ten thousand records in a folder, made of simulated games of each kind
   with other dates and names, then what the list and the statistics of them take. */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rec-history.h"
#include "simulated.h"

#define GAMES     10000
#define DIFFERENT 20 /* simulated games of each kind */
#define PEOPLE    40

typedef struct
{
  char directory[64];
  RecHistory *history;
  RecHistoryQuery query;
} Past;

static void
check (bool is_good, const RecError *error)
{
  if (is_good)
    return;
  fprintf (stderr, "bench: %s %s\n", error->text != NULL ? error->text : "a rule",
           error->args[0]);
  exit (1);
}

/* The folder. */

static const char *
name_of (uint32_t n)
{
  static char names[PEOPLE][16];
  static const char *const stems[] = { "Anna",  "Bruno", "Chloé",  "Dario",
                                       "Élise", "Finn",  "Giulia", "Zoë" };
  char *name = names[n % PEOPLE];
  snprintf (name, sizeof names[0], "%s %c", stems[n % 8],
            (char) ('A' + (int) (n % PEOPLE / 8)));
  return name;
}

/* Two or three games a day, for years. */
static void
write_record (const Past *past, int i, const CvGame *game, int n, const char *events)
{
  const char *names[CV_PLAYERS_MOST];
  char created[64], path[256];

  for (uint32_t seat = 0; seat < CV_PLAYERS_MOST; seat++)
    names[seat] = name_of ((uint32_t) i * 7u + seat * 11u + (uint32_t) i / 40u);
  snprintf (created, sizeof created, "%04d-%02d-%02dT%02d:%02d:00Z", 2015 + i / 1000,
            1 + i / 28 % 12, 1 + i % 28, 18 + i % 5, i % 60);
  char *header = simulated_header (game, n, names, created);
  snprintf (path, sizeof path, "%s/games/%s %s %05d.caravan", past->directory, created,
            game->name, i);
  FILE *file = fopen (path, "w");
  if (file == NULL || fputs (header, file) < 0 || fputs (events, file) < 0 ||
      fclose (file) != 0)
    abort ();
  free (header);
}

static void
make_folder (Past *past)
{
  char *events[3][DIFFERENT], games[128];
  int n_players[DIFFERENT];

  snprintf (past->directory, sizeof past->directory, "/tmp/caravan-past-XXXXXX");
  if (mkdtemp (past->directory) == NULL)
    abort ();
  snprintf (games, sizeof games, "%s/games", past->directory);
  mkdir (games, 0700);
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < DIFFERENT; i++)
      {
        n_players[i] = 3 + i % 2;
        events[k][i] = simulated_events (cv_games[k], n_players[i], (uint64_t) i + 1);
      }
  for (int i = 0; i < GAMES; i++)
    write_record (past, i, cv_games[i % 3], n_players[i / 3 % DIFFERENT],
                  events[i % 3][i / 3 % DIFFERENT]);
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < DIFFERENT; i++)
      free (events[k][i]);
}

static void
remove_folder (const Past *past)
{
  char command[128];
  snprintf (command, sizeof command, "rm -rf %s", past->directory);
  bench_sink += system (command);
}

/* Work. */

static double
work_sync (void *data)
{
  Past *past = data;
  RecError error = { 0 };
  bool is_changed;
  check (rec_history_sync (past->history, &is_changed, &error), &error);
  return 1;
}

static double
work_list (void *data)
{
  Past *past = data;
  RecError error = { 0 };
  RecHistoryList list;
  check (rec_history_list (past->history, &past->query, &list, &error), &error);
  bench_sink += (long) list.n_games;
  rec_history_list_clear (&list);
  return 1;
}

static double
work_stats (void *data)
{
  Past *past = data;
  RecError error = { 0 };
  RecHistoryStats stats;
  check (rec_history_stats (past->history, &past->query, &stats, &error), &error);
  bench_sink += (long) stats.n_games;
  rec_history_stats_clear (&stats);
  return 1;
}

static double
work_open (void *data)
{
  Past *past = data;
  RecError error = { 0 };
  rec_history_close (past->history);
  past->history =
      rec_history_open (past->directory, getenv ("CARAVANSERAI_DATA"), &error);
  check (past->history != NULL, &error);
  return 1;
}

/* A row in milliseconds, the median. */
static double
report_ms (Past *past, const char *name, BenchWork work, RecHistoryQuery query)
{
  past->query = query;
  double ms = 1000 / bench_measure (work, past).median;
  bench_say (name, ms, "ms");
  return ms;
}

void
bench_history (json_t *report)
{
  Past past = { .history = NULL };

  make_folder (&past);
  bench_title ("Past games: 10,000");
  work_open (&past);
  double start = bench_now ();
  work_sync (&past);
  bench_say ("first sync, all records read", bench_now () - start, "s");
  const RecHistoryQuery all = { 0 };
  double open = report_ms (&past, "open, with the check", work_open, all);
  double sync = report_ms (&past, "sync, nothing changed", work_sync, all);
  double list = report_ms (&past, "list of all", work_list, all);
  report_ms (&past, "list of the newest 100", work_list,
             (RecHistoryQuery){ .limit = 100 });
  double search = report_ms (&past, "search, two words", work_list,
                             (RecHistoryQuery){ .search = "chloe oasis" });
  double stats = report_ms (&past, "statistics of all", work_stats, all);
  double person = report_ms (&past, "statistics of one player", work_stats,
                             (RecHistoryQuery){ .person = "Anna A" });
  json_object_set_new (report, "history",
                       json_pack ("{s:f,s:f,s:f,s:f,s:f,s:f}", "list_ms", list,
                                  "search_ms", search, "stats_ms", stats, "sync_ms",
                                  sync, "open_ms", open, "person_ms", person));
  rec_history_close (past.history);
  remove_folder (&past);
}
