/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score in the forms that other programs read. Each function returns malloc'd text;
   what the score keeps back is in none of them. */
#ifndef REC_EXPORT_H
#define REC_EXPORT_H

#include "rec-disk.h"
#include "rec-record.h"

/* A link must fit into a QR code: it has fewer bytes than this. */
#define REC_EXPORT_LINK_SIZE 2900

/* RFC 4180: a header row, then a row a player in the order of the score; lines end with
   CRLF. The points of each line stand under the id of its rule. A name that a
   spreadsheet would reckon with begins with an apostrophe. */
char *rec_export_csv (RecRecord *record, const CvScore *score);

/* The score object, on one line without its newline. */
char *rec_export_json (const RecRecord *record, const CvScore *score);

/* The link by which BG Stats takes over a play. */
char *rec_export_bgstats (RecRecord *record, const CvScore *score);

/* Closes the only line of a text, as a file has it; the text is taken over. */
char *rec_export_close (char *text);

/* Puts a text into a new file, which appears whole or not at all. */
bool rec_export_save (const char *path,
                      const char *text,
                      const RecDisk *disk,
                      RecError *error);

#endif
