/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a game was played, from the times of its events. */
#include "rec-record.h"

#include <assert.h>
#include <string.h>
#include <time.h>

/* Whoever thinks longer has gone to the kitchen, or to bed. */
#define PAUSE_SECONDS (30 * 60)

/* Seconds since 1970 of a time that was checked when it was read. */
static int64_t
read_time (const char *text)
{
  struct tm when = { 0 };

  strptime (text, "%Y-%m-%dT%H:%M:%S", &when);
  return (int64_t) timegm (&when);
}

/* What was laid before is in no event. */
static bool
begins_in_the_middle (const RecRecord *record, const CvMatch *match)
{
  const CvGame *game = rec_record_table (record)->game;

  return cv_match_n_steps (match) > 0 &&
         cv_match_entry (match, cv_match_step_entry (match, 0))->verb ==
             cv_game_verb_find (game, "position");
}

/* A correction writes later events once more, with their old times: what is not later
   than what came before adds nothing. */
static int64_t
add_up (const RecRecord *record, size_t n_entries)
{
  int64_t sum = 0, last = INT64_MAX;

  for (size_t entry = 0; entry < n_entries; entry++)
    {
      const char *text = rec_record_time (record, entry);
      int64_t now = text == NULL ? INT64_MIN : read_time (text);
      if (now > last && now - last <= PAUSE_SECONDS)
        sum += now - last;
      if (text != NULL && (now > last || last == INT64_MAX))
        last = now;
    }
  return sum;
}

int64_t
rec_record_played (RecRecord *record)
{
  assert (record != NULL);

  const CvMatch *match = rec_record_match (record);

  if (!rec_record_table (record)->board.present || begins_in_the_middle (record, match))
    return 0;
  return add_up (record, cv_match_n_entries (match));
}
