/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record: a header and the match that its events make. What the engine has no use
   for, the names, times and notes, is kept here, line by line. */
#ifndef REC_RECORD_H
#define REC_RECORD_H

#include "cv-match.h"
#include "rec-event.h"

#define REC_FILE_MOST   (16 * 1024 * 1024)
#define REC_LINE_MOST   (64 * 1024)
#define REC_EVENTS_MOST 100000

typedef struct RecRecord RecRecord;

/* How to read. */
typedef struct
{
  const char *boards; /* directory of the boards that ship */
  size_t events_most; /* stop after so many; SIZE_MAX for all */
} RecReading;

/* A record from the text of its file, a file, or a JSON array of header and events.
   NULL with an error that names the line; when an event broke a rule, the error has the
   verdict. */
RecRecord *rec_record_read (const char *text,
                            size_t size,
                            const RecReading *reading,
                            RecError *error);
RecRecord *
rec_record_load (const char *path, const RecReading *reading, RecError *error);
RecRecord *
rec_record_read_array (const json_t *array, const RecReading *reading, RecError *error);
void rec_record_free (RecRecord *record);

/* An independent copy. */
RecRecord *rec_record_copy (const RecRecord *record);

CvMatch *rec_record_match (RecRecord *record);
const CvTable *rec_record_table (const RecRecord *record);

/* The name of a player as it stands now, a later `set` included. */
const char *rec_record_name (const RecRecord *record, int seat);

/* The verdict as an error, which is how a refused event is told. Always false. */
bool
rec_record_refuse (const RecRecord *record, const CvVerdict *verdict, RecError *error);

/* When it was played, in UTC: when the record was made; where it does not say, when its
   last event was, of those that say so; else "". */
#define REC_DATE_SIZE sizeof "2026-11-15T19:30:00Z"
void rec_record_date (const RecRecord *record, char ret_date[REC_DATE_SIZE]);

/* The time of an entry of the match's log as it stands in the file, or NULL. */
const char *rec_record_time (const RecRecord *record, size_t entry);

/* How long it was played, in seconds: from its first event to its last, those that say
   when they were, without pauses of more than half an hour. 0: nobody knows, as when
   only numbers were typed, or when the record begins in the middle of a game. rec-played.c
 */
int64_t rec_record_played (RecRecord *record);

/* The title of the board, or NULL when there is none. That of a sample is an N_ text,
   so that it is called a sample in every language. */
const char *rec_record_board_title (const RecRecord *record);

/* The event of an entry of the match's log, as JSON. A new reference. */
json_t *rec_record_event (const RecRecord *record, size_t entry);

/* The header, with the board embedded. Owned by the record. */
const json_t *rec_record_header (const RecRecord *record);

/* The rule that the first of the file's events broke which only older programs let
   pass, and its line; NULL when there is none. Such events stand as if the table had
   let them. */
const CvRule *rec_record_stricter (const RecRecord *record, size_t *ret_line);

/* A torn last line was dropped. */
bool rec_record_was_torn (const RecRecord *record);

/* Plays an event, or only says whether it may be played. False with an error, which has
   the verdict when a rule forbids it; then nothing has changed. */
bool rec_record_play (RecRecord *record, json_t *event, RecError *error);
bool
rec_record_may_play (const RecRecord *record, const json_t *event, RecError *error);

/* Puts an event in the place of an earlier step, see cv_match_correct. */
bool rec_record_correct (
    RecRecord *record, size_t step, json_t *event, RecError *error, size_t *ret_step);

/* How many bytes of the text that was read are whole lines, and whether the last of
   them lacks its newline. */
size_t rec_record_good_size (const RecRecord *record, bool *ret_unclosed);

/* The JSON of a header or an event on one line, without its newline, as it goes into a
   file. NULL with an error when it could not be read again. Release it with free. */
char *rec_record_line (const json_t *value, RecError *error);

/* Reads an event from its text without playing it; the event's JSON is returned and
   must be released. */
json_t *rec_record_parse_event (const RecRecord *record,
                                const char *text,
                                size_t size,
                                RecEvent *event,
                                RecError *error);

#endif
