/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts that people put into a record: names, notes, times, sealed things. */
#ifndef REC_TEXT_H
#define REC_TEXT_H

#include "rec-error.h"

#define REC_NAME_MOST 64
#define REC_NOTE_MOST 2000

/* 1 to most characters, none of Unicode's Cc and Cf nor U+2028, U+2029. key is named in
   the error. The text must be valid UTF-8, as all texts that JSON gave are. */
bool rec_text_is_name (const char *text, size_t most, const char *key, RecError *error);

/* At most REC_NOTE_MOST characters; newlines and tabs are welcome, other control
   characters are not. */
bool rec_text_is_note (const char *text, const char *key, RecError *error);

/* RFC 3339 in UTC: 2026-11-15T19:30:00Z, with or without parts of a second. */
bool rec_text_is_time (const char *text, const char *key, RecError *error);

/* Base64 with padding that stands for exactly n bytes. */
bool rec_text_is_base64 (const char *text, size_t n, const char *key, RecError *error);

#endif
