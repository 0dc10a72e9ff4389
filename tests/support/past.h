/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder of past games for tests, with its history. Records are written with ' for ".
   Whatever fails fails the test; strings that are returned belong to the caller. */
#ifndef PAST_H
#define PAST_H

#include "rec-history.h"

typedef struct
{
  char *directory;
  RecHistory *history;
} Past;

/* cmocka's set-up and tear-down: an empty folder, and everything gone again. */
int past_set_up (void **state);
int past_clear_away (void **state);

/* Closes the history and opens it again. */
void past_reopen (Past *past);

/* The path of something in the directory. */
char *past_path (const Past *past, const char *name);

/* Writes a record into the folder of games, which is made. */
void past_put (const Past *past, const char *file, const char *lines);

/* A finished game of Oregon without a board: "Anna 60 Bruno 55", in order of the
   seats; the tie-break is in the same order. created: "2026-11-15", or NULL. */
void past_put_oregon (const Past *past,
                      const char *file,
                      const char *created,
                      const char *results);

/* Brings the index up to date; returns whether anything changed. */
bool past_sync (Past *past);

/* The files that a query finds, without ".caravan", parted by blanks. */
char *past_find (Past *past, RecHistoryQuery query);
void past_expect (Past *past, RecHistoryQuery query, const char *files);

/* Everybody, parted by commas. */
void past_expect_people (Past *past, const char *names);

/* The game of a file; its names are good until the next call. */
RecHistoryGame past_game (Past *past, const char *file);

/* All that the index says, as text: list and statistics. */
char *past_print (Past *past);

/* Everything in the directory, recursively. */
void past_remove (const char *directory);

#endif
