/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts for tests. JSON is written in them with ' for ". What is returned belongs to
   the caller. */
#ifndef TEXT_H
#define TEXT_H

#include "rec-record.h"

#include <stddef.h>
#include <jansson.h>

/* A copy with " for '. */
char *text_quote (const char *text);

/* A record of these lines, written with apostrophes, on the shipped boards; the test
   fails when they can't be read. The caller's. */
RecRecord *text_record (const char *lines);

/* The JSON of a text with ' for ". It may be more than records allow. */
json_t *text_parse (const char *text);

char *text_join (const char *a, const char *b, const char *c);
char *text_repeat (const char *piece, size_t n);

#endif
