/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record on the disk that is being played. An event counts as done only when it is on
   the disk: one write for each, then a flush, then the match moves on. What was
   acknowledged is never lost; what failed leaves no trace in the file. The file is
   locked while it is open, so that no two programs write to it. */
#ifndef REC_JOURNAL_H
#define REC_JOURNAL_H

#include "rec-disk.h"
#include "rec-record.h"

typedef struct RecJournal RecJournal;

/* A new record. The file must not exist yet; it appears whole, header included, or not
   at all. */
RecJournal *rec_journal_create (const char *path,
                                const json_t *header,
                                const RecReading *reading,
                                const RecDisk *disk,
                                RecError *error);

/* An existing one, to go on with. A torn last line is cut off. */
RecJournal *rec_journal_open (const char *path,
                              const RecReading *reading,
                              const RecDisk *disk,
                              RecError *error);

/* A new file with all of a record that was played elsewhere, like a created one; also
   to make one anew that is gone. A file that has the name is left alone. */
RecJournal *rec_journal_create_copy (const char *path,
                                     RecRecord *record,
                                     const RecDisk *disk,
                                     RecError *error);

void rec_journal_close (RecJournal *journal);

/* The record as it stands. Owned by the journal, and another one after a correction;
   play through the journal, not the match. */
RecRecord *rec_journal_record (RecJournal *journal);

/* Judges an event, writes it, then plays it. False with an error: nothing has changed,
   neither on the disk nor in the match. */
bool rec_journal_play (RecJournal *journal, json_t *event, RecError *error);

/* Puts another event in the place of an earlier step, see cv_match_correct. All the
   events this takes are written in one piece. ret_step is the step that can't stand. */
bool rec_journal_correct (
    RecJournal *journal, size_t step, json_t *event, RecError *error, size_t *ret_step);

/* Writes what a record has more than the file, in one piece, when the file's events are
   the record's first ones. The journal's record is then a copy of it. */
bool rec_journal_catch_up (RecJournal *journal, RecRecord *record, RecError *error);

/* Whether the journal would still write. When it would not, opening the file again may
   help. */
bool rec_journal_can_write (const RecJournal *journal);

/* Whether the file under the journal's name is not the one it holds, as it left it:
   removed, moved, replaced, or written to by others. */
bool rec_journal_is_lost (const RecJournal *journal);

/* Whether nothing has this name (any more). */
bool rec_journal_is_gone (const char *path);

/* How many of the record's events stand in the file, from the first one on; 0 also for
   the file of another game. */
size_t rec_journal_count_saved (const RecJournal *journal, RecRecord *record);

#endif
