/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games with locks for tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "locks.h"

#include <stdlib.h>
#include <string.h>

#include "text.h"

static const RecReading all = { .boards = "", .events_most = SIZE_MAX };

json_t *
locks_make (const char *pin)
{
  RecError error = { 0 };
  json_t *lock = rec_lock_make (pin, REC_LOCK_WEAK, &error);
  assert_non_null (lock);
  return lock;
}

RecRecord *
locks_new_record (const json_t *anna, const json_t *bruno)
{
  RecError error = { 0 };
  json_t *head = text_parse ("[{'caravanserai':1,'game':'oasis','players':["
                             "{'color':'red','name':'Anna'},"
                             "{'color':'blue','name':'Bruno'},"
                             "{'color':'green','name':'Carla'}]}]");
  json_t *players = json_object_get (json_array_get (head, 0), "players");

  if (anna != NULL)
    json_object_set (json_array_get (players, 0), "lock", (json_t *) anna);
  if (bruno != NULL)
    json_object_set (json_array_get (players, 1), "lock", (json_t *) bruno);
  RecRecord *record = rec_record_read_array (head, &all, &error);
  assert_non_null (record);
  json_decref (head);
  return record;
}

void
locks_hide (RecRecord *record, int seat, const int counts[CV_HIDDEN_MOST])
{
  RecError error = { 0 };
  json_t *event = rec_lock_hide (record, rec_record_match (record), seat, counts);

  assert_non_null (event);
  assert_true (rec_record_play (record, event, &error));
  json_decref (event);
}

void
locks_play (RecRecord *record, const char *text)
{
  RecError error = { 0 };
  json_t *event = text_parse (text);

  if (!rec_record_play (record, event, &error))
    fail_msg ("%s: %s", text, error.text != NULL ? error.text : error.verdict.rule->id);
  json_decref (event);
}

/* Adds a line and releases both. */
static char *
add_line (char *text, json_t *value)
{
  RecError error = { 0 };
  char *line = rec_record_line (value, &error);
  char *longer = text_join (text, line, "\n");

  json_decref (value);
  free (line);
  free (text);
  return longer;
}

char *
locks_print (const RecRecord *record)
{
  const CvMatch *match = rec_record_match ((RecRecord *) record);
  char *text =
      add_line (strdup (""), json_incref ((json_t *) rec_record_header (record)));

  for (size_t entry = 0; entry < cv_match_n_entries (match); entry++)
    text = add_line (text, rec_record_event (record, entry));
  return text;
}

RecRecord *
locks_read (const char *text)
{
  RecError error = { 0 };
  RecRecord *record = rec_record_read (text, strlen (text), &all, &error);

  if (record == NULL)
    fail_msg ("line %zu: %s", error.line,
              error.text != NULL ? error.text : error.verdict.rule->id);
  return record;
}
