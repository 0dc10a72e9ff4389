/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people argue about: a moment of a game as a record of its own. It has what lies
   open on the table: who plays, by which booklet, on which board, and one position.
   Turns are free, and there is no history, no lock, nothing hidden, no note, no date. */
#ifndef REC_DISPUTE_H
#define REC_DISPUTE_H

#include "rec-record.h"

/* The lines of such a record: header and position, as rec_record_read_array takes them.
   The state is one of the record's, now or earlier. A new reference. */
json_t *rec_dispute (const RecRecord *record, const CvState *state);

#endif
