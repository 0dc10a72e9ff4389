/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records: replaying long ones, jumping in them, appending to them, and the whole
   command from start to end. */
#include "bench.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rec-journal.h"

#define LONG_RECORD  100000
#define SHORT_RECORD 10000

extern char **environ;

typedef struct
{
  char *text;
  size_t size;
  size_t n_events;
  RecReading reading;
} LongRecord;

static const char header[] =
    "{\"caravanserai\":1,\"game\":\"oasis\",\"board\":\"sample\",\"players\":["
    "{\"color\":\"red\",\"name\":\"Anna\"},{\"color\":\"blue\",\"name\":\"Bruno\"},"
    "{\"color\":\"green\",\"name\":\"Chloe\"}]}\n";

/* A game that goes on for ever: Red's camels fill up a part of the path, then one of
   them walks to and fro between two cells. */
static LongRecord
make_record (size_t n_events)
{
  static const char *const cells[] = { "a3", "b3", "c3", "b4", "c4", "d4", "c5",
                                       "d5", "e5", "d6", "e6", "f6", "e7", "f7",
                                       "g7", "f8", "g8", "h8", "i8", "h9", "i9" };
  LongRecord record = { .n_events = n_events };
  FILE *file = open_memstream (&record.text, &record.size);

  fputs (header, file);
  for (size_t i = 0; i < n_events; i++)
    if (i < 20)
      fprintf (file, "{\"do\":\"camel\",\"by\":\"red\",\"at\":\"%s\"}\n", cells[i]);
    else
      fprintf (file,
               "{\"do\":\"camel\",\"by\":\"red\",\"from\":\"%s\",\"at\":\"%s\"}\n",
               cells[i % 2 ? 20 : 0], cells[i % 2 ? 0 : 20]);
  fclose (file);
  record.reading =
      (RecReading){ .boards = getenv ("CARAVANSERAI_DATA"), .events_most = SIZE_MAX };
  return record;
}

static RecRecord *
read_record (const LongRecord *record)
{
  RecError error = { 0 };
  RecRecord *read =
      rec_record_read (record->text, record->size, &record->reading, &error);
  if (read == NULL)
    {
      fprintf (stderr, "bench: line %zu\n", error.line);
      exit (1);
    }
  return read;
}

static double
work_replay (void *data)
{
  const LongRecord *record = data;
  rec_record_free (read_record (record));
  return (double) record->n_events;
}

static double
work_jump (void *data)
{
  RecRecord *record = data;
  static uint64_t x = 1;
  CvState state;

  for (int i = 0; i < 1000; i++)
    {
      x = x * UINT64_C (6364136223846793005) + 1442695040888963407;
      cv_match_state_at (rec_record_match (record), (size_t) (x >> 33) % LONG_RECORD,
                         &state);
      bench_sink += state.common.begun;
    }
  return 1000;
}

/* Appending: the journal against nothing but a write and a flush of as many bytes. */
typedef struct
{
  RecJournal *journal;
  json_t *event[2];
  int fd;
  size_t size;
  unsigned n;
} Append;

static double
work_append (void *data)
{
  Append *append = data;
  RecError error = { 0 };
  if (!rec_journal_play (append->journal, append->event[append->n++ % 2], &error))
    abort ();
  return 1;
}

static double
work_plain_append (void *data)
{
  Append *append = data;
  char line[256];
  memset (line, 'x', sizeof line);
  if (write (append->fd, line, append->size) < 0 || fsync (append->fd) != 0)
    abort ();
  return 1;
}

static double
work_command (void *data)
{
  char *const argv[] = { getenv ("CARAVAN"), (char *) "score", data, NULL };
  posix_spawn_file_actions_t actions;
  pid_t child;
  int status;

  posix_spawn_file_actions_init (&actions);
  posix_spawn_file_actions_addopen (&actions, 1, "/dev/null", O_WRONLY, 0);
  if (posix_spawn (&child, argv[0], &actions, NULL, argv, environ) != 0)
    abort ();
  waitpid (child, &status, 0);
  posix_spawn_file_actions_destroy (&actions);
  return 1;
}

static void
bench_append (json_t *report)
{
  char directory[] = "/tmp/caravan-bench-XXXXXX", path[64], plain[64];
  LongRecord one = make_record (0);
  RecError error = { 0 };
  Append append = { .event = { json_pack ("{s:s,s:s}", "do", "note", "text", "a doubt"),
                               json_pack ("{s:s,s:s}", "do", "note", "text",
                                          "settled") },
                    .size = 34 };
  json_t *head = json_loads (header, 0, NULL);

  if (mkdtemp (directory) == NULL)
    return;
  snprintf (path, sizeof path, "%s/a.caravan", directory);
  snprintf (plain, sizeof plain, "%s/plain", directory);
  append.journal = rec_journal_create (path, head, &one.reading, &rec_disk, &error);
  append.fd = open (plain, O_WRONLY | O_CREAT | O_APPEND, 0600);
  BenchRate journal = bench_measure (work_append, &append);
  BenchRate bare = bench_measure (work_plain_append, &append);
  bench_report ("append an event, flushed", journal);
  bench_report ("a bare write and flush", bare);
  json_object_set_new (report, "append_ratio",
                       json_real (bare.median / journal.median));
  rec_journal_close (append.journal);
  close (append.fd);
  unlink (path);
  unlink (plain);
  rmdir (directory);
  json_decref (append.event[0]);
  json_decref (append.event[1]);
  json_decref (head);
  free (one.text);
}

void
bench_records (json_t *report)
{
  LongRecord long_record = make_record (LONG_RECORD);
  LongRecord short_record = make_record (SHORT_RECORD);
  RecRecord *record = read_record (&long_record);
  char example[4096];

  bench_title ("Records");
  BenchRate replay = bench_measure (work_replay, &long_record);
  BenchRate shorter = bench_measure (work_replay, &short_record);
  BenchRate jump = bench_measure (work_jump, record);
  bench_report ("replay an event", replay);
  bench_say ("replay of 100,000 events", LONG_RECORD / replay.median, "s");
  bench_say ("10 times the events", 10 * shorter.median / replay.median,
             "times the time");
  bench_report ("jump anywhere in 100,000 events", jump);
  snprintf (example, sizeof example, "%s/../examples/oasis.caravan",
            getenv ("CARAVANSERAI_DATA"));
  BenchRate command = bench_measure (work_command, example);
  bench_report ("caravan score, start to end", command);
  json_t *records = json_pack ("{s:f,s:f,s:f,s:f}", "events_per_second", replay.median,
                               "time_of_10_times", 10 * shorter.median / replay.median,
                               "jumps_per_second", jump.median, "commands_per_second",
                               command.median);
  bench_append (records);
  json_object_set_new (report, "records", records);
  rec_record_free (record);
  free (long_record.text);
  free (short_record.text);
}
