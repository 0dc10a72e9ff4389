/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text as a record: refused with a line and a reason, or replayed to a sane state
   whose events, written and read again, give the same score. */
#include <string.h>

#include "fuzz.h"
#include "rec-record.h"
#include "rec-report.h"

static json_t *
score_json (RecRecord *record)
{
  const CvTable *table = rec_record_table (record);
  CvScore score;
  table->game->score (table, cv_match_state (rec_record_match (record)), true, &score);
  return rec_report_score (record, &score);
}

static void
check_round_trip (RecRecord *record, const RecReading *reading)
{
  json_t *array = json_pack ("[O]", rec_record_header (record));
  RecError error = { 0 };

  for (size_t i = 0; i < cv_match_n_entries (rec_record_match (record)); i++)
    json_array_append_new (array, rec_record_event (record, i));
  RecRecord *again = rec_record_read_array (array, reading, &error);
  PROMISE (again != NULL);
  json_t *one = score_json (record), *two = score_json (again);
  PROMISE (json_equal (one, two));
  json_decref (one);
  json_decref (two);
  json_decref (array);
  rec_record_free (again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  RecReading reading = { .boards = getenv ("CARAVANSERAI_DATA"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };

  if (reading.boards == NULL)
    reading.boards = "data/boards";
  RecRecord *record = rec_record_read ((const char *) data, size, &reading, &error);
  if (record == NULL)
    {
      PROMISE (error.text != NULL || !cv_verdict_is_legal (&error.verdict));
      PROMISE (error.line > 0);
      return 0;
    }
  const CvTable *table = rec_record_table (record);
  PROMISE (table->game->sane (table, cv_match_state (rec_record_match (record))) == 0);
  check_round_trip (record, &reading);
  rec_record_free (record);
  return 0;
}
