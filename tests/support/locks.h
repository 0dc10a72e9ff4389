/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games with locks for tests: Anna and Bruno play Oasis with a PIN each, Carla without.
   Locks are weak ones, so that they open at once. */
#ifndef LOCKS_H
#define LOCKS_H

#include "rec-lock.h"

#define LOCKS_ANNA_PIN  "anna’s camel 4711"
#define LOCKS_BRUNO_PIN "2580"

enum
{
  LOCKS_ANNA,
  LOCKS_BRUNO,
  LOCKS_CARLA
};

/* A weak lock. A new reference. */
json_t *locks_make (const char *pin);

/* A record, header only; each lock may be NULL. */
RecRecord *locks_new_record (const json_t *anna, const json_t *bruno);

/* Hides in the record what the counts say. */
void locks_hide (RecRecord *record, int seat, const int counts[CV_HIDDEN_MOST]);

/* Plays an event, with ' for ". */
void locks_play (RecRecord *record, const char *event);

/* The text of a record's file; malloc'd. */
char *locks_print (const RecRecord *record);

/* The record of a text, which must be good. */
RecRecord *locks_read (const char *text);

#endif
