/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any lines as events of a game on the sample board: the first byte chooses game, turns
   and players, each further line is judged and, if it may be, played. Nothing breaks
   the invariants, a refusal changes nothing, and everything can be taken back. */
#include <string.h>

#include "fuzz.h"
#include "rec-record.h"

static RecRecord *
start (uint8_t choice)
{
  RecReading reading = { .boards = getenv ("CARAVANSERAI_DATA"),
                         .events_most = SIZE_MAX };
  const CvGame *game = cv_games[choice % 3];
  json_t *players = json_array ();
  RecError error = { 0 };

  for (int i = 0; i < game->players_min + choice / 64 % 2; i++)
    json_array_append_new (
        players,
        json_pack ("{s:s,s:s}", "color", cv_color_names[game->colors[i]], "name", "x"));
  json_t *array = json_pack ("[{s:i,s:s,s:s,s:s,s:o}]", "caravanserai", 1, "game",
                             game->id, "turns", choice & 128 ? "guided" : "free",
                             "board", "sample", "players", players);
  if (reading.boards == NULL)
    reading.boards = "data/boards";
  RecRecord *record = rec_record_read_array (array, &reading, &error);
  PROMISE (record != NULL);
  json_decref (array);
  return record;
}

static void
try_line (RecRecord *record, const char *text, size_t size)
{
  CvMatch *match = rec_record_match (record);
  RecEvent event = { 0 };
  RecError error = { 0 };
  size_t before = cv_match_n_entries (match);
  json_t *object = rec_record_parse_event (record, text, size, &event, &error);

  if (object != NULL)
    {
      bool may = rec_record_may_play (record, object, &error);
      PROMISE (cv_match_n_entries (match) == before);
      PROMISE (rec_record_play (record, object, &error) == may);
      PROMISE (cv_match_n_entries (match) == before + may);
      const CvTable *table = rec_record_table (record);
      PROMISE (table->game->sane (table, cv_match_state (match)) == 0);
    }
  else
    PROMISE (error.text != NULL);
  json_decref (object);
  rec_event_free (&event);
}

static void
take_all_back (CvMatch *match)
{
  CvMove undo = { .verb = CV_VERB_UNDO, .by = CV_NO_PLAYER };
  CvState first;
  CvVerdict verdict;

  while (cv_match_play (match, &undo, &verdict))
    ;
  PROMISE (cv_match_n_steps (match) == 0);
  cv_state_start (cv_match_table (match), &first);
  PROMISE (memcmp (&first, cv_match_state (match), sizeof first) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  if (size == 0)
    return 0;
  RecRecord *record = start (data[0]);
  const char *text = (const char *) data + 1, *end = (const char *) data + size;

  while (text < end)
    {
      const char *newline = memchr (text, '\n', (size_t) (end - text));
      const char *stop = newline != NULL ? newline : end;
      try_line (record, text, (size_t) (stop - text));
      text = newline != NULL ? newline + 1 : end;
    }
  take_all_back (rec_record_match (record));
  rec_record_free (record);
  return 0;
}
