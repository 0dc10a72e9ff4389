/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program says to other programs: verdicts and scores as JSON. The keys are
   public and never change. Each function returns a new reference. */
#ifndef REC_REPORT_H
#define REC_REPORT_H

#include "cv-mend.h"
#include "rec-record.h"

/* A verdict with its parts. Without "text", which needs a language. */
json_t *rec_report_answer (const CvTable *table, const CvAnswer *answer);

json_t *rec_report_score (const RecRecord *record, const CvScore *score);

/* The lines of the events in effect that broke a rule and were let stand. */
json_t *rec_report_house (const RecRecord *record);

/* A change that would make a refused event legal: what changes, and the event as it is
   then, or what goes from the board or comes there. Without "text". */
json_t *rec_report_mend (const CvTable *table, const CvMend *mend);

/* The cells of a set in reading order. */
json_t *rec_report_cells (const CvBoard *board, const CvSet *cells);

#endif
