/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet in words and equations. The command line prints it, the window shows
   and copies it: what is said of a score is said here alone. Each function returns
   malloc'd text. */
#ifndef LANG_SHEET_H
#define LANG_SHEET_H

#include <stdio.h>

#include "lang.h"
#include "rec-record.h"

/* "9 × 5 = 45", "9 × ?" while it is a secret, "27" where the line is no product. */
char *lang_sheet_equation (const Lang *lang, const CvLine *line);

/* "70", or "?" while a part of it is a secret. */
char *lang_sheet_total (const Lang *lang, const CvPlayerScore *player);

/* Who is ahead and what decided: one sentence. */
char *
lang_sheet_outcome (const Lang *lang, const RecRecord *record, const CvScore *score);

/* The whole sheet as plain text in columns, house rules included: what `caravan export
   --to text` writes. */
char *lang_sheet_text (const Lang *lang, const RecRecord *record, const CvScore *score);

/* The same on a stream, which may be a terminal that shows colours. */
void lang_sheet_put (FILE *out,
                     bool in_color,
                     const Lang *lang,
                     const RecRecord *record,
                     const CvScore *score);

/* "● R Anna": shape, letter and name of a player. */
char *lang_sheet_label (const Lang *lang, const RecRecord *record, int seat);

/* The same at the head of a column, in the player's colour. */
void lang_sheet_put_head (FILE *out,
                          bool in_color,
                          const Lang *lang,
                          const RecRecord *record,
                          int seat,
                          int width);

/* Marks each event that stands by a house rule, a sentence a line. */
void lang_sheet_put_house (FILE *out, const Lang *lang, const RecRecord *record);

#endif
