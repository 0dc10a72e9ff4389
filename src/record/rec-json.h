/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strict JSON: what Jansson reads and more than it refuses. Duplicate keys, broken
   UTF-8, lone surrogates, NUL and overlong integers are its business; nesting is ours.
 */
#ifndef REC_JSON_H
#define REC_JSON_H

#include <jansson.h>

#include "rec-error.h"

#define REC_JSON_DEPTH 16

/* A whole JSON value, or NULL and an error. */
json_t *rec_json_parse (const char *text, size_t size, int depth_most, RecError *error);

/* Whether the text is one whole object, from its first bracket to the one that closes
   it, however wrong it may be inside. What a power cut leaves is not. */
bool rec_json_is_object (const char *text, size_t size);

/* The members of an object; each returns false with an error that names the key. */
bool rec_json_is_known_key (const char *key, const char *const *known, RecError *error);
bool rec_json_only (const json_t *object, const char *const *known, RecError *error);
bool rec_json_string (const json_t *value,
                      const char *key,
                      const char **ret_text,
                      RecError *error);
bool rec_json_number (const json_t *value,
                      const char *key,
                      int min,
                      int max,
                      int *ret_number,
                      RecError *error);

/* The index of text in a NULL-terminated list, or -1. */
int rec_index_of (const char *text, const char *const *list);

#endif
