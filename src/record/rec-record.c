/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a record line by line into a match. */
#include "rec-record.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rec-file.h"
#include "rec-header.h"
#include "rec-lock.h"

struct RecRecord
{
  json_t *header;
  CvMatch *match;

  /* By entry: the events that hold more than their move, NULL for the others. */
  json_t **extras;
  size_t n_extras, extras_space;

  bool was_torn;

  /* The first event that breaks a rule which has become stricter since. */
  const CvRule *stricter;
  size_t stricter_line;

  /* Of the text that was read. */
  size_t good_size;
  bool unclosed;
};

void
rec_record_free (RecRecord *record)
{
  if (record == NULL)
    return;
  for (size_t i = 0; i < record->n_extras; i++)
    json_decref (record->extras[i]);
  free (record->extras);
  cv_match_free (record->match);
  json_decref (record->header);
  free (record);
}

CvMatch *
rec_record_match (RecRecord *record)
{
  assert (record != NULL);
  return record->match;
}

const CvTable *
rec_record_table (const RecRecord *record)
{
  assert (record != NULL);
  return cv_match_table (record->match);
}

const json_t *
rec_record_header (const RecRecord *record)
{
  assert (record != NULL);
  return record->header;
}

size_t
rec_record_good_size (const RecRecord *record, bool *ret_unclosed)
{
  assert (record != NULL);
  assert (ret_unclosed != NULL);
  *ret_unclosed = record->unclosed;
  return record->good_size;
}

bool
rec_record_was_torn (const RecRecord *record)
{
  assert (record != NULL);
  return record->was_torn;
}

const CvRule *
rec_record_stricter (const RecRecord *record, size_t *ret_line)
{
  assert (record != NULL);
  assert (ret_line != NULL);
  *ret_line = record->stricter_line;
  return record->stricter;
}

const char *
rec_record_board_title (const RecRecord *record)
{
  assert (record != NULL);

  const json_t *board = json_object_get (record->header, "board");
  const char *title = json_string_value (json_object_get (board, "title"));
  const char *id = json_string_value (json_object_get (board, "id"));

  if (id != NULL && strcmp (id, "sample") == 0)
    return N_ ("Sample board");
  return title != NULL ? title : id;
}

static json_t *
find_extra (const RecRecord *record, size_t entry)
{
  return entry < record->n_extras ? record->extras[entry] : NULL;
}

/* The event as it was read, also for an entry that records it again. */
static json_t *
find_original (const RecRecord *record, size_t entry)
{
  return find_extra (record, cv_match_entry (record->match, entry)->repeats);
}

/* The header's entry for a player. */
static const json_t *
find_player (const RecRecord *record, int seat)
{
  return json_array_get (json_object_get (record->header, "players"), (size_t) seat);
}

/* The latest `set` in effect that names the player, else the header. */
const char *
rec_record_name (const RecRecord *record, int seat)
{
  assert (record != NULL);
  assert (seat >= 0 && seat < rec_record_table (record)->n_players);

  const char *color = cv_color_names[cv_match_table (record->match)->color[seat]];

  for (size_t step = cv_match_n_steps (record->match); step > 0; step--)
    {
      size_t entry = cv_match_step_entry (record->match, step - 1);
      if (cv_match_entry (record->match, entry)->verb != CV_VERB_SET)
        continue;
      const json_t *names = json_object_get (find_original (record, entry), "names");
      const char *name = json_string_value (json_object_get (names, color));
      if (name != NULL)
        return name;
    }
  return json_string_value (json_object_get (find_player (record, seat), "name"));
}

const json_t *
rec_record_lock (const RecRecord *record, int seat)
{
  assert (record != NULL);
  assert (seat >= 0 && seat < rec_record_table (record)->n_players);
  for (size_t step = cv_match_n_steps (record->match); step > 0; step--)
    {
      size_t entry = cv_match_step_entry (record->match, step - 1);
      const CvEntry *move = cv_match_entry (record->match, entry);
      if (move->verb == CV_VERB_LOCK && move->by == seat)
        return json_object_get (find_original (record, entry), "lock");
    }
  return json_object_get (find_player (record, seat), "lock");
}

/* A time in UTC, without the parts of a second it may have. */
static bool
copy_date (const json_t *time, char ret_date[REC_DATE_SIZE])
{
  if (time == NULL)
    return false;
  memcpy (ret_date, json_string_value (time), REC_DATE_SIZE - 2);
  ret_date[REC_DATE_SIZE - 2] = 'Z';
  ret_date[REC_DATE_SIZE - 1] = '\0';
  return true;
}

void
rec_record_date (const RecRecord *record, char ret_date[REC_DATE_SIZE])
{
  assert (record != NULL);

  size_t entry = record->n_extras;
  bool found = copy_date (json_object_get (record->header, "created"), ret_date);

  while (!found && entry > 0)
    found =
        copy_date (json_object_get (find_extra (record, --entry), "time"), ret_date);
  if (!found)
    ret_date[0] = '\0';
}

const char *
rec_record_time (const RecRecord *record, size_t entry)
{
  assert (record != NULL);

  return json_string_value (json_object_get (find_extra (record, entry), "time"));
}

json_t *
rec_record_event (const RecRecord *record, size_t entry)
{
  assert (record != NULL);
  assert (entry < cv_match_n_entries (record->match));

  CvMove move = cv_match_entry_move (record->match, entry);
  json_t *event = rec_event_write (cv_match_table (record->match), &move,
                                   find_original (record, entry));
  json_t *time = json_object_get (find_extra (record, entry), "time");

  if (time != NULL)
    json_object_set (event, "time", time);
  return event;
}

/* Keeps the JSON of an entry's event. */
static void
keep_at (RecRecord *record, size_t entry, json_t *event)
{
  if (entry >= record->extras_space)
    {
      record->extras_space = entry * 2 + 16;
      record->extras =
          realloc (record->extras, record->extras_space * sizeof *record->extras);
      if (record->extras == NULL)
        abort ();
    }
  while (record->n_extras < entry)
    record->extras[record->n_extras++] = NULL;
  record->extras[record->n_extras++] = json_incref (event);
}

/* Keeps the JSON of the last event, if it holds more than its move. */
static void
keep_extra (RecRecord *record, const CvMove *move, json_t *event)
{
  if (rec_event_has_more (cv_match_table (record->match), move) ||
      json_object_get (event, "time") != NULL)
    keep_at (record, cv_match_n_entries (record->match) - 1, event);
}

/* The same for the event that corrected a step: it comes after the entries that took
   steps back, and before those that repeat what followed. */
static void
keep_fix (RecRecord *record, json_t *event)
{
  size_t entry = cv_match_n_entries (record->match) - 1;
  while (cv_match_entry (record->match, entry)->repeats != entry)
    entry--;
  keep_at (record, entry, event);
}

bool
rec_record_refuse (const RecRecord *record, const CvVerdict *verdict, RecError *error)
{
  assert (record != NULL && verdict != NULL);

  const CvTable *table = cv_match_table (record->match);

  rec_error_set_verdict (error, verdict);
  for (int seat = 0; seat < table->n_players; seat++)
    rec_error_set_player (error, seat, table->color[seat],
                          rec_record_name (record, seat));
  return false;
}

static bool
read_event (const RecRecord *record,
            const json_t *object,
            RecEvent *event,
            RecError *error)
{
  if (cv_match_n_entries (record->match) >= REC_EVENTS_MOST)
    return rec_error_set_number (error, N_ ("a record has at most %1$s events"), NULL,
                                 REC_EVENTS_MOST);
  return rec_event_read (cv_match_table (record->match), object, event, error);
}

/* Plays an event of a file that older programs let pass: it stands as if the table had
   let it. */
static bool
let_stand (RecRecord *record, RecEvent *event, CvVerdict *verdict, size_t line)
{
  const CvGame *game = cv_match_table (record->match)->game;
  const CvRule *rule = verdict->rule;

  if (game->is_stricter == NULL ||
      !game->is_stricter (cv_match_state (record->match), verdict))
    return false;
  event->move.allowed = true;
  if (!cv_match_play (record->match, &event->move, verdict))
    return false;
  if (record->stricter == NULL)
    {
      record->stricter = rule;
      record->stricter_line = line;
    }
  return true;
}

/* from_file: when a file is read older rules count, see let_stand. */
static bool
play_event (
    RecRecord *record, json_t *object, bool from_file, RecEvent *event, RecError *error)
{
  CvVerdict verdict;

  if (!read_event (record, object, event, error))
    return false;
  if (!cv_match_play (record->match, &event->move, &verdict) &&
      !(from_file && let_stand (record, event, &verdict, error->line)))
    return rec_record_refuse (record, &verdict, error);
  keep_extra (record, &event->move, object);
  return true;
}

bool
rec_record_play (RecRecord *record, json_t *object, RecError *error)
{
  assert (record != NULL);
  assert (error != NULL);

  REC_AUTO_EVENT event = { 0 };

  rec_error_start (error, error->line);
  return rec_error_end (error, play_event (record, object, false, &event, error));
}

bool
rec_record_may_play (const RecRecord *record, const json_t *object, RecError *error)
{
  assert (record != NULL);
  assert (error != NULL);

  REC_AUTO_EVENT event = { 0 };
  CvVerdict verdict;

  rec_error_start (error, error->line);
  bool good = read_event (record, object, &event, error);

  if (good && !cv_match_may_play (record->match, &event.move, &verdict))
    good = rec_record_refuse (record, &verdict, error);
  return rec_error_end (error, good);
}

bool
rec_record_correct (
    RecRecord *record, size_t step, json_t *object, RecError *error, size_t *ret_step)
{
  assert (record != NULL);
  assert (error != NULL && ret_step != NULL);

  REC_AUTO_EVENT event = { 0 };
  CvVerdict verdict;

  rec_error_start (error, error->line);
  bool good = read_event (record, object, &event, error);

  *ret_step = step;
  if (good &&
      (event.move.verb <= CV_VERB_NOTE || step >= cv_match_n_steps (record->match)))
    good = rec_error_set (
        error, N_ ("“%1$s” can’t take the place of an earlier step"),
        cv_game_verb (cv_match_table (record->match)->game, event.move.verb)->name,
        NULL);
  if (good && !cv_match_correct (record->match, step, &event.move, &verdict, ret_step))
    good = rec_record_refuse (record, &verdict, error);
  if (good)
    keep_fix (record, object);
  return rec_error_end (error, good);
}

/* A copy of the match and further references to the same events. */
RecRecord *
rec_record_copy (const RecRecord *record)
{
  assert (record != NULL);

  RecRecord *copy = malloc (sizeof *copy);
  if (copy == NULL)
    abort ();
  *copy = *record;
  copy->header = json_incref (record->header);
  copy->match = cv_match_copy (record->match);
  copy->extras = malloc (record->n_extras * sizeof *copy->extras + 1);
  if (copy->extras == NULL)
    abort ();
  copy->extras_space = record->n_extras;
  for (size_t i = 0; i < record->n_extras; i++)
    copy->extras[i] = json_incref (record->extras[i]);
  return copy;
}

static RecRecord *
start_record (const json_t *header, const RecReading *reading, RecError *error)
{
  CvTable table;
  json_t *whole = rec_header_read (header, reading->boards, &table, error);
  if (whole == NULL)
    return NULL;
  RecRecord *record = calloc (1, sizeof *record);
  if (record == NULL)
    abort ();
  record->header = whole;
  record->match = cv_match_new (&table);
  return record;
}

RecRecord *
rec_record_read_array (const json_t *array, const RecReading *reading, RecError *error)
{
  assert (reading != NULL);
  assert (error != NULL);

  size_t n = json_array_size (array);
  REC_AUTO_EVENT event = { 0 };

  rec_error_start (error, 1);
  if (n == 0)
    {
      rec_error_set (error, N_ ("a record needs a header"), NULL);
      return NULL;
    }
  RecRecord *record = start_record (json_array_get (array, 0), reading, error);
  for (size_t i = 1; record != NULL && i < n && i <= reading->events_most; i++)
    {
      error->line = i + 1;
      if (!play_event (record, json_array_get (array, i), true, &event, error))
        {
          rec_record_free (record);
          record = NULL;
        }
    }
  rec_error_end (error, record != NULL);
  return record;
}

/* Lines. */

typedef struct
{
  const char *text;
  size_t size;
  bool is_open; /* no newline after it: the last one, perhaps torn */
} Line;

static Line
next_line (const char **text, const char *end)
{
  const char *newline = memchr (*text, '\n', (size_t) (end - *text));
  Line line = { .text = *text, .is_open = newline == NULL };

  line.size = (size_t) ((newline != NULL ? newline : end) - *text);
  *text = newline != NULL ? newline + 1 : end;
  if (!line.is_open && line.size > 0 && line.text[line.size - 1] == '\r')
    line.size--;
  return line;
}

static json_t *
parse_line (const Line *line, RecError *error)
{
  if (line->size > REC_LINE_MOST)
    {
      rec_error_set_number (error, N_ ("the line is longer than %1$s KiB"), NULL,
                            REC_LINE_MOST / 1024);
      return NULL;
    }
  if (line->size == 0)
    {
      rec_error_set (error, N_ ("the line is blank"), NULL);
      return NULL;
    }
  return rec_json_parse (line->text, line->size, REC_JSON_DEPTH, error);
}

/* Plays the events of the lines from the second on, at text; false at the first that
   fails. */
static bool
read_events (RecRecord *record,
             const char *whole,
             const char *text,
             const char *end,
             const RecReading *reading,
             RecError *error)
{
  REC_AUTO_EVENT event = { 0 };
  bool good = true;

  for (size_t n = 0; good && text < end && n < reading->events_most; n++)
    {
      const char *start = text;
      Line line = next_line (&text, end);
      error->line = n + 2;
      if (line.is_open && !rec_json_is_object (line.text, line.size))
        {
          record->was_torn = true;
          text = start;
          break;
        }
      json_t *object = parse_line (&line, error);
      good = object != NULL && play_event (record, object, true, &event, error);
      json_decref (object);
    }
  record->good_size = (size_t) (text - whole);
  record->unclosed = record->good_size > 0 && whole[record->good_size - 1] != '\n';
  return good;
}

RecRecord *
rec_record_read (const char *text,
                 size_t size,
                 const RecReading *reading,
                 RecError *error)
{
  assert (reading != NULL);
  assert (size == 0 || text != NULL);
  assert (error != NULL);

  const char *whole = text, *end = text + size;
  RecRecord *record = NULL;

  rec_error_start (error, 1);
  if (size == 0)
    {
      rec_error_set (error, N_ ("the file is empty"), NULL);
      return NULL;
    }
  Line line = next_line (&text, end);
  json_t *header = parse_line (&line, error);
  if (header != NULL)
    record = start_record (header, reading, error);
  json_decref (header);
  if (record != NULL && !read_events (record, whole, text, end, reading, error))
    {
      rec_record_free (record);
      record = NULL;
    }
  rec_error_end (error, record != NULL);
  return record;
}

/* Writing. */

char *
rec_record_line (const json_t *value, RecError *error)
{
  assert (error != NULL);

  char *line = json_dumps (value, JSON_COMPACT);

  if (line == NULL)
    rec_error_set (error, N_ ("holds text that is not valid UTF-8"), NULL);
  else if (strlen (line) > REC_LINE_MOST)
    {
      rec_error_set_number (error, N_ ("the line is longer than %1$s KiB"), NULL,
                            REC_LINE_MOST / 1024);
      free (line);
      line = NULL;
    }
  return line;
}

RecRecord *
rec_record_load (const char *path, const RecReading *reading, RecError *error)
{
  assert (path != NULL && reading != NULL);

  RecBytes bytes;

  rec_error_start (error, 0);
  if (!rec_file_read (path, REC_FILE_MOST, &bytes, error))
    return NULL;
  RecRecord *record = rec_record_read (bytes.data, bytes.size, reading, error);
  rec_bytes_free (&bytes);
  return record;
}

json_t *
rec_record_parse_event (const RecRecord *record,
                        const char *text,
                        size_t size,
                        RecEvent *event,
                        RecError *error)
{
  assert (record != NULL && event != NULL);
  assert (size == 0 || text != NULL);

  Line line = { .text = text, .size = size };
  json_t *object = parse_line (&line, error);

  if (object != NULL &&
      !rec_event_read (cv_match_table (record->match), object, event, error))
    {
      json_decref (object);
      return NULL;
    }
  return object;
}
