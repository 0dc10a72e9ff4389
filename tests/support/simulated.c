/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "simulated.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"

static RecRecord *
start_record (const CvGame *game,
              int n_players,
              const char *const *names,
              const char *created)
{
  RecReading reading = { .boards = getenv ("CARAVANSERAI_DATA"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };
  json_t *players = json_array ();

  for (int i = 0; i < n_players; i++)
    json_array_append_new (players, json_pack ("{s:s,s:s}", "color",
                                               cv_color_names[game->colors[i]], "name",
                                               names[i]));
  json_t *list = json_pack ("[{s:i,s:s,s:s,s:s,s:o,s:s*}]", "caravanserai", 1, "game",
                            game->id, "turns", "guided", "board", "sample", "players",
                            players, "created", created);
  RecRecord *record = rec_record_read_array (list, &reading, &error);
  json_decref (list);
  if (record == NULL)
    abort ();
  return record;
}

char *
simulated_header (const CvGame *game,
                  int n_players,
                  const char *const *names,
                  const char *created)
{
  RecRecord *record = start_record (game, n_players, names, created);
  char *line = json_dumps (rec_record_header (record), JSON_COMPACT), *text;

  if (line == NULL || asprintf (&text, "%s\n", line) < 0)
    abort ();
  free (line);
  rec_record_free (record);
  return text;
}

typedef struct
{
  RecRecord *record;
  FILE *stream;
} Scribe;

static bool
write_down (void *data, const CvMove *move)
{
  Scribe *scribe = data;
  RecError error = { 0 };
  json_t *event = rec_event_write (rec_record_table (scribe->record), move, NULL);
  bool is_good = rec_record_play (scribe->record, event, &error);

  json_dumpf (event, scribe->stream, JSON_COMPACT);
  fputc ('\n', scribe->stream);
  json_decref (event);
  return is_good;
}

char *
simulated_events (const CvGame *game, int n_players, uint64_t seed)
{
  static const char *const names[CV_PLAYERS_MOST] = { "A", "B", "C", "D", "E" };
  char *text;
  size_t size;
  Scribe scribe = { start_record (game, n_players, names, NULL),
                    open_memstream (&text, &size) };
  const CvMatch *match = rec_record_match (scribe.record);
  Sim sim;

  if (scribe.stream == NULL ||
      !sim_start (&sim, cv_match_table (match), cv_match_state (match), write_down,
                  &scribe) ||
      !sim_run (&sim, seed) || fclose (scribe.stream) != 0)
    abort ();
  rec_record_free (scribe.record);
  return text;
}
